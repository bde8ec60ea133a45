// Two people in two browsers: an invite, a reload, a restart of the server, and the same result for both.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Person, launch } from "./browser.mjs";
import { playTogether } from "./play.mjs";
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

test("two people by invite, with a reload and a restart of the server", async () => {
  const [ada, ben] = [await Person.arrive(browser, server.origin), await Person.arrive(browser, server.origin)];
  await ada.visit("/");
  await ada.page.locator('[data-game="glux"] [data-start]').nth(1).click();
  const link = await ada.page.locator("#invite-link").inputValue();
  await ada.photograph("invite");
  await ben.page.goto(link);
  await ben.page.locator('[data-do="sit"]').first().click();
  await ben.page.locator("dialog input").fill("Ben");
  await ben.page.keyboard.press("Enter");
  const restart = async () => {
    await server.stop();
    await server.start();
  };
  await playTogether([ada, ben], { 8: async () => void (await ben.page.reload()), 14: restart });
  await ada.photograph("two-result");
  const results = await Promise.all([ada, ben].map(({ page }) => page.locator("#result .sum td").allInnerTexts()));
  assert.deepEqual(results[0], results[1]);
  // A socket that breaks is told to the console by the browser itself; that much is expected of a restart.
  for (const person of [ada, ben]) person.complaints = person.complaints.filter((words) => !/WebSocket|ERR_CONNECTION/.test(words));
  await ada.leave();
  await ben.leave();
});

test("a code leads to the table as well", async () => {
  const [ada, ben] = [await Person.arrive(browser, server.origin), await Person.arrive(browser, server.origin)];
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
