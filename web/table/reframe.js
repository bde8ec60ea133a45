// A chart that grows may need a smaller scale, and then all of it moves. Whoever only looks ahead wants to see what would
// come, where it would come: so what is looked ahead at is brought back into the frame that is shown.

/** @import { Sprite } from "./types.js" */

/** @typedef {{ scale: number, off: [number, number] }} Shift */

/** As many things have to be elsewhere to be a frame that moves. */
const MANY = 6;

/** Nearer than this, nobody sees a difference. */
const NEAR = 2;

/**
 * How the frame would move and shrink, told from the two things that are farthest apart; nothing if it would not.
 * @param {[Sprite, Sprite][]} pairs what things of the board are, and what they would be
 * @returns {Shift | null}
 */
export function frameShift(pairs) {
  const moved = pairs.filter(([now, then]) => apart(now, then) > 0);
  if (moved.length < MANY) return null;
  const [first, last] = ends(moved);
  const scale = apart(first[0], last[0]) / apart(first[1], last[1]);
  const off = (/** @type {0 | 1} */ axis) => first[0].at[axis] - first[1].at[axis] * scale;
  return Number.isFinite(scale) ? { scale, off: [off(0), off(1)] } : null;
}

/**
 * @param {[Sprite, Sprite][]} pairs
 * @returns {[[Sprite, Sprite], [Sprite, Sprite]]}
 */
function ends(pairs) {
  const along = (/** @type {[Sprite, Sprite]} */ [{ at }]) => at[0] + at[1];
  const sorted = [...pairs].sort((one, other) => along(one) - along(other));
  return /** @type {any} */ ([sorted[0], sorted.at(-1)]);
}

/**
 * @param {Sprite} one
 * @param {Sprite} other
 */
function apart(one, other) {
  return Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);
}

/**
 * A sprite as it would be in the frame that is shown.
 * @param {Sprite} sprite
 * @param {Shift} shift
 * @returns {Sprite}
 */
export function shifted(sprite, { scale, off: [x, y] }) {
  const { at, size, text } = sprite;
  return {
    ...sprite,
    at: [at[0] * scale + x, at[1] * scale + y],
    size: [size[0] * scale, size[1] * scale],
    ...(text && { text: { ...text, size: text.size * scale } }),
  };
}

/**
 * Whether a thing is where it was, as what it was.
 * @param {Sprite} now
 * @param {Sprite} then
 */
export function isStill(now, then) {
  const look = (/** @type {Sprite} */ { sprite, tint, light, turn, text }) =>
    [sprite, tint, light, turn, text?.words, text?.color].join();
  return look(now) === look(then) && apart(now, then) < NEAR;
}
