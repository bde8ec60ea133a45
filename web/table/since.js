// What happened since my last turn, shown once more on the board.

/** @import { Change, Scene } from "./types.js" */
/** @import { Move } from "./scene.js" */
import { Trouble, get } from "../api.js";
import { say } from "../words.js";
import { byId } from "./dom.js";
import { forgetFresh, noteFresh, showFresh } from "./fresh.js";
import { isMoving, play } from "./motion.js";
import { notice } from "./say.js";
import { change, showAtOnce } from "./scene.js";
import { state } from "./state.js";

/**
 * @typedef {object} Since
 * @property {number} length how many steps the game has had
 * @property {Scene} scene
 * @property {{ say: string, scene: Change }[]} steps
 */

/**
 * What happened since; nothing if the game has gone on meanwhile: that belongs to the board, not to the past.
 * @param {{ frame: string, lang: string }} looking
 * @param {(error: unknown) => null} failed
 * @returns {Promise<Since | null>}
 */
async function fetchSince(looking, failed) {
  if (state.eyes === null) return null;
  const wishes = new URLSearchParams({ ...looking, seat: String(state.eyes), since: "true" });
  /** @type {Since | null} */
  const since = await get(`/api/tables/${state.table}/replay?${wishes}`).catch(failed);
  return since && !isMoving() && since.length === state.now?.steps ? since : null;
}

/**
 * Marks what is new, for somebody who has not watched.
 * @param {{ frame: string, lang: string }} looking
 */
export async function markSince(looking) {
  const since = await fetchSince(looking, () => null);
  const sprites = new Map(since?.scene.sprites.map((sprite) => [sprite.key, sprite]));
  for (const { scene } of since?.steps ?? []) {
    for (const key of scene.gone ?? []) sprites.delete(key);
    const moves = (scene.put ?? []).map((sprite) => ({ piece: { sprite }, from: sprites.get(sprite.key) ?? null, gone: false }));
    noteFresh(/** @type {Move[]} */ (moves));
    for (const sprite of scene.put ?? []) sprites.set(sprite.key, sprite);
  }
  showFresh();
}

/**
 * @param {{ frame: string, lang: string }} looking
 * @param {() => void} settled
 */
export async function showSince(looking, settled) {
  const replay = await fetchSince(looking, complain);
  if (!replay) return;
  if (replay.steps.length === 0) return notice(say("since-nothing"));
  byId("side").classList.remove("open");
  const begin = () => {
    showAtOnce(replay.scene);
    forgetFresh();
    return null;
  };
  const step = (/** @type {{ say: string, scene: Change }} */ taken) => ({ happen: () => again(taken), breath: true, held: true });
  void play([{ happen: begin }, ...replay.steps.map(step)], settled);
}

/**
 * Lets a step happen once more, and points at what it changed.
 * @param {{ say: string, scene: Change }} taken
 */
function again(taken) {
  byId("story").textContent = taken.say;
  const moves = change(taken.scene);
  noteFresh(moves);
  showFresh();
  return moves;
}

/** @param {unknown} error */
function complain(error) {
  notice(error instanceof Trouble ? error.message : String(error));
  return null;
}
