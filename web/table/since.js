// What happened since my last turn, shown once more on the board.

/** @import { Change, Scene } from "./types.js" */
import { Trouble, get } from "../api.js";
import { say } from "../words.js";
import { byId } from "./dom.js";
import { isMoving, play } from "./motion.js";
import { notice } from "./say.js";
import { change, showAtOnce } from "./scene.js";
import { state } from "./state.js";

/**
 * @param {{ frame: string, lang: string }} looking
 * @param {() => void} settled
 */
export async function showSince(looking, settled) {
  if (state.eyes === null) return;
  const wishes = new URLSearchParams({ ...looking, seat: String(state.eyes), since: "true" });
  /** @type {{ length: number, scene: Scene, steps: { say: string, scene: Change }[] } | null} */
  const replay = await get(`/api/tables/${state.table}/replay?${wishes}`).catch(complain);
  // Whatever happens meanwhile belongs to the board, not to the past.
  if (!replay || isMoving() || replay.length !== state.now?.steps) return;
  if (replay.steps.length === 0) return notice(say("since-nothing"));
  byId("side").classList.remove("open");
  const step = (/** @type {{ say: string, scene: Change }} */ taken) => () => {
    byId("story").textContent = taken.say;
    return change(taken.scene);
  };
  void play([() => (showAtOnce(replay.scene), null), ...replay.steps.map(step)], settled);
}

/** @param {unknown} error */
function complain(error) {
  notice(error instanceof Trouble ? error.message : String(error));
  return null;
}
