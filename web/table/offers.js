// Narrowing the offers, touch by touch. Pure: lists in, lists out.
//
// An offer names the keys to touch, in order. Keys of one kind that follow each other (`pool/c4`, `pool/c5`) may be
// touched in any order, because nobody remembers which pool of a shape comes first.

/** @import { Offer } from "./types.js" */

/** @param {string} key */
function kind(key) {
  return key.split("/", 1)[0];
}

/**
 * The keys of a list that may be touched next: the first, and those of its kind right after it.
 * @param {string[]} keys
 */
function leading(keys) {
  const end = keys.findIndex((key) => kind(key) !== kind(keys[0] ?? ""));
  return end < 0 ? keys : keys.slice(0, end);
}

/**
 * What an offer still wants touched after these keys; nothing if they do not lead to it.
 * @param {Offer} offer
 * @param {string[]} path
 * @returns {string[] | null}
 */
export function rest(offer, path) {
  let keys = offer.touch;
  for (const key of path) {
    if (!leading(keys).includes(key)) return null;
    const at = keys.indexOf(key);
    keys = [...keys.slice(0, at), ...keys.slice(at + 1)];
  }
  return keys;
}

/**
 * The offers that these keys lead to.
 * @param {Offer[]} offers
 * @param {string[]} path
 */
export function narrowed(offers, path) {
  return offers.filter((offer) => rest(offer, path) !== null);
}

/**
 * The keys that lead on from here.
 * @param {Offer[]} offers
 * @param {string[]} path
 */
export function nextKeys(offers, path) {
  return new Set(offers.flatMap((offer) => leading(rest(offer, path) ?? [])));
}

/**
 * The offer that a touch decides on: the only one left, once all its keys are touched, or once another is touched when
 * it was the only one already.
 * @param {Offer[]} offers
 * @param {string[]} path
 * @returns {Offer | null}
 */
export function decided(offers, path) {
  const left = narrowed(offers, path);
  const [only] = left;
  if (left.length !== 1 || !only) return null;
  const before = path.slice(0, -1);
  const certain = before.length > 0 && narrowed(offers, before).length === 1;
  return certain || rest(only, path)?.length === 0 ? only : null;
}

/**
 * Where a touch leads: on from here, or from an earlier point if it is another choice there; nothing if from nowhere.
 * @param {Offer[]} offers
 * @param {string[]} path
 * @param {string} key
 * @returns {string[] | null}
 */
export function follow(offers, path, key) {
  const chosen = path.indexOf(key);
  if (chosen >= 0) return path.slice(0, chosen);
  for (let length = path.length; length >= 0; length -= 1) {
    const way = [...path.slice(0, length), key];
    if (narrowed(offers, way).length > 0) return way;
  }
  return null;
}

/**
 * The offers that cannot be reached by touching the board any further, to be chosen from a list: those without keys, and
 * those that stay beside others although everything was touched.
 * @param {Offer[]} offers
 * @param {string[]} path
 * @param {(key: string) => boolean} isThere whether the board has this key
 */
export function unreachable(offers, path, isThere) {
  const left = narrowed(offers, path);
  return left.filter((offer) => {
    const keys = rest(offer, path) ?? [];
    return keys.length === 0 ? left.length > 1 || path.length === 0 : !leading(keys).some(isThere);
  });
}

/**
 * What sentences have in common at their beginning, for a button that stands for all of them.
 * @param {string[]} sentences
 */
export function commonWords(sentences) {
  const [first = "", ...others] = sentences.map((sentence) => sentence.split(" "));
  if (others.length === 0) return sentences[0] ?? "";
  const shared = [...first].findIndex((word, at) => others.some((words) => words[at] !== word));
  return shared < 1 ? `${sentences[0]} …` : `${[...first].slice(0, shared).join(" ")} …`;
}
