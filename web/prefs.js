// What a person prefers. It is kept with the person on the server, so that it follows them, and copied here, so that a
// page looks right at once: language and colours in cookies, because the server renders with them, the rest beside. Of two
// devices that differ the one that was changed last is right; of somebody whom the server does not know, this one.

import { post } from "./api.js";

const YEAR = 365 * 24 * 3600;

/** When something was last changed here. */
const CHANGED = "lamplight.changed";

/** What each switch is as long as nobody has touched it. */
const usual = { motion: true, forced: true, confirm: false, sound: false, notify: false, twice: true };

/** @typedef {keyof typeof usual} Switch */

const SWITCHES = /** @type {Switch[]} */ (Object.keys(usual));

/** How fast steps are shown, slowest first; `once` without any motion. */
export const SPEEDS = /** @type {const} */ (["slow", "normal", "fast", "once"]);

/** @typedef {typeof SPEEDS[number]} Speed */

const root = document.documentElement;

/**
 * What the server has, if it knows the person.
 * @type {{ settings: Record<string, boolean | string>, lang: string, at: number } | null}
 */
const kept = root.dataset.kept ? JSON.parse(root.dataset.kept) : null;

/**
 * @param {"lang" | "theme"} name
 * @param {string} value
 */
function setCookie(name, value) {
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${YEAR}`;
}

/** Speaks another language from the next page on. */
export function setLang(/** @type {string} */ lang) {
  setCookie("lang", lang);
  keep({ lang });
}

/** @returns {"night" | "day"} */
export function theme() {
  return root.dataset.theme === "day" ? "day" : "night";
}

/**
 * Changes colours at once; pictures come in both.
 * @param {"night" | "day"} value
 */
export function setTheme(value) {
  paint(value);
  keep({ settings: { theme: value } });
}

/** @param {"night" | "day"} value */
function paint(value) {
  setCookie("theme", value);
  const before = theme();
  root.dataset.theme = value;
  document.querySelector("meta[name=color-scheme]")?.setAttribute("content", value === "day" ? "light" : "dark");
  for (const picture of document.querySelectorAll("[data-themed]")) {
    const name = picture instanceof HTMLSourceElement ? "srcset" : "src";
    picture.setAttribute(name, (picture.getAttribute(name) ?? "").replace(`.${before}.`, `.${value}.`));
  }
}

/**
 * Whether a switch is on. Motion is also off if the device asks for that.
 * @param {Switch} name
 */
export function isOn(name) {
  const chosen = localStorage.getItem(`lamplight.${name}`);
  if (chosen !== null) return chosen === "on";
  return usual[name] && !(name === "motion" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

/**
 * @param {Switch} name
 * @param {boolean} on
 */
export function turn(name, on) {
  localStorage.setItem(`lamplight.${name}`, on ? "on" : "off");
  keep({ settings: { [name]: on } });
}

/**
 * How fast steps are shown; at once if the device asks for no motion.
 * @returns {Speed}
 */
export function speed() {
  if (!isOn("motion")) return "once";
  return chosenSpeed() ?? "normal";
}

/** @returns {Speed | undefined} */
function chosenSpeed() {
  return SPEEDS.find((name) => name === localStorage.getItem("lamplight.speed"));
}

/**
 * Whoever wants to see motion here sees it, whatever the device usually asks for.
 * @param {Speed} value
 */
export function setSpeed(value) {
  if (value !== "once" && !isOn("motion")) turn("motion", true);
  localStorage.setItem("lamplight.speed", value);
  keep({ settings: { speed: value } });
}

/**
 * Notes a change here, and with the person if there is one.
 * @param {{ lang?: string, settings?: object }} change
 */
function keep(change) {
  localStorage.setItem(CHANGED, String(Date.now()));
  if (kept) void tell(change);
}

/**
 * Tells the server, also if the page is left meanwhile. If that fails, the next page tries again.
 * @param {object} change
 */
async function tell(change) {
  const answer = await post("/api/me", change).catch(() => null);
  if (answer) localStorage.setItem(CHANGED, String(answer.at));
}

/** Takes over what was changed last, here or on another device. */
function agree() {
  const here = Number(localStorage.getItem(CHANGED));
  if (!kept || kept.at === here) return;
  if (here > kept.at) return void tell({ lang: root.lang, settings: own() });
  localStorage.setItem(CHANGED, String(kept.at));
  for (const name of SWITCHES) {
    const value = kept.settings[name];
    if (typeof value === "boolean") localStorage.setItem(`lamplight.${name}`, value ? "on" : "off");
  }
  if (kept.settings.speed) localStorage.setItem("lamplight.speed", String(kept.settings.speed));
  const colours = kept.settings.theme;
  if (colours === "day" || colours === "night") paint(colours);
  setCookie("lang", kept.lang);
  if (kept.lang !== root.lang) location.reload();
}

/** What was chosen on this device. */
function own() {
  const chosen = SWITCHES.filter((name) => localStorage.getItem(`lamplight.${name}`) !== null);
  const pace = chosenSpeed();
  return {
    theme: theme(),
    ...Object.fromEntries(chosen.map((name) => [name, isOn(name)])),
    ...(pace && { speed: pace }),
  };
}

agree();
