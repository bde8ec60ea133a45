// A game looked at again. The server tells it in one piece; here it is taken apart, step by step, on the table's own board.

/** @import { Change, Scene } from "../table/types.js" */
import { button, byId, fill, make } from "../table/dom.js";
import { isMoving, play, skip } from "../table/motion.js";
import { change, drawBadges, loadArt, showAtOnce, badgesOf } from "../table/scene.js";
import { say } from "../words.js";
import { checkDice, playOn, savePicture, saveRecord, share } from "./deeds.js";
import { load, offerFile, source } from "./source.js";

/**
 * @typedef {object} Taken
 * @property {number | null} by
 * @property {string} step
 * @property {string} say
 * @property {Change} scene
 * @property {number[]} scores
 * @property {string[]} [hands]
 *
 * @typedef {object} Replay
 * @property {string} game
 * @property {string[]} names
 * @property {number} length
 * @property {Scene} scene
 * @property {number[]} scores
 * @property {string[]} [hands]
 * @property {Taken[]} steps
 * @property {{ scores: number[], ranks: number[] } | null} result
 * @property {boolean} seeded
 */

/** The colours in the plot of players who have none in the game; lines and marks tell them apart as well. */
const TINTS = ["yellow", "blue", "green", "red", "purple", "orange", "white", "ink"];

/** How long a step stays before the next one comes, at the usual speed. */
const STEP_MS = 1100;

const slider = /** @type {HTMLInputElement} */ (byId("slider"));
const eyes = /** @type {HTMLSelectElement} */ (byId("eyes"));
const speed = /** @type {HTMLSelectElement} */ (byId("speed"));
const log = byId("log");
const wide = matchMedia("(min-width: 50em) and (orientation: landscape)");

/** @type {Replay | null} */
let replay = null;
/** How many steps have been taken in what is shown. */
let at = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} What lets the next step come, while it plays. */
let next;
/** @type {{ show(step: number): void } | null} */
let analysis = null;

/**
 * How somebody looks, as the server takes it.
 * @returns {Record<string, string>}
 */
function looking() {
  /** @type {Record<string, string>} */
  const whose = eyes.value === "open" ? { open: "true" } : eyes.value === "" ? {} : { seat: eyes.value };
  const { lang = "en" } = byId("main").dataset;
  return { lang, frame: wide.matches ? "wide" : "tall", ...whose };
}

/** Fetches the game anew, in another frame or with other eyes, and stays where it was. */
async function fetchGame() {
  const game = await load(looking());
  if (!game) return;
  const first = replay === null;
  replay = game;
  if (first) await begin(game);
  slider.max = String(game.length);
  fillLog(game);
  jump(Math.min(at, game.length));
}

/** @param {Replay} game */
async function begin(game) {
  byId("main").hidden = false;
  document.getElementById("file")?.remove();
  await loadArt(`${document.documentElement.dataset.assets}/art/${game.game}.svg`);
  const wishes = new URLSearchParams(location.search);
  at = Math.min(Number(wishes.get("step") ?? (game.result ? 0 : game.length)) || 0, game.length);
  fillEyes(game);
  fill(byId("deeds"), ...deeds(game));
  if (source.table && game.result) void mount(game, source.table);
}

/** @param {Replay} game */
function fillEyes(game) {
  const option = (/** @type {string} */ value, /** @type {string} */ words) => make("option", { value }, words);
  const seats = game.names.map((name, seat) => option(String(seat), name));
  const all = game.result || !source.table ? [option("open", say("replay-everything")), ...seats] : [];
  const chosen = eyes.value;
  fill(eyes, option("", say("replay-everybody")), ...all);
  eyes.value = chosen;
}

/** @param {Replay} game */
function deeds(game) {
  const here = () => ({ game, step: at, looking: looking() });
  return [
    button(say("replay-play-on"), () => playOn(here()), { icon: "play", class: "primary" }),
    button(say("replay-check"), () => void checkDice(game), { icon: "check" }),
    ...(source.table ? [button(say("replay-share"), () => void share(at), { icon: "share" })] : []),
    button(say("replay-picture"), () => void savePicture(here()), { icon: "picture" }),
    button(say("replay-record"), () => void saveRecord(game), { icon: "save" }),
  ];
}

/**
 * What the expert bot makes of the game.
 * @param {Replay} game
 * @param {string} table
 */
async function mount(game, table) {
  const { mountAnalysis } = await import("./analysis.js");
  const { lang = "en" } = byId("main").dataset;
  const tints = TINTS.map((tint, seat) => badgesOf(seat)[0]?.tint ?? tint);
  analysis = mountAnalysis(byId("analysis"), { table, lang, names: game.names, tints, onStep: jump });
  analysis.show(at);
}

/** @param {Replay} game */
function fillLog(game) {
  const entry = (/** @type {Taken} */ taken, /** @type {number} */ index) => {
    const press = make("button", { type: "button", class: "quiet", "data-step": String(index + 1) }, taken.say);
    return make("li", {}, press);
  };
  log.replaceChildren(...game.steps.map(entry));
}

/**
 * The picture after so many steps: the first one with all changes since.
 * @param {Replay} game
 * @param {number} step
 * @returns {Scene}
 */
function sceneAt(game, step) {
  let { size } = game.scene;
  const sprites = new Map(game.scene.sprites.map((sprite) => [sprite.key, sprite]));
  for (const { scene } of game.steps.slice(0, step)) {
    size = scene.size ?? size;
    for (const key of scene.gone ?? []) sprites.delete(key);
    for (const sprite of scene.put ?? []) sprites.set(sprite.key, sprite);
  }
  return { size, sprites: [...sprites.values()] };
}

/**
 * Goes to a step at once.
 * @param {number} step
 */
function jump(step) {
  if (!replay) return;
  const game = replay;
  skip();
  at = Math.min(Math.max(step, 0), game.length);
  void play([() => (showAtOnce(sceneAt(game, at)), null)], () => {});
  tell();
}

/** Takes the next step, in motion. */
function stepOn() {
  if (!replay || at >= replay.length) return pause();
  const taken = replay.steps[at];
  if (isMoving()) skip();
  at += 1;
  if (taken) void play([() => change(taken.scene)], () => {});
  tell();
}

/** Says where we are, and what has just happened. */
function tell() {
  if (!replay) return;
  const taken = replay.steps[at - 1];
  slider.value = String(at);
  slider.setAttribute("aria-valuetext", say("replay-place", { step: at, of: replay.length }));
  byId("place").textContent = say("replay-place", { step: at, of: replay.length });
  byId("story").textContent = taken?.say ?? say("replay-begin");
  for (const [id, off] of /** @type {[string, boolean][]} */ ([
    ["first", at === 0],
    ["back", at === 0],
    ["on", at === replay.length],
    ["last", at === replay.length],
  ])) {
    /** @type {HTMLButtonElement} */ (byId(id)).disabled = off;
  }
  showSeats(replay, taken ?? replay);
  mark();
  analysis?.show(at);
}

/**
 * Who plays, how many points they have, and what they hold if everything is shown.
 * @param {Replay} game
 * @param {{ scores: number[], hands?: string[], by?: number | null }} now
 */
function showSeats({ names }, { scores, hands = [], by = null }) {
  const row = (/** @type {string} */ name, /** @type {number} */ seat) =>
    make(
      "li",
      {},
      make(
        "span",
        { class: by === seat ? "seat acting" : "seat" },
        make("span", { class: "who" }, make("span", { class: "name" }, name)),
        ...drawBadges(seat),
        make("span", { class: "points" }, String(scores[seat] ?? "")),
      ),
    );
  fill(byId("seats"), ...names.map(row));
  const held = names.map((name, seat) => (hands[seat] ? make("li", {}, `${name}: ${hands[seat]}`) : ""));
  byId("hands").hidden = held.every((line) => line === "");
  fill(byId("hands"), ...held);
}

/** Marks the step in the log, and keeps it in sight. */
function mark() {
  log.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const now = log.querySelector(`[data-step="${at}"]`);
  now?.setAttribute("aria-current", "step");
  if (!now) return;
  const off = now.getBoundingClientRect().top - log.getBoundingClientRect().top;
  log.scrollBy({ top: off - log.clientHeight / 2 });
}

function playing() {
  return byId("play").getAttribute("aria-pressed") === "true";
}

function start() {
  if (replay && at >= replay.length) jump(0);
  byId("play").setAttribute("aria-pressed", "true");
  tick();
}

function tick() {
  next = setTimeout(() => {
    stepOn();
    if (playing()) tick();
  }, STEP_MS * Number(speed.value));
}

function pause() {
  clearTimeout(next);
  byId("play").setAttribute("aria-pressed", "false");
}

/** @param {number} step */
function turn(step) {
  pause();
  if (step === at + 1) stepOn();
  else jump(step);
}

/** @param {KeyboardEvent} event */
function press(event) {
  const { target, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
  if (target instanceof HTMLElement && target.matches("input, select, textarea, button, a, summary")) return;
  const steps = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: replay?.length ?? 0 };
  if (key in steps) turn(steps[/** @type {keyof typeof steps} */ (key)]);
  else if (key === " ") (playing() ? pause : start)();
  else return;
  event.preventDefault();
}

byId("first").addEventListener("click", () => turn(0));
byId("back").addEventListener("click", () => turn(at - 1));
byId("on").addEventListener("click", () => turn(at + 1));
byId("last").addEventListener("click", () => turn(replay?.length ?? 0));
byId("play").addEventListener("click", () => (playing() ? pause() : start()));
slider.addEventListener("input", () => turn(Number(slider.value)));
eyes.addEventListener("change", () => void fetchGame());
wide.addEventListener("change", () => void fetchGame());
document.addEventListener("keydown", press);
log.addEventListener("click", ({ target }) => {
  const pressed = target instanceof Element ? target.closest("button") : null;
  if (pressed) turn(Number(pressed.dataset.step));
});

if (source.table) void fetchGame();
else offerFile(() => void fetchGame());
