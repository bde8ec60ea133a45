// What happened, entry by entry.

/** @import { News } from "./types.js" */
import { byId, make } from "./dom.js";
import { detailOf, isChance, nameOf, nameOfSeat } from "./state.js";

const list = byId("log");

/** What is not a step of the game but said or arranged around it. */
const ASIDE = new Set(["said", "wrote"]);

/**
 * Tells the whole story anew.
 * @param {News[]} log
 */
export function showLog(log) {
  list.replaceChildren();
  for (const news of log) addToLog(news, []);
}

/**
 * Adds what is new. Where the list is scrolled from its end, the style keeps a reader who is there at the end. What chance
 * does in one go is one line.
 * @param {News} news
 * @param {string[]} keys what it has changed on the board, to point at
 */
export function addToLog(news, keys) {
  const words = wordsOf(news);
  if (!words) return;
  const last = list.lastElementChild;
  const goesOn = isChance(news) && last instanceof HTMLElement && last.dataset.chance === String(news.n);
  const line = goesOn ? last : entry(news);
  line.append(goesOn ? ` ${words}` : words);
  if (keys.length > 0) pointFrom(line, keys);
  if (!goesOn) list.append(line);
}

/**
 * Lets a line point at the board. Of all lines that do, the keyboard stops at the last one.
 * @param {HTMLElement} line
 * @param {string[]} keys
 */
function pointFrom(line, keys) {
  line.dataset.keys = [line.dataset.keys ?? [], keys].flat().join(" ");
  list.querySelector("[tabindex='0']")?.setAttribute("tabindex", "-1");
  line.tabIndex = 0;
}

/**
 * Lets lines point at the board while they are pointed at, touched or reached by keys.
 * @param {(keys: string[]) => void} point
 */
export function listenToLog(point) {
  for (const asks of ["pointerover", "click", "focusin"]) list.addEventListener(asks, ({ target }) => point(keysAt(target)));
  for (const ends of ["pointerleave", "focusout"]) list.addEventListener(ends, () => point([]));
  list.addEventListener("keydown", walk);
}

/**
 * Leads from one line that points at something to the next.
 * @param {KeyboardEvent} event
 */
function walk(event) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by === undefined) return;
  /** @type {HTMLElement[]} */
  const lines = [...list.querySelectorAll("li[data-keys]")].filter((line) => line instanceof HTMLElement);
  event.preventDefault();
  lines[lines.findIndex((line) => line === event.target) + by]?.focus();
}

/** @param {EventTarget | null} target */
function keysAt(target) {
  const line = target instanceof Element ? target.closest("li") : null;
  return line?.dataset.keys?.split(" ") ?? [];
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
  const kind = ASIDE.has(nameOf(news)) ? "aside" : nameOf(news) === "step" ? "step" : "event";
  return make("li", isChance(news) ? { class: `${kind} chance`, "data-chance": String(news.n) } : { class: kind });
}
