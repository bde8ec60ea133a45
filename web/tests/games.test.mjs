// Each game from the lobby to the result, against bots, by clicking.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, fits } from "./axe.mjs";
import { playFromLobby, playOn } from "./play.mjs";
import { Stage } from "./stage.mjs";

const stage = new Stage();

for (const game of ["glux", "lighthouse-run", "beacon-patrol", "lanterns-dice"]) {
  test(`${game} from the lobby to the result`, async () => {
    const person = await stage.arrive();
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
    assert.doesNotMatch(await person.page.locator("body").innerText(), /‹/, "no message is missing");
    await person.leave();
  });
}
