// Where it begins: the lobby's first screen, the form of a new table, and whom an invitation reaches.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { PHONE, WIDE } from "./browser.mjs";
import { Stage } from "./stage.mjs";

const stage = new Stage();

/** How fast a person presses keys. */
const KEY_MS = 300;
/** What the lobby may weigh as it travels, its pictures included. */
const MOST_BYTES = 100_000;

for (const lang of /** @type {const} */ (["en", "de"])) {
  for (const [name, size] of Object.entries({ wide: WIDE, phone: PHONE })) {
    test(`every game can be played from the first screen: ${lang}, ${name}`, async () => {
      const person = await stage.arrive({ lang, size });
      const { page } = person;
      await person.visit("/");
      const games = page.locator("[data-game]");
      assert.ok((await games.count()) > 0);
      for (const game of await games.all()) {
        const play = await game.locator("button.primary").boundingBox();
        assert.ok(play && play.y + play.height <= size.height, `Play ends at ${(play?.y ?? 0) + (play?.height ?? 0)}`);
        assert.match(await game.locator(".facts").innerText(), /\d+ (min|Min)[^]*\d–\d [^]*\p{L}/u);
      }
      await person.photograph(`lobby-${lang}-${name}`);
      await person.leave();
    });
  }
}

test("the lobby weighs less than 100 kB", async (context) => {
  const person = await stage.arrive({ size: PHONE });
  let bytes = 0;
  /** @type {Promise<void>[]} */
  const counted = [];
  person.page.on("requestfinished", (request) =>
    counted.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
        bytes += responseBodySize + responseHeadersSize;
      }),
    ),
  );
  await person.visit("/");
  await person.page.waitForLoadState("networkidle");
  await Promise.all(counted);
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes < MOST_BYTES, `${bytes} bytes`);
  await person.leave();
});

test("what the rules refuse together cannot be chosen together, and says why", async () => {
  const person = await stage.arrive();
  const { page } = person;
  await person.visit("/new/lighthouse-run");
  const [erik, third] = ['input[value="erik"]', 'input[name="first"][value="2"]'].map((each) => page.locator(each));
  assert.ok(erik && third);
  assert.ok(await third.isDisabled(), "two play: there is no third seat");
  assert.match(await page.locator("label", { has: third }).innerText(), /not with 2 players/);
  await erik.check();
  await page.locator('input[name="players"][value="4"]').check();
  assert.ok((await erik.isDisabled()) && !(await erik.isChecked()), "Erik sails with two only");
  assert.ok(await page.locator('input[value="base"]').isChecked());
  assert.match(await page.locator("#note-variant").innerText(), /not with 4 players/);
  assert.ok(await third.isEnabled());
  await third.check();
  await accessible(page, "/new/lighthouse-run with four");
  await page.locator("#new button[type=submit]").click();
  await page.waitForURL(/\/table\//);
  await person.leave();
});

/**
 * The order that the list shows.
 * @param {import("playwright-core").Page} page
 */
function shown(page) {
  return page.locator("#order-towers li").evaluateAll((items) => items.map((item) => item.dataset.item).join(" "));
}

test("an order is arranged by keys, buttons and mouse, and said aloud", async () => {
  const person = await stage.arrive();
  const { page } = person;
  await person.visit("/new/lighthouse-run");
  await page.locator('input[name="towers"][value=""]').check();
  assert.equal(await shown(page), "purple green red blue yellow orange");
  const up = page.locator('li[data-item="red"] [data-by="-1"]');
  await up.focus();
  for (const key of ["Enter", "ArrowUp", "ArrowDown"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(KEY_MS);
    assert.ok(await up.evaluate((button) => button === document.activeElement), "focus stays with red");
  }
  assert.equal(await shown(page), "purple red green blue yellow orange");
  assert.equal(await page.locator("[data-moved]").textContent(), "red is now second.");
  await page.locator('li[data-item="orange"] .item').dragTo(page.locator('li[data-item="purple"] .item'));
  assert.equal(await shown(page), "orange purple red green blue yellow");
  await accessible(page, "/new/lighthouse-run with an order");
  await person.photograph("new-order");
  await page.locator("#new button[type=submit]").click();
  await page.waitForURL(/\/table\//);
  await person.leave();
});

test("an order is arranged by a finger", async () => {
  const person = await stage.arrive({ size: PHONE, lang: "de" });
  const { page } = person;
  await person.visit("/new/lighthouse-run");
  await page.locator('input[name="towers"][value=""]').check();
  await page.locator("#order-towers").evaluate((list) => list.scrollIntoView({ block: "center" }));
  const line = await page.context().newCDPSession(page);
  /** @param {string} item */
  const grip = async (item) => {
    const box = await page.locator(`li[data-item="${item}"] .grip`).boundingBox();
    assert.ok(box);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [from, to] = [await grip("red"), await grip("purple")];
  await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await page.waitForTimeout(KEY_MS / 3);
    const point = { x: from.x, y: from.y + (to.y - from.y) * part };
    await line.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  }
  await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.locator("[data-moved]", { hasText: "an erster Stelle" }).waitFor({ state: "attached" });
  assert.equal(await shown(page), "red purple green blue yellow orange");
  await person.leave();
});

test("a link to this computer says that nobody else gets anywhere with it", async () => {
  const person = await stage.arrive();
  const { page } = person;
  await person.visit("/");
  await page.locator('[data-game="glux"] [data-start]').nth(1).click();
  await page.locator(".invite .reach.here").waitFor();
  assert.match(await page.locator(".invite .reach").innerText(), /Only on this computer/);
  assert.equal(await page.locator(".invite .qr").count(), 0, "no camera can use it");
  await accessible(page, "waiting, with an invitation");
  await person.photograph("invitation-here");
  await person.leave();
});

test("no page has a shell command in it", async () => {
  const person = await stage.arrive();
  for (const path of ["/", "/new/lighthouse-run", "/join", "/me", "/history", "/about", "/rules/lanterns-dice"]) {
    await person.visit(path);
    assert.doesNotMatch(await person.page.content(), /lamplight (serve|verify|play|render)|cargo /, path);
    const headings = await person.page.locator("h1, h2, h3, legend").allInnerTexts();
    assert.doesNotMatch(headings.join("\n"), /\b[A-Z]{2}-\d/, `${path} has headings in words`);
  }
  await person.leave();
});
