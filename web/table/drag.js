// Pieces can be taken and laid down as well as touched: lifting one chooses it, laying it down touches what lies there.

import { byId, draw } from "./dom.js";
import { namedAt } from "./keys.js";
import { isMoving } from "./motion.js";
import { inPane, isInside, marks, toScene, zoomNow } from "./pane.js";
import { isGhostAt, pieceOf } from "./scene.js";
import { drop, lift, pointAt } from "./touch.js";

/** So many pixels away a piece is lifted and no longer clicked. */
const LIFT_PX = 8;

/** @typedef {{ id: number, key: string, x: number, y: number }} Press */

const board = byId("scene");
/** @type {Press | null} Where a pointer went down on something that can be lifted. */
let press = null;
/** @type {SVGGElement | null} What follows the pointer. */
let lifted = null;
let wasLifted = false;

export function listenToDrags() {
  board.addEventListener("pointerdown", pressed);
  board.addEventListener("pointermove", moved);
  board.addEventListener("pointerup", released);
  board.addEventListener("pointercancel", () => layDown());
  // A finger on a piece lifts it instead of scrolling the page.
  board.addEventListener("touchmove", (event) => press && event.preventDefault(), { passive: false });
  // Before the board hears of it: what was lifted was not clicked.
  board.addEventListener("click", (event) => wasLifted && event.stopImmediatePropagation(), { capture: true });
}

/** @param {PointerEvent} event */
function pressed({ target, isPrimary, button, pointerId: id, clientX: x, clientY: y }) {
  layDown();
  wasLifted = false;
  const group = target instanceof Element ? target.closest("[data-lift]") : null;
  const key = group instanceof SVGElement ? group.dataset.key : undefined;
  if (isPrimary && button === 0 && key !== undefined && !isMoving()) press = { id, key, x, y };
}

/** @param {PointerEvent} event */
function moved({ pointerId, buttons, clientX: x, clientY: y }) {
  if (!press || press.id !== pointerId) return;
  if (buttons === 0) return layDown();
  if (!lifted && Math.hypot(x - press.x, y - press.y) > LIFT_PX) takeUp(press);
  if (!lifted) return;
  follow(lifted, press, x, y);
  pointAt(keyUnder(x, y));
}

/** @param {Press} press */
function takeUp({ key, id }) {
  if (!lift(key)) return void (press = null);
  wasLifted = true;
  board.setPointerCapture(id);
  const groups = [pieceOf(key)?.group, ...board.querySelectorAll(".carried")].filter((group) => group instanceof SVGGElement);
  lifted = draw("g", { class: "lifted" });
  lifted.append(...groups.map(copyOf));
  marks.outer.append(lifted);
  for (const group of groups) group.classList.add("away");
}

/** @param {SVGGElement} group */
function copyOf(group) {
  const copy = draw("g");
  copy.style.transform = group.style.transform;
  copy.append(...[...group.children].filter((part) => !part.matches(".hit")).map((part) => part.cloneNode(true)));
  return copy;
}

/**
 * What was taken hold of stays under the pointer.
 * @param {SVGGElement} copy
 * @param {Press} press
 * @param {number} x
 * @param {number} y
 */
function follow(copy, press, x, y) {
  const sprite = pieceOf(press.key)?.sprite;
  const inside = sprite !== undefined && isInside(sprite);
  const from = toScene(press.x, press.y);
  const [gripX, gripY] = inside ? inPane(from) : from;
  const [toX, toY] = toScene(x, y);
  copy.style.transform = `translate(${toX}px, ${toY}px) scale(${inside ? zoomNow() : 1}) translate(${-gripX}px, ${-gripY}px)`;
}

/**
 * What can be touched at a place of the screen.
 * @param {number} x
 * @param {number} y
 */
function keyUnder(x, y) {
  const found = document.elementFromPoint(x, y)?.closest("#scene [data-touch]");
  return found instanceof SVGElement ? (found.dataset.key ?? null) : null;
}

/** @param {PointerEvent} event */
function released({ pointerId, clientX: x, clientY: y }) {
  if (!press || press.id !== pointerId) return;
  const { key } = press;
  const was = lifted !== null;
  layDown();
  if (was) drop(key, keyUnder(x, y) ?? namedAt(x, y), isGhostAt(x, y));
}

function layDown() {
  press = null;
  lifted?.remove();
  lifted = null;
  for (const group of board.querySelectorAll(".away")) group.classList.remove("away");
}
