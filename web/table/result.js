// How it ended, and how the points came about.

/** @import { Account, Result, Tie } from "./types.js" */
import { say } from "../words.js";
import { dialog } from "./dialog.js";
import { button, fill, icon, make } from "./dom.js";
import { columns, isCooperative } from "./seats.js";
import { command } from "./socket.js";
import { state } from "./state.js";

const PAUSE_MS = 700;

let told = false;

/** Opens the result by itself, once, when the last motion is over. Whoever has it open sees when the next game is arranged. */
export function showResult() {
  const over = state.now?.phase === "over";
  if (over && !told) setTimeout(openResult, PAUSE_MS);
  told = over;
  const shown = document.querySelector("#result .deeds");
  if (shown) fill(shown, ...deeds());
}

export function openResult() {
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
    ...points,
    fairness(),
  );
  dialog(headline(now.result), content);
}

/** @param {Result} result */
export function headline({ ranks, scores }) {
  if (isCooperative()) return say(scores.length > 1 ? "result-together" : "result-alone", { points: scores[0] ?? 0 });
  const first = ranks.flatMap((rank, column) => (rank === 1 ? [column] : []));
  const own = first.some((column) => state.own.includes(column));
  if (own && first.length === 1 && state.own.length === 1) return say("result-you");
  const names = first.map((column) => columns()[column] ?? "");
  return names.length === 1
    ? say("result-one", { who: names[0] ?? "" })
    : say("result-several", { who: names.join(say("result-and")) });
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
      make("span", { class: "name" }, columns()[column] ?? ""),
      make("span", { class: "points" }, String(scores[column])),
    );
  return make("ol", { class: "plain ranking" }, ...order.map(row));
}

/**
 * How the points came about, as a table that adds up; below it what was compared where they are equal.
 * @param {Result} result
 * @param {Account} account
 * @param {Tie[]} ties
 */
function account({ scores }, { rows }, ties) {
  const names = isCooperative() ? [say("result-all")] : columns().slice(0, scores.length);
  const head = make("tr", {}, make("td"), ...names.map((name) => make("th", { scope: "col" }, name)));
  const body = rows.map(({ label, cells }) => make("tr", {}, make("th", { scope: "row" }, label), ...cells.map(cell)));
  const sums = make(
    "tr",
    { class: "sum" },
    make("th", { scope: "row" }, say("result-sum")),
    ...names.map((_, column) => make("td", {}, String(scores[column]))),
  );
  const compared = ties.flatMap(({ row }) => (row ? [row] : []));
  const decided = compared.map(({ label, values }) =>
    make(
      "tr",
      { class: "tie" },
      make("th", { scope: "row" }, label),
      ...values.map((value) => make("td", {}, value === null ? "" : String(value))),
    ),
  );
  const table = make(
    "table",
    {},
    make("caption", {}, say("result-points")),
    make("thead", {}, head),
    make("tbody", {}, ...body, sums, ...decided),
  );
  return make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": say("result-points") }, table);
}

/** @param {{ points: number, note?: string }} cell */
function cell({ points, note }) {
  return make("td", {}, String(points), ...(note ? [make("span", { class: "note" }, note)] : []));
}

/** What was promised before the first die, and what was revealed after the last. */
function fairness() {
  const { commitment, now } = state;
  const facts = make(
    "dl",
    {},
    make("dt", {}, say("fair-promised")),
    make("dd", {}, commitment),
    make("dt", {}, say("fair-revealed")),
    make("dd", {}, now?.seed ?? ""),
  );
  return make(
    "details",
    { class: "fair" },
    make("summary", {}, say("fair-title")),
    make("p", {}, say("fair-about")),
    facts,
  );
}

function deeds() {
  const again = state.now?.rematch
    ? make("a", { class: "button primary", href: `/table/${state.now.rematch}` }, icon("again"), say("rematch-go"))
    : button(say("rematch"), rematch, { class: "primary", icon: "again" });
  const record = make(
    "a",
    { class: "button", href: `/api/tables/${state.table}/record`, download: `${state.game}-${state.table}.json` },
    icon("save"),
    say("result-record"),
  );
  const back = make("a", { class: "button", href: `/replay/${state.table}` }, icon("eye"), say("result-replay"));
  return [
    ...(state.own.length > 0 || state.now?.rematch ? [again] : []),
    back,
    record,
    make("a", { class: "button", href: "/" }, say("result-home")),
  ];
}

/** The next table is where everybody finds the link to; whoever arranged it goes there at once. */
async function rematch() {
  const answer = await command("rematch");
  if (answer && "done" in answer) goOn();
}

function goOn() {
  if (state.now?.rematch) location.assign(`/table/${state.now.rematch}`);
  else setTimeout(goOn, 100);
}
