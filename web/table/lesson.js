// What a tutorial says: one thing at a time, pointing at it. The server waits for the right action; here is only talk.

import { say } from "../words.js";
import { button, byId, fill, make } from "./dom.js";
import { state } from "./state.js";
import { send, undo } from "./touch.js";

const card = byId("lesson");

/** Which lesson is shown, to begin anew with the next one. */
let shown = "";
/** How many things of it have been read. */
let read = 0;

/** Whether the reader is on the way back, and wants the last thing of the lesson before. */
let backwards = false;

/**
 * Shows what is said now, and points at it.
 * @param {() => void} turned called when the reader goes on or back
 */
export function showLesson(turned) {
  const { lesson } = state.now ?? {};
  const name = lesson ? String(lesson.done) : "";
  if (name !== shown) [shown, read, backwards] = [name, backwards ? (lesson?.says.length ?? 1) - 1 : 0, false];
  const said = lesson?.says[read];
  state.points = said?.point ?? [];
  card.hidden = !said;
  if (!lesson || !said) return;
  const place = say("lesson-place", { done: lesson.done + read + 1, of: lesson.of });
  const turn = (/** @type {number} */ by) => () => {
    read += by;
    turned();
  };
  fill(
    card,
    make("p", { class: "said" }, said.say),
    make("div", { class: "line" }, ...goBack(turn(-1)), make("span", { class: "third" }, place), ...goOn(lesson, turn(1))),
  );
}

/**
 * The thing before; at the beginning of a lesson the step before is taken back.
 * @param {() => void} turn
 */
function goBack(turn) {
  if (read > 0) return [button(say("lesson-back"), turn, { icon: "left" })];
  if (state.now?.undo !== "free") return [];
  return [button(say("lesson-back"), () => ((backwards = true), void undo()), { icon: "left" })];
}

/**
 * The next thing; where something is to be done, it can be done for the reader.
 * @param {import("./types.js").Lesson} lesson
 * @param {() => void} turn
 */
function goOn({ says, action }, turn) {
  const last = read === says.length - 1;
  if (!last || !action) return [button(say(last ? "lesson-free" : "lesson-on"), turn, { class: "primary", icon: "right" })];
  const offer = state.now?.offers.find((other) => other.action === action);
  return offer ? [button(say("lesson-skip"), () => void send(offer), { icon: "right" })] : [];
}
