// The end of a game: its points are counted on the board, then the result opens by itself, once. What that needs is
// fetched when it is needed.

import { speed } from "../prefs.js";
import { state } from "./state.js";

/** How long the last position stays as it is. */
const PAUSE_MS = 700;

/** Whether the game was seen to go on here: whoever comes later finds the result alone. */
let watched = false;
let told = false;

/** @type {typeof import("./verdict.js") | null} */
let verdict = null;

/** Shows how it ended when the last motion is over. Whoever has it open sees when the next game is arranged. */
export function showResult() {
  const over = state.now?.phase === "over";
  if (over && !told) void tell();
  watched ||= state.now?.phase === "playing";
  told = over;
  verdict?.renewDeeds();
}

/** Counts the points, if that was waited for and motion is wanted, and says what they mean. */
async function tell() {
  const counting = watched && speed() !== "once";
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  if (counting) await (await import("./ending.js")).countPoints();
  if (state.now?.phase === "over") await openResult();
}

export async function openResult() {
  verdict ??= await import("./verdict.js");
  await verdict.openVerdict();
}
