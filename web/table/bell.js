// Rings when somebody is waited for, and lets what happens be heard: in the tab, by the browser, by soft sounds. Each only
// as far as it is wanted. What moved decides what is heard; no rule of a game is needed for that.

/** @import { Move } from "./scene.js" */
/** @import { News } from "./types.js" */
import { notify, showInTab } from "../notice.js";
import { isOn } from "../prefs.js";
import { say } from "../words.js";
import { asked, nameOf, state } from "./state.js";

/** From this layer on things lie on the board; light falls on it from this one. */
const PIECES = 300;
const LIGHT = 200;

const title = document.title;
/** What was the case when it was last looked; nothing before the first look. */
let before = /** @type {{ turn: boolean, over: boolean } | null} */ (null);

/**
 * Lets a step be heard. Whoever looks elsewhere is not told of every step.
 * @param {Move[] | null} moves
 */
export function hear(moves) {
  const heard = moves && !document.hidden ? soundOf(moves) : null;
  if (heard) ring(heard);
}

/**
 * What moved most noticeably.
 * @param {Move[]} moves
 */
function soundOf(moves) {
  const fresh = moves.filter(({ from, gone }) => from === null && !gone).map(({ piece }) => piece.sprite);
  const kinds = new Set(moves.filter(({ gone }) => !gone).map(({ piece }) => piece.sprite.key.split("/", 1)[0]));
  if (fresh.some(({ key }) => key.startsWith("display/"))) return "fireworks";
  if (kinds.has("die")) return "dice";
  if (moves.some(travelled)) return "glide";
  if (fresh.some(({ layer }) => layer >= PIECES)) return "land";
  return moves.some(({ piece }) => piece.sprite.layer >= LIGHT && piece.sprite.layer < PIECES) ? "light" : null;
}

/** @param {Move} move */
function travelled({ piece: { sprite }, from, gone }) {
  return !gone && from !== null && sprite.layer >= PIECES && sprite.at.join() !== from.at.join();
}

/** @param {import("./sound.js").Sound} sound */
async function ring(sound) {
  if (!isOn("sound")) return;
  const { play } = await import("./sound.js");
  play(sound);
}

/**
 * Tells whoever does not look that somebody sat down.
 * @param {News} news
 * @param {string} words
 */
export function told(news, words) {
  if (nameOf(news) === "sat") notify(title, words);
}

/** Everything is in its place: says if somebody is waited for now who was not before, or if it is over. */
export function settled() {
  const now = { turn: asked() !== null, over: state.now?.phase === "over" };
  showInTab(now.turn ? say("title-turn", { title }) : title, now.turn);
  if (before && now.turn && !before.turn) call("turn", state.now?.ask ?? say("ask-choose"));
  if (before && now.over && !before.over) call("over", say("ask-over"));
  before = now;
}

/**
 * @param {import("./sound.js").Sound} sound
 * @param {string} words
 */
function call(sound, words) {
  ring(sound);
  notify(title, words);
}
