// Pointer and keyboard on the board. The board is one stop of the tab key; arrows go from thing to thing in their
// direction, Enter or Space touches, Escape steps back.

/** @import { Piece } from "./scene.js" */
import { byId } from "./dom.js";
import { focusOn } from "./marks.js";
import { isMoving, skip } from "./motion.js";
import { inPane, isInside, toScene } from "./pane.js";
import { allPieces, pieceOf } from "./scene.js";
import { back, pointAt, touch } from "./touch.js";
import { wasDragged } from "./zoom.js";

const DIRECTIONS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

const board = byId("scene");
/** @type {string | null} The thing that the tab key leads to. */
let current = null;
/** @type {string | null} */
let under = null;
let byKeyboard = false;

/** Listens to pointer and keyboard. */
export function listen() {
  board.addEventListener("click", click);
  board.addEventListener("pointermove", (event) => event.pointerType !== "touch" && hover(pointedAt(event)));
  board.addEventListener("pointerleave", () => hover(null));
  // Not on the drawing itself: a browser takes one that listens to the focus for something to focus.
  byId("board").addEventListener("focusin", (event) => focused(keyAt(event)));
  byId("board").addEventListener("focusout", () => focused(null));
  board.addEventListener("keydown", keydown);
  document.addEventListener("pointerdown", () => (byKeyboard = false), { capture: true });
  document.addEventListener("keydown", anyKey, { capture: true });
}

/** @param {KeyboardEvent} event */
function anyKey(event) {
  byKeyboard = true;
  if (event.key === "Escape" && !document.querySelector("dialog[open]")) back();
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
  if (isMoving()) return skip();
  const key = keyAt(event) ?? nearest(event);
  if (key === null) {
    // A finger points by touching.
    hover(pointedAt(event));
    return back();
  }
  current = key;
  touch(key);
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
  if (key === null || event.ctrlKey || event.metaKey || event.altKey) return;
  if (direction) go(key, direction);
  else if (event.key === "Enter" || event.key === " ") touch(key);
  else return;
  event.preventDefault();
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

/**
 * Makes one thing the stop of the tab key. Whoever plays by keyboard and was on the board, or on a button that is no
 * longer there, goes on at that stop.
 */
export function settle() {
  const all = touchable();
  const offered = all.filter(({ group }) => group.dataset.offered !== undefined);
  const choices = offered.length > 0 ? offered : all;
  const stop = choices.find(({ sprite }) => sprite.key === current) ?? closest(choices);
  for (const { group } of all) {
    const index = group === stop?.group ? "0" : "-1";
    if (group.getAttribute("tabindex") !== index) group.setAttribute("tabindex", index);
  }
  const { activeElement } = document;
  const adrift = activeElement === document.body || board.contains(activeElement);
  if (!byKeyboard || !adrift || document.querySelector("dialog[open]")) return;
  const next = stop?.group ?? byId("choices").querySelector("button");
  if (next && next !== activeElement) next.focus();
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
