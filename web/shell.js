// On every page: the switches for language and colours, copy buttons, and who waits for the person.

import { setLang, setTheme, theme } from "./prefs.js";

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button) return;
  if (button.dataset.themeSwitch !== undefined) setTheme(theme() === "day" ? "night" : "day");
  if (button.dataset.copy !== undefined) void copy(button);
  if (button.dataset.lang && !event.defaultPrevented) switchLang(button.dataset.lang);
});

// Whom the server does not know has no tables, and a table knows by itself.
if (document.documentElement.dataset.kept && !document.body.classList.contains("at-table")) void import("./turns.js");

/** @param {string} lang */
function switchLang(lang) {
  setLang(lang);
  location.reload();
}

/**
 * Copies what stands in the field that the button names, and says so for a moment.
 * @param {HTMLButtonElement} button
 */
async function copy(button) {
  const field = document.getElementById(button.dataset.copy ?? "");
  const label = button.querySelector("span");
  if (!(field instanceof HTMLInputElement) || !label || button.dataset.before) return;
  field.select();
  await navigator.clipboard.writeText(field.value).catch(() => document.execCommand("copy"));
  button.dataset.before = label.textContent ?? "";
  label.textContent = button.dataset.done ?? "";
  setTimeout(() => {
    label.textContent = button.dataset.before ?? "";
    delete button.dataset.before;
  }, 2000);
}
