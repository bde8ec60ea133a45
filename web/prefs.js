// What a person prefers. Language and colours are cookies, because the server renders with them; the rest stays here.

const YEAR = 365 * 24 * 3600;

/**
 * @param {"lang" | "theme"} name
 * @param {string} value
 */
function setCookie(name, value) {
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${YEAR}`;
}

/** @param {string} lang */
export function setLang(lang) {
  setCookie("lang", lang);
}

/** @returns {"night" | "day"} */
export function theme() {
  return document.documentElement.dataset.theme === "day" ? "day" : "night";
}

/**
 * Changes colours at once; pictures come in both.
 * @param {"night" | "day"} value
 */
export function setTheme(value) {
  setCookie("theme", value);
  const before = theme();
  document.documentElement.dataset.theme = value;
  document.querySelector("meta[name=color-scheme]")?.setAttribute("content", value === "day" ? "light" : "dark");
  for (const picture of document.querySelectorAll("[data-themed]")) {
    const name = picture instanceof HTMLSourceElement ? "srcset" : "src";
    picture.setAttribute(name, (picture.getAttribute(name) ?? "").replace(`.${before}.`, `.${value}.`));
  }
}

/** What each switch is as long as nobody has touched it. */
const usual = { motion: true, forced: true, confirm: false, sound: false };

/** @typedef {keyof typeof usual} Switch */

/**
 * Whether a switch is on. Motion is also off if the device asks for that.
 * @param {Switch} name
 */
export function isOn(name) {
  const kept = localStorage.getItem(`lamplight.${name}`);
  if (kept !== null) return kept === "on";
  return usual[name] && !(name === "motion" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

/**
 * @param {Switch} name
 * @param {boolean} on
 */
export function turn(name, on) {
  localStorage.setItem(`lamplight.${name}`, on ? "on" : "off");
}
