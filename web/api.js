// Requests to the server. What goes wrong comes back as a sentence for people.

import { say } from "./words.js";

/** A request that was refused or got lost; its message is for people. */
export class Trouble extends Error {
  /**
   * @param {string} message
   * @param {{ why?: string, option?: string }} [about]
   */
  constructor(message, about = {}) {
    super(message);
    this.why = about.why ?? "";
    /** The setting that it is about, if it is about one. */
    this.option = about.option ?? null;
  }
}

/**
 * @param {string} path
 * @param {"GET" | "POST" | "DELETE"} [method]
 * @param {unknown} [body]
 * @returns {Promise<Response>}
 */
async function request(path, method = "GET", body = undefined) {
  const headers = { ...invite(path), ...(body === undefined ? {} : { "Content-Type": "application/json" }) };
  // What was sent arrives also if the page is left at once.
  const keepalive = method !== "GET";
  const answer = await fetch(path, { method, headers, keepalive, body: JSON.stringify(body) }).catch(() => {
    throw new Trouble(say("error-network"));
  });
  if (!answer.ok) {
    const about = await answer.json().catch(() => ({}));
    throw new Trouble(about.say ?? say("error-server"), about);
  }
  return answer;
}

/**
 * The key with which this device may come to a table, for requests about it.
 * @param {string} path
 * @returns {Record<string, string>}
 */
function invite(path) {
  const table = /^\/api\/tables\/([^/]+)/.exec(path)?.[1];
  const key = table && localStorage.getItem(`lamplight.invite.${table}`);
  return key ? { "Lamplight-Invite": key } : {};
}

/** @param {string} path */
export async function get(path) {
  return (await request(path)).json();
}

/**
 * @param {string} path
 * @param {unknown} [body]
 */
export async function post(path, body = {}) {
  return (await request(path, "POST", body)).json();
}

/** @param {string} path */
export async function forget(path) {
  await request(path, "DELETE");
}

/**
 * A QR code as an SVG image. The text goes in the body of a request, so that a key in it is in no log.
 * @param {string} text
 * @returns {Promise<SVGElement>}
 */
export async function qr(text) {
  const answer = await request("/api/qr", "POST", { text });
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  return /** @type {SVGElement} */ (/** @type {unknown} */ (document.importNode(parsed.documentElement, true)));
}

/**
 * Opens a table, keeps its invite, and goes there. Whoever has not said a name yet is not held up by that.
 * @param {{ terms: unknown, sit: number[] }} wishes terms and seats to take, as `POST /api/tables` takes them
 */
export async function openTable(wishes) {
  const { table, invite } = await post("/api/tables", named(wishes));
  keepInvite(table, invite);
  location.assign(`/table/${table}`);
}

/**
 * A wish with a name for whoever has not said one yet.
 * @param {object} wish
 */
export function named(wish) {
  return "named" in document.documentElement.dataset ? wish : { ...wish, name: guestName() };
}

function guestName() {
  const names = say("guest-names").split(", ");
  return names[Math.floor(Math.random() * names.length)];
}

/**
 * @param {string} table
 * @param {string | undefined} invite
 */
export function keepInvite(table, invite) {
  if (invite) localStorage.setItem(`lamplight.invite.${table}`, invite);
}

/** What everybody adds to the dice when they sit down: nobody else knows it beforehand. */
export function nonce() {
  const bytes = [...crypto.getRandomValues(new Uint8Array(8))];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
