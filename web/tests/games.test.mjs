// Each game from the lobby to the result, against bots, by clicking.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, fits } from "./axe.mjs";
import { Person, launch } from "./browser.mjs";
import { playFromLobby, playOn } from "./play.mjs";
import { Server } from "./server.mjs";

/** @type {Server} */
let server;
/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  [server, browser] = await Promise.all([Server.begin(), launch()]);
});
after(async () => {
  await browser.close();
  await server.end();
});

for (const game of ["glux", "lighthouse-run", "beacon-patrol", "lanterns-dice"]) {
  test(`${game} from the lobby to the result`, async () => {
    const person = await Person.arrive(browser, server.origin);
    const look = (/** @type {string} */ when) => async () => {
      await accessible(person.page, `${game}, ${when}`);
      await fits(person.page, `${game}, ${when}`);
      await person.photograph(`${game}-${when}`);
    };
    await person.visit("/");
    await playFromLobby(person, game);
    await playOn(person, { at: { 0: look("opening"), 1: look("touched"), 24: look("middle") } });
    await look("result")();
    assert.ok(await person.page.locator("#result").isVisible());
    await person.leave();
  });
}
