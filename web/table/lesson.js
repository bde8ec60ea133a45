// What a tutorial says: one thing at a time, pointing at it. The server waits for the right action; here is only talk.

import { say } from "../words.js";
import { button, byId, fill, make } from "./dom.js";
import { state } from "./state.js";

const card = byId("lesson");

/** Which lesson is shown, to begin anew with the next one. */
let shown = "";
/** How many things of it have been read. */
let read = 0;

/**
 * Shows what is said now, and points at it.
 * @param {() => void} turned called when the reader goes on
 */
export function showLesson(turned) {
  const { lesson } = state.now ?? {};
  const name = lesson ? String(lesson.done) : "";
  if (name !== shown) [shown, read] = [name, 0];
  const said = lesson?.says[read];
  state.points = said?.point ?? [];
  card.hidden = !said;
  if (!lesson || !said) return;
  const last = read === lesson.says.length - 1;
  const place = say("lesson-place", { done: lesson.done + read + 1, of: lesson.of });
  const goOn = () => {
    read += 1;
    turned();
  };
  const on = button(say(last ? "lesson-free" : "lesson-on"), goOn, { class: "primary", icon: "right" });
  fill(
    card,
    make("p", { class: "said" }, said.say),
    make("div", { class: "line" }, make("span", { class: "third" }, place), ...(last && lesson.action ? [] : [on])),
  );
}
