// Looking back on a finished game: points over time, what can be learned, and what was luck.

import { get, post } from "../api.js";
import { button, draw, make } from "../table/dom.js";
import { say } from "../words.js";
import { plot, sample, told } from "./plot.js";

/** How often to ask how far it is. */
const ASK_MS = 700;
/** How many decisions are shown at first, and with each press more. */
const SOME = 5;

/**
 * @typedef {{ mean: number, margin: number }} Interval
 * @typedef {object} Lesson
 * @property {number} step so many steps came before
 * @property {number} seat
 * @property {string} played
 * @property {string} better
 * @property {string} reason
 * @property {number} cost
 * @property {number} margin
 *
 * @typedef {object} Analysis
 * @property {boolean} together
 * @property {number[][]} points by entry, at the beginning and after every step
 * @property {{ luck: Interval, cost: number }[]} totals by entry
 * @property {Lesson[]} lessons
 *
 * @typedef {object} Options
 * @property {string} table
 * @property {string} lang
 * @property {string[]} names of everybody who has points, seats first
 * @property {string[]} tints a colour's name for each of them
 * @property {(step: number) => void} onStep somebody wants to see the position after so many steps
 */

/**
 * Puts the panel into `root`.
 * @param {HTMLElement} root
 * @param {Options} options
 * @returns {{ show(step: number): void }} `show` says which position is looked at now
 */
export function mountAnalysis(root, options) {
  let step = 0;
  /** @type {(step: number) => void} */
  let move = () => {};
  root.classList.add("analysis");
  const path = `/api/tables/${options.table}/analysis`;
  const ask = () => get(`${path}?lang=${options.lang}`);

  /** @param {Node[]} children */
  const fill = (...children) => root.replaceChildren(make("h2", {}, say("analysis-title")), ...children);

  const offer = (trouble = "") => {
    const begin = button(say("analysis-begin"), () => void start(), { class: "primary", icon: "bulb" });
    const words = make("p", { class: "trouble", role: "alert" }, trouble);
    fill(make("p", { class: "second" }, say("analysis-lead")), begin, words);
  };
  const start = async () => {
    try {
      const { progress } = await post(path);
      await wait(progress);
    } catch (trouble) {
      offer(/** @type {Error} */ (trouble).message);
    }
  };
  /** @param {number} progress */
  const wait = async (progress) => {
    const bar = make("progress", { max: "1", "aria-label": say("analysis-begin") });
    const words = make("p", { class: "second", "aria-live": "polite" });
    fill(make("div", { class: "waiting-analysis" }, bar, words));
    for (let answer = { progress }; ; answer = await ask()) {
      if (answer.progress === null) return offer(say("error-server"));
      if ("points" in answer) return present(/** @type {Analysis} */ (/** @type {unknown} */ (answer)), true);
      bar.value = answer.progress;
      // Not every per cent is worth being read out.
      words.textContent = say("analysis-progress", { percent: Math.floor(answer.progress * 20) * 5 });
      await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    }
  };
  /**
   * @param {Analysis} analysis
   * @param {boolean} awaited
   */
  const present = (analysis, awaited) => {
    const parts = panel(analysis, { ...options, onStep: (to) => options.onStep((step = to)) });
    move = parts.show;
    move(step);
    fill(...parts.elements);
    // Whoever has gone elsewhere in the meantime is not called back.
    if (awaited && document.activeElement === document.body) parts.elements[0]?.querySelector("h3")?.focus();
  };

  ask().then(
    (answer) => {
      if ("points" in answer) present(answer, false);
      else if (answer.progress === null) offer();
      else void wait(answer.progress).catch((trouble) => offer(trouble.message));
    },
    (trouble) => offer(trouble.message),
  );
  return {
    show(to) {
      step = to;
      move(to);
    },
  };
}

/**
 * @param {Analysis} analysis
 * @param {Options} options
 */
function panel(analysis, options) {
  const { lines, show, element } = overTime(analysis, options);
  return {
    show,
    elements: [
      section("analysis-plot", element, make("p", { class: "third" }, say("analysis-plot-help")), table(lines)),
      section("analysis-lessons", ...lessons(analysis, options)),
      section("analysis-luck", make("p", { class: "third" }, say("analysis-luck-lead")), luck(analysis, options)),
    ],
  };
}

/**
 * @param {string} key
 * @param {...Node} children
 */
function section(key, ...children) {
  return make("section", { class: `${key} panel` }, make("h3", { tabindex: "-1" }, say(key)), ...children);
}

/**
 * Everybody who has points of their own; whoever plays together has the same.
 * @param {Analysis} analysis
 * @param {Options} options
 */
function entries({ together, points }, { names, tints }) {
  const all = (points[0] ?? []).map((_, entry) => ({ entry, name: names[entry] ?? "", tint: tints[entry] ?? "ink" }));
  if (!together) return all;
  return [{ entry: 0, name: all.length > 1 ? say("analysis-team") : (names[0] ?? ""), tint: "lamp" }];
}

/**
 * @param {Analysis} analysis
 * @param {Options} options
 */
function overTime(analysis, options) {
  const lines = entries(analysis, options).map(({ entry, name, tint }) => ({
    name,
    tint,
    points: analysis.points.map((after) => after[entry] ?? 0),
  }));
  const now = make("p", { class: "now" });
  const { element, show } = plot(lines, (step) => {
    now.textContent = told(lines, step);
    options.onStep(step);
  });
  const legend = lines.map(({ name, tint }, index) => make("li", {}, sample(tint, index), name));
  return {
    lines,
    element: make("div", {}, make("ul", { class: "plain legend" }, ...legend), element, now),
    show(/** @type {number} */ step) {
      show(step);
      now.textContent = told(lines, Math.min(step, analysis.points.length - 1));
    },
  };
}

/**
 * The same figures for whoever cannot see lines: a row for every step that changed something.
 * @param {import("./plot.js").Line[]} lines
 */
function table(lines) {
  const heads = [say("analysis-step"), ...lines.map(({ name }) => name)];
  const head = make("tr", {}, ...heads.map((words) => make("th", { scope: "col" }, words)));
  const body = make("tbody");
  (lines[0]?.points ?? []).forEach((_, step) => {
    if (step > 0 && lines.every(({ points }) => points[step] === points[step - 1])) return;
    const cells = lines.map(({ points }) => make("td", {}, String(points[step])));
    body.append(make("tr", {}, make("th", { scope: "row" }, String(step)), ...cells));
  });
  const rows = make("table", {}, make("caption", { class: "unseen" }, say("analysis-plot")), make("thead", {}, head), body);
  const scroll = make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": say("analysis-plot") }, rows);
  return make("details", {}, make("summary", {}, say("analysis-table")), scroll);
}

/**
 * @param {Analysis} analysis
 * @param {Options} options
 */
function lessons(analysis, options) {
  if (analysis.lessons.length === 0) return [make("p", {}, say("analysis-nothing"))];
  const list = make("ol", { class: "plain lessons" });
  const more = button(say("analysis-more"), () => grow(), { class: "quiet" });
  const whose = make("select", { "aria-label": say("analysis-whose") });
  /** @type {Lesson[]} */
  let chosen = [];
  const grow = () => {
    const from = list.childElementCount;
    list.append(...chosen.slice(from, from + SOME).map((found) => lesson(found, options)));
    more.hidden = list.childElementCount === chosen.length;
    if (from > 0) list.children[from]?.querySelector("button")?.focus();
  };
  const choose = () => {
    chosen = analysis.lessons.filter(({ seat }) => whose.value === "" || String(seat) === whose.value);
    list.replaceChildren();
    grow();
  };
  const seats = [...new Set(analysis.lessons.map(({ seat }) => seat))].sort();
  whose.append(make("option", { value: "" }, say("analysis-everybody")));
  whose.append(...seats.map((seat) => make("option", { value: String(seat) }, options.names[seat] ?? "")));
  whose.addEventListener("change", choose);
  choose();
  const lead = make("p", { class: "third" }, say("analysis-lessons-lead"));
  return seats.length > 1 ? [lead, whose, list, more] : [lead, list, more];
}

/**
 * @param {Lesson} found
 * @param {Options} options
 */
function lesson({ step, seat, played, better, reason, cost }, { lang, tints, onStep }) {
  const tag = make("strong", { class: "cost" }, `−${decimal(cost, lang)}`);
  const words = say("analysis-cost", { cost: decimal(cost, lang) });
  const item = make(
    "li",
    {},
    make("p", { class: "played" }, tag, make("span", {}, played, make("span", { class: "unseen" }, ` ${words}`))),
    make("p", {}, make("strong", {}, say("analysis-better")), " ", better),
    make("p", { class: "second" }, reason),
    button(say("analysis-go", { step }), () => onStep(step), { class: "quiet", icon: "right" }),
  );
  item.style.setProperty("--tint", `var(--${tints[seat] ?? "ink"})`);
  return item;
}

/**
 * @param {Analysis} analysis
 * @param {Options} options
 */
function luck(analysis, options) {
  const all = entries(analysis, options).map((entry) => ({ ...entry, ...(analysis.totals[entry.entry] ?? NONE) }));
  const most = Math.max(1, ...all.map(({ luck: { mean, margin } }) => Math.abs(mean) + margin));
  const rows = all.map(({ name, tint, luck }) => {
    const [points, margin] = [decimal(Math.abs(luck.mean), options.lang), decimal(luck.margin, options.lang)];
    const row = make("li", {}, make("span", {}, say(lucky(luck), { who: name, points, margin })), bar(luck, most));
    row.style.setProperty("--tint", `var(--${tint})`);
    return row;
  });
  return make("ul", { class: "plain luck" }, ...rows);
}

const NONE = { luck: { mean: 0, margin: 0 }, cost: 0 };

/** @param {Interval} luck */
function lucky({ mean, margin }) {
  if (Math.abs(mean) <= margin) return "analysis-luck-even";
  return mean > 0 ? "analysis-luck-more" : "analysis-luck-less";
}

/**
 * A bar to either side of the middle, with a line over how far it may be wrong.
 * @param {Interval} luck
 * @param {number} most
 */
function bar({ mean, margin }, most) {
  const x = (/** @type {number} */ value) => 100 + (value / most) * 96;
  const svg = draw("svg", { viewBox: "0 0 200 20", "aria-hidden": "true", class: "luck-bar" });
  svg.append(
    draw("path", { class: "middle", d: "M100 0V20" }),
    draw("rect", { x: x(Math.min(mean, 0)), y: 5, width: Math.abs(x(mean) - 100), height: 10, rx: 2 }),
    draw("path", { class: "doubt", d: `M${x(mean - margin)} 6v8m0-4H${x(mean + margin)}m0-4v8` }),
  );
  return svg;
}

/**
 * @param {number} value
 * @param {string} lang
 */
function decimal(value, lang) {
  return value.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
