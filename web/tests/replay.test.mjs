// Looking back: everything beside the board, at the speed that is wanted, with everybody who played.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, fits } from "./axe.mjs";
import { NARROW, PHONE, WIDE } from "./browser.mjs";
import { played } from "./finished.mjs";
import { Stage } from "./stage.mjs";

const stage = new Stage();

test("watching again and the analysis are two views beside the board, with everybody who has points", async () => {
  const person = await stage.arrive({});
  const { page } = person;
  await person.visit("/about");
  const table = await played(person, "lighthouse-run", { variant: "erik" });
  await page.request.post(`${person.origin}/api/tables/${table}/analysis`);
  await person.visit(`/replay/${table}`);
  await page.locator("#log button").first().waitFor();
  const names = await page.locator("#seats .name").allInnerTexts();
  assert.deepEqual(names.map((name) => name.split(/\s/)[0]), ["Anna", "Mira", "Erik"]);
  assert.match(names[1] ?? "", /easy/);
  assert.equal(await page.locator("#seats .face").count(), 1, "a bot has its face");
  await page.getByRole("button", { name: "Check the draws" }).waitFor();

  await page.getByRole("tab", { name: "Watch again" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.locator("#analysis .plot").waitFor({ timeout: 120_000 });
  const bottom = await page.locator("#analysis .plot").evaluate((plot) => plot.getBoundingClientRect().bottom);
  assert.ok(bottom <= WIDE.height, `the plot ends at ${bottom}`);
  assert.equal(await page.locator("#analysis .legend li").count(), 3, "Erik has a line");
  const deeds = page.locator("#deeds button").last();
  await page.keyboard.press("ArrowLeft");
  assert.ok(await deeds.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight));
  for (const size of [WIDE, PHONE, NARROW]) {
    await page.setViewportSize(size);
    for (const tab of ["Analysis", "Watch again"]) {
      await page.getByRole("tab", { name: tab }).click();
      await accessible(page, `${tab} at ${size.width}`);
      await fits(page, `${tab} at ${size.width}`);
    }
  }
  await person.visit("/about");
  await person.visit(`/replay/${table}#analysis`);
  await page.locator("#analysis .plot").waitFor();
  await person.leave();
});

test("two hundred steps take less than half a minute at the fastest, and the speed is that of the table", async () => {
  const person = await stage.arrive({ motion: true });
  const { page } = person;
  await person.visit("/about");
  const table = await played(person, "lanterns-dice");
  await person.visit(`/replay/${table}`);
  await page.getByRole("button", { name: "Check the dice" }).waitFor();
  assert.equal(await page.locator("#speed").inputValue(), "normal");
  await page.locator("#speed").selectOption("once");
  assert.equal(await page.evaluate(() => localStorage.getItem("lamplight.speed")), "once");
  const place = async () => Number.parseInt((await page.locator("#place").textContent()) ?? "");
  const [from, begun] = [await place(), Date.now()];
  await page.locator("#play").click();
  await page.waitForTimeout(6000);
  const each = (Date.now() - begun) / ((await place()) - from);
  assert.ok(200 * each < 30_000, `a step takes ${each} ms`);
  await page.locator("#play").click();
  const stopped = await place();
  await page.waitForTimeout(500);
  assert.equal(await place(), stopped, "it rests");
  await person.leave();
});
