// Points over the steps of a game, a line for each player: to be looked at, moved along, and read out.

import { say } from "../words.js";
import { draw, make } from "../table/dom.js";

const HEIGHT = 180;
const EDGE = { left: 40, right: 16, top: 16, bottom: 28 };

/** A colour is not enough to tell lines apart: each has a dash and a mark of its own. */
const DASHES = ["", "9 5", "2 5", "12 4 2 4"];
const MARKS = [
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",
  "M-4.5 -4.5h9v9h-9z",
  "M0 -6L5.5 4.5H-5.5z",
  "M0 -6.5L6.5 0L0 6.5L-6.5 0z",
];

/** The keys that move along the line, and how far. */
const KEYS = /** @type {const} */ ({ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10 });

/**
 * @typedef {object} Line
 * @property {string} name
 * @property {string} tint a colour's name
 * @property {number[]} points at the beginning and after every step
 */

/**
 * @param {Line[]} lines
 * @param {(step: number) => void} onStep
 * @returns {{ element: HTMLElement, show(step: number): void }}
 */
export function plot(lines, onStep) {
  const steps = (lines[0]?.points.length ?? 1) - 1;
  const svg = draw("svg", {
    class: "plot",
    role: "slider",
    tabindex: 0,
    "aria-label": say("analysis-plot"),
    "aria-valuemin": 0,
    "aria-valuemax": steps,
  });
  let [width, now] = [640, 0];

  const redraw = () => {
    const scale = scaleOf(lines, steps, width);
    svg.setAttribute("viewBox", `0 0 ${width} ${HEIGHT}`);
    svg.replaceChildren(
      grid(scale, steps),
      ...lines.map((line, index) => lineOf(line, index, scale)),
      here(lines, now, scale),
    );
  };
  /** @param {number} step */
  const show = (step) => {
    now = Math.min(Math.max(step, 0), steps);
    svg.setAttribute("aria-valuenow", String(now));
    svg.setAttribute("aria-valuetext", told(lines, now));
    redraw();
  };
  /** @param {number} step */
  const go = (step) => {
    const before = now;
    show(step);
    if (now !== before) onStep(now);
  };

  /** @param {PointerEvent} event */
  const point = (event) => {
    const box = svg.getBoundingClientRect();
    const share = ((event.clientX - box.left) / box.width) * width - EDGE.left;
    go(Math.round((share / (width - EDGE.left - EDGE.right)) * steps));
  };
  svg.addEventListener("pointerdown", (event) => {
    svg.setPointerCapture(event.pointerId);
    point(event);
  });
  svg.addEventListener("pointermove", (event) => svg.hasPointerCapture(event.pointerId) && point(event));
  svg.addEventListener("keydown", (event) => {
    const by = KEYS[/** @type {keyof typeof KEYS} */ (event.key)];
    const to = event.key === "Home" ? 0 : event.key === "End" ? steps : by && now + by;
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  });

  const element = make("div", { class: "plot-frame" }, svg);
  new ResizeObserver(([entry]) => {
    width = Math.max(Math.round(entry?.contentRect.width ?? width), 240);
    redraw();
  }).observe(element);
  show(0);
  return { element, show };
}

/**
 * The points of everybody after a step, in words.
 * @param {Line[]} lines
 * @param {number} step
 */
export function told(lines, step) {
  const points = lines.map((line) => say("analysis-points-of", { who: line.name, points: line.points[step] ?? 0 }));
  return say("analysis-at", { step, points: points.join(", ") });
}

/**
 * The line and mark that stand for a player, for a legend.
 * @param {string} tint
 * @param {number} index
 */
export function sample(tint, index) {
  const svg = draw("svg", { class: "sample", viewBox: "0 0 36 16", "aria-hidden": "true" });
  svg.style.setProperty("--tint", `var(--${tint})`);
  const [line, mark] = [draw("path", { d: "M1 8H35" }), draw("path", { class: "mark", d: MARKS[index % 4] ?? "" })];
  line.setAttribute("stroke-dasharray", DASHES[index % 4] ?? "");
  mark.setAttribute("transform", "translate(18 8)");
  svg.append(line, mark);
  return svg;
}

/**
 * @typedef {object} Scale
 * @property {(step: number) => number} x
 * @property {(points: number) => number} y
 * @property {number[]} ticks points that have a line across
 * @property {number} every so many steps have a number below
 */

/**
 * @param {Line[]} lines
 * @param {number} steps
 * @param {number} width
 * @returns {Scale}
 */
function scaleOf(lines, steps, width) {
  const all = lines.flatMap(({ points }) => points);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const gap = round((most - least) / 4);
  const [low, high] = [Math.floor(least / gap) * gap, Math.ceil(most / gap) * gap];
  return {
    x: (step) => EDGE.left + (step / Math.max(steps, 1)) * (width - EDGE.left - EDGE.right),
    y: (points) => HEIGHT - EDGE.bottom - ((points - low) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom),
    ticks: Array.from({ length: Math.round((high - low) / gap) + 1 }, (_, tick) => low + tick * gap),
    every: round((steps * 64) / width),
  };
}

/**
 * The next of 1, 2, 5, 10, 20, …: numbers that people count by.
 * @param {number} least
 */
function round(least) {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return ([1, 2, 5, 10].find((step) => step * power >= least) ?? 10) * power;
}

/**
 * @param {Scale} scale
 * @param {number} steps
 */
function grid({ x, y, ticks, every }, steps) {
  const group = draw("g", { class: "grid" });
  for (const points of ticks) {
    group.append(draw("path", { d: `M${x(0)} ${y(points)}H${x(steps)}` }), label(x(0) - 8, y(points) + 4, points, "end"));
  }
  for (let step = 0; step <= steps; step += every) group.append(label(x(step), HEIGHT - 8, step, "middle"));
  return group;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} value
 * @param {string} anchor
 */
function label(x, y, value, anchor) {
  const text = draw("text", { x, y, "text-anchor": anchor });
  text.textContent = String(value);
  return text;
}

/**
 * Points stay until they change, so a line runs in stairs. Its marks stand where points changed, not too close together.
 * @param {Line} line
 * @param {number} index
 * @param {Scale} scale
 */
function lineOf({ tint, points }, index, { x, y }) {
  const stairs = points.map((value, step) => (step === 0 ? `M${x(0)} ${y(value)}` : `H${x(step)}V${y(value)}`));
  const group = draw("g", { class: "line" });
  group.style.setProperty("--tint", `var(--${tint})`);
  group.append(draw("path", { d: stairs.join(""), "stroke-dasharray": DASHES[index % 4] ?? "" }));
  let last = -Infinity;
  points.forEach((value, step) => {
    const changed = step === points.length - 1 || (step > 0 && value !== points[step - 1]);
    if (!changed || x(step) - last < 28) return;
    last = x(step);
    group.append(draw("path", { class: "mark", d: MARKS[index % 4] ?? "", transform: `translate(${last} ${y(value)})` }));
  });
  return group;
}

/**
 * Where the game is looked at.
 * @param {Line[]} lines
 * @param {number} step
 * @param {Scale} scale
 */
function here(lines, step, { x, y }) {
  const group = draw("g", { class: "here" });
  group.append(draw("path", { d: `M${x(step)} ${EDGE.top - 8}V${HEIGHT - EDGE.bottom}` }));
  for (const { tint, points } of lines) {
    const dot = draw("circle", { cx: x(step), cy: y(points[step] ?? 0), r: 5 });
    dot.style.setProperty("--tint", `var(--${tint})`);
    group.append(dot);
  }
  return group;
}
