// What happened, entry by entry.

/** @import { News } from "./types.js" */
import { byId, make } from "./dom.js";
import { detailOf, nameOf, nameOfSeat } from "./state.js";

const list = byId("log");

/** What is not a step of the game but said or arranged around it. */
const ASIDE = new Set(["said", "wrote"]);

/**
 * Tells the whole story anew.
 * @param {News[]} log
 */
export function showLog(log) {
  list.replaceChildren(...log.filter(hasWords).map(entry));
}

/**
 * Adds what is new. Where the list is scrolled from its end, the style keeps a reader who is there at the end.
 * @param {News} news
 * @param {string[]} keys what it has changed on the board, to point at
 */
export function addToLog(news, keys) {
  if (!hasWords(news)) return;
  const line = entry(news);
  if (keys.length > 0) line.dataset.keys = keys.join(" ");
  list.append(line);
}

/**
 * Lets lines point at the board while they are pointed at.
 * @param {(keys: string[]) => void} point
 */
export function listenToLog(point) {
  list.addEventListener("pointerover", ({ target }) => point(keysAt(target)));
  list.addEventListener("pointerleave", () => point([]));
}

/** @param {EventTarget | null} target */
function keysAt(target) {
  const line = target instanceof Element ? target.closest("li") : null;
  return line?.dataset.keys?.split(" ") ?? [];
}

/** @param {News} news */
function hasWords(news) {
  return wordsOf(news) !== "";
}

/**
 * A piece of news in a sentence.
 * @param {News} news
 * @returns {string}
 */
export function wordsOf(news) {
  if (nameOf(news) === "wrote") return `${nameOfSeat(detailOf(news).seat)}: ${detailOf(news).text}`;
  return news.say ?? "";
}

/** @param {News} news */
function entry(news) {
  return make(
    "li",
    { class: ASIDE.has(nameOf(news)) ? "aside" : nameOf(news) === "step" ? "step" : "event" },
    wordsOf(news),
  );
}
