// The line to the server. A command stays in the outbox until it is answered: when the line breaks it is sent again, with
// the same id, on the next one. So no click gets lost, and none counts twice.

/** @import { Answer, Message } from "./types.js" */
import { state } from "./state.js";

const PATIENCE_MS = 5000;

/** How the server closes when it restarts: it will be back at once. */
const RESTART = 1012;

/** @type {WebSocket | null} */
let line = null;
let tries = 0;
let retry = 0;

/** @type {Map<string, { text: string, answer: (answer: Answer | null) => void }>} */
const outbox = new Map();

/** @type {() => object} */
let watching;
/** @type {(message: Message) => void} */
let receive;
/** @type {(there: boolean) => void} */
let tell;

/**
 * Opens the line and keeps it open.
 * @param {object} on
 * @param {() => object} on.watch with which eyes to look, as `watch` says it
 * @param {(message: Message) => void} on.message
 * @param {(there: boolean) => void} on.line whether the line stands
 */
export function connect(on) {
  ({ watch: watching, message: receive, line: tell } = on);
  addEventListener("online", again);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && again());
  open();
}

function open() {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  line = socket;
  socket.addEventListener("open", () => {
    watch();
    for (const { text } of outbox.values()) socket.send(text);
  });
  socket.addEventListener("message", (event) => {
    tries = 0;
    tell(true);
    hear(JSON.parse(event.data));
  });
  socket.addEventListener("close", (event) => line === socket && lost(event.code));
}

/** @param {number} code */
function lost(code) {
  line = null;
  if (tries > 0 || code !== RESTART) tell(false);
  const most = Math.min(PATIENCE_MS, 250 * 2 ** tries);
  const wait = code === RESTART && tries === 0 ? 0 : most * (0.5 + Math.random() / 2);
  tries += 1;
  retry = window.setTimeout(open, wait);
}

/** Tries at once if the line is broken. */
function again() {
  if (line) return;
  clearTimeout(retry);
  open();
}

/** Opens a new line: the server knows the person from the cookie that the line began with. */
export function reopen() {
  const old = line;
  line = null;
  old?.close();
  again();
}

/** Says again with which eyes to look. */
export function watch() {
  send({ watch: watching() });
}

/** @param {object} message */
function send(message) {
  if (line?.readyState === WebSocket.OPEN) line.send(JSON.stringify(message));
}

/** @param {Message} message */
function hear(message) {
  // The server cannot reach its store: what was sent is sent again on the next line.
  if ("bad" in message && message.bad.why === "unavailable") line?.close();
  receive(message);
  const id =
    "done" in message
      ? message.done.id
      : "refused" in message
        ? message.refused.id
        : "hint" in message
          ? message.hint.id
          : "";
  const waiting = outbox.get(id);
  if (!waiting) return;
  outbox.delete(id);
  waiting.answer(/** @type {Answer} */ (message));
}

/**
 * Wants something done; the answer comes when it comes.
 * @param {object | string} deed as in the protocol
 * @returns {Promise<Answer | null>}
 */
export function command(deed) {
  const id = crypto.getRandomValues(new BigUint64Array(2)).join("");
  const text = JSON.stringify({ command: { id, n: state.n ?? 0, do: deed } });
  return new Promise((answer) => {
    outbox.set(id, { text, answer });
    if (line?.readyState === WebSocket.OPEN) line.send(text);
  });
}

/** Whether a command waits for its answer. */
export function isBusy() {
  return outbox.size > 0;
}

/**
 * Wants to know why touching these things one after the other leads to nothing.
 * @param {{ n: number, seat: number, touched: string[] }} why
 */
export function askWhy(why) {
  send({ why });
}

/**
 * Wants to see what an action would lead to. If the line is broken, nobody is told: it is only a look.
 * @param {{ n: number, seat: number, action: string }} preview
 */
export function ask(preview) {
  send({ preview });
}
