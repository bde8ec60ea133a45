// Things explain themselves: pointed at for a moment, held for a moment, or asked with a key. A card beside the thing says
// what it is and where the rules say more. What is said comes from the game's words, once the board is there.

/** @import { Piece } from "./scene.js" */
/** @import { Sprite } from "./types.js" */
import { say } from "../words.js";
import { byId, make } from "./dom.js";
import { announce } from "./say.js";
import { inPane, isInside, toScene } from "./pane.js";
import { allPieces, onDress, pieceOf } from "./scene.js";
import { state } from "./state.js";

/** So long a pointer rests, or a finger stays down. */
const PATIENCE_MS = 500;

/** So long the way from a thing to its card may take. */
const GRACE_MS = 300;

/** So many pixels away a finger does not stay where it was. */
const DRAG_PX = 10;

/** Between a thing and its card, and between a card and the edge of the screen. */
const GAP_PX = 10;

/** Keys that ask what a thing is. */
const KEYS = new Set(["?", "i"]);

/** @typedef {{ say: string, rule: string | null }} Explanation */

/** @type {Record<string, Explanation>} */
let explanations = {};
const board = byId("board");
const card = make("aside", { id: "tip", class: "tip", hidden: true });
/** What screen readers find when they ask for more about a thing. */
const described = make("div", { hidden: true });
/** @type {string | null} The key of the thing that is explained. */
let shown = null;
/** @type {string | null} The key of the thing under the pointer. */
let under = null;
let waiting = 0;
/** @type {{ x: number, y: number } | null} Where a finger went down. */
let finger = null;
let held = false;

/** Fetches what there is to say, and listens. */
export async function listenToQuestions() {
  const answer = await fetch(`${document.documentElement.dataset.assets}/explain/${state.game}.${state.lang}.json`);
  if (!answer.ok) return;
  explanations = await answer.json();
  described.append(...Object.entries(explanations).map(([name, about]) => make("p", { id: idOf(name) }, about.say)));
  board.append(card);
  document.body.append(described);
  onDress(describe);
  for (const { group, sprite } of allPieces()) describe(group, sprite);
  listenToPointer();
  listenToKeys();
}

/** @param {string} name */
function idOf(name) {
  return `explain-${name}`;
}

/**
 * What a thing is called in the game's explanations: by its symbol, or by the first word of its key. A part of something
 * larger has no label of its own; its symbol may be explained all the same.
 * @param {Sprite} sprite
 */
function nameOf({ sprite, key, label }) {
  const names = label === undefined ? [sprite ?? ""] : [sprite ?? "", key.split("/", 1)[0] ?? ""];
  return names.find((name) => Object.hasOwn(explanations, name)) ?? null;
}

/**
 * @param {SVGGElement} group
 * @param {Sprite} sprite
 */
function describe(group, sprite) {
  const name = sprite.label === undefined ? null : nameOf(sprite);
  if (name === null) group.removeAttribute("aria-describedby");
  else group.setAttribute("aria-describedby", idOf(name));
}

function listenToPointer() {
  board.addEventListener("pointermove", pointed);
  board.addEventListener("pointerleave", () => point(null));
  board.addEventListener("pointerdown", pressed);
  for (const event of ["pointerup", "pointercancel"]) board.addEventListener(event, () => (finger = null));
  board.addEventListener("contextmenu", (event) => finger && event.preventDefault());
  // Before the board hears of it: whoever held a thing down asked about it and did not touch it.
  board.addEventListener("click", unclick, { capture: true });
  card.addEventListener("pointerenter", () => clearTimeout(waiting));
  document.addEventListener("pointerdown", ({ target }) => void (isInCard(target) || hide()), { capture: true });
  addEventListener("resize", hide);
}

/** @param {EventTarget | null} target */
function isInCard(target) {
  return target instanceof Node && card.contains(target);
}

/** @param {PointerEvent} event */
function pointed(event) {
  if (isInCard(event.target)) return;
  if (event.pointerType !== "touch") return point(event.buttons === 0 ? keyAt(event) : null);
  if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > DRAG_PX) letGo();
}

/**
 * A pointer rests on a thing, or on none.
 * @param {string | null} key
 */
function point(key) {
  if (key === under) return;
  under = key;
  clearTimeout(waiting);
  if (key !== null && key !== shown) waiting = window.setTimeout(() => show(key), PATIENCE_MS);
  else if (key === null && shown !== null) waiting = window.setTimeout(hide, GRACE_MS);
}

/** @param {PointerEvent} event */
function pressed(event) {
  held = false;
  if (event.pointerType !== "touch" || isInCard(event.target)) return;
  const key = keyAt(event);
  finger = { x: event.clientX, y: event.clientY };
  clearTimeout(waiting);
  if (key === null) return;
  waiting = window.setTimeout(() => {
    held = finger !== null;
    if (held) show(key);
  }, PATIENCE_MS);
}

function letGo() {
  finger = null;
  clearTimeout(waiting);
}

/** @param {MouseEvent} event */
function unclick(event) {
  const asked = held;
  [held, finger] = [false, null];
  if (isInCard(event.target)) return;
  if (asked) event.stopPropagation();
  else letGo();
}

/**
 * The topmost thing at a place that has something to say for itself.
 * @param {PointerEvent} event
 */
function keyAt({ clientX, clientY }) {
  const outside = toScene(clientX, clientY);
  const inside = inPane(outside);
  const meant = (/** @type {Sprite} */ sprite) => covers(sprite, ...(isInside(sprite) ? inside : outside));
  const found = allPieces().findLast(({ sprite }) => nameOf(sprite) !== null && meant(sprite));
  return found?.sprite.key ?? null;
}

/**
 * @param {Sprite} sprite
 * @param {number} x
 * @param {number} y
 */
function covers({ at, size, turn = 0 }, x, y) {
  const angle = (-turn * Math.PI) / 180;
  const [dx, dy] = [x - at[0], y - at[1]];
  const [along, across] = [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
  return Math.abs(along) <= size[0] / 2 && Math.abs(across) <= size[1] / 2;
}

function listenToKeys() {
  board.addEventListener("keydown", (event) => {
    if (!KEYS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.target instanceof SVGElement ? event.target.dataset.key : undefined;
    if (key === undefined) return;
    event.preventDefault();
    if (key === shown) return hide();
    show(key);
    announce(explanationOf(key)?.say ?? "");
  });
  board.addEventListener("focusin", (event) => {
    if (event.target instanceof SVGElement && event.target.dataset.key !== shown) hide();
  });
  // Before the board hears of it: the first Escape closes the card, the next steps back.
  document.addEventListener("keydown", closeFirst, { capture: true });
}

/** @param {KeyboardEvent} event */
function closeFirst(event) {
  if (event.key !== "Escape" || shown === null || document.querySelector("dialog[open]")) return;
  event.stopImmediatePropagation();
  if (card.contains(document.activeElement)) pieceOf(shown)?.group.focus();
  hide();
}

/** @param {string} key */
function explanationOf(key) {
  const sprite = pieceOf(key)?.sprite;
  const name = sprite ? nameOf(sprite) : null;
  return name === null ? undefined : explanations[name];
}

/**
 * Explains a thing.
 * @param {string} key
 */
function show(key) {
  const [piece, about] = [pieceOf(key), explanationOf(key)];
  if (!piece || !about) return;
  shown = key;
  const { label } = piece.sprite;
  const title = label === undefined ? [] : [make("strong", {}, label)];
  card.replaceChildren(...title, make("p", {}, about.say), ...rule(about));
  card.hidden = false;
  place(piece);
}

/** @param {Explanation} explanation */
function rule({ rule: number }) {
  if (!number) return [];
  const address = `/rules/${state.game}#${number}`;
  return [make("a", { href: address, target: "_blank", rel: "noopener" }, say("explain-rule"))];
}

function hide() {
  clearTimeout(waiting);
  [shown, under] = [null, null];
  card.hidden = true;
}

/**
 * Puts the card beside the thing where there is most room for it: never over it, never off the screen.
 * @param {Piece} piece
 */
function place({ group }) {
  const thing = (group.querySelector("use") ?? group).getBoundingClientRect();
  const [width, height] = [card.offsetWidth, card.offsetHeight];
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  const within = (/** @type {number} */ start, /** @type {number} */ length, /** @type {number} */ most) =>
    Math.max(GAP_PX, Math.min(most - length - GAP_PX, start));
  const left = within(thing.left + (thing.width - width) / 2, width, wide);
  const top = within(thing.top + (thing.height - height) / 2, height, high);
  const places = /** @type {[number, number, number][]} */ ([
    [thing.top - height - 2 * GAP_PX, left, thing.top - height - GAP_PX],
    [high - thing.bottom - height - 2 * GAP_PX, left, thing.bottom + GAP_PX],
    [wide - thing.right - width - 2 * GAP_PX, thing.right + GAP_PX, top],
    [thing.left - width - 2 * GAP_PX, thing.left - width - GAP_PX, top],
  ]);
  const [, x, y] = places.find(([room]) => room >= 0) ?? roomiest(places);
  card.style.left = `${within(x, width, wide)}px`;
  card.style.top = `${within(y, height, high)}px`;
}

/** @param {[number, number, number][]} places */
function roomiest(places) {
  return places.reduce((best, other) => (other[0] > best[0] ? other : best));
}
