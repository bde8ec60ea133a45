// Another game like a finished one.

import { get, nonce, post } from "./api.js";

/**
 * Arranges the next game, or finds the one that was arranged, and says where it is. Where nobody else is waited for, one
 * has sat down there already, and it begins.
 * @param {string} table
 * @returns {Promise<string>}
 */
export async function again(table) {
  const { n, now, own } = await look(table);
  if (!now.rematch) await order(table, n, "rematch");
  const next = now.rematch ?? (await look(table)).now.rematch ?? "";
  const waits = now.seats.some(({ seat, held }) => held !== "bot" && !own.includes(seat));
  if (own.length > 0 && !waits) await sit(next, own);
  return next;
}

/**
 * Whoever cannot sit down by themselves is asked at the table.
 * @param {string} table
 * @param {number[]} seats
 */
async function sit(table, seats) {
  const { n, now } = await look(table);
  if (now.phase === "waiting") await order(table, n, { sit: { seats, nonce: nonce() } }).catch(() => {});
}

/**
 * @param {string} table
 * @returns {Promise<import("./table/types.js").Snapshot>}
 */
async function look(table) {
  return (await get(`/api/tables/${table}`)).state.snapshot;
}

/**
 * @param {string} table
 * @param {number} n
 * @param {unknown} deed
 */
function order(table, n, deed) {
  return post(`/api/tables/${table}/commands`, { id: crypto.randomUUID(), n, do: deed });
}
