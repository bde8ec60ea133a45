// What shows only while something is pointed at or chosen: the rays of a chip, a tile in every cell where it fits.

import { allPieces, changesNow } from "./scene.js";

/** For which things something is shown, as of how many changes of the board. */
let known = -1;
let shown = "";

/**
 * Shows what belongs to these things, and nothing else.
 * @param {(string | null)[]} keys
 */
export function showAside(keys) {
  const now = [changesNow(), ...keys].join();
  if (now === shown) return;
  shown = now;
  for (const { group, sprite } of allPieces()) {
    if (sprite.when) group.classList.toggle("shown", sprite.when.some((key) => keys.includes(key)));
  }
}

/** Lets everything be pointed at that something is shown for. */
export function preparePointing() {
  if (known === changesNow()) return;
  known = changesNow();
  const keys = new Set(allPieces().flatMap(({ sprite }) => sprite.when ?? []));
  for (const { group, sprite } of allPieces()) group.toggleAttribute("data-point", keys.has(sprite.key));
}
