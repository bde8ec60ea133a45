// Finished games: when it was here, and the next game like one of them.

import { again } from "./again.js";

const trouble = document.getElementById("trouble");

/** The page's language, as it is spoken where the person lives. */
const { lang } = document.documentElement;
const locale = navigator.languages.find((tag) => tag.startsWith(lang)) ?? lang;
const clock = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
/** @type {NodeListOf<HTMLTimeElement>} */
const times = document.querySelectorAll("time[data-at]");
for (const time of times) time.textContent = clock.format(Number(time.dataset.at));

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (button?.dataset.rematch) void playAgain(button, button.dataset.rematch);
});

/**
 * Goes to another game like this one.
 * @param {HTMLButtonElement} button
 * @param {string} table
 */
async function playAgain(button, table) {
  if (button.getAttribute("aria-busy")) return;
  button.setAttribute("aria-busy", "true");
  try {
    location.assign(`/table/${await again(table)}`);
  } catch (error) {
    if (trouble) trouble.textContent = error instanceof Error ? error.message : String(error);
  } finally {
    button.removeAttribute("aria-busy");
  }
}
