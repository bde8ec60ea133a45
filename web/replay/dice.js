// Were the dice fair? Computed here, from what was promised before the game and revealed after it; `docs/records.md` gives
// the same recipe.

/**
 * @typedef {object} Draw
 * @property {number} step
 * @property {string} say
 * @property {number} total
 * @property {number} low
 * @property {number} high
 *
 * @typedef {object} Draws
 * @property {string} commitment
 * @property {string} seed
 * @property {(string | null)[]} nonces
 * @property {Draw[]} draws
 *
 * @typedef {object} Verdict
 * @property {boolean} kept whether the revealed secret is the promised one
 * @property {Draw[]} wrong draws that do not follow from it
 * @property {number} checked
 */

import { deriveKey, keyed } from "./blake3.js";

/**
 * @param {Draws} game
 * @returns {Verdict}
 */
export function check({ commitment, seed, nonces, draws }) {
  const secret = Uint8Array.from(seed.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  const kept = hex(deriveKey("lamplight dice 1 commitment", secret)) === commitment;
  const key = deriveKey("lamplight dice 1 key", withNonces(secret, nonces));
  const wrong = draws.filter(({ total, low, high }, index) => {
    const number = below(key, index, BigInt(total));
    return number < BigInt(low) || number >= BigInt(high);
  });
  return { kept, wrong, checked: draws.length };
}

/** @param {Uint8Array} bytes */
function hex(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {Uint8Array} secret
 * @param {(string | null)[]} nonces
 */
function withNonces(secret, nonces) {
  const parts = [...secret];
  nonces.forEach((nonce, seat) => {
    if (nonce === null) return;
    const bytes = new TextEncoder().encode(nonce);
    parts.push(seat, bytes.length, ...bytes);
  });
  return Uint8Array.from(parts);
}

/**
 * A number below `total`, all equally likely: the first of the block that lies in a whole run.
 * @param {Uint8Array} key
 * @param {number} index
 * @param {bigint} total
 */
function below(key, index, total) {
  const input = new Uint8Array(8);
  new DataView(input.buffer).setBigUint64(0, BigInt(index), true);
  const most = 2n ** 64n - 1n;
  const unfair = ((most % total) + 1n) % total;
  for (const block of keyed(key, input)) {
    const view = new DataView(block.buffer, block.byteOffset);
    for (let at = 0; at < block.length; at += 8) {
      const number = view.getBigUint64(at, true);
      if (number <= most - unfair) return number % total;
    }
  }
  return 0n;
}
