// The line that says what is asked, and under it what can be pressed. Taking back is always in the same place.

/** @import { Offer } from "./types.js" */
import { say } from "../words.js";
import { button, byId, fill, make } from "./dom.js";
import { isMoving } from "./motion.js";
import { commonWords, follow, narrowed, nextKeys, unreachable } from "./offers.js";
import { look } from "./preview.js";
import { openResult } from "./result.js";
import { pieceOf } from "./scene.js";
import { sit } from "./sit.js";
import { command } from "./socket.js";
import { asked, isScripted, nameOfSeat, state } from "./state.js";
import { back, choose, offersNow, pathNow, pendingNow, pointAt, send, touch, undo } from "./touch.js";

const line = byId("ask");
const choices = byId("choices");
const undoButton = /** @type {HTMLButtonElement} */ (byId("undo"));
const hintButton = /** @type {HTMLButtonElement} */ (byId("hint"));

export function listenToTools() {
  undoButton.addEventListener("click", () => void undo());
  hintButton.addEventListener("click", () => void askHint());
}

async function askHint() {
  const seat = asked();
  if (seat === null) return;
  hintButton.setAttribute("aria-busy", "true");
  await command({ hint: { seat } });
  hintButton.removeAttribute("aria-busy");
}

export function showAsk() {
  if (!state.now) return;
  const best = advised();
  fill(line, best ? advice(best) : question());
  line.classList.toggle("yours", asked() !== null && !isMoving());
  fill(choices, ...answers());
  undoButton.disabled = state.eyes === null || (state.now.undo !== "free" && state.now.undo !== "ask");
  hintButton.disabled = asked() === null || isScripted();
}

/** What is asked now, in a sentence. */
export function question() {
  const { now } = state;
  const pending = pendingNow();
  if (!now || now.phase === "waiting") return say("ask-waiting");
  if (now.phase === "paused") return say("ask-paused");
  if (now.phase === "over") return say("ask-over");
  if (pending) return say("ask-confirm", { action: pending.say ?? pending.action });
  if (asked() !== null) return asksOn() ?? now.ask ?? say("ask-choose");
  return now.acting.length === 1 ? say("ask-one", { who: nameOfSeat(now.acting[0] ?? 0) }) : say("ask-several");
}

/** What a button that was pressed wants to know. */
function asksOn() {
  const [first] = pathNow();
  return narrowed(offersNow(), pathNow()).find(({ touch }) => touch[0] === first)?.asks;
}

/** @returns {Node[]} */
function answers() {
  const { phase } = state.now ?? {};
  if (phase === "over") return [button(say("result-show"), openResult, { class: "primary", icon: "list" })];
  if (phase === "paused" && state.own.length > 0)
    return [button(say("resume"), () => void command("resume"), { class: "primary", icon: "play" })];
  return [...undoAsked(), ...standIn(), ...freeSeat(), ...doAdvised(), ...confirmation(), ...listed()];
}

function undoAsked() {
  const undo = state.now?.undo;
  if (typeof undo !== "object") return [];
  const { seat, waiting } = undo.asked;
  if (state.own.includes(seat))
    return [make("p", {}, say("undo-waits")), button(say("undo-withdraw"), () => void command("drop_undo"))];
  if (!waiting.some((other) => state.own.includes(other))) return [];
  return [
    make("p", {}, say("undo-asked", { who: nameOfSeat(seat) })),
    button(say("undo-agree"), () => void command("agree_undo"), { class: "primary" }),
    button(say("undo-refuse"), () => void command("drop_undo")),
  ];
}

function standIn() {
  const { eyes, now } = state;
  if (eyes === null || !now?.seats[eyes]?.bot) return [];
  const comeBack = () => void command({ come_back: { seat: state.eyes } });
  return [make("p", {}, say("seat-stand-in-own")), button(say("seat-come-back"), comeBack, { class: "primary" })];
}

function freeSeat() {
  const free = state.now?.seats.find((seat) => seat.held === "open");
  if (!free || state.own.length > 0 || state.now?.phase === "waiting") return [];
  return [
    button(say("seat-sit"), () => void sit([free.seat]), {
      class: "primary",
      icon: "person",
      "data-place": String(free.seat),
    }),
  ];
}

/** What a hint advises, as long as it can be done. */
function advised() {
  return (offersNow().length > 0 && !pendingNow() && state.hint?.best[0]) || null;
}

/** @param {import("./types.js").Advised} best */
function advice(best) {
  return make("span", { class: "advice" }, make("strong", {}, best.say ?? best.action), ` ${best.reason}`);
}

/** What does what is advised. */
function doAdvised() {
  const best = advised();
  if (!best) return [];
  const attributes = { class: "primary", icon: "bulb", "data-action": best.action };
  return [button(say("hint-do"), () => void send(best), attributes)];
}

function confirmation() {
  const pending = pendingNow();
  const yes = (/** @type {Offer} */ offer) =>
    button(say("confirm"), () => void send(offer), {
      class: "primary",
      icon: "check",
      "data-offered": true,
      "data-action": offer.action,
    });
  if (pending) return [yes(pending), stepBack()];
  return pathNow().length > 0 ? [stepBack()] : [];
}

function stepBack() {
  return button(say("step-back"), back, { icon: "undo" });
}

/** Buttons that the game names, and offers that the board cannot tell apart. */
function listed() {
  const [offers, path] = [offersNow(), pathNow()];
  if (pendingNow()) return [];
  const left = unreachable(offers, path, (key) => pieceOf(key) !== undefined);
  const keys = [...new Set([...nextKeys(offers, path), ...nextKeys(offers, [])])].filter(
    (key) => key.startsWith("button/") && !path.includes(key),
  );
  const named = keys.map((key) => namedButton(key, narrowed(offers, follow(offers, path, key) ?? [])));
  const rest = left.filter((offer) => !keys.some((key) => narrowed([offer], [...path, key]).length > 0));
  return [...named, ...rest.map(listedOffer)];
}

/**
 * @param {string} key
 * @param {Offer[]} offers
 */
function namedButton(key, offers) {
  const made = button(commonWords(offers.map(({ button, say, action }) => button ?? say ?? action)), () => touch(key), {
    "data-offered": true,
    "data-key": key,
  });
  return pointing(made, () => pointAt(key));
}

/** @param {Offer} offer */
function listedOffer(offer) {
  const made = button(offer.say ?? offer.action, () => choose(offer), {
    "data-offered": true,
    "data-action": offer.action,
  });
  return pointing(made, () => look(offer));
}

/**
 * @param {HTMLElement} element
 * @param {() => void} show
 */
function pointing(element, show) {
  for (const event of ["pointerenter", "focus"]) element.addEventListener(event, show);
  for (const event of ["pointerleave", "blur"]) element.addEventListener(event, () => pointAt(null));
  return element;
}
