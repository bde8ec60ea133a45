// Who plays: names, points, clocks, whose turn it is, who is there. A seat is a button that tells more.

/** @import { News, SeatShown } from "./types.js" */
import { say } from "../words.js";
import { byId, face, fill, icon, make } from "./dom.js";
import { drawBadges } from "./scene.js";
import { detailOf, nameOfSeat, state } from "./state.js";

const BUBBLE_MS = 5000;

const list = byId("seats");
/** Those who play without a seat, as the game calls them. */
const others = (list.dataset.others ?? "").split("\n").filter(Boolean);

/** @type {number[] | null} Points that a preview leads to. */
let promised = null;

/** @type {number[] | null} Points as far as they are counted, at the end. */
let counted = null;

/** @type {Map<number, string>} By seat, what was just said there. */
const bubbles = new Map();

list.addEventListener("click", (event) => {
  const found = event.target instanceof Element ? event.target.closest("button") : null;
  const seat = found?.dataset.seat;
  if (seat) void import("./seat.js").then(({ openSeat }) => openSeat(Number(seat)));
});

/** Names by column of the points: seats, then whoever plays without one. */
export function columns() {
  return [...(state.now?.seats.map((seat) => nameOfSeat(seat.seat)) ?? []), ...others];
}

/** Whether all play together, for the same points. */
export function isCooperative() {
  return state.now?.account?.rows[0]?.cells.length === 1;
}

export function showSeats() {
  const { now } = state;
  if (!now) return;
  const extra = (now.scores ?? []).slice(now.seats.length).map((_, index) => other(index + now.seats.length));
  const { watching } = state.present;
  const more = watching > 0 ? [make("li", { class: "watching" }, say("seats-watching", { count: watching }))] : [];
  fill(list, ...now.seats.map(row), ...extra, ...more);
}

/**
 * Shows what a preview would bring.
 * @param {number[] | null} scores
 */
export function promise(scores) {
  promised = scores;
  showSeats();
}

/**
 * Shows points as far as they are counted; with nothing, as they are.
 * @param {number[] | null} scores
 */
export function count(scores) {
  counted = scores;
  showSeats();
}

/** @param {SeatShown} seat */
function row(seat) {
  const acting = state.now?.phase === "playing" && state.now.acting.includes(seat.seat);
  const classes = [
    "seat",
    acting ? "acting" : "",
    state.own.includes(seat.seat) ? "own" : "",
    seat.held === "open" ? "free" : "",
  ];
  const inside = make(
    "button",
    {
      type: "button",
      class: classes.filter(Boolean).join(" "),
      "data-seat": String(seat.seat),
      "aria-haspopup": "dialog",
    },
    make(
      "span",
      { class: "who" },
      ...drawing(seat),
      make("span", { class: "name" }, ...nameParts(seat)),
    ),
    ...drawBadges(seat.seat),
    make("span", { class: "is" }, isWhat(seat, acting)),
    ...clock(seat),
    ...points(seat.seat),
  );
  const said = bubbles.get(seat.seat);
  return make("li", {}, inside, ...(said ? [make("p", { class: "bubble", "aria-hidden": "true" }, said)] : []));
}

/**
 * The face of a bot that is one of ours, or the sign of one that sits in.
 * @param {SeatShown} seat
 */
function drawing({ face: name, bot }) {
  return name ? [face(name)] : bot ? [icon("bot")] : [];
}

/**
 * A name, and how strong a bot is; that is left out where there is little room.
 * @param {SeatShown} seat
 */
function nameParts({ seat, bot }) {
  const level = bot ? [" ", make("span", { class: "level" }, say(`level-${bot}`))] : [];
  return [nameOfSeat(seat), ...level];
}

/**
 * What is the case with a seat, in a word or two.
 * @param {SeatShown} seat
 * @param {boolean} acting
 */
function isWhat(seat, acting) {
  if (seat.held === "open") return say("seat-free");
  if (seat.held === "kept") return say("seat-kept");
  if (acting) return state.eyes === seat.seat ? say("seat-you-act") : say("seat-thinks");
  if (seat.held === "person" && !seat.bot && !state.present.seats.includes(seat.seat)) return say("seat-away");
  if (seat.held === "person" && seat.bot) return say("seat-stand-in");
  return state.own.includes(seat.seat) ? say("seat-own") : "";
}

/** @param {number} column */
function points(column) {
  const score = (counted ?? state.now?.scores)?.[column];
  if (score === undefined) return [];
  const more = promised === null ? 0 : (promised[column] ?? score) - score;
  const gain = more === 0 ? [] : [make("span", { class: "gain" }, more > 0 ? `+${more}` : `−${-more}`)];
  return [
    make("span", { class: "points" }, ...gain, make("span", { class: "unseen" }, say("seat-points")), String(score)),
  ];
}

/** @param {SeatShown} seat */
function clock(seat) {
  return seat.left === undefined
    ? []
    : [make("span", { class: "clock", "data-clock": String(seat.seat) }, timeOf(seat))];
}

/** @param {number} column */
function other(column) {
  return make(
    "li",
    {},
    make(
      "span",
      { class: "seat" },
      make("span", { class: "who" }, make("span", { class: "name" }, columns()[column] ?? "")),
      ...drawBadges(column),
      ...points(column),
    ),
  );
}

/** Lets the clocks go on. */
export function tick() {
  for (const seat of state.now?.seats ?? []) {
    const shown = list.querySelector(`[data-clock="${seat.seat}"]`);
    if (shown) shown.textContent = timeOf(seat);
  }
}

/**
 * What is left on a clock by now.
 * @param {SeatShown} seat
 */
function timeOf({ left = 0, running }) {
  const since = Math.max(0, Date.now() - state.skew - (state.now?.at ?? 0));
  return minutes(Math.max(0, running ? left - since : left));
}

/** @param {number} ms */
function minutes(ms) {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * Shows at a seat, for a while, what somebody said there.
 * @param {News} news
 * @param {string} words
 */
export function bubble(news, words) {
  const { seat } = detailOf(news);
  const said = words.replace(/^[^:]*: /, "");
  bubbles.set(seat, said);
  showSeats();
  setTimeout(() => {
    if (bubbles.get(seat) === said) bubbles.delete(seat);
    showSeats();
  }, BUBBLE_MS);
}
