// What can be done with a game: play on, check the dice, share it, keep it.

/** @import { Replay } from "./main.js" */
/** @import { Draw } from "./dice.js" */
import { Trouble, keepInvite, named, post } from "../api.js";
import { theme } from "../prefs.js";
import { dialog } from "../table/dialog.js";
import { button, make } from "../table/dom.js";
import { notice } from "../table/say.js";
import { say } from "../words.js";
import { check } from "./dice.js";
import { about, source } from "./source.js";

const LEVELS = ["easy", "medium", "hard", "expert"];

/** @typedef {{ game: Replay, step: number, looking: Record<string, string> }} Here where in the game somebody is */

/**
 * Says what went wrong, if something does.
 * @param {() => Promise<void>} deed
 */
async function kindly(deed) {
  try {
    await deed();
  } catch (error) {
    notice(error instanceof Trouble ? error.message : String(error));
  }
}

/** @param {Here} here */
export function playOn({ game, step, looking }) {
  if (game.result && step >= game.length) return notice(say("replay-over-here"));
  const seats = choose(game.names.map((name, seat) => [String(seat), name]), looking.seat ?? "0");
  const levels = choose(LEVELS.map((level) => [level, say(`level-${level}`)]), "hard");
  const go = button(say("replay-play-on-go"), () => void kindly(start), { class: "primary", icon: "play" });
  async function start() {
    const from = source.table ? { table: source.table } : { record: source.record };
    const wish = { from, step, seat: Number(seats.value), level: levels.value };
    const { table, invite } = await post("/api/play-on", named(wish));
    keepInvite(table, invite);
    location.assign(`/table/${table}`);
  }
  dialog(
    say("replay-play-on-title"),
    make("p", { class: "second" }, say("replay-play-on-about")),
    make("label", {}, make("span", {}, say("replay-play-on-seat")), seats),
    make("label", {}, make("span", {}, say("replay-play-on-level")), levels),
    make("p", { class: "line" }, go),
  );
}

/**
 * @param {string[][]} options value and words
 * @param {string} usual
 */
function choose(options, usual) {
  const made = make("select", {}, ...options.map(([value = "", words = ""]) => make("option", { value }, words)));
  made.value = usual;
  return made;
}

/** @param {Replay} game */
export function checkDice(game) {
  return kindly(async () => {
    const title = say(game.dice ? "replay-fair-dice" : "replay-fair-draws");
    if (!game.seeded) return void dialog(title, make("p", {}, say("replay-check-none")));
    const draws = await about("draws");
    const { kept, wrong, checked } = check(draws);
    const line = (/** @type {Draw} */ draw) =>
      make("li", {}, say("replay-check-draw", { step: draw.step, say: draw.say }));
    const verdict = wrong.length === 0 ? say("replay-check-draws", { count: checked }) : say("replay-check-wrong");
    dialog(
      title,
      make(
        "dl",
        { class: "fair" },
        make("dt", {}, say("replay-check-promised")),
        make("dd", {}, draws.commitment),
        make("dt", {}, say("replay-check-revealed")),
        make("dd", {}, draws.seed),
      ),
      make("p", { class: kept ? "verdict good" : "verdict" }, say(kept ? "replay-check-kept" : "replay-check-broken")),
      make("p", { class: wrong.length === 0 ? "verdict good" : "verdict" }, verdict),
      ...(wrong.length > 0 ? [make("ol", { class: "plain" }, ...wrong.map(line))] : []),
      make(
        "details",
        { class: "fair" },
        make("summary", {}, say("replay-check-list")),
        make("ol", { class: "plain" }, ...draws.draws.map(line)),
      ),
    );
  });
}

/** @param {number} step */
export function share(step) {
  const link = new URL(location.href);
  link.search = step > 0 ? `?step=${step}` : "";
  link.hash = "";
  return kindly(async () => {
    await navigator.clipboard.writeText(link.href);
    notice(say("replay-shared"));
  });
}

/** @param {Here} here */
export function savePicture({ game, step, looking }) {
  return kindly(async () => {
    const query = new URLSearchParams({ ...looking, from: String(step), theme: theme(), format: "png" });
    const path = source.table ? `/api/tables/${source.table}/picture?${query}` : `/api/picture?${query}`;
    const init = source.table ? {} : { method: "POST", body: JSON.stringify(source.record) };
    const answer = await fetch(path, init);
    if (!answer.ok) throw new Trouble(say("error-server"));
    save(await answer.blob(), `${game.game}-${step}.png`);
  });
}

/** @param {Replay} game */
export function saveRecord(game) {
  return kindly(async () => {
    const answer = source.table ? await fetch(`/api/tables/${source.table}/record`) : null;
    if (answer && !answer.ok) throw new Trouble((await answer.json()).say);
    const text = answer ? await answer.text() : `${JSON.stringify(source.record, null, 2)}\n`;
    save(new Blob([text], { type: "application/json" }), `${game.game}.json`);
  });
}

/**
 * @param {Blob} blob
 * @param {string} name
 */
function save(blob, name) {
  const link = make("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
