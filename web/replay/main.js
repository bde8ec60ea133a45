// A game looked at again. The server tells it in one piece; here it is taken apart, step by step, on the table's own board.

/** @import { Change, Scene } from "../table/types.js" */
import { setSpeed, speed } from "../prefs.js";
import { button, byId, face, fill, make } from "../table/dom.js";
import { isMoving, play, skip } from "../table/motion.js";
import { change, drawBadges, loadArt, showAtOnce, badgesOf } from "../table/scene.js";
import { say } from "../words.js";
import { checkDice, playOn, savePicture, saveRecord, share } from "./deeds.js";
import { load, offerFile, source } from "./source.js";
import { listenToViews, openView } from "./views.js";

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
 * @property {(string | null)[]} bots by seat, the level of a bot
 * @property {(string | null)[]} faces by seat, the drawing of a bot
 * @property {string[]} [others] whoever has points without a seat
 * @property {boolean} dice whether chance rolls dice; else it draws
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

/** How long a step rests when it has been seen. At once means that nothing glides, not that there is nothing to see. */
const REST_MS = { slow: 500, normal: 200, fast: 60, once: 100 };

const slider = /** @type {HTMLInputElement} */ (byId("slider"));
const eyes = /** @type {HTMLSelectElement} */ (byId("eyes"));
const pace = /** @type {HTMLSelectElement} */ (byId("speed"));
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
  const learns = source.table !== null && game.result !== null;
  byId("views").hidden = !learns;
  if (source.table && learns) void mount(game, source.table);
  if (learns && location.hash === "#analysis") openView("analysis");
}

/**
 * Everybody who has points: seats first, then whoever plays without one.
 * @param {Replay} game
 */
function everybody({ names, others = [] }) {
  return [...names, ...others];
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
    button(say(game.dice ? "replay-check-dice" : "replay-check-chance"), () => void checkDice(game), { icon: "check" }),
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
  analysis = mountAnalysis(byId("analysis"), { table, lang, names: everybody(game), tints, onStep: jump });
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
  void play([{ happen: () => (showAtOnce(sceneAt(game, at)), null) }], () => {});
  tell();
}

/** Takes the next step, in motion. */
function stepOn() {
  const taken = replay?.steps[at];
  if (!taken) return pause();
  if (isMoving()) skip();
  at += 1;
  void play([{ happen: () => change(taken.scene), breath: true }], rest);
  tell();
}

/** After a step has been seen the next one comes, while it plays. */
function rest() {
  clearTimeout(next);
  if (playing()) next = setTimeout(stepOn, REST_MS[speed()]);
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
function showSeats(game, { scores, hands = [], by = null }) {
  const { names } = game;
  const row = (/** @type {string} */ name, /** @type {number} */ seat) =>
    make(
      "li",
      {},
      make(
        "span",
        { class: by === seat ? "seat acting" : "seat" },
        make("span", { class: "who" }, ...portrait(game, seat), make("span", { class: "name" }, name, ...level(game, seat))),
        ...drawBadges(seat),
        make("span", { class: "points" }, String(scores[seat] ?? "")),
      ),
    );
  fill(byId("seats"), ...everybody(game).map(row));
  const held = names.map((name, seat) => (hands[seat] ? make("li", {}, `${name}: ${hands[seat]}`) : ""));
  byId("hands").hidden = held.every((line) => line === "");
  fill(byId("hands"), ...held);
}

/**
 * @param {Replay} game
 * @param {number} seat
 */
function portrait({ faces }, seat) {
  const drawn = faces[seat];
  return drawn ? [face(drawn)] : [];
}

/**
 * @param {Replay} game
 * @param {number} seat
 */
function level({ bots }, seat) {
  const strength = bots[seat];
  return strength ? [" ", make("span", { class: "level" }, say(`level-${strength}`))] : [];
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
  stepOn();
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

pace.value = speed();
pace.addEventListener("change", () => setSpeed(/** @type {import("../prefs.js").Speed} */ (pace.value)));
listenToViews();
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
