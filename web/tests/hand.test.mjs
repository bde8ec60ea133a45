// Taking a turn: what glows works, by click, drag and finger; what does not says why; and nothing gets in the way.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, fits } from "./axe.mjs";
import { NARROW, PHONE, WIDE } from "./browser.mjs";
import { Whim, playFromLobby, state, touchOne } from "./play.mjs";
import { Stage } from "./stage.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */
/** @typedef {import("./browser.mjs").Person} Person */

const stage = new Stage();
const GAMES = ["glux", "lighthouse-run", "beacon-patrol", "lanterns-dice"];

/** What loads a moment after the board is there by now. */
const LATE_MS = 2200;

const CHIP = '#scene [data-offered][data-key^="hand/"]';
const SQUARE = '#scene [data-offered][data-key^="square/"]';

/**
 * Sits down at a game; `hear` may change what the server says, and answer instead of it.
 * @param {string} game
 * @param {import("./browser.mjs").Ways} [ways]
 * @param {{ told?: (message: any) => any, asked?: (message: any) => any }} [between]
 */
async function sit(game, ways, { told = (message) => message, asked = () => null } = {}) {
  const person = await stage.arrive(ways);
  await person.page.routeWebSocket(/\/ws$/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => line.send(JSON.stringify(told(JSON.parse(String(text))))));
    line.onMessage((text) => {
      const answer = asked(JSON.parse(String(text)));
      if (answer) line.send(JSON.stringify(answer));
      else server.send(text);
    });
  });
  await person.visit("/");
  await playFromLobby(person, game);
  return person;
}

/**
 * The middle of a thing on the screen.
 * @param {Locator} thing
 */
async function middle(thing) {
  const box = await thing.locator("use").first().boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * A square that cannot be reached.
 * @param {Page} page
 */
async function otherSquare(page) {
  const squares = page.locator('#scene [data-key^="square/"]:not([data-touch])');
  const at = Math.floor((await squares.count()) / 2);
  return /** @type {string} */ (await squares.nth(at).getAttribute("data-key"));
}

/**
 * Waits until something has happened.
 * @param {Page} page
 * @param {number} lines how long the log was
 */
function goesOn(page, lines) {
  return page.waitForFunction((before) => document.querySelectorAll("#log li").length > before, lines);
}

/**
 * Touches with one finger.
 * @param {Page} page
 * @param {Locator} thing
 */
async function tap(page, thing) {
  const { x, y } = await middle(thing);
  await page.touchscreen.tap(x, y);
}

test("what leads nowhere says why beside the place, and what was chosen stays chosen", async () => {
  let why = /** @type {string | undefined} */ ("A chip lies between.");
  const asked = (/** @type {any} */ message) =>
    message.why ? { reason: { n: message.why.n, touched: message.why.touched, say: why } } : null;
  for (const size of [WIDE, PHONE]) {
    why = "A chip lies between.";
    const person = await sit("glux", { size }, { asked });
    const { page } = person;
    await page.locator(CHIP).first().click();
    const key = await otherSquare(page);
    const place = await middle(page.locator(`[data-key="${key}"]`));
    await page.mouse.click(place.x, place.y);
    await page.locator("#note", { hasText: "A chip lies between." }).waitFor();
    assert.equal(await page.locator("#scene .piece.chosen").count(), 1);
    assert.equal(await page.locator("#announce").textContent(), "A chip lies between.");
    assert.deepEqual(await covered(page, "#note"), []);
    await accessible(page, "why not");
    await person.photograph(`why-${size.width}`);
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("#note").isVisible(), false, "Escape closes the note");
    assert.equal(await page.locator("#scene .piece.chosen").count(), 1, "and lets go of nothing");
    why = undefined;
    await page.mouse.click(place.x, place.y);
    await page.locator("#scene .piece.chosen").waitFor({ state: "detached" });
    assert.equal(await page.locator("#note").isVisible(), false);
    await person.leave();
  }
});

/**
 * What can be touched and lies under something.
 * @param {Page} page
 * @param {string} cover
 */
function covered(page, cover) {
  return page.evaluate((selector) => {
    const over = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const isUnder = (/** @type {Element} */ group) => {
      const at = (group.querySelector("use") ?? group).getBoundingClientRect();
      return at.left < over.right && at.right > over.left && at.top < over.bottom && at.bottom > over.top;
    };
    const targets = [...document.querySelectorAll("#scene [data-offered], #choices button")];
    return targets.filter(isUnder).map((group) => group.getAttribute("data-key"));
  }, cover);
}

test("a distant place glows, and one touch leads there as far as the way goes on", async () => {
  /** @type {string[]} */
  const sent = [];
  /** @type {string | undefined} */
  let first;
  const told = (/** @type {any} */ message) => {
    const now = message.state?.snapshot?.now ?? message.state?.update?.now;
    if (!now || now.offers.length === 0) return message;
    first ??= now.offers[0].action;
    now.journeys = [{ touch: "square/e5", actions: [first, "nonsense"] }];
    return message;
  };
  const asked = (/** @type {any} */ message) => {
    if (message.command?.do.act) sent.push(message.command.do.act.action);
    return null;
  };
  const person = await sit("glux", {}, { told, asked });
  const { page } = person;
  await page.locator('#scene [data-offered][data-key="square/e5"]').waitFor({ state: "attached" });
  assert.ok((await page.locator("#scene .rings .far").count()) > 0);
  await page.locator('#scene [data-key="square/e5"]').click();
  await page.locator('#scene [data-key^="chip/"]').first().waitFor({ state: "attached" });
  await page.locator(CHIP).first().waitFor({ state: "attached" });
  assert.deepEqual(sent, [first], "what is not offered is not sent");
  await person.leave();
});

test("a cell that is touched before a tile asks for the tile, or takes the only one that fits", async () => {
  const person = await sit("beacon-patrol");
  const { page } = person;
  const cell = page.locator('#scene [data-touch]:not([data-offered])[data-key^="cell/"]').first();
  const before = await page.locator("#log li").count();
  await cell.click();
  await page.waitForFunction(
    (lines) =>
      document.querySelectorAll("#log li").length > lines ||
      (document.querySelector("#scene .piece.chosen[data-key^='cell/']") &&
        document.querySelector("#scene [data-offered][data-key^='hand/']")),
    before,
  );
  const tile = page.locator(CHIP).first();
  if ((await page.locator("#scene .piece.chosen").count()) > 0) await tile.click();
  await goesOn(page, before);
  await person.leave();
});

test("a piece is dragged to its place, and goes back where it cannot lie", async () => {
  const person = await sit("glux");
  const { page } = person;
  await page.waitForTimeout(LATE_MS);
  const from = await middle(page.locator(CHIP).first());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 3, from.y, { steps: 2 });
  assert.equal(await page.locator("#scene .lifted").count(), 0);
  await page.mouse.move(from.x + 60, from.y - 80, { steps: 6 });
  await page.locator("#scene .lifted").waitFor({ state: "attached" });
  await page.locator(SQUARE).first().waitFor({ state: "attached" });
  await person.photograph("dragged");
  await page.mouse.move(4, 300, { steps: 4 });
  await page.mouse.up();
  await page.locator("#scene .lifted").waitFor({ state: "detached" });
  assert.equal(await page.locator("#scene .piece.chosen").count(), 1, "it stays chosen");
  const lines = await page.locator("#log li").count();
  const to = await middle(page.locator(SQUARE).first());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await goesOn(page, lines);
  await person.leave();
});

test("a finger drags a piece too", async () => {
  const person = await sit("glux", { size: PHONE });
  const { page } = person;
  await page.waitForTimeout(LATE_MS);
  await tap(page, page.locator(CHIP).first());
  const [from, to] = [await middle(page.locator("#scene .piece.chosen").first()), await middle(page.locator(SQUARE).first())];
  const line = await page.context().newCDPSession(page);
  const touch = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, /** @type {object[]} */ touchPoints) =>
    line.send("Input.dispatchTouchEvent", { type, touchPoints: /** @type {any} */ (touchPoints) });
  await touch("touchStart", [from]);
  for (let step = 1; step <= 8; step += 1)
    await touch("touchMove", [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }]);
  const lines = await page.locator("#log li").count();
  await touch("touchEnd", []);
  await goesOn(page, lines);
  assert.equal(await page.evaluate(() => scrollY), 0, "the page did not scroll");
  await person.leave();
});

test("a finger's first tap shows, the second on the same place does it; a switch turns that off", async () => {
  const person = await sit("glux", { size: PHONE });
  const { page } = person;
  await tap(page, page.locator(CHIP).first());
  const square = page.locator(SQUARE).first();
  const key = await square.getAttribute("data-key");
  await tap(page, square);
  await page.locator("#choices button.primary[data-action]").waitFor();
  await page.locator("#scene .ghost").first().waitFor({ state: "attached" });
  await person.photograph("twice");
  const lines = await page.locator("#log li").count();
  await tap(page, page.locator(`[data-key="${key}"]`));
  await goesOn(page, lines);
  await page.locator(CHIP).first().waitFor({ state: "attached" });
  await page.evaluate(() => localStorage.setItem("lamplight.twice", "off"));
  const more = await page.locator("#log li").count();
  await tap(page, page.locator(CHIP).first());
  await tap(page, page.locator(SQUARE).first());
  await goesOn(page, more);
  await person.leave();
});

test("what a look ahead shows can be touched where it lies", async () => {
  const person = await sit("lighthouse-run", { size: PHONE });
  const { page } = person;
  await page.evaluate(() => localStorage.setItem("lamplight.forced", "off"));
  const space = page.locator('#scene [data-offered][data-key^="space/"]');
  const before = page.locator('#scene [data-offered][data-key^="card/"], #choices [data-offered]').first();
  // A card, and no light; where no ship can sail, the next card.
  while ((await space.count()) === 0) {
    await space.or(before).first().waitFor({ state: "attached" });
    if ((await space.count()) === 0) await before.click();
  }
  await tap(page, space.first());
  const ghost = page.locator('#scene .ghost:has(use[href^="#ship"])').first();
  await ghost.waitFor({ state: "attached" });
  await person.photograph("ghost-ship");
  const lines = await page.locator("#log li").count();
  await tap(page, ghost);
  await goesOn(page, lines);
  await person.leave();
});

test("no control lies over what can be touched, in any game, on any screen", async () => {
  for (const size of [WIDE, PHONE, NARROW]) {
    for (const game of GAMES) {
      const person = await sit(game, { size });
      const { page } = person;
      const whim = new Whim();
      for (let touches = 0; touches < 4; touches += 1) {
        if ((await state(page)) === "touch") await touchOne(page, whim);
        const hidden = await page.evaluate(hiddenTargets);
        assert.deepEqual(hidden, [], `${game} at ${size.width}`);
      }
      await fits(page, `${game} at ${size.width}`);
      await person.photograph(`targets-${game}-${size.width}`);
      await person.leave();
    }
  }
});

/** What is offered on the board and has something else of the page over its middle. */
function hiddenTargets() {
  const board = document.querySelector("#scene");
  return [...document.querySelectorAll("#scene [data-offered]")].flatMap((group) => {
    const at = (group.querySelector("use") ?? group).getBoundingClientRect();
    const over = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    return over && !board?.contains(over) && over !== board ? [`${group.getAttribute("data-key")} under ${over.outerHTML.slice(0, 60)}`] : [];
  });
}

test("two fingers look closer at any board, and never at the page; two quick clicks that play do not", async () => {
  for (const game of GAMES) {
    const person = await sit(game, { size: PHONE });
    const { page } = person;
    const box = await page.locator("#scene").boundingBox();
    assert.ok(box);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
    const line = await page.context().newCDPSession(page);
    const fingers = (/** @type {number} */ apart) => [
      { x: x - apart, y, id: 1 },
      { x: x + apart, y, id: 2 },
    ];
    await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(20) });
    for (const apart of [25, 32, 40, 48])
      await line.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
    await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.locator("#scene.close").waitFor();
    assert.equal(await page.evaluate(() => visualViewport?.scale), 1, game);
    await person.leave();
  }
  const person = await sit("glux");
  const { page } = person;
  await page.locator(CHIP).first().click();
  const at = await middle(page.locator(SQUARE).first());
  await page.mouse.dblclick(at.x, at.y);
  await page.locator('#scene [data-key^="chip/"]').first().waitFor({ state: "attached" });
  assert.equal(await page.locator("#scene.close").count(), 0);
  await person.leave();
});

for (const [name, size, text] of /** @type {const} */ ([
  ["a phone", PHONE, 100],
  ["a small phone", NARROW, 100],
  ["a screen", WIDE, 100],
  ["a phone with large text", PHONE, 200],
  ["a screen with large text", WIDE, 200],
])) {
  test(`the board keeps its size on ${name}, whatever is said and asked`, async () => {
    for (const game of GAMES) {
      const person = await sit(game, { size });
      const { page } = person;
      const usual = await sizeOfBoard(page);
      await page.evaluate((percent) => document.documentElement.style.setProperty("font-size", `${percent}%`), text);
      const first = await sizeOfBoard(page);
      assert.ok(first.scale >= usual.scale * 0.995, `${game} shrinks with large text`);
      const whim = new Whim();
      for (let touches = 0; touches < 12 && (await state(page)) === "touch"; touches += 1) {
        await touchOne(page, whim);
        if (touches === 5 && (await page.locator("#hint").isEnabled())) {
          await page.locator("#hint").click();
          // Where the last touch has ended the turn there is a word instead.
          await page.locator(".advice, .notice").first().waitFor();
        }
        assert.deepEqual(await sizeOfBoard(page), first, `${game} after ${touches} touches`);
      }
      await fits(page, `${game} at ${size.width}, ${text} %`);
      await person.photograph(`size-${game}-${size.width}-${text}`);
      await person.leave();
    }
  });
}

/**
 * How much room the board has, and how large it is drawn there.
 * @param {Page} page
 */
function sizeOfBoard(page) {
  return page.locator("#scene").evaluate((board) => {
    const { width, height } = board.getBoundingClientRect();
    const { baseVal } = /** @type {SVGSVGElement} */ (board).viewBox;
    return { width, height, scale: Math.min(width / baseVal.width, height / baseVal.height) };
  });
}

test("an explanation lies beside the board, swallows no click, and Escape closes it without letting go", async () => {
  const person = await sit("glux");
  const { page } = person;
  await page.waitForTimeout(LATE_MS);
  await page.locator(CHIP).first().click();
  const square = page.locator(SQUARE).first();
  const at = await middle(square);
  await page.mouse.move(at.x, at.y);
  await page.locator("#tip").waitFor();
  assert.deepEqual(await covered(page, "#tip"), []);
  await person.photograph("explained-beside");
  await page.keyboard.press("Escape");
  await page.locator("#tip").waitFor({ state: "hidden" });
  assert.equal(await page.locator("#scene .piece.chosen").count(), 1);
  await page.mouse.move(at.x + 2, at.y + 300);
  await page.mouse.move(at.x, at.y);
  await page.locator("#tip").waitFor();
  await page.mouse.click(at.x, at.y);
  await page.locator('#scene [data-key^="chip/"]').first().waitFor({ state: "attached" });
  await person.leave();
});

test("a look ahead leaves the hand as it is, and advice has a ring of its own shape", async () => {
  const person = await sit("beacon-patrol");
  const { page } = person;
  await page.locator("#choices [data-offered]").first().hover();
  await page.waitForTimeout(600);
  const faded = await page.locator('#scene :is(.leaving, .replaced)[data-key^="hand/"]').count();
  assert.equal(faded, 0);
  await page.locator("#hint").click();
  await page.locator("#scene .rings .advised").first().waitFor({ state: "attached" });
  const filters = (/** @type {string} */ kind) =>
    page.locator(`#scene .rings .${kind} > *`).evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute("filter")))]);
  const [advised, next] = [await filters("advised"), await filters("next")];
  assert.ok(!advised.some((filter) => next.includes(filter)), `${advised} differs from ${next}`);
  await person.photograph("advised");
  await person.leave();
});
