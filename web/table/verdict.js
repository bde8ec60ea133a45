// How it ended: who won, by how much and why, how the points came about, and what can be done now.

/** @import { Account, Result, Tie } from "./types.js" */
import { Trouble } from "../api.js";
import { say } from "../words.js";
import { dialog } from "./dialog.js";
import { button, byId, face, fill, icon, make } from "./dom.js";
import { learned } from "./learned.js";
import { notice } from "./say.js";
import { drawBadges } from "./scene.js";
import { columns, isCooperative } from "./seats.js";
import { state } from "./state.js";
import { wear } from "./style.js";

/** Opens the result, unless it is open. */
export async function openVerdict() {
  await wear("table/ending.css");
  const { now } = state;
  if (!now?.result || document.getElementById("result")) return;
  const ties = now.ties ?? [];
  const points = now.account ? [account(now.result, now.account, ties)] : [];
  const content = make(
    "div",
    { id: "result" },
    make("div", { class: "lamp" }, icon("lamp")),
    ranking(now.result),
    ...ties.map(({ told }) => make("p", { class: "tie" }, told)),
    make("div", { class: "line deeds" }, ...deeds()),
    learned(now.result),
    ...points,
    fairness(),
    make("div", { class: "line others" }, ...others()),
  );
  dialog(headline(now.result), content);
}

/** Shows when the next game was arranged. */
export function renewDeeds() {
  const shown = document.querySelector("#result .deeds");
  if (shown) fill(shown, ...deeds());
}

/**
 * Who won, and by how much; or what all have reached together.
 * @param {Result} result
 */
function headline({ ranks, scores }) {
  const best = scores[0] ?? 0;
  if (isCooperative()) {
    const grade = state.now?.grade;
    return grade ? say("result-grade", { grade, points: best }) : say("result-together", { points: best });
  }
  const first = ranks.flatMap((rank, column) => (rank === 1 ? [column] : []));
  const names = first.map((column) => columns()[column] ?? "");
  const [winner = 0] = first;
  if (first.length > 1) return say("result-several", { who: names.join(say("result-and")) });
  const points = (scores[winner] ?? 0) - Math.max(...scores.filter((_, column) => column !== winner));
  const by = points === 1 ? "-by-one" : points > 1 && Number.isFinite(points) ? "-by" : "";
  const own = state.own.includes(winner) && state.own.length === 1;
  return say(`result-${own ? "you" : "one"}${by}`, { who: names[0] ?? "", points });
}

/**
 * Everybody with their points, best first.
 * @param {Result} result
 */
function ranking({ scores, ranks }) {
  if (isCooperative()) return "";
  const order = scores.map((_, column) => column).sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  const row = (/** @type {number} */ column) =>
    make(
      "li",
      { class: ranks[column] === 1 ? "first" : "" },
      make("span", { class: "place" }, `${ranks[column]}.`),
      ...portrait(column),
      make("span", { class: "name" }, columns()[column] ?? "", ...level(column)),
      make("span", { class: "points" }, String(scores[column])),
    );
  return make("ol", { class: "plain ranking" }, ...order.map(row));
}

/** @param {number} column */
function portrait(column) {
  const drawn = state.now?.seats[column]?.face;
  return [...(drawn ? [face(drawn)] : []), ...drawBadges(column)];
}

/** @param {number} column */
function level(column) {
  const seat = state.now?.seats[column];
  return seat?.face && seat.bot ? [" ", make("span", { class: "level" }, say(`level-${seat.bot}`))] : [];
}

/**
 * How the points came about, as a table that adds up; below it what was compared where they are equal. Where there is
 * little room a row has its name above it; so what is a table says so, whatever it looks like.
 * @param {Result} result
 * @param {Account} account
 * @param {Tie[]} ties
 */
function account({ scores }, { rows }, ties) {
  const names = isCooperative() ? [say("result-all")] : columns().slice(0, scores.length);
  const heads = names.map((name) => make("th", { scope: "col", role: "columnheader" }, name));
  const decided = ties.flatMap(({ row }) =>
    row ? [line(row.label, row.values.map((value) => cell(value === null ? "" : String(value))), "tie")] : [],
  );
  const body = rows.map(({ label, cells }) => line(label, cells.map(({ points, note }) => cell(String(points), note))));
  const sums = line(say("result-sum"), names.map((_, column) => cell(String(scores[column]))), "sum");
  const table = make(
    "table",
    { role: "table", class: names.length > 1 ? "many" : "" },
    make("caption", {}, say("result-points")),
    make("thead", { role: "rowgroup" }, make("tr", { role: "row" }, make("td", { role: "cell" }), ...heads)),
    make("tbody", { role: "rowgroup" }, ...body, sums, ...decided),
  );
  table.style.setProperty("--columns", String(names.length));
  return make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": say("result-points") }, table);
}

/**
 * @param {string} label
 * @param {HTMLElement[]} cells
 * @param {string} [look]
 */
function line(label, cells, look) {
  return make("tr", { role: "row", class: look }, make("th", { scope: "row", role: "rowheader" }, label), ...cells);
}

/**
 * @param {string} words
 * @param {string} [note]
 */
function cell(words, note) {
  return make("td", { role: "cell" }, words, ...(note ? [make("span", { class: "note" }, note)] : []));
}

/** What was promised before the first draw, and what was revealed after the last. */
function fairness() {
  const { commitment, now } = state;
  const title = byId("main").dataset.chance === "dice" ? "fair-title-dice" : "fair-title-draws";
  const facts = make(
    "dl",
    {},
    make("dt", {}, say("fair-promised")),
    make("dd", {}, commitment),
    make("dt", {}, say("fair-revealed")),
    make("dd", {}, now?.seed ?? ""),
  );
  return make("details", { class: "fair" }, make("summary", {}, say(title)), make("p", {}, say("fair-about")), facts);
}

/** What is done most after a game. */
function deeds() {
  const again = state.now?.rematch
    ? make("a", { class: "button primary", href: `/table/${state.now.rematch}` }, icon("again"), say("rematch-go"))
    : button(say("rematch"), () => void playAgain(), { class: "primary", icon: "again" });
  const replay = `/replay/${state.table}`;
  return [
    ...(state.own.length > 0 || state.now?.rematch ? [again] : []),
    make("a", { class: "button", href: replay }, icon("eye"), say("result-replay")),
    make("a", { class: "button", href: `${replay}#analysis` }, icon("bulb"), say("result-analysis")),
    button(say("result-picture"), () => void share(), { icon: "share" }),
  ];
}

function others() {
  const name = `${state.game}-${state.table}.json`;
  const record = { class: "button quiet", href: `/api/tables/${state.table}/record`, download: name };
  return [
    make("a", record, icon("save"), say("result-record")),
    make("a", { class: "button quiet", href: "/" }, say("result-home")),
  ];
}

async function share() {
  const { sharePicture } = await import("./share.js");
  await sharePicture();
}

/** The next table is where everybody finds the link to; whoever arranged it goes there at once. */
async function playAgain() {
  const pressed = document.querySelector("#result .deeds .primary");
  if (pressed?.getAttribute("aria-busy")) return;
  pressed?.setAttribute("aria-busy", "true");
  try {
    const { again } = await import("../again.js");
    location.assign(`/table/${await again(state.table)}`);
  } catch (error) {
    pressed?.removeAttribute("aria-busy");
    notice(error instanceof Trouble ? error.message : String(error));
  }
}
