// Motion: one step after the other, each long enough to be understood, none longer. A click skips to the end.
//
// The board itself is always up to date; motion only shows how it came about, from what was to what is.

/** @import { Sprite } from "./types.js" */
/** @import { Move, Piece } from "./scene.js" */
import { isOn } from "../prefs.js";
import { route } from "./route.js";
import { looksLike, place, symbol } from "./scene.js";

const GLIDE_MS = 360;
const FADE_MS = 600;
const TUMBLE_MS = 600;

/** From this layer on things lie on the board; what is below is the board itself, and light on it. */
const PIECES = 300;

/** With more steps than this waiting, each takes less time. */
const PATIENT_STEPS = 3;

/** @typedef {() => Move[] | null} Step does one step and says what moved; nothing if there is nothing to see */

/** @type {Step[]} */
const queue = [];
/** @type {Set<Animation>} */
const running = new Set();
let playing = false;
let skipping = false;

/** Whether something is still on its way. */
export function isMoving() {
  return playing;
}

/**
 * Lets steps happen one after the other, after those that wait already.
 * @param {Step[]} steps
 * @param {() => void} settled called when nothing waits any more
 */
export async function play(steps, settled) {
  queue.push(...steps);
  if (playing) return;
  playing = true;
  for (let step = queue.shift(); step; step = queue.shift()) {
    const moves = step();
    if (moves && isOn("motion") && !skipping && !document.hidden) await shown(moves);
    clear(moves);
  }
  playing = skipping = false;
  settled();
}

/** Shows the end at once. */
export function skip() {
  if (!playing) return;
  skipping = true;
  for (const animation of running) animation.finish();
}

/** @param {Move[]} moves */
async function shown(moves) {
  const haste = Math.min(1, PATIENT_STEPS / (queue.length + 1));
  const all = reunited(moves).flatMap((move) => animations(move, haste));
  for (const animation of all) running.add(animation);
  await Promise.all(all.map((animation) => animation.finished.catch(() => {})));
  running.clear();
}

/**
 * What leaves in one place and comes in another, looking alike, is one thing to the eye: a chip out of the hand.
 * @param {Move[]} moves
 * @returns {Move[]}
 */
function reunited(moves) {
  const left = moves.filter(({ gone }) => gone);
  return moves.map((move) => {
    const { sprite } = move.piece;
    const twin = move.from === null && left.find(({ from }) => from?.sprite === sprite.sprite && from?.tint === sprite.tint);
    return twin ? { ...move, from: { ...sprite, at: twin.piece.sprite.at, size: twin.piece.sprite.size } } : move;
  });
}

/**
 * @param {Move} move
 * @param {number} haste
 * @returns {Animation[]}
 */
function animations({ piece, from, gone }, haste) {
  if (gone) return [leave(piece, haste)];
  if (from === null) return [enter(piece, haste)];
  const moved = from.at.join() !== piece.sprite.at.join() || from.size.join() !== piece.sprite.size.join();
  const glide = moved ? [travel(piece, from, haste)] : [];
  if (piece.sprite.key.startsWith("die/") && !looksLike(from, piece.sprite)) return [...glide, ...tumble(piece, haste)];
  return [...glide, ...turn(piece, from, haste), ...changeLook(piece, from, haste)];
}

/**
 * @param {Piece} piece
 * @param {number} haste
 */
function leave({ group }, haste) {
  const animation = group.animate([{ opacity: getComputedStyle(group).opacity }, { opacity: 0 }], {
    duration: GLIDE_MS * haste,
    fill: "forwards",
  });
  group.classList.add("going");
  animation.addEventListener("finish", () => group.remove());
  return animation;
}

/**
 * Light dawns; a piece lands.
 * @param {Piece} piece
 * @param {number} haste
 */
function enter({ group, sprite }, haste) {
  if (sprite.layer < PIECES) return group.animate([{ opacity: 0 }, {}], { duration: FADE_MS * haste });
  const above = { opacity: 0, transform: `${place(sprite)} scale(1.4)` };
  return group.animate([above, {}], { duration: GLIDE_MS * haste, easing: "ease-out" });
}

/**
 * @param {Piece} piece
 * @param {Sprite} from
 * @param {number} haste
 */
function travel({ group, sprite }, from, haste) {
  const stops = route(from, sprite);
  const grow = from.size[0] / sprite.size[0];
  const frames = stops.map((at, index) => {
    const size = grow + ((1 - grow) * index) / (stops.length - 1);
    return { transform: `${place({ ...sprite, at })} scale(${size})` };
  });
  const duration = GLIDE_MS * haste * (stops.length > 2 ? 1.5 : 1);
  return group.animate(frames, { duration, easing: "cubic-bezier(0.3, 0, 0.2, 1)" });
}

/**
 * @param {Piece} piece
 * @param {Sprite} from
 * @param {number} haste
 */
function turn({ group, sprite }, from, haste) {
  const use = group.querySelector("use");
  const [before, after] = [from.turn ?? 0, sprite.turn ?? 0];
  if (!use || before === after) return [];
  const short = ((after - before + 540) % 360) - 180;
  return [use.animate([{ rotate: `${after - short}deg` }, { rotate: `${after}deg` }], { duration: GLIDE_MS * haste, easing: "ease-out" })];
}

/**
 * What it was fades into what it is: light over the board, a card that is turned.
 * @param {Piece} piece
 * @param {Sprite} from
 * @param {number} haste
 */
function changeLook({ group, sprite }, from, haste) {
  const duration = FADE_MS * haste;
  if (from.sprite === sprite.sprite && from.tint === sprite.tint) {
    if (from.light === sprite.light) return [];
    return [group.animate([{ opacity: (from.light ?? 100) / 100 }, {}], { duration })];
  }
  const old = symbol({ ...from, size: sprite.size });
  if (!old) return [];
  group.append(old);
  const fade = old.animate([{ opacity: 1 }, { opacity: 0 }], { duration, fill: "forwards" });
  fade.addEventListener("finish", () => old.remove());
  return [fade];
}

/**
 * @param {Piece} piece
 * @param {number} haste
 */
function tumble({ group, sprite }, haste) {
  const use = group.querySelector("use");
  if (!use) return [];
  const rest = sprite.turn ?? 0;
  const frames = [{ rotate: `${rest - 540}deg`, scale: "1.25" }, { scale: "0.85", offset: 0.7 }, { rotate: `${rest}deg`, scale: "1" }];
  return [use.animate(frames, { duration: TUMBLE_MS * haste, easing: "cubic-bezier(0.2, 0.6, 0.3, 1)" })];
}

/**
 * Takes away what left.
 * @param {Move[] | null} moves
 */
function clear(moves) {
  for (const { piece, gone } of moves ?? []) if (gone) piece.group.remove();
}

