// Looking closer at the pane: with the buttons, with plus and minus, with two fingers, with two quick clicks beside
// everything, with Ctrl and the wheel; at a map with the wheel alone. Dragging moves a pane that shows only part, unless
// it begins on something that can be lifted.

import { byId } from "./dom.js";
import { inPane, isMapNow, lookAt, middleNow, toScene, zoomNow } from "./pane.js";

/** @import { Point } from "./pane.js" */

const MOST = 4;
const STEP = 1.4;
const LEAP = 2.2;

/** So many pixels away it is no longer a click. */
const DRAG_PX = 6;

const svg = byId("scene");
/** @type {Map<number, Point>} Where each finger is on the screen. */
const fingers = new Map();
/** @type {{ at: Point, place: Point, span: number, zoom: number } | null} What was taken hold of, and where. */
let grip = null;
let dragged = false;
/** Whether the finger went down on something that can be lifted. */
let onPiece = false;
/** @type {boolean[]} Whether the last two clicks did something, which is no reason to look closer. */
let played = [false, false];

export function listenToZoom() {
  svg.addEventListener("wheel", wheel, { passive: false });
  svg.addEventListener("pointerdown", grasp);
  svg.addEventListener("pointermove", drag);
  svg.addEventListener("pointerup", release);
  svg.addEventListener("pointercancel", release);
  svg.addEventListener("dblclick", leap);
  byId("closer").addEventListener("click", () => by(STEP));
  byId("farther").addEventListener("click", () => by(1 / STEP));
  svg.addEventListener("keydown", keydown);
}

/**
 * Notes what a click did.
 * @param {boolean} something
 */
export function noteClick(something) {
  played = [played[1] ?? false, something];
}

/** Whether the pointer that was just released had moved the board. */
export function wasDragged() {
  return dragged;
}

/** @param {KeyboardEvent} event */
function keydown(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "+") by(STEP);
  else if (event.key === "-") by(1 / STEP);
  else if (event.key === "0") by(0);
}

/** @param {WheelEvent} event */
function wheel(event) {
  if (!event.ctrlKey && !isMapNow()) return;
  event.preventDefault();
  by(Math.exp(-event.deltaY / 300), inPane(toScene(event.clientX, event.clientY)));
}

/**
 * Two quick clicks where nothing can be touched lead closer to that place, or back to the whole.
 * @param {MouseEvent} event
 */
function leap(event) {
  if (played.some(Boolean) || (event.target instanceof Element && event.target.closest("[data-touch]"))) return;
  if (zoomNow() > 1) by(0);
  else lookAt(inPane(toScene(event.clientX, event.clientY)), LEAP);
}

/**
 * Looks closer by a factor, around a place that stays where it is.
 * @param {number} factor
 * @param {Point} [around]
 */
function by(factor, around = middleNow()) {
  const [before, from] = [zoomNow(), middleNow()];
  const zoom = Math.min(MOST, Math.max(1, before * factor));
  const pull = before / zoom;
  lookAt([around[0] + (from[0] - around[0]) * pull, around[1] + (from[1] - around[1]) * pull], zoom);
}

/** The middle between the fingers, and how far they are apart. */
function hold() {
  const [one, other = one] = [...fingers.values()];
  if (!one || !other) return null;
  const at = /** @type {Point} */ ([(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]);
  return { at, span: Math.hypot(one[0] - other[0], one[1] - other[1]) };
}

function take() {
  const held = hold();
  grip = held && { ...held, place: inPane(toScene(...held.at)), zoom: zoomNow() };
}

/** @param {PointerEvent} event */
function grasp(event) {
  if (event.button !== 0) return;
  if (event.isPrimary) fingers.clear();
  if (fingers.size === 0) dragged = false;
  onPiece = event.target instanceof Element && event.target.closest("[data-lift]") !== null;
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  take();
}

/** @param {PointerEvent} event */
function release(event) {
  fingers.delete(event.pointerId);
  take();
}

/**
 * What was taken hold of stays under the fingers.
 * @param {PointerEvent} event
 */
function drag(event) {
  if (!grip || event.buttons === 0 || !fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  const held = hold();
  if (!held || (fingers.size === 1 && (onPiece || zoomNow() === 1))) return;
  if (!dragged && fingers.size === 1 && Math.hypot(held.at[0] - grip.at[0], held.at[1] - grip.at[1]) < DRAG_PX) return;
  dragged = true;
  svg.setPointerCapture(event.pointerId);
  const closer = grip.span > 0 ? held.span / grip.span : 1;
  const zoom = Math.min(MOST, Math.max(1, grip.zoom * closer));
  lookAt(middleNow(), zoom);
  const [x, y] = inPane(toScene(...held.at));
  const [fromX, fromY] = middleNow();
  lookAt([fromX + grip.place[0] - x, fromY + grip.place[1] - y], zoom);
}
