// Counting the points on the board: row by row what brought them is ringed with light, they rise there in their
// player's colour and mark, and the totals beside the names follow. A tap or a key goes to the end. All of it is for
// the eye: the result says the same in words.

/** @import { Beat } from "./tally.js" */
/** @import { Piece } from "./scene.js" */
import { speed } from "../prefs.js";
import { say } from "../words.js";
import { byId, draw, make } from "./dom.js";
import { forgetFresh, showFresh } from "./fresh.js";
import { marks } from "./pane.js";
import { allPieces, badgesOf, pieceOf, place, scale, sceneSize, symbol } from "./scene.js";
import { columns, count, isCooperative } from "./seats.js";
import { state } from "./state.js";
import { wear } from "./style.js";
import { tally } from "./tally.js";

/** How large a gain is, in pixels. */
const GAIN = 30;
/** How much longer a gain stays than the light around what brought it. */
const LINGER = 1.6;
/** So much of a name stands beside points. */
const NAME = 8;
/** Keys that do nothing by themselves. */
const SILENT = new Set(["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]);

const scene = byId("scene");

/** Counts, and comes back when it is over or was skipped. */
export async function countPoints() {
  const account = state.now?.account;
  if (!account || document.hidden) return;
  await wear("table/ending.css");
  forgetFresh();
  showFresh();
  const { beats, ms } = tally(account, away);
  const over = listenForSkip();
  const label = make("p", { class: "counting", "aria-hidden": "true" });
  byId("board").append(label);
  // A chart that all have made together lies in the dark, and lights up.
  scene.classList.toggle("dark", isCooperative() && beats.some(({ gains }) => gains.some(({ at }) => at.length > 0)));
  showTotals(beats[0]?.totals.map(() => 0) ?? []);
  for (const beat of beats) {
    if (over.signal.aborted) break;
    showTotals(beat.totals);
    const total = isCooperative() ? String(beat.totals[0]) : beat.label;
    label.replaceChildren(make("strong", {}, total), make("span", {}, say("result-counting")));
    const time = speed() === "fast" ? ms / 2 : ms;
    const shown = light(beat, time);
    await pause(time, over.signal);
    for (const element of shown) element.remove();
  }
  over.abort();
  finish(label);
}

/** @param {HTMLElement} label */
function finish(label) {
  count(null);
  label.remove();
  scene.classList.remove("dark");
  for (const group of scene.querySelectorAll(".counted")) group.classList.remove("counted");
  for (const group of marks.group.querySelectorAll(".gain")) group.remove();
}

/**
 * Where all play together, everybody has what all have.
 * @param {number[]} totals
 */
function showTotals(totals) {
  count(isCooperative() ? (state.now?.scores?.map(() => totals[0] ?? 0) ?? null) : totals);
}

/**
 * How far a thing lies from the middle of the picture.
 * @param {string} key
 */
function away(key) {
  const [x = 0, y = 0] = pieceOf(key)?.sprite.at ?? [];
  const [width, height] = sceneSize();
  return Math.hypot(x - width / 2, y - height / 2);
}

/** What is over once somebody taps or presses a key. */
function listenForSkip() {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  document.addEventListener("pointerdown", () => over.abort(), options);
  document.addEventListener("keydown", ({ key }) => SILENT.has(key) || over.abort(), options);
  document.addEventListener("visibilitychange", () => over.abort(), options);
  return over;
}

/**
 * @param {number} ms
 * @param {AbortSignal} signal
 */
function pause(ms, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve(null)), { once: true });
  });
}

/**
 * Shows what brings points now, and what it brings; gives what is to be taken away after the beat.
 * @param {Beat} beat
 * @param {number} ms
 * @returns {Element[]}
 */
function light({ gains }, ms) {
  /** @type {Map<string, number>} By place, how many gains rise there. */
  const taken = new Map();
  return gains.flatMap(({ column, points, at }) => {
    const found = at.flatMap((key) => pieceOf(key) ?? []);
    for (const piece of found) lightUp(piece);
    const middle = central(found);
    if (middle && points !== 0) {
      const key = middle.sprite.at.join();
      const beside = taken.get(key) ?? 0;
      taken.set(key, beside + 1);
      rise(middle, column, points, beside, ms);
    }
    return found.map(ring);
  });
}

/**
 * Lets a piece, and whatever lies on it, out of the dark.
 * @param {Piece} piece
 */
function lightUp({ sprite: { at, size } }) {
  const within = (/** @type {Piece["sprite"]} */ sprite, /** @type {0 | 1} */ axis) =>
    Math.abs(sprite.at[axis] - at[axis]) < size[axis] / 2 && sprite.size[axis] <= size[axis];
  const on = (/** @type {Piece} */ { sprite }) => within(sprite, 0) && within(sprite, 1);
  for (const piece of allPieces().filter(on)) piece.group.classList.add("counted");
}

/**
 * The piece that lies most in the middle of these.
 * @param {Piece[]} pieces
 */
function central(pieces) {
  const mean = (/** @type {0 | 1} */ axis) => pieces.reduce((sum, { sprite }) => sum + sprite.at[axis], 0) / pieces.length;
  const [x, y] = [mean(0), mean(1)];
  const off = (/** @type {Piece} */ { sprite: { at } }) => Math.hypot(at[0] - x, at[1] - y);
  return [...pieces].sort((one, other) => off(one) - off(other))[0];
}

/** @param {Piece} piece */
function ring({ sprite }) {
  const group = draw("g", { class: "counting-ring" });
  group.style.transform = place(sprite);
  const [width, height] = sprite.size;
  const shape = symbol(sprite) ?? draw("rect", { x: -width / 2, y: -height / 2, width, height, rx: 6 });
  shape.setAttribute("filter", "url(#ring)");
  group.append(shape);
  marks.groupOf(sprite).append(group);
  return group;
}

/**
 * Lets points rise from a piece; those of several people stand beside each other.
 * @param {Piece} piece
 * @param {number} column
 * @param {number} points
 * @param {number} beside how many rise there already
 * @param {number} ms
 */
function rise({ sprite }, column, points, beside, ms) {
  const unit = GAIN / scale();
  // What all have brought together is nobody's.
  const mark = isCooperative() ? undefined : badgesOf(column)[0];
  const number = points > 0 ? `+${points}` : `−${-points}`;
  // Where people have no marks, the name says whose it is.
  const said = mark || isCooperative() ? number : `${(columns()[column] ?? "").slice(0, NAME)} ${number}`;
  const width = unit * ((mark ? 1.5 : 0.8) + 0.38 * said.length);
  const gain = draw("g", { class: "gain" });
  gain.style.setProperty("--tint", `var(--${mark?.tint ?? "lamp"})`);
  const side = { x: -width / 2, y: -unit / 2, width, height: unit, rx: unit / 2, "stroke-width": unit / 12 };
  const words = draw("text", { x: mark ? unit * 0.4 : 0, y: unit * 0.22, "font-size": unit * 0.62 });
  words.textContent = said;
  gain.append(draw("rect", side));
  const drawn = mark && symbol({ ...mark, size: [unit * 0.7, unit * 0.7] });
  if (drawn) {
    drawn.setAttribute("transform", `translate(${unit * 0.65 - width / 2} 0)`);
    gain.append(drawn);
  }
  gain.append(words);
  // On top of the piece, and inside the picture.
  const [sceneWidth] = sceneSize();
  const x = Math.min(Math.max(sprite.at[0] + beside * width * 1.08, width / 2), sceneWidth - width / 2);
  const y = Math.max(sprite.at[1] - Math.min(sprite.size[1] / 2, unit), unit * 2);
  const at = (/** @type {number} */ up) => ({ transform: `translate(${x}px, ${y - up * unit}px)` });
  marks.groupOf(sprite).append(gain);
  const frames = [
    { ...at(-0.3), opacity: 0 },
    { ...at(0), opacity: 1, offset: 0.2 },
    { ...at(0.4), opacity: 1, offset: 0.8 },
    { ...at(1), opacity: 0 },
  ];
  const timing = { duration: ms * LINGER, easing: "ease-out", fill: /** @type {const} */ ("both") };
  gain.animate(frames, timing).addEventListener("finish", () => gain.remove());
}
