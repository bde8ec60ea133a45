// Watching the others: every visible step takes its time, the panel waits for the board, and what is new stays marked.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Whim, playFromLobby, touchOne } from "./play.mjs";
import { Stage } from "./stage.mjs";

const stage = new Stage();

/** So long a step that can be seen takes at least, and what cannot be seen at most, in milliseconds. */
const SEEN = 600;
const UNSEEN = 250;

/**
 * Notes from now on when each line of the log came, and what the panel said then.
 * @param {import("playwright-core").Page} page
 */
async function note(page) {
  await page.evaluate(() => {
    const lines = /** @type {object[]} */ ((/** @type {any} */ (window).lines = []));
    const log = /** @type {Element} */ (document.getElementById("log"));
    new MutationObserver((all) => {
      for (const { addedNodes } of all)
        for (const node of addedNodes) {
          const yours = document.getElementById("ask")?.classList.contains("yours") ?? false;
          lines.push({ at: performance.now(), words: node.textContent ?? "", yours });
        }
    }).observe(log, { childList: true });
  });
}

/**
 * What was noted.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<{ at: number, words: string, yours: boolean }[]>}
 */
async function noted(page) {
  return page.evaluate(() => /** @type {any} */ (window).lines);
}

/**
 * Touches what glows until somebody else has done something.
 * @param {import("playwright-core").Page} page
 */
async function endTurn(page) {
  const whim = new Whim();
  const others = page.locator("#log li", { hasText: /^Mira (?!draws)/ });
  const before = await others.count();
  for (let touches = 0; touches < 30; touches += 1) {
    if ((await others.count()) > before) return;
    await touchOne(page, whim);
    await page.waitForTimeout(300);
  }
  throw new Error("the turn does not end");
}

/** @param {import("playwright-core").Page} page */
async function ownTurn(page) {
  await page.locator("#ask.yours").waitFor({ timeout: 60_000 });
}

test("a bot's turn is a sentence, not a blur", async () => {
  const person = await stage.arrive({ motion: true });
  const { page } = person;
  await person.visit("/");
  await playFromLobby(person, "lighthouse-run");
  await ownTurn(page);
  await note(page);
  await endTurn(page);
  await ownTurn(page);
  const lines = await noted(page);
  const others = lines.filter(({ words }) => words.startsWith("Mira"));
  assert.ok(others.length >= 2, `Mira did something: ${JSON.stringify(lines)}`);
  const gaps = others.slice(1).map(({ at, words }, index) => ({ words, ms: at - (others[index]?.at ?? 0) }));
  assert.ok(gaps.some(({ ms }) => ms >= SEEN), `a step takes its time: ${JSON.stringify(gaps)}`);
  assert.ok(
    others.slice(0, -1).every(({ yours }) => !yours),
    "nobody is asked before they have seen what happened",
  );
  await person.leave();
});

test("what the others did stays marked until one decides", async () => {
  const person = await stage.arrive({ motion: true });
  const { page } = person;
  await person.visit("/");
  await playFromLobby(person, "glux");
  await ownTurn(page);
  await endTurn(page);
  await ownTurn(page);
  assert.equal(await page.locator(".fresh-ring").count(), 1, "the chip that Mira put");
  await page.waitForTimeout(1500);
  assert.equal(await page.locator(".fresh-ring").count(), 1, "it stays");
  const line = page.locator("#log li[data-keys]").last();
  await line.hover();
  assert.ok((await page.locator(".rings .advised use").count()) > 0, "a line of the log points at the board");
  await page.mouse.move(1, 1);
  assert.equal(await page.locator(".rings .advised use").count(), 0, "and lets go");
  await line.focus();
  assert.ok((await page.locator(".rings .advised use").count()) > 0, "by keyboard too");
  await page.keyboard.press("ArrowUp");
  assert.ok(await page.evaluate(() => document.activeElement?.matches("#log li[data-keys]")), "and on to the line before");
  await person.photograph("fresh");
  await endTurn(page);
  await page.waitForTimeout(400);
  const mine = await page.locator("#log li").last().textContent();
  assert.match(mine ?? "", /You|Mira/);
  await person.leave();
});

test("at once is at once, but what is asked for is shown one by one", async () => {
  const person = await stage.arrive({ motion: true });
  const { page } = person;
  await person.visit("/");
  await playFromLobby(person, "lighthouse-run");
  await ownTurn(page);
  await page.locator("#menu").click();
  await page.locator('input[name="speed"][value="once"]').check({ force: true });
  await page.keyboard.press("Escape");
  await note(page);
  await endTurn(page);
  await ownTurn(page);
  const lines = await noted(page);
  const others = lines.filter(({ words }) => words.startsWith("Mira"));
  const together = others.slice(1).filter(({ at }, index) => at - (others[index]?.at ?? 0) < UNSEEN);
  assert.ok(together.length > 0, "steps of one update come together");
  assert.equal(await page.evaluate(() => localStorage.getItem("lamplight.speed")), "once");
  await page.evaluate(() => {
    const told = /** @type {object[]} */ ((/** @type {any} */ (window).lines = []));
    const story = /** @type {Element} */ (document.getElementById("story"));
    const hear = () => told.push({ at: performance.now(), words: story.textContent ?? "", yours: false });
    new MutationObserver(hear).observe(story, { childList: true });
  });
  await page.locator("#since").click();
  await page.waitForTimeout(3000);
  const [first, second] = (await noted(page)).filter(({ words }) => words.startsWith("Mira"));
  assert.ok(first && second && second.at - first.at >= SEEN, `${JSON.stringify([first, second])}`);
  await person.leave();
});
