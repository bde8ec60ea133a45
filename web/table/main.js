// The table: listens to the server, keeps what it knows in `state`, and lets every part show its share of it.

/** @import { Advice, Bad, Message, News, Present, Refused, Snapshot, State, Update } from "./types.js" */
import { listenToTools, question, showAsk } from "./ask.js";
import * as bell from "./bell.js";
import { byId, make } from "./dom.js";
import { listenToCover, showCover } from "./handover.js";
import { inviteKey } from "./invite.js";
import { listen, settle } from "./keys.js";
import { addToLog, listenToLog, showLog, wordsOf } from "./log.js";
import { changedKeys, forgetFresh, noteFresh, showFresh } from "./fresh.js";
import { drop, isMoving, play, skip } from "./motion.js";
import { forgetPreviews, onPreview, takePreview } from "./preview.js";
import { showResult } from "./result.js";
import { announce, headline, notice } from "./say.js";
import { change, loadArt, show, showAtOnce } from "./scene.js";
import { bubble, promise, showSeats, tick } from "./seats.js";
import { connect, watch } from "./socket.js";
import { arrive, asked, hearUpdate, isStepOf, nameOf, state, takeSnapshot } from "./state.js";
import { listenToTalk, showTalk } from "./talk.js";
import { hurry, lastTouched, onTouch, refresh } from "./touch.js";
import { showNote, takeReason } from "./why.js";
import { listenToZoom } from "./zoom.js";

/** Wide enough for a board with a column beside it; `table.css` has the same. */
const wide = matchMedia("(min-width: 50em) and (orientation: landscape)");

/** Keys that skip to the end. */
const SKIPS = new Set(["Enter", " ", "Escape"]);

/** How long the board has to itself before anything else is fetched. */
const LATER_MS = 1500;

/** What `watch` says: with whose eyes to look, in which language and frame, from where on. */
function watchMessage() {
  const { table, n, seat, lang } = state;
  const invite = inviteKey();
  return { table, n, seat, lang, frame: frame(), invite };
}

function frame() {
  return wide.matches ? "wide" : "tall";
}

/** Looks anew at everything, in another frame or language. */
function lookAnew() {
  state.n = null;
  watch();
}

/** @param {Message} message */
function receive(message) {
  if ("state" in message) takeState(message.state);
  else if ("refused" in message) refused(message.refused);
  else if ("hint" in message) takeHint(message.hint);
  else if ("reason" in message) takeReason(message.reason);
  else if ("previewed" in message) takePreview(message.previewed);
  else if ("present" in message) takePresent(message.present);
  else if ("bad" in message) bad(message.bad);
}

/** @param {Present} present */
function takePresent(present) {
  state.present = present;
  showSeats();
}

/** @param {State} news */
function takeState(news) {
  forgetPreviews();
  if ("snapshot" in news) whole(news.snapshot);
  else further(news.update);
}

/** @param {Snapshot} snapshot */
function whole(snapshot) {
  drop();
  takeSnapshot(snapshot);
  showLog(snapshot.log);
  byId("story").textContent = wordsOf(
    snapshot.log.findLast((news) => nameOf(news) === "step") ?? { n: 0, at: 0, what: "" },
  );
  forgetFresh();
  const { scene } = snapshot;
  void play([{ happen: () => (scene && showAtOnce(scene), null) }], () => (settled(), markMissed()));
}

/** Whoever comes back to be asked sees what they have missed, once the board is there. */
function markMissed() {
  const { n } = state;
  if (asked() === null) return;
  setTimeout(async () => {
    const { markSince } = await import("./since.js");
    if (state.n === n && !isMoving()) await markSince({ frame: frame(), lang: state.lang });
  }, LATER_MS);
}

/** @param {Update} update */
function further(update) {
  const news = hearUpdate(update);
  if (news === null) return lookAnew();
  const { scene, now } = update;
  const steps = news.map((item, index) => ({
    happen: () => told(item, index === 0),
    breath: !isStepOf(item, state.eyes),
  }));
  const whole = scene ? [{ happen: () => show(scene) }] : [];
  const last = () => (arrive(now), render(), announceAll(news), null);
  void play([...steps, ...whole, { happen: last }], settled);
  refresh();
}

/**
 * Says to a screen reader what happened, and what is asked now.
 * @param {News[]} news
 */
function announceAll(news) {
  announce([...news.map(wordsOf), asked() === null ? "" : question()].join(" "));
}

/**
 * Lets a piece of news happen. The story is all that came at once.
 * @param {News} news
 * @param {boolean} first
 */
function told(news, first) {
  const words = wordsOf(news);
  const story = byId("story");
  state.log.push(news);
  if (first) story.replaceChildren();
  if (words) story.append(make("span", {}, words), " ");
  if (nameOf(news) === "said" || nameOf(news) === "wrote") bubble(news, words);
  if (news.moment) headline(news.moment);
  bell.told(news, words);
  const moves = news.scene ? change(news.scene) : null;
  if (isStepOf(news, state.eyes)) forgetFresh();
  else noteFresh(moves ?? []);
  addToLog(news, changedKeys(moves ?? []));
  showFresh();
  bell.hear(moves);
  return moves;
}

/** Everything is in its place: what is asked now may be shown. */
function settled() {
  render();
  void fetchLessons();
  showCover();
  showResult();
  bell.settled();
  if (byId("cover").hidden) hurry();
}

function render() {
  byId("main").dataset.phase = state.now?.phase;
  teach?.(render);
  refresh();
  showSeats();
  showAsk();
  showTalk();
  showFresh();
  const { eyes, now } = state;
  byId("progress").textContent = now?.progress ?? "";
  /** @type {HTMLButtonElement} */ (byId("since")).disabled = eyes === null || !now?.scores;
  byId("waiting").hidden = now?.phase !== "waiting";
  if (now?.phase === "waiting") void import("./waiting.js").then(({ showWaiting }) => showWaiting());
  settle();
}

/** @type {((turned: () => void) => void) | null} What shows the lessons of a tutorial, once there is one. */
let teach = null;

/** What only some tables need is fetched there. */
async function fetchLessons() {
  if (!state.now?.lesson || teach) return;
  ({ showLesson: teach } = await import("./lesson.js"));
  render();
}

/** What happened since one's own last turn, once more. */
async function lookBack() {
  const { showSince } = await import("./since.js");
  await showSince({ frame: frame(), lang: state.lang }, settled);
}

/** @param {Refused} refusal */
function refused(refusal) {
  // A tutor says it where one has just touched, not over what they speak of.
  if (state.now?.lesson) showNote(lastTouched() ?? "", refusal.say);
  else notice(refusal.say);
  announce(refusal.say);
  if (refusal.state) takeState(refusal.state);
}

/**
 * What made no sense. Before the first look this is why there is none; later only a look ahead that came too late.
 * @param {Bad} trouble
 */
function bad(trouble) {
  if (state.n === null) byId("ask").textContent = trouble.say;
}

/** @param {Advice} advice */
function takeHint(advice) {
  state.hint = advice;
  render();
  const [best] = advice.best;
  if (best) announce(`${best.say ?? best.action} ${best.reason}`);
}

/** Clocks are the server's; its answers say how far this device's is off. */
async function compareClocks() {
  const answer = await fetch("/api/me").catch(() => null);
  const date = Date.parse(answer?.headers.get("Date") ?? "");
  if (!Number.isNaN(date)) state.skew = Date.now() - date - 500;
}

function start() {
  onTouch(() => (showAsk(), settle()));
  onPreview(promise);
  for (const begin of [listen, listenToZoom, listenToTools, listenToTalk, listenToCover]) begin();
  byId("menu").addEventListener("click", () => void import("./settings.js").then(({ openSettings }) => openSettings(render)));
  listenToLog((keys) => ((state.pointed = keys), refresh()));
  wide.addEventListener("change", lookAnew);
  byId("more").addEventListener("click", toggleSheet);
  byId("since").addEventListener("click", () => void lookBack());
  document.addEventListener("keydown", skipByKey, { capture: true });
  setInterval(tick, 500);
  void compareClocks();
  const line = (/** @type {boolean} */ there) => (byId("connection").hidden = there);
  void loadArt(`${document.documentElement.dataset.assets}/art/${state.game}.svg`);
  connect({ watch: watchMessage, message: receive, line });
  // What is not needed for the first look comes later.
  setTimeout(() => void import("./explain.js").then(({ listenToQuestions }) => listenToQuestions()), LATER_MS);
  setTimeout(() => void import("./drag.js").then(({ listenToDrags }) => listenToDrags()), LATER_MS);
}

/**
 * While something is on its way a key leads to its end, wherever the focus is.
 * @param {KeyboardEvent} event
 */
function skipByKey(event) {
  if (!SKIPS.has(event.key) || !isMoving() || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  event.stopPropagation();
  skip();
}

/** On a small screen players' talk and log are in a sheet. */
function toggleSheet() {
  const open = byId("side").classList.toggle("open");
  byId("more").setAttribute("aria-expanded", String(open));
}

start();
