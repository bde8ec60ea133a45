// The part of the drawing that can be looked at closer: a map, where the game has one (its sprite `window` says where),
// else all of it. What lies in it is drawn in groups of their own, which are moved and enlarged as a whole; so a hand
// beside a map stays where it is.

/** @import { Sprite } from "./types.js" */
import { byId, draw } from "./dom.js";

/** @typedef {[number, number]} Point */
/** @typedef {{ at: Point, size: Point }} Area */

const svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (byId("scene")));

/** One level of the drawing: what lies in the pane, and what lies around it. */
class Level {
  /** What the pane does not reach beyond, once it is larger than its place. */
  frame = draw("g");
  inner = draw("g");
  outer = draw("g");

  /** @param {Record<string, string>} [attributes] */
  constructor(attributes) {
    this.group = draw("g", attributes);
    this.frame.append(this.inner);
    this.group.append(this.frame, this.outer);
    svg.append(this.group);
  }

  /**
   * The group that a sprite belongs into.
   * @param {Sprite} sprite
   */
  groupOf(sprite) {
    return isInside(sprite) ? this.inner : this.outer;
  }
}

const edge = draw("rect");
const clip = draw("clipPath", { id: "window" });
clip.append(edge);
svg.append(clip);

/** The pieces. */
export const board = new Level();
/** Marks on what is offered, chosen, advised; they lie over everything. */
export const marks = new Level({ class: "marks", "aria-hidden": "true" });

/** @type {Area} */
let area = { at: [0, 0], size: [0, 0] };
let isMap = false;
/** How much closer, and which place is in the middle then. */
let zoom = 1;
/** @type {Point} */
let middle = [0, 0];

/**
 * Says what can be looked at closer.
 * @param {Area} window
 * @param {boolean} map whether it is only part of the drawing
 */
export function setPane(window, map) {
  if (JSON.stringify([window, map]) === JSON.stringify([area, isMap])) return;
  [area, isMap] = [window, map];
  const [left, top] = corner();
  for (const [name, value] of Object.entries({ x: left, y: top, width: area.size[0], height: area.size[1] })) {
    edge.setAttribute(name, String(value));
  }
  svg.classList.toggle("map", isMap);
  lookAt(area.at, 1);
}

/**
 * Whether a sprite is looked at closer together with the pane.
 * @param {Sprite} sprite
 */
export function isInside({ at }) {
  return !isMap || area.at.every((middle, axis) => Math.abs((at[axis] ?? 0) - middle) <= (area.size[axis] ?? 0) / 2);
}

export function zoomNow() {
  return zoom;
}

export function middleNow() {
  return middle;
}

export function isMapNow() {
  return isMap;
}

/** @returns {Point} */
function corner() {
  return [area.at[0] - area.size[0] / 2, area.at[1] - area.size[1] / 2];
}

/**
 * Looks closer at a place, as far as the pane reaches.
 * @param {Point} place
 * @param {number} closer
 */
export function lookAt(place, closer) {
  zoom = closer;
  const along = (/** @type {0 | 1} */ axis) => {
    const most = (area.size[axis] - area.size[axis] / zoom) / 2;
    return area.at[axis] + Math.max(-most, Math.min(most, place[axis] - area.at[axis]));
  };
  middle = [along(0), along(1)];
  const [x, y] = shift();
  const transform = zoom === 1 ? "" : `translate(${x}px, ${y}px) scale(${zoom})`;
  for (const level of [board, marks]) {
    level.inner.style.transform = transform;
    level.frame.setAttribute("clip-path", zoom > 1 ? "url(#window)" : "none");
  }
  svg.classList.toggle("close", zoom > 1);
}

/**
 * How far the pane is moved.
 * @returns {Point}
 */
function shift() {
  return [area.at[0] - zoom * middle[0], area.at[1] - zoom * middle[1]];
}

/**
 * Where a place of the drawing is in the pane, as it lies now.
 * @param {Point} place
 * @returns {Point}
 */
export function inPane([x, y]) {
  const [dx, dy] = shift();
  return [(x - dx) / zoom, (y - dy) / zoom];
}

/**
 * Where a place of the screen is in the drawing.
 * @param {number} x
 * @param {number} y
 * @returns {Point}
 */
export function toScene(x, y) {
  const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse());
  return [point.x, point.y];
}

/**
 * Whether a sprite lies at a place of the screen, as the pane lies now.
 * @param {Sprite} sprite
 * @param {number} x
 * @param {number} y
 */
export function isMeant(sprite, x, y) {
  const { at, size, turn = 0 } = sprite;
  const place = toScene(x, y);
  const [toX, toY] = isInside(sprite) ? inPane(place) : place;
  const angle = (-turn * Math.PI) / 180;
  const [dx, dy] = [toX - at[0], toY - at[1]];
  const [along, across] = [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
  return Math.abs(along) <= size[0] / 2 && Math.abs(across) <= size[1] / 2;
}

/**
 * Whether a sprite can be seen, all of it, as the pane lies now.
 * @param {Sprite} sprite
 */
function isSeen(sprite) {
  const fits = (/** @type {0 | 1} */ axis) =>
    Math.abs(sprite.at[axis] - middle[axis]) + sprite.size[axis] / 2 <= area.size[axis] / zoom / 2 + 1;
  return zoom === 1 || !isInside(sprite) || (fits(0) && fits(1));
}

/**
 * Brings the nearest of these into the pane, if none of them can be seen.
 * @param {Sprite[]} sprites
 */
export function bring(sprites) {
  if (sprites.length === 0 || sprites.some(isSeen)) return;
  const away = (/** @type {Sprite} */ { at }) => Math.hypot(at[0] - middle[0], at[1] - middle[1]);
  reveal(sprites.reduce((near, other) => (away(other) < away(near) ? other : near)));
}

/**
 * Moves the pane just far enough that a sprite can be seen.
 * @param {Sprite} sprite
 */
export function reveal(sprite) {
  if (zoom === 1 || !isInside(sprite)) return;
  const along = (/** @type {0 | 1} */ axis) => {
    const reach = Math.max(0, (area.size[axis] / zoom - sprite.size[axis]) / 2);
    return Math.max(sprite.at[axis] - reach, Math.min(sprite.at[axis] + reach, middle[axis]));
  };
  lookAt([along(0), along(1)], zoom);
}
