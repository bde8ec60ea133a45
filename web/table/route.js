// The way of what travels. Where a board has numbered spaces (`space/3`), what lies on one follows them to another:
// a ship stays in its river. Everything else goes straight.

/** @import { Sprite } from "./types.js" */
import { pieceOf } from "./scene.js";

/** @typedef {[number, number]} Point */

/**
 * @param {Sprite} from
 * @param {Sprite} to
 * @returns {Point[]}
 */
export function route(from, to) {
  const spaces = spacesInOrder();
  const [start, end] = [nearest(spaces, from.at), nearest(spaces, to.at)];
  if (start === null || end === null || Math.abs(start - end) < 2) return [from.at, to.at];
  const between = start < end ? spaces.slice(start + 1, end) : spaces.slice(end + 1, start).reverse();
  return [from.at, ...between, to.at];
}

/** @returns {Point[]} */
function spacesInOrder() {
  const places = [];
  for (let number = pieceOf("space/0") ? 0 : 1; pieceOf(`space/${number}`); number += 1) {
    places.push(/** @type {Point} */ (pieceOf(`space/${number}`)?.sprite.at));
  }
  return places;
}

/**
 * The index of the space that a place is on; nothing if it is far from all.
 * @param {Point[]} spaces
 * @param {Point} at
 */
function nearest(spaces, at) {
  const away = spaces.map((space) => Math.hypot(space[0] - at[0], space[1] - at[1]));
  const least = Math.min(...away);
  return spaces.length > 1 && least < gap(spaces) ? away.indexOf(least) : null;
}

/** @param {Point[]} spaces */
function gap([one, other]) {
  return one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0;
}
