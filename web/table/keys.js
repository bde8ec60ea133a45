// Pointer and keyboard on the board. The board is one stop of the tab key; arrows go from thing to thing in their
// direction, Enter or Space touches, Escape steps back.

/** @import { Piece } from "./scene.js" */
import { byId } from "./dom.js";
import { focusOn } from "./marks.js";
import { isMoving, skip } from "./motion.js";
import { allPieces, pieceOf, toScene } from "./scene.js";
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

/** Listens to pointer and keyboard. */
export function listen() {
  board.addEventListener("click", click);
  board.addEventListener("pointermove", (event) => event.pointerType !== "touch" && hover(keyAt(event)));
  board.addEventListener("pointerleave", () => hover(null));
  board.addEventListener("focusin", (event) => focused(keyAt(event)));
  board.addEventListener("focusout", () => focused(null));
  board.addEventListener("keydown", keydown);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !document.querySelector("dialog[open]")) back();
  });
}

/** @param {Event} event */
function keyAt(event) {
  const found = event.target instanceof Element ? event.target.closest("[data-touch]") : null;
  return found instanceof SVGElement ? (found.dataset.key ?? null) : null;
}

/** @param {MouseEvent} event */
function click(event) {
  if (wasDragged()) return;
  if (isMoving()) return skip();
  const key = keyAt(event) ?? nearest(event);
  if (key === null) return back();
  current = key;
  touch(key);
}

/**
 * What a finger meant that missed by a little.
 * @param {MouseEvent} event
 */
function nearest({ clientX, clientY }) {
  const [x, y] = toScene(clientX, clientY);
  const within = touchable().filter(({ sprite: { at, size } }) => Math.abs(x - at[0]) <= size[0] / 2 && Math.abs(y - at[1]) <= size[1] / 2);
  const away = (/** @type {Piece} */ { sprite: { at } }) => Math.hypot(x - at[0], y - at[1]);
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
  else if (event.key === "Enter" || event.key === " ") press(key);
  else return;
  event.preventDefault();
}

/** @param {string} key */
function press(key) {
  touch(key);
  settle(true);
}

/**
 * @param {string} key
 * @param {[number, number]} direction
 */
function go(key, [dx, dy]) {
  const [x, y] = spot(key);
  let best = null;
  let least = Infinity;
  for (const { sprite, group } of touchable()) {
    const [toX, toY] = spot(sprite.key);
    const along = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    const cost = along + 2.5 * aside;
    if (along > 0.001 && cost < least) [best, least] = [group, cost];
  }
  best?.focus();
}

/**
 * Where a thing counts as lying: things in the same place are one after the other.
 * @param {string} key
 * @returns {[number, number]}
 */
function spot(key) {
  const [x, y] = pieceOf(key)?.sprite.at ?? [0, 0];
  const here = touchable().filter(({ sprite: { at } }) => at[0] === x && at[1] === y);
  const later = here.findIndex(({ sprite }) => sprite.key === key) / 100;
  return [x + later, y + later];
}

function touchable() {
  return allPieces().filter(({ group }) => group.dataset.touch !== undefined);
}

/**
 * Makes one thing the stop of the tab key, and takes the focus there if it was on the board.
 * @param {boolean} follow
 */
export function settle(follow = board.contains(document.activeElement)) {
  const all = touchable();
  const offered = all.filter(({ group }) => group.dataset.offered !== undefined);
  const stop = all.find(({ sprite }) => sprite.key === current && (offered.length === 0 || offered.some((piece) => piece.sprite.key === current)));
  const chosen = stop ?? closest(offered) ?? all[0];
  for (const { group } of all) group.setAttribute("tabindex", group === chosen?.group ? "0" : "-1");
  if (follow && chosen && document.activeElement !== chosen.group) chosen.group.focus();
}

/**
 * The thing closest to where the person was last.
 * @param {Piece[]} pieces
 */
function closest(pieces) {
  if (current === null || !pieceOf(current)) return pieces[0];
  const [x, y] = spot(current);
  const away = (/** @type {Piece} */ { sprite: { at } }) => Math.hypot(x - at[0], y - at[1]);
  return [...pieces].sort((one, other) => away(one) - away(other))[0];
}
