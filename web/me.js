// The person's own page: name, settings, a link for another device, and being forgotten.

import { forget, post, qr } from "./api.js";
import { isNotified, setNotified } from "./notice.js";
import { isOn, setLang, setTheme, theme, turn } from "./prefs.js";
import { say } from "./words.js";

/**
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} id
 */
const by = (id) => /** @type {E} */ (document.getElementById(id));

/**
 * Does something, and says below it what went wrong.
 * @param {string} id of the line that says it
 * @param {() => Promise<void>} deed
 */
async function attempt(id, deed) {
  by(id).textContent = "";
  try {
    await deed();
  } catch (error) {
    by(id).textContent = error instanceof Error ? error.message : String(error);
  }
}

by("name-form").addEventListener("submit", (event) => {
  event.preventDefault();
  void attempt("name-trouble", async () => {
    by("name-saved").textContent = "";
    const { name } = await post("/api/me", { name: /** @type {HTMLInputElement} */ (by("name")).value.trim() });
    by("name-saved").textContent = say("me-saved", { name });
    const entry = document.querySelector('.entry[href="/me"] span');
    if (entry) entry.textContent = name;
  });
});

document.addEventListener("change", (event) => {
  const input = event.target;
  if (!(input instanceof HTMLInputElement)) return;
  if (input.name === "theme") setTheme(input.value === "day" ? "day" : "night");
  if (input.name === "lang") {
    setLang(input.value);
    location.reload();
  }
});
// The switch in the bar changes the same setting.
new MutationObserver(() => {
  /** @type {NodeListOf<HTMLInputElement>} */
  const radios = document.querySelectorAll("input[name=theme]");
  for (const radio of radios) radio.checked = radio.value === theme();
}).observe(document.documentElement, { attributeFilter: ["data-theme"] });

/** @type {NodeListOf<HTMLInputElement>} */
const switches = document.querySelectorAll("#switches input");
for (const input of switches) {
  const name = /** @type {import("./prefs.js").Switch} */ (input.name);
  input.checked = name === "notify" ? isNotified() : isOn(name);
  input.addEventListener("change", () => (name === "notify" ? void switchNotices(input) : turn(name, input.checked)));
}

/**
 * The browser has the last word.
 * @param {HTMLInputElement} input
 */
async function switchNotices(input) {
  const wanted = input.checked;
  input.checked = await setNotified(wanted);
  by("notify-trouble").textContent = wanted && !input.checked ? say("me-notify-refused") : "";
}

by("link-make").addEventListener("click", () => {
  void attempt("link-trouble", async () => {
    const { link, expires, reach } = await post("/api/link");
    /** @type {HTMLInputElement} */ (by("link")).value = link;
    const time = new Date(expires).toLocaleTimeString(document.documentElement.lang, { timeStyle: "short" });
    by("link-until").textContent = say("me-link-until", { time });
    by("link-reach").className = `reach ${reach}`;
    const whom = Object.assign(document.createElement("strong"), { textContent: say(`reach-${reach}`) });
    by("link-reach").replaceChildren(whom, say(`reach-${reach}-about`));
    by("link-made").hidden = false;
    // Where another device would get nowhere, there is nothing for its camera.
    by("link-qr").hidden = reach === "here";
    if (reach !== "here") by("link-qr").replaceChildren(await qr(link));
  });
});

by("forget").addEventListener("click", () => {
  by("forget-sure").hidden = false;
  by("forget-no").focus();
});
by("forget-no").addEventListener("click", () => {
  by("forget-sure").hidden = true;
  by("forget").focus();
});
by("forget-yes").addEventListener("click", () => {
  void attempt("forget-trouble", async () => {
    await forget("/api/me");
    const ours = Object.keys(localStorage).filter((key) => key.startsWith("lamplight."));
    for (const key of ours) localStorage.removeItem(key);
    by("forget-sure").replaceChildren(Object.assign(document.createElement("p"), { textContent: say("me-forgotten") }));
    setTimeout(() => location.assign("/"), 2500);
  });
});
