// Finished games: when it was here, and the next game like one of them.

import { get, post } from "./api.js";

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
  if (button?.dataset.rematch) void again(button, button.dataset.rematch);
});

/**
 * Arranges another game like this one, or finds the one that was arranged, and goes there.
 * @param {HTMLButtonElement} button
 * @param {string} table
 */
async function again(button, table) {
  if (button.getAttribute("aria-busy")) return;
  button.setAttribute("aria-busy", "true");
  try {
    const { n, now } = (await get(`/api/tables/${table}`)).state.snapshot;
    if (!now.rematch) await post(`/api/tables/${table}/commands`, { id: crypto.randomUUID(), n, do: "rematch" });
    const next = now.rematch ?? (await get(`/api/tables/${table}`)).state.snapshot.now.rematch;
    location.assign(`/table/${next}`);
  } catch (error) {
    if (trouble) trouble.textContent = error instanceof Error ? error.message : String(error);
  } finally {
    button.removeAttribute("aria-busy");
  }
}
