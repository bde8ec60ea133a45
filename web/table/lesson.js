// What a tutorial says: one thing at a time, pointing at it. The server waits for the right action; here is only talk.

import { say } from "../words.js";
import { button, byId, fill, make } from "./dom.js";
import { state } from "./state.js";

const card = byId("lesson");

/** Which lesson is shown, to begin anew with the next one. */
let shown = "";
/** How many things of it have been read. */
let read = 0;
/** @type {() => void} */
let turned = () => {};

/** @param {() => void} then called when the reader goes on */
export function onLesson(then) {
  turned = then;
}

/** The keys of what is being pointed at. */
export function pointedAt() {
  return current()?.point ?? [];
}

/** Whether the script waits for an action, so that nothing is done without asking. */
export function isScripted() {
  return state.now?.lesson?.action !== undefined;
}

function current() {
  return state.now?.lesson?.says[read];
}

export function showLesson() {
  const { lesson, steps } = state.now ?? {};
  const name = lesson ? String(steps) : "";
  if (name !== shown) [shown, read] = [name, 0];
  const said = current();
  card.hidden = !said;
  if (!lesson || !said) return;
  const last = read === lesson.says.length - 1;
  const place = say("lesson-place", { done: lesson.done + read + 1, of: lesson.of });
  const on = button(say(last ? "lesson-free" : "lesson-on"), goOn, { class: "primary", icon: "right" });
  fill(
    card,
    make("p", { class: "said" }, said.say),
    make("div", { class: "line" }, make("span", { class: "third" }, place), ...(last && lesson.action ? [] : [on])),
  );
}

function goOn() {
  read += 1;
  turned();
}
