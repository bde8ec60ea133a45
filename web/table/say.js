// What is said to everybody at once: to ears through a live region, to eyes for a moment.

import { byId, make } from "./dom.js";

const LONG_MS = 6000;

const region = byId("announce");
const notices = byId("notices");

/**
 * Says something to a screen reader, after what it is saying.
 * @param {string} words
 */
export function announce(words) {
  if (words) region.textContent = region.textContent === words ? `${words}\u00a0` : words;
}

const MOMENT_MS = 1800;

/**
 * Shows a headline over the board, where nothing can be touched meanwhile, for a moment of the game.
 * @param {string} words
 */
export function headline(words) {
  const shown = make("p", { class: "moment", "aria-hidden": "true" }, words);
  byId("board").append(shown);
  setTimeout(() => shown.remove(), MOMENT_MS);
}

/**
 * Shows a sentence for a while.
 * @param {string} words
 */
export function notice(words) {
  for (const old of [...notices.children]) if (old.textContent === words) old.remove();
  const shown = make("p", { class: "notice" }, words);
  notices.append(shown);
  setTimeout(() => shown.remove(), LONG_MS);
}
