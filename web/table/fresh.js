// What is new since one's own last decision stays marked until the next one: a dashed ring around it, and a trail of light
// behind what came from elsewhere. So nobody has to have watched.

/** @import { Sprite } from "./types.js" */
/** @import { Move } from "./scene.js" */
import { draw } from "./dom.js";
import { isInside, marks } from "./pane.js";
import { frameShift, isStill, shifted } from "./reframe.js";
import { route } from "./route.js";
import { pieceOf, place } from "./scene.js";

/** From this layer on things lie before the person: what others do does not change them. */
const HAND = 500;

/** @typedef {[number, number]} Point */

/** @type {Map<string, Sprite | null>} What is new, by its key, and what it was before; nothing if it was not there. */
const fresh = new Map();

const under = { inner: draw("g", { class: "fresh" }), outer: draw("g", { class: "fresh" }) };
marks.inner.prepend(under.inner);
marks.outer.prepend(under.outer);

/** The person has decided something: what was new has been seen. */
export function forgetFresh() {
  fresh.clear();
}

/**
 * Notes what a step of somebody else has changed.
 * @param {Move[]} moves
 */
export function noteFresh(moves) {
  for (const { piece, from } of changed(moves)) {
    const { key } = piece.sprite;
    if (!fresh.has(key)) fresh.set(key, from);
  }
}

/**
 * The things that a step has changed, to point at.
 * @param {Move[]} moves
 */
export function changedKeys(moves) {
  return changed(moves).map(({ piece }) => piece.sprite.key);
}

/**
 * What a step has changed of all that people want to know of: on the board it came, moved or turned into something else.
 * A chart that moves as a whole has not changed.
 * @param {Move[]} moves
 */
function changed(moves) {
  const there = moves.filter(({ piece: { sprite }, gone }) => !gone && sprite.layer < HAND);
  const shift = frameShift(there.flatMap(({ piece, from }) => (from ? [[from, piece.sprite]] : [])));
  return there.filter(({ piece: { sprite }, from }) => {
    return sprite.notable && (from === null || !isStill(from, shift ? shifted(sprite, shift) : sprite));
  });
}

/** Draws the marks anew, where things are now. */
export function showFresh() {
  const drawn = [...fresh].flatMap(([key, from]) => {
    const sprite = pieceOf(key)?.sprite;
    return sprite ? [{ sprite, parts: [...trail(from, sprite), ringOf(sprite)] }] : [];
  });
  for (const inside of [true, false]) {
    const here = drawn.filter(({ sprite }) => isInside(sprite) === inside);
    (inside ? under.inner : under.outer).replaceChildren(...here.flatMap(({ parts }) => parts));
  }
}

/** @param {Sprite} sprite */
function ringOf(sprite) {
  const [width, height] = sprite.size.map((side) => side + 6);
  const round = Math.min(width, height) / 3;
  const ring = draw("rect", { x: -width / 2, y: -height / 2, width, height, rx: round, class: "fresh-ring" });
  ring.style.transform = `${place(sprite)} rotate(${sprite.turn ?? 0}deg)`;
  return ring;
}

/**
 * Where a thing came from, along its way.
 * @param {Sprite | null} from
 * @param {Sprite} to
 */
function trail(from, to) {
  if (from === null || from.at.join() === to.at.join()) return [];
  const points = route(from, to).map((at) => at.join()).join(" ");
  return [draw("polyline", { points, class: "fresh-trail" })];
}
