// Things explain themselves: pointed at for a moment, held for a moment, or asked with a key. A card says what it is and
// where the rules say more: beside the board where there is a column, else at the edge of the screen, and there only where
// it covers nothing that can be touched next. What is said comes from the game's words, once the board is there.

/** @import { Piece } from "./scene.js" */
/** @import { Sprite } from "./types.js" */
import { say } from "../words.js";
import { byId, make } from "./dom.js";
import { announce } from "./say.js";
import { isMeant } from "./pane.js";
import { allPieces, onDress, pieceOf } from "./scene.js";
import { state } from "./state.js";

/** So long a pointer rests, or a finger stays down. */
const PATIENCE_MS = 500;

/** So long the way from a thing to its card may take. */
const GRACE_MS = 1200;

/** So many pixels away a finger does not stay where it was. */
const DRAG_PX = 10;

/** What asks what a thing is. */
const KEY = "i";

/** Wide enough for a column beside the board, where the card lies over the log; `table.css` has the same. */
const wide = matchMedia("(min-width: 50em) and (orientation: landscape)");

/** @typedef {{ say: string, rule: string | null }} Explanation */

/** @type {Record<string, Explanation>} */
let explanations = {};
const board = byId("board");
const card = make("aside", { id: "tip", class: "tip", hidden: true });
/** What screen readers find when they ask for more about a thing. */
const described = make("div", { hidden: true });
/** @type {string | null} The key of the thing that is explained. */
let shown = null;
/** @type {string | null} The key of the thing under the pointer. */
let under = null;
let waiting = 0;
/** @type {{ x: number, y: number } | null} Where a finger went down. */
let finger = null;
let held = false;

/** Fetches what there is to say, and listens. */
export async function listenToQuestions() {
  const answer = await fetch(`${document.documentElement.dataset.assets}/explain/${state.game}.${state.lang}.json`);
  if (!answer.ok) return;
  explanations = await answer.json();
  described.append(...Object.entries(explanations).map(([name, about]) => make("p", { id: idOf(name) }, about.say)));
  board.append(card);
  document.body.append(described);
  onDress(describe);
  for (const { group, sprite } of allPieces()) describe(group, sprite);
  listenToPointer();
  listenToKeys();
}

/** @param {string} name */
function idOf(name) {
  return `explain-${name}`;
}

/**
 * What a thing is called in the game's explanations: by its symbol, or by the first word of its key. A part of something
 * larger has no label of its own; its symbol may be explained all the same.
 * @param {Sprite} sprite
 */
function nameOf({ sprite, key, label }) {
  const names = label === undefined ? [sprite ?? ""] : [sprite ?? "", key.split("/", 1)[0] ?? ""];
  return names.find((name) => Object.hasOwn(explanations, name)) ?? null;
}

/**
 * @param {SVGGElement} group
 * @param {Sprite} sprite
 */
function describe(group, sprite) {
  const name = sprite.label === undefined ? null : nameOf(sprite);
  if (name === null) group.removeAttribute("aria-describedby");
  else group.setAttribute("aria-describedby", idOf(name));
}

function listenToPointer() {
  board.addEventListener("pointermove", pointed);
  board.addEventListener("pointerleave", () => point(null));
  board.addEventListener("pointerdown", pressed);
  for (const event of ["pointerup", "pointercancel"]) board.addEventListener(event, () => (finger = null));
  board.addEventListener("contextmenu", (event) => finger && event.preventDefault());
  // Before the board hears of it: whoever held a thing down asked about it and did not touch it.
  board.addEventListener("click", unclick, { capture: true });
  card.addEventListener("pointerenter", () => clearTimeout(waiting));
  document.addEventListener("pointerdown", ({ target }) => void (isInCard(target) || hide()), { capture: true });
  addEventListener("resize", hide);
}

/** @param {EventTarget | null} target */
function isInCard(target) {
  return target instanceof Node && card.contains(target);
}

/** @param {PointerEvent} event */
function pointed(event) {
  if (isInCard(event.target)) return;
  if (event.pointerType !== "touch") return point(event.buttons === 0 ? keyAt(event) : null);
  if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > DRAG_PX) letGo();
}

/**
 * A pointer rests on a thing, or on none.
 * @param {string | null} key
 */
function point(key) {
  if (key === under) return;
  under = key;
  clearTimeout(waiting);
  if (key !== null && key !== shown) waiting = window.setTimeout(() => show(key, false), PATIENCE_MS);
  else if (key === null && shown !== null) waiting = window.setTimeout(hide, GRACE_MS);
}

/** @param {PointerEvent} event */
function pressed(event) {
  held = false;
  if (event.pointerType !== "touch" || isInCard(event.target)) return;
  const key = keyAt(event);
  finger = { x: event.clientX, y: event.clientY };
  clearTimeout(waiting);
  if (key === null) return;
  waiting = window.setTimeout(() => {
    held = finger !== null;
    if (held) show(key, true);
  }, PATIENCE_MS);
}

function letGo() {
  finger = null;
  clearTimeout(waiting);
}

/** @param {MouseEvent} event */
function unclick(event) {
  const asked = held;
  [held, finger] = [false, null];
  if (isInCard(event.target)) return;
  if (asked) event.stopPropagation();
  else letGo();
}

/**
 * The topmost thing at a place that has something to say for itself.
 * @param {PointerEvent} event
 */
function keyAt({ clientX, clientY }) {
  const seen = (/** @type {Piece} */ { group, sprite }) => !sprite.when || group.classList.contains("shown");
  const meant = (/** @type {Sprite} */ sprite) => nameOf(sprite) !== null && isMeant(sprite, clientX, clientY);
  const found = allPieces().findLast((piece) => seen(piece) && meant(piece.sprite));
  return found?.sprite.key ?? null;
}

function listenToKeys() {
  board.addEventListener("keydown", (event) => {
    if (event.key !== KEY || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.target instanceof SVGElement ? event.target.dataset.key : undefined;
    if (key === undefined) return;
    event.preventDefault();
    if (key === shown) return hide();
    show(key, true);
    announce(explanationOf(key)?.say ?? "");
  });
  board.addEventListener("focusin", (event) => {
    if (event.target instanceof SVGElement && event.target.dataset.key !== shown) hide();
  });
  // Before the board hears of it: the first Escape closes the card, the next steps back.
  addEventListener("keydown", closeFirst, { capture: true });
}

/** @param {KeyboardEvent} event */
function closeFirst(event) {
  if (event.key !== "Escape" || shown === null || document.querySelector("dialog[open]")) return;
  event.stopImmediatePropagation();
  if (card.contains(document.activeElement)) pieceOf(shown)?.group.focus();
  hide();
}

/** @param {string} key */
function explanationOf(key) {
  const sprite = pieceOf(key)?.sprite;
  const name = sprite ? nameOf(sprite) : null;
  return name === null ? undefined : explanations[name];
}

/**
 * Explains a thing.
 * @param {string} key
 * @param {boolean} wanted whether somebody asked for it; else it stays away from what can be touched
 */
function show(key, wanted) {
  const [piece, about] = [pieceOf(key), explanationOf(key)];
  if (!piece || !about) return;
  shown = key;
  const { label } = piece.sprite;
  const title = label === undefined ? [] : [make("strong", {}, label)];
  card.replaceChildren(...title, make("p", {}, about.say, ...rule(about)));
  card.hidden = false;
  card.classList.remove("low");
  const { left, width, bottom } = byId("side").getBoundingClientRect();
  card.style.cssText = wide.matches
    ? `left: ${left}px; width: ${width}px; bottom: ${Math.max(0, innerHeight - bottom)}px`
    : "";
  if (wide.matches || !covers()) return;
  card.classList.add("low");
  if (!wanted && covers()) hide();
}

/** Whether the card lies over something that can be touched next. */
function covers() {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const targets = document.querySelectorAll("#scene [data-offered] use, #scene .chosen use, #choices button");
  return [...targets].some((target) => {
    const at = target.getBoundingClientRect();
    return at.left < right && at.right > left && at.top < bottom && at.bottom > top;
  });
}

/** @param {Explanation} explanation */
function rule({ rule: number }) {
  if (!number) return [];
  const address = `/rules/${state.game}#${number}`;
  return [" ", make("a", { href: address, target: "_blank", rel: "noopener" }, say("explain-rule"))];
}

function hide() {
  clearTimeout(waiting);
  [shown, under] = [null, null];
  card.hidden = true;
}
