// Pointer and keyboard on the board. The board is one stop of the tab key; arrows go from thing to thing in their
// direction and on to the buttons, Enter or Space touches, Escape steps back. Whoever plays by keyboard never has to look
// for the focus: while nothing can be touched the board itself has it.

/** @import { Piece } from "./scene.js" */
import { byId } from "./dom.js";
import { focusOn } from "./marks.js";
import { isMoving, skip } from "./motion.js";
import { inPane, isInside, isMeant, toScene } from "./pane.js";
import { allPieces, isGhostAt, pieceOf } from "./scene.js";
import { back, pointAt, stray, touch, touchGhost } from "./touch.js";
import { hideNote } from "./why.js";
import { noteClick, wasDragged } from "./zoom.js";

const DIRECTIONS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

const board = byId("scene");
const choices = byId("choices");
/** @type {string | null} The thing that the tab key leads to. */
let current = null;
/** @type {string | null} */
let under = null;
let byKeyboard = false;
/** What was offered when the focus last found its place, to leave it alone as long as nothing else is. */
let settledFor = "";

/** Listens to pointer and keyboard. */
export function listen() {
  board.addEventListener("click", click);
  board.addEventListener("pointermove", (event) => event.pointerType !== "touch" && hover(pointedAt(event)));
  board.addEventListener("pointerleave", () => hover(null));
  // Not on the drawing itself: a browser takes one that listens to the focus for something to focus.
  byId("board").addEventListener("focusin", (event) => focused(keyAt(event)));
  byId("board").addEventListener("focusout", () => focused(null));
  board.addEventListener("keydown", keydown);
  board.setAttribute("tabindex", "-1");
  choices.addEventListener("keydown", keydownBeside);
  // What has the focus may leave at any time: then the board takes it.
  document.addEventListener("focusout", (event) => event.relatedTarget === null && setTimeout(holdFocus));
  document.addEventListener("pointerdown", () => (byKeyboard = false), { capture: true });
  document.addEventListener("keydown", anyKey, { capture: true });
}

/** @param {KeyboardEvent} event */
function anyKey(event) {
  byKeyboard = true;
  const { target } = event;
  if (document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
  // The first Escape closes what is said beside a thing, the next steps back.
  if (event.key === "Escape") hideNote() || back();
  else if (event.key === "?") void import("./help.js").then(({ openHelp }) => openHelp());
  else if (event.key in DIRECTIONS && (target === document.body || target === board)) {
    event.preventDefault();
    (stop() ?? choices.querySelector("button"))?.focus();
  }
}

/**
 * @param {Event} event
 * @param {string} [which]
 */
function keyAt(event, which = "[data-touch]") {
  const found = event.target instanceof Element ? event.target.closest(which) : null;
  return found instanceof SVGElement ? (found.dataset.key ?? null) : null;
}

/**
 * What can be touched, or shows something when it is pointed at.
 * @param {Event} event
 */
function pointedAt(event) {
  return keyAt(event, "[data-touch], [data-point]");
}

/** @param {MouseEvent} event */
function click(event) {
  if (wasDragged()) return;
  const did = isMoving() ? (skip(), true) : tap(event);
  noteClick(did);
}

/**
 * Touches what is there; whether something was.
 * @param {MouseEvent} event
 */
function tap(event) {
  const finger = event instanceof PointerEvent && event.pointerType === "touch";
  if (event.target instanceof Element && event.target.closest(".cover")) {
    hover(null);
    return true;
  }
  const key = keyAt(event);
  // What is shown ahead lies over what could be chosen instead, but not over what comes next.
  if (keyAt(event, "[data-offered]") === null && isGhostAt(event.clientX, event.clientY)) {
    touchGhost(finger);
    return true;
  }
  const meant = key ?? nearest(event);
  if (meant !== null) {
    current = meant;
    touch(meant, finger);
    return true;
  }
  // A finger points by touching.
  hover(pointedAt(event));
  const other = namedAt(event.clientX, event.clientY);
  if (other === null) back();
  else stray(other);
  return false;
}

/**
 * The topmost thing at a place of the screen that has a name.
 * @param {number} x
 * @param {number} y
 */
export function namedAt(x, y) {
  const found = allPieces().findLast(({ sprite }) => sprite.label !== undefined && isMeant(sprite, x, y));
  return found?.sprite.key ?? null;
}

/**
 * What a finger meant that missed by a little.
 * @param {MouseEvent} event
 */
function nearest({ clientX, clientY }) {
  const outside = toScene(clientX, clientY);
  const inside = inPane(outside);
  const from = (/** @type {Piece} */ { sprite }) => {
    const [x, y] = isInside(sprite) ? inside : outside;
    return [Math.abs(x - sprite.at[0]), Math.abs(y - sprite.at[1])];
  };
  const within = touchable().filter((piece) => from(piece).every((off, axis) => off <= piece.sprite.size[axis] / 2));
  const away = (/** @type {Piece} */ piece) => Math.hypot(...from(piece));
  return within.sort((one, other) => away(one) - away(other))[0]?.sprite.key ?? null;
}

/** @param {string | null} key */
function hover(key) {
  if (key === under) return;
  under = key;
  pointAt(key);
}

/** @param {string | null} key */
function focused(key) {
  const piece = key === null ? null : pieceOf(key);
  if (key !== null) current = key;
  focusOn(piece?.group.matches(":focus-visible") ? piece : null);
  pointAt(key ?? under);
}

/** @param {KeyboardEvent} event */
function keydown(event) {
  const key = keyAt(event);
  const direction = DIRECTIONS[event.key];
  if (key === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (direction) go(key, direction);
  else if (event.key === "Enter" || event.key === " ") touch(key);
  else return;
  event.preventDefault();
}

/**
 * Arrows lead from button to button, and before the first one back to the board.
 * @param {KeyboardEvent} event
 */
function keydownBeside(event) {
  const direction = DIRECTIONS[event.key];
  if (!direction || !(event.target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  const buttons = [...choices.querySelectorAll("button")];
  const on = buttons.indexOf(event.target) + direction[0] + direction[1];
  (on < 0 ? stop() : buttons[on])?.focus();
}

/**
 * Goes to the next thing in a direction: straight ahead is nearer than aside, and what lies mostly aside is not meant.
 * @param {string} key
 * @param {[number, number]} direction
 */
function go(key, [dx, dy]) {
  const places = spots();
  const [x, y] = places.get(key) ?? [0, 0];
  let best = null;
  let least = Infinity;
  for (const [other, [toX, toY]] of places) {
    const along = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    const cost = along + 2.5 * aside;
    if (along > 0.001 && aside <= 2 * along && cost < least) [best, least] = [other, cost];
  }
  if (best !== null) pieceOf(best)?.group.focus();
  else if (dx + dy > 0) choices.querySelector("button")?.focus();
}

/**
 * Where things count as lying: those in the same place are one after the other.
 * @returns {Map<string, [number, number]>}
 */
function spots() {
  const here = new Map();
  const places = new Map();
  for (const { sprite } of touchable()) {
    const later = here.get(sprite.at.join()) ?? 0;
    here.set(sprite.at.join(), later + 0.01);
    places.set(sprite.key, [sprite.at[0] + later, sprite.at[1] + later]);
  }
  return places;
}

function touchable() {
  return allPieces().filter(({ group }) => group.dataset.touch !== undefined);
}

/** The thing that the tab key leads to. */
function stop() {
  return touchable().find(({ group }) => group.getAttribute("tabindex") === "0")?.group;
}

/**
 * Makes one thing the stop of the tab key. Whoever plays by keyboard and was on the board, or on a button that is no
 * longer there, goes on at that stop.
 */
export function settle() {
  const all = touchable();
  const offered = all.filter(({ group }) => group.dataset.offered !== undefined);
  const keys = offered.map(({ sprite }) => sprite.key).join(" ");
  const stays = keys === settledFor && all.some(({ group }) => group === document.activeElement);
  if (!stays) makeStop(all, offered.length > 0 ? offered : all);
  settledFor = keys;
  if (!stays) holdFocus();
}

/**
 * @param {Piece[]} all
 * @param {Piece[]} choices
 */
function makeStop(all, choices) {
  const stop = choices.find(({ sprite }) => sprite.key === current) ?? closest(choices);
  for (const { group } of all) {
    const index = group === stop?.group ? "0" : "-1";
    if (group.getAttribute("tabindex") !== index) group.setAttribute("tabindex", index);
  }
}

/** Leads the focus of whoever plays by keyboard to the stop, or to a button; until there is one, to the board. */
function holdFocus() {
  const { activeElement } = document;
  const adrift = activeElement === document.body || board.contains(activeElement);
  if (!byKeyboard || !adrift || !document.hasFocus() || document.querySelector("dialog[open]")) return;
  const next = stop() ?? choices.querySelector("button") ?? board;
  if (next !== activeElement) next.focus({ preventScroll: next === board });
}

/**
 * The thing closest to where the person was last.
 * @param {Piece[]} pieces
 */
function closest(pieces) {
  const last = current === null ? undefined : pieceOf(current);
  if (!last) return pieces[0];
  const [x, y] = last.sprite.at;
  const away = (/** @type {Piece} */ { sprite: { at } }) => Math.hypot(x - at[0], y - at[1]);
  return [...pieces].sort((one, other) => away(one) - away(other))[0];
}
