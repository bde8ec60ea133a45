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
