// Narrowing offers by touches: which keys lead where.

import assert from "node:assert/strict";
import { test } from "node:test";
import { allKeys, decided, follow, narrowed, nextKeys, unreachable } from "../table/offers.js";

/**
 * @param {string} action
 * @param {string} touch
 * @param {string[]} also
 */
function offer(action, touch, ...also) {
  const keys = (/** @type {string} */ list) => list.split(" ").filter(Boolean);
  return { action, touch: keys(touch), also: also.map(keys) };
}

const actions = (/** @type {{ action: string }[]} */ offers) => offers.map(({ action }) => action).join(" ");

test("every way to an offer glows and works, and two ways are one offer", () => {
  const offers = [offer("red", "card/1", "card/2", "ship/3 space/4"), offer("blue", "card/5")];
  assert.deepEqual([...nextKeys(offers, [])], ["card/1", "card/2", "ship/3", "card/5"]);
  for (const key of ["card/1", "card/2"]) assert.equal(decided(offers, [key])?.action, "red");
  assert.equal(decided(offers, ["ship/3"]), null, "the space is still to come");
  assert.equal(decided(offers, ["ship/3", "space/4"])?.action, "red");
});

test("a place that is touched first asks for what goes there, and takes the only thing that does", () => {
  const offers = [offer("a1", "hand/a cell/1"), offer("a2", "hand/a cell/2"), offer("b2", "hand/b cell/2")];
  assert.deepEqual(follow(offers, [], "cell/2"), ["cell/2"]);
  assert.equal(actions(narrowed(offers, ["cell/2"])), "a2 b2");
  assert.deepEqual([...nextKeys(offers, ["cell/2"])], ["hand/a", "hand/b"]);
  assert.deepEqual(follow(offers, ["cell/2"], "hand/b"), ["cell/2", "hand/b"]);
  assert.equal(decided(offers, ["cell/2", "hand/b"])?.action, "b2");
  assert.deepEqual(follow(offers, [], "cell/1"), ["cell/1", "hand/a"]);
  assert.equal(decided(offers, ["cell/1", "hand/a"])?.action, "a1");
  assert.deepEqual([...allKeys(offers, [])], ["hand/a", "cell/1", "cell/2", "hand/b"]);
});

test("what is chosen stays chosen where a place does not fit it, and the offers' own order comes first", () => {
  const offers = [offer("a1", "hand/a cell/1"), offer("b2", "hand/b cell/2"), offer("sail", "cell/1")];
  assert.equal(follow(offers, ["hand/a"], "cell/2"), null);
  assert.deepEqual(follow(offers, ["hand/a"], "hand/b"), ["hand/b"]);
  assert.deepEqual(follow(offers, [], "cell/1"), ["cell/1"]);
  assert.equal(decided(offers, ["cell/1"])?.action, "sail");
});

test("what the board cannot tell apart is listed", () => {
  const offers = [offer("one", "shape/x pool/1"), offer("other", "shape/x pool/1"), offer("none", "")];
  const isThere = () => true;
  assert.equal(actions(unreachable(offers, [], isThere)), "none");
  assert.equal(actions(unreachable(offers, ["shape/x", "pool/1"], isThere)), "one other");
  assert.equal(actions(unreachable([offer("far", "gone/1", "here/1")], [], (key) => key === "here/1")), "");
});
