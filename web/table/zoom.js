// Looking closer. With Ctrl and the wheel, with plus and minus, or with the buttons; dragging moves a board that is larger
// than its place. Fingers pinch the page itself, which every telephone does better than we could. Scrolling is left alone.

import { byId } from "./dom.js";
import { toScene, sceneSize } from "./scene.js";

const MOST = 4;
const STEP = 1.4;

/** So many pixels away it is no longer a click. */
const DRAG_PX = 6;

const svg = byId("scene");
let zoom = 1;
/** @type {[number, number]} The place in the middle. */
let middle = [0, 0];
/** @type {{ x: number, y: number, middle: [number, number] } | null} */
let grip = null;
let dragged = false;

export function listenToZoom() {
  svg.addEventListener("wheel", wheel, { passive: false });
  svg.addEventListener("pointerdown", grasp);
  svg.addEventListener("pointermove", drag);
  svg.addEventListener("pointerup", () => (grip = null));
  svg.addEventListener("pointercancel", () => (grip = null));
  byId("closer").addEventListener("click", () => by(STEP));
  byId("farther").addEventListener("click", () => by(1 / STEP));
  svg.addEventListener("keydown", keydown);
}

/** Whether the pointer that was just released had moved the board. */
export function wasDragged() {
  return dragged;
}

/** Shows the whole board again. */
export function whole() {
  zoom = 1;
  apply();
}

/** @param {KeyboardEvent} event */
function keydown(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "+") by(STEP);
  else if (event.key === "-") by(1 / STEP);
  else if (event.key === "0") whole();
}

/** @param {WheelEvent} event */
function wheel(event) {
  if (!event.ctrlKey) return;
  event.preventDefault();
  by(Math.exp(-event.deltaY / 300), toScene(event.clientX, event.clientY));
}

/**
 * Looks closer by a factor, around a place that stays where it is.
 * @param {number} factor
 * @param {[number, number]} [around]
 */
function by(factor, around = zoom === 1 ? center() : middle) {
  const from = zoom === 1 ? center() : middle;
  const before = zoom;
  zoom = Math.min(MOST, Math.max(1, zoom * factor));
  const pull = before / zoom;
  middle = [around[0] + (from[0] - around[0]) * pull, around[1] + (from[1] - around[1]) * pull];
  apply();
}

/** @returns {[number, number]} */
function center() {
  const [width, height] = sceneSize();
  return [width / 2, height / 2];
}

function apply() {
  const sizes = sceneSize();
  const spans = sizes.map((size) => size / zoom);
  const corner = spans.map((span, axis) => Math.max(0, Math.min(sizes[axis] - span, middle[axis] - span / 2)));
  middle = [corner[0] + spans[0] / 2, corner[1] + spans[1] / 2];
  svg.setAttribute("viewBox", [...corner, ...spans].join(" "));
  svg.classList.toggle("close", zoom > 1);
}

/** @param {PointerEvent} event */
function grasp(event) {
  dragged = false;
  if (zoom > 1 && event.button === 0) grip = { x: event.clientX, y: event.clientY, middle };
}

/** @param {PointerEvent} event */
function drag(event) {
  if (!grip || event.buttons === 0) return;
  const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
  if (!dragged && Math.hypot(dx, dy) < DRAG_PX) return;
  dragged = true;
  svg.setPointerCapture(event.pointerId);
  const [x, y] = toScene(event.clientX, event.clientY);
  const [fromX, fromY] = toScene(grip.x, grip.y);
  middle = [grip.middle[0] - (x - fromX), grip.middle[1] - (y - fromY)];
  apply();
}
