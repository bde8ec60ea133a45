// The page is light, and asks nobody else for anything.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE } from "./browser.mjs";
import { playFromLobby } from "./play.mjs";
import { Stage } from "./stage.mjs";

/** What the first screen of a game may weigh as it travels, art included. */
const MOST_BYTES = 100_000;

/** How long after the board is there something may still arrive. */
const SETTLED_MS = 500;

const stage = new Stage();

/**
 * What a page brings with it, from an empty cache.
 * @param {import("./browser.mjs").Person} person
 * @param {string} path
 */
async function weigh({ page, origin }, path) {
  /** @type {import("playwright-core").Request[]} */
  const requests = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(origin + path);
  await page.locator("[data-offered], .game img").first().waitFor({ state: "attached" });
  await page.waitForTimeout(SETTLED_MS);
  const foreign = requests.map((request) => request.url()).filter((url) => !url.startsWith(origin));
  assert.deepEqual(foreign, [], "nobody else is asked");
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
    0,
  );
}

for (const game of ["glux", "lighthouse-run", "beacon-patrol", "lanterns-dice"]) {
  test(`the first screen of ${game} weighs less than 100 kB`, async (context) => {
    const host = await stage.arrive({ size: PHONE });
    await host.visit("/");
    await playFromLobby(host, game);
    const cookies = await host.page.context().cookies();
    const fresh = await stage.arrive({ size: PHONE });
    await fresh.page.context().addCookies(cookies);
    const bytes = await weigh(fresh, new URL(host.page.url()).pathname);
    context.diagnostic(`${bytes} bytes`);
    assert.ok(bytes < MOST_BYTES, `${bytes} bytes`);
    await host.leave();
    await fresh.leave();
  });
}

test("the lobby asks nobody else", async (context) => {
  const person = await stage.arrive();
  context.diagnostic(`${await weigh(person, "/")} bytes`);
  await person.leave();
});

/** A telephone in the country: what it waits for an answer, and what it gets per second. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const PAINT_MS = 1000;

/**
 * When something is first seen of a page, on a slow line and from an empty cache.
 * @param {import("./browser.mjs").Person} person
 * @param {string} address
 */
async function firstPaint({ page }, address) {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.setCacheDisabled", { cacheDisabled: true });
  await line.send("Network.emulateNetworkConditions", SLOW);
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
  const paint = await page.evaluate(() => performance.getEntriesByName("first-paint")[0]?.startTime);
  await line.detach();
  return paint ?? Infinity;
}

test("something is seen within a second on a slow line", async (context) => {
  const person = await stage.arrive({ size: PHONE });
  await person.visit("/");
  await playFromLobby(person, "lighthouse-run");
  for (const address of [`${person.origin}/`, person.page.url()]) {
    // The machine that tests may be busy: the best of three says what the page itself takes.
    const paints = [];
    for (let visit = 0; visit < 3; visit += 1) paints.push(await firstPaint(person, address));
    context.diagnostic(`${address}: ${paints.map(Math.round).join(", ")} ms`);
    assert.ok(Math.min(...paints) < PAINT_MS, `first paint after ${Math.min(...paints)} ms`);
  }
  await person.leave();
});
