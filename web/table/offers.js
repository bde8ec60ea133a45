// Narrowing the offers, touch by touch. Pure: lists in, lists out.
//
// An offer names the keys to touch, in order, and other ways that mean the same. Keys of one kind that follow each other
// (`pool/c4`, `pool/c5`) may be touched in any order, because nobody remembers which pool of a shape comes first. Where
// no offer follows that order, any order will do: whoever touches a place first is asked what to put there.

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
 * What is still to be touched of a list after these keys, one after the other; nothing if they do not lead along it.
 * @param {string[]} keys
 * @param {string[]} path
 * @returns {string[] | null}
 */
function inOrder(keys, path) {
  for (const key of path) {
    if (!leading(keys).includes(key)) return null;
    keys = without(keys, key);
  }
  return keys;
}

/**
 * The same in any order.
 * @param {string[]} keys
 * @param {string[]} path
 * @returns {string[] | null}
 */
function inAnyOrder(keys, path) {
  for (const key of path) {
    if (!keys.includes(key)) return null;
    keys = without(keys, key);
  }
  return keys;
}

/**
 * @param {string[]} keys
 * @param {string} key
 */
function without(keys, key) {
  const at = keys.indexOf(key);
  return [...keys.slice(0, at), ...keys.slice(at + 1)];
}

/** @typedef {{ offer: Offer, keys: string[] }} Way an offer, and what is still to be touched for it */

/**
 * @param {Offer[]} offers
 * @param {(keys: string[]) => string[] | null} rest
 * @returns {Way[]}
 */
function ways(offers, rest) {
  return offers.flatMap((offer) =>
    [offer.touch, ...(offer.also ?? [])].flatMap((list) => {
      const keys = rest(list);
      return keys ? [{ offer, keys }] : [];
    }),
  );
}

/**
 * Where these keys may lead: in the offers' own order if that is possible, else in any.
 * @param {Offer[]} offers
 * @param {string[]} path
 */
function waysOn(offers, path) {
  const straight = ways(offers, (keys) => inOrder(keys, path));
  return straight.length > 0 ? straight : ways(offers, (keys) => inAnyOrder(keys, path));
}

/**
 * The offers that these keys lead to.
 * @param {Offer[]} offers
 * @param {string[]} path
 */
export function narrowed(offers, path) {
  return [...new Set(waysOn(offers, path).map(({ offer }) => offer))];
}

/**
 * The keys that lead on from here.
 * @param {Offer[]} offers
 * @param {string[]} path
 */
export function nextKeys(offers, path) {
  return new Set(waysOn(offers, path).flatMap(({ keys }) => leading(keys)));
}

/**
 * All keys that these offers name and that have not been touched: each of them is a way to begin.
 * @param {Offer[]} offers
 * @param {string[]} path
 */
export function allKeys(offers, path) {
  return new Set(waysOn(offers, path).flatMap(({ keys }) => keys));
}

/**
 * The offer that a touch decides on: the only one left, once all its keys are touched, or once another is touched when
 * it was the only one already.
 * @param {Offer[]} offers
 * @param {string[]} path
 * @returns {Offer | null}
 */
export function decided(offers, path) {
  const [only, ...others] = narrowed(offers, path);
  if (!only || others.length > 0) return null;
  const before = path.slice(0, -1);
  const certain = before.length > 0 && narrowed(offers, before).length === 1;
  return certain || waysOn([only], path).some(({ keys }) => keys.length === 0) ? only : null;
}

/**
 * Where a touch leads: on from here, or from an earlier point if it is another choice there. Out of order it may leave
 * only one thing to come before, and then takes that too. Nothing if from nowhere.
 * @param {Offer[]} offers
 * @param {string[]} path
 * @param {string} key
 * @returns {string[] | null}
 */
export function follow(offers, path, key) {
  const chosen = path.indexOf(key);
  if (chosen >= 0) return path.slice(0, chosen);
  const on = [...path, key];
  if (narrowed(offers, on).length > 0) return isInOrder(offers, on) ? on : completed(offers, on);
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const way = [...path.slice(0, length), key];
    if (isInOrder(offers, way)) return way;
  }
  return null;
}

/**
 * @param {Offer[]} offers
 * @param {string[]} path
 */
function isInOrder(offers, path) {
  return ways(offers, (keys) => inOrder(keys, path)).length > 0;
}

/**
 * These keys, and the next if it can be only one.
 * @param {Offer[]} offers
 * @param {string[]} path
 */
function completed(offers, path) {
  const [next, ...others] = nextKeys(offers, path);
  return next !== undefined && others.length === 0 ? [...path, next] : path;
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
  const isReached = (/** @type {Way} */ { keys }) =>
    keys.length === 0 ? left.length === 1 && path.length > 0 : leading(keys).some(isThere);
  const reached = new Set(waysOn(offers, path).filter(isReached).map(({ offer }) => offer));
  return left.filter((offer) => !reached.has(offer));
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
