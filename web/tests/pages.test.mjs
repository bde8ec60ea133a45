// The pages around the table: for everybody, in both languages, at every size, by night and by day.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, fits } from "./axe.mjs";
import { NARROW, PHONE, WIDE } from "./browser.mjs";
import { Stage } from "./stage.mjs";

const stage = new Stage();

const GAMES = ["glux", "lighthouse-run", "beacon-patrol", "lanterns-dice"];
const PATHS = ["/", ...GAMES.map((game) => `/new/${game}`), "/join", "/me", "/history", "/link", "/about", "/nowhere"];

for (const lang of /** @type {const} */ (["en", "de"])) {
  for (const theme of /** @type {const} */ (["night", "day"])) {
    test(`every page is for everybody: ${lang}, ${theme}`, async () => {
      const person = await stage.arrive({ lang, theme });
      for (const path of PATHS) {
        await person.visit(path);
        await accessible(person.page, `${path}, ${lang}, ${theme}`);
        assert.doesNotMatch(await person.page.locator("body").innerText(), /‹/, `${path} has all its words`);
        await person.photograph(`page${path.replaceAll("/", "-")}-${lang}-${theme}`);
      }
      // The page of an address that leads nowhere is an answer with status 404, which the console mentions.
      person.complaints = person.complaints.filter((words) => !words.includes("/nowhere"));
      await person.leave();
    });
  }
}

test("nothing is cut off, on any screen, nor with text twice as large", async () => {
  const person = await stage.arrive({ lang: "de" });
  for (const path of PATHS) {
    for (const size of [NARROW, PHONE, WIDE]) {
      await person.page.setViewportSize(size);
      await person.visit(path);
      await fits(person.page, `${path} at ${size.width}`);
    }
    await person.page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await fits(person.page, `${path} with large text`);
  }
  person.complaints = person.complaints.filter((words) => !words.includes("/nowhere"));
  await person.leave();
});

test("language and colours change where one stands, and stay", async () => {
  const person = await stage.arrive();
  const { page } = person;
  await person.visit("/join");
  await page.locator("[data-theme-switch]").click();
  assert.equal(await page.getAttribute("html", "data-theme"), "day");
  await page.locator('button[data-lang="de"]').click();
  await page.waitForFunction(() => document.documentElement.lang === "de");
  await person.visit("/about");
  assert.equal(await page.getAttribute("html", "data-theme"), "day");
  assert.equal(await page.getAttribute("html", "lang"), "de");
  await person.leave();
});

test("a wrong choice is said next to it, and a right one opens the table", async () => {
  const person = await stage.arrive();
  const { page } = person;
  await person.visit("/new/lanterns-dice");
  await page.locator('input[name="shapes"][value=""]').check();
  await page.locator("#new button[type=submit]").click();
  assert.notEqual(await page.locator("#trouble-shapes").innerText(), "");
  await page.locator("#shapes-own").fill("Q9");
  await page.locator("#new button[type=submit]").click();
  await page.waitForFunction(() => document.querySelector("#trouble-shapes, #trouble")?.textContent !== "");
  await page.locator("#shapes-own").fill("L3, O4, T4, U5");
  await page.locator('input[name="players"][value="3"]').check();
  assert.ok(await page.locator("#seat-2").isVisible());
  await page.locator("#total").selectOption("600");
  await page.locator("#new button[type=submit]").click();
  await page.waitForURL(/\/table\//);
  // The answer to a wrong choice has a status that the console mentions.
  person.complaints = person.complaints.filter((words) => !words.includes("/api/tables"));
  await person.leave();
});

test("a name, another device, and being forgotten", async () => {
  const [here, there] = [await stage.arrive(), await stage.arrive()];
  await here.visit("/me");
  await here.page.locator("#name").fill("Ada");
  await here.page.keyboard.press("Enter");
  await here.page.locator("#name-saved", { hasText: "Ada" }).waitFor();
  await here.page.locator("#link-make").click();
  await here.page.locator("#link-reach.here").waitFor();
  await accessible(here.page, "/me with a link");
  const link = await here.page.locator("#link").inputValue();
  await there.page.goto(link);
  await there.page.locator("#take").click();
  await there.page.locator(".entry", { hasText: "Ada" }).waitFor();
  await there.visit("/me");
  await there.page.locator("#forget").click();
  await there.page.locator("#forget-yes").click();
  await there.page.waitForURL(`${stage.server.origin}/`);
  assert.equal(await there.page.locator(".entry", { hasText: "Ada" }).count(), 0);
  await here.leave();
  await there.leave();
});
