// Motion: one step after the other, each long enough to be understood, none longer. A tap or a key skips to the end.
//
// A step of somebody else takes about as long as it takes to see it: the motion, and a breath. It is never squeezed because
// more waits; what changes nothing to see takes no time at all.

/** @import { Sprite } from "./types.js" */
/** @import { Move, Piece } from "./scene.js" */
import { speed } from "../prefs.js";
import { inPane, isInside } from "./pane.js";
import { route } from "./route.js";
import { PIECES, place, symbol } from "./scene.js";

const GLIDE_MS = 360;
const FADE_MS = 600;
const DRIFT_MS = 800;
const TUMBLE_MS = 600;
const BURST_MS = 900;
/** Fireworks over several pools open one after the other. */
const VOLLEY_MS = 130;

/** How animations of fireworks are called. */
const BURST = "burst";

/** So long a step of somebody else takes in all, if it can be seen. */
const STEP_MS = 700;

/** How much longer everything takes, by how fast it is wanted. */
const PACE = { slow: 1.7, normal: 1, fast: 0.4, once: 0 };

/** With more steps than this waiting somebody has fallen behind, and the oldest are not shown. */
const BEHIND = 60;

/** From this layer on things lie before the person, and change often. */
const HAND = 500;

/**
 * @typedef {object} Step
 * @property {() => Move[] | null} happen does it, and says what moved; nothing if there is nothing to see
 * @property {boolean} [breath] whether it is somebody else's, so that it takes its time
 * @property {boolean} [held] whether it takes its time even where nothing moves: it was asked for, to be seen
 */

/** @type {Step[]} */
const queue = [];
/** @type {Set<Animation>} */
const running = new Set();
let playing = false;
let skipping = false;
/** Ends the breath after a step. */
let breathed = () => {};

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
    const moves = (step.happen() ?? []).filter(isSeen);
    const pace = PACE[speed()];
    if (moves.length > 0 && pace > 0 && !skipping && !document.hidden && queue.length < BEHIND) {
      await shown(moves, step.breath === true && moves.some(isNoticed), pace);
    } else if (step.held && !skipping && !document.hidden) {
      await rest(STEP_MS);
    }
    for (const { piece, gone } of moves) if (gone) piece.group.remove();
  }
  playing = skipping = false;
  settled();
}

/** Forgets what waits: something else is shown instead. */
export function drop() {
  queue.length = 0;
  skip();
}

/**
 * Whether a move is worth a look: something came, went, travelled or turned into something else, and not only in the hand.
 * @param {Move} move
 */
function isNoticed({ piece: { sprite }, from, gone }) {
  if (sprite.layer >= HAND) return false;
  if (gone || from === null) return true;
  const look = (/** @type {Sprite} */ { at, turn, sprite: symbol, tint, light }) => [at, turn, symbol, tint, light].join();
  return look(from) !== look(sprite);
}

/**
 * Whether anybody sees a move: not if it is of what only shows where somebody points.
 * @param {Move} move
 */
function isSeen({ piece, gone }) {
  const { sprite, group } = piece;
  if (sprite.when === undefined) return true;
  if (gone) group.remove();
  return false;
}

/** Shows the end at once. */
export function skip() {
  if (!playing) return;
  skipping = true;
  breathed();
  for (const animation of running) animation.finish();
}

/**
 * @param {Move[]} moves
 * @param {boolean} breath
 * @param {number} pace
 */
async function shown(moves, breath, pace) {
  for (const animation of volley(reunited(moves).flatMap(animations))) {
    animation.updatePlaybackRate(1 / pace);
    running.add(animation);
  }
  const seen = breath ? rest(STEP_MS * pace) : null;
  await Promise.all([seen, ...[...running].map((animation) => animation.finished.catch(() => {}))]);
  running.clear();
}

/**
 * Lets so much time pass, unless somebody skips.
 * @param {number} ms
 */
function rest(ms) {
  return new Promise((done) => {
    breathed = () => done(null);
    setTimeout(breathed, ms);
  });
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
    const twin =
      move.from === null && left.find(({ from }) => from?.sprite === sprite.sprite && from?.tint === sprite.tint);
    return twin ? { ...move, from: { ...sprite, at: twin.piece.sprite.at, size: twin.piece.sprite.size } } : move;
  });
}

/**
 * Lets what bursts in the same step burst one after the other.
 * @param {Animation[]} all
 */
function volley(all) {
  const bursts = all.filter(({ id }) => id === BURST);
  for (const [index, { effect }] of bursts.entries()) effect?.updateTiming({ delay: index * VOLLEY_MS });
  return all;
}

/**
 * @param {Move} move
 * @returns {Animation[]}
 */
function animations({ piece, from, gone }) {
  if (gone) return [leave(piece)];
  if (from === null) return enter(piece);
  return [...travel(piece, from), ...turn(piece, from), ...changeLook(piece, from)];
}

/** @param {Piece} piece */
function leave({ group }) {
  return group.animate({ opacity: 0 }, { duration: GLIDE_MS, fill: "forwards" });
}

/**
 * Light dawns, a piece lands, dice tumble, fireworks burst.
 * @param {Piece} piece
 */
function enter({ group, sprite }) {
  const kind = sprite.key.split("/", 1)[0];
  if (kind === "die") return tumble(group, sprite);
  if (kind === "display") return [burst(group, sprite)];
  if (sprite.layer < PIECES) return [group.animate([{ opacity: 0 }, {}], FADE_MS)];
  const above = { opacity: 0, transform: `${place(sprite)} scale(1.4)` };
  return [group.animate([above, {}], { duration: GLIDE_MS, easing: "ease-out" })];
}

/**
 * @param {SVGGElement} group
 * @param {Sprite} sprite
 */
function tumble(group, sprite) {
  const rest = sprite.turn ?? 0;
  const frames = [
    { rotate: `${rest - 540}deg`, scale: "1.4" },
    { scale: "0.85", offset: 0.7 },
    { rotate: `${rest}deg`, scale: "1" },
  ];
  const roll = group
    .querySelector("use")
    ?.animate(frames, { duration: TUMBLE_MS, easing: "cubic-bezier(0.2, 0.6, 0.3, 1)" });
  return roll ? [roll] : [];
}

/**
 * @param {SVGGElement} group
 * @param {Sprite} sprite
 */
function burst(group, sprite) {
  const size = (/** @type {number} */ scale) => `${place(sprite)} scale(${scale})`;
  const frames = [
    { transform: size(0.1), opacity: 0 },
    { transform: size(1.6), opacity: 1, offset: 0.35 },
    { transform: size(1) },
  ];
  return group.animate(frames, { id: BURST, duration: BURST_MS, easing: "ease-out", fill: "backwards" });
}

/**
 * @param {Piece} piece
 * @param {Sprite} from
 */
function travel({ group, sprite }, from) {
  const grow = from.size[0] / sprite.size[0];
  if (from.at.join() === sprite.at.join() && grow === 1) return [];
  // What comes from beside a map that is looked at closer sets out from where it is seen.
  const stops = route(isInside(sprite) && !isInside(from) ? { ...from, at: inPane(from.at) } : from, sprite);
  const frames = stops.map((at, index) => {
    const size = grow + ((1 - grow) * index) / (stops.length - 1);
    return { transform: `${place({ ...sprite, at })} scale(${size})` };
  });
  const duration = sprite.key === "cloud" ? DRIFT_MS : stops.length > 2 ? GLIDE_MS * 1.4 : GLIDE_MS;
  return [group.animate(frames, { duration, easing: "cubic-bezier(0.3, 0, 0.2, 1)" })];
}

/**
 * @param {Piece} piece
 * @param {Sprite} from
 */
function turn({ group, sprite }, from) {
  const use = group.querySelector("use");
  const [before, after] = [from.turn ?? 0, sprite.turn ?? 0];
  if (!use || before === after) return [];
  const short = ((after - before + 540) % 360) - 180;
  return [
    use.animate([{ rotate: `${after - short}deg` }, { rotate: `${after}deg` }], {
      duration: GLIDE_MS,
      easing: "ease-out",
    }),
  ];
}

/**
 * What it was fades into what it is: light over the board, a card that is turned.
 * @param {Piece} piece
 * @param {Sprite} from
 */
function changeLook({ group, sprite }, from) {
  if (from.sprite !== sprite.sprite || from.tint !== sprite.tint)
    return fadeOver(group, symbol({ ...from, size: sprite.size }));
  return from.light === sprite.light ? [] : [group.animate([{ opacity: (from.light ?? 100) / 100 }, {}], FADE_MS)];
}

/**
 * @param {SVGGElement} group
 * @param {SVGUseElement | null} old
 */
function fadeOver(group, old) {
  if (!old) return [];
  group.append(old);
  const fade = old.animate({ opacity: 0 }, { duration: FADE_MS, fill: "forwards" });
  fade.addEventListener("finish", () => old.remove());
  return [fade];
}
