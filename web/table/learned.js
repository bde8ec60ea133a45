// What a person can take from a game, in a line each: their best, the costliest decision, the luck. The analysis has more.

/** @import { Result } from "./types.js" */
/** @import { Analysis } from "../replay/analysis.js" */
import { get, post } from "../api.js";
import { say } from "../words.js";
import { make } from "./dom.js";
import { isCooperative } from "./seats.js";
import { state } from "./state.js";

/** How often to ask whether it is worked out. */
const ASK_MS = 2000;

/**
 * The lines, which come when they are known.
 * @param {Result} result
 */
export function learned(result) {
  const lines = make("div", { class: "learned" });
  const [own] = state.own;
  if (own === undefined) return lines;
  const best = make("p", { class: "best" });
  const lessons = make("div", { class: "lessons" });
  lines.append(best, lessons);
  // Of several people at one screen nobody is meant.
  if (state.own.length === 1) void tellBest(best, result.scores[own] ?? 0);
  void tellLessons(lessons);
  return lines;
}

/**
 * @param {HTMLElement} line
 * @param {number} points
 */
async function tellBest(line, points) {
  const { best } = await get(`/api/tables/${state.table}/best`).catch(() => ({ best: null }));
  if (best === null) return;
  line.textContent = points > best ? say("result-best-now", { points: best }) : say("result-best", { points: best });
  line.classList.toggle("now", points > best);
}

/** @param {HTMLElement} place */
async function tellLessons(place) {
  const path = `/api/tables/${state.table}/analysis`;
  const begun = await post(path).catch(() => null);
  if (!begun) return;
  place.replaceChildren(make("p", { class: "third" }, say("result-working")));
  for (;;) {
    const answer = await get(`${path}?lang=${state.lang}`).catch(() => ({ progress: null }));
    if ("points" in answer) return place.replaceChildren(...lessons(answer));
    if (answer.progress === null) return place.replaceChildren();
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    if (!place.isConnected) return;
  }
}

/** @param {Analysis} analysis */
function lessons(analysis) {
  const [dearest] = analysis.lessons.filter(({ seat }) => state.own.includes(seat));
  const luck = state.own.length === 1 || isCooperative() ? analysis.totals[state.own[0] ?? 0]?.luck : undefined;
  return [
    make("p", {}, dearest ? costliest(dearest) : say("result-flawless")),
    ...(dearest ? [make("p", { class: "second" }, say("result-better", { better: dearest.better }))] : []),
    ...(luck ? [make("p", {}, lucky(luck))] : []),
  ];
}

/** @param {Analysis["lessons"][number]} lesson */
function costliest({ cost, played }) {
  return say("result-costliest", { cost: `−${decimal(cost)}`, played });
}

/** @param {{ mean: number, margin: number }} luck */
function lucky({ mean, margin }) {
  if (Math.abs(mean) <= margin) return say("result-luck-even");
  return say(mean > 0 ? "result-luck-more" : "result-luck-less", { points: decimal(Math.abs(mean)) });
}

/** @param {number} value */
function decimal(value) {
  return value.toLocaleString(state.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
