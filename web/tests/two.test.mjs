// Two people in two browsers: an invite, a reload, a restart of the server, and the same result for both.

import assert from "node:assert/strict";
import { test } from "node:test";
import { playTogether } from "./play.mjs";
import { Stage } from "./stage.mjs";

const stage = new Stage();

test("two people by invite, with a reload and a restart of the server", async () => {
  const [ada, ben] = [await stage.arrive(), await stage.arrive()];
  await ada.visit("/");
  await ada.page.locator('[data-game="glux"] [data-start]').nth(1).click();
  const link = await ada.page.locator("#invite-link").inputValue();
  await ada.photograph("invite");
  await ben.page.goto(link);
  await ben.page.locator('[data-do="sit"]').first().click();
  await ben.page.locator("dialog input").fill("Ben");
  await ben.page.keyboard.press("Enter");
  const restart = async () => {
    await stage.server.stop();
    await stage.server.start();
  };
  await playTogether([ada, ben], { 8: async () => void (await ben.page.reload()), 14: restart });
  await ada.photograph("two-result");
  const results = await Promise.all([ada, ben].map(({ page }) => page.locator("#result .sum td").allInnerTexts()));
  assert.deepEqual(results[0], results[1]);
  // A socket that breaks is told to the console by the browser itself; that much is expected of a restart.
  for (const person of [ada, ben])
    person.complaints = person.complaints.filter((words) => !/WebSocket|ERR_CONNECTION/.test(words));
  await ada.leave();
  await ben.leave();
});

test("a code leads to the table as well", async () => {
  const [ada, ben] = [await stage.arrive(), await stage.arrive()];
  await ada.visit("/");
  await ada.page.locator('[data-game="glux"] [data-start]').nth(1).click();
  const code = await ada.page.locator("#waiting-invite .code").innerText();
  await ben.visit("/join");
  await ben.page.locator("#code").fill(code.toLowerCase());
  await ben.page.keyboard.press("Enter");
  await ben.page.waitForURL(ada.page.url());
  await ben.page.locator('[data-do="sit"]').first().waitFor();
  await ada.leave();
  await ben.leave();
});
