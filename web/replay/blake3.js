// BLAKE3, as far as fair dice need it: short inputs, derived keys, keyed output of any length. Written from the
// specification, so that a game's dice can be checked without trusting the server that rolled them.

const IV = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const ORDER = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];
const [BEGIN, END, ROOT, KEYED, CONTEXT, MATERIAL] = [1, 2, 8, 16, 32, 64];
const BLOCK = 64;
/** Longer inputs would be a tree of chunks. */
const CHUNK = 1024;

/**
 * Sixteen words out of eight, a block, a counter and flags.
 * @param {number[]} value
 * @param {number[]} block
 * @param {number} counter
 * @param {number} length
 * @param {number} flags
 */
function compress(value, block, counter, length, flags) {
  const state = [...value, ...IV.slice(0, 4), counter, 0, length, flags].map((word) => word >>> 0);
  /** @type {(a: number, b: number, c: number, d: number, x: number, y: number) => void} */
  const mix = (a, b, c, d, x, y) => {
    const at = (/** @type {number} */ index) => state[index] ?? 0;
    state[a] = (at(a) + at(b) + x) >>> 0;
    state[d] = turned(at(d) ^ at(a), 16);
    state[c] = (at(c) + at(d)) >>> 0;
    state[b] = turned(at(b) ^ at(c), 12);
    state[a] = (at(a) + at(b) + y) >>> 0;
    state[d] = turned(at(d) ^ at(a), 8);
    state[c] = (at(c) + at(d)) >>> 0;
    state[b] = turned(at(b) ^ at(c), 7);
  };
  let words = block;
  for (let round = 0; round < 7; round += 1) {
    const [m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15] = /** @type {any} */ (words);
    mix(0, 4, 8, 12, m0, m1);
    mix(1, 5, 9, 13, m2, m3);
    mix(2, 6, 10, 14, m4, m5);
    mix(3, 7, 11, 15, m6, m7);
    mix(0, 5, 10, 15, m8, m9);
    mix(1, 6, 11, 12, m10, m11);
    mix(2, 7, 8, 13, m12, m13);
    mix(3, 4, 9, 14, m14, m15);
    words = ORDER.map((index) => words[index] ?? 0);
  }
  const low = state.slice(0, 8).map((word, index) => (word ^ (state[index + 8] ?? 0)) >>> 0);
  const high = state.slice(8).map((word, index) => (word ^ (value[index] ?? 0)) >>> 0);
  return [...low, ...high];
}

/** @type {(word: number, bits: number) => number} */
const turned = (word, bits) => ((word >>> bits) | (word << (32 - bits))) >>> 0;

/**
 * @param {Uint8Array} bytes
 * @returns {number[]} little-endian words
 */
function wordsOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 4 }, (_, index) => view.getUint32(4 * index, true));
}

/**
 * @param {number[]} words
 * @returns {Uint8Array}
 */
function bytesOf(words) {
  const view = new DataView(new ArrayBuffer(4 * words.length));
  words.forEach((word, index) => view.setUint32(4 * index, word, true));
  return new Uint8Array(view.buffer);
}

/**
 * The output of an input, 64 bytes at a time, for as long as somebody wants more.
 * @param {Uint8Array} input
 * @param {number[]} key
 * @param {number} mode
 * @returns {Generator<Uint8Array, never>}
 */
function* output(input, key, mode) {
  if (input.length > CHUNK) throw new RangeError("the input is longer than dice have");
  let value = key;
  let flags = mode | BEGIN;
  let at = 0;
  for (; at + BLOCK < input.length; at += BLOCK) {
    value = compress(value, wordsOf(input.subarray(at, at + BLOCK)), 0, BLOCK, flags).slice(0, 8);
    flags = mode;
  }
  const last = new Uint8Array(BLOCK);
  last.set(input.subarray(at));
  for (let counter = 0; ; counter += 1) {
    yield bytesOf(compress(value, wordsOf(last), counter, input.length - at, flags | END | ROOT));
  }
}

/** @param {Generator<Uint8Array, never>} blocks */
const hash = (blocks) => blocks.next().value.slice(0, 32);

/**
 * A key for one purpose out of other bytes.
 * @param {string} context
 * @param {Uint8Array} material
 */
export function deriveKey(context, material) {
  const key = hash(output(new TextEncoder().encode(context), IV, CONTEXT));
  return hash(output(material, wordsOf(key), MATERIAL));
}

/**
 * Bytes that only whoever has the key can compute, as many as somebody takes.
 * @param {Uint8Array} key
 * @param {Uint8Array} input
 */
export function keyed(key, input) {
  return output(input, wordsOf(key), KEYED);
}
