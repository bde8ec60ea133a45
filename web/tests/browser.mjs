// Chromium, and people in it: each with cookies of their own, and each with an eye on the console.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
export const NARROW = { width: 320, height: 640 };

const SCREENSHOTS = process.env.SCREENSHOTS ?? new URL("../../target/screenshots", import.meta.url).pathname;

/** How long anything may take: the machine that tests may be busy. */
const PATIENCE_MS = 15_000;

export function launch() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
}

/**
 * @typedef {object} Ways
 * @property {"en" | "de"} [lang] what the browser prefers
 * @property {{ width: number, height: number }} [size]
 * @property {"night" | "day"} [theme]
 * @property {boolean} [motion] whether things glide; without, tests are faster
 */

/** Somebody with a browser of their own. */
export class Person {
  /**
   * @param {import("playwright-core").Page} page
   * @param {string} origin
   */
  constructor(page, origin) {
    this.page = page;
    this.origin = origin;
    /** @type {string[]} What the console complained about. */
    this.complaints = [];
    page.on(
      "console",
      (message) => message.type() === "error" && this.complain(message.text(), message.location().url),
    );
    page.on("pageerror", (error) => this.complaints.push(String(error.stack ?? error)));
  }

  /**
   * @param {import("playwright-core").Browser} browser
   * @param {string} origin
   * @param {Ways} [ways]
   */
  static async arrive(browser, origin, { lang = "en", size = WIDE, theme = "night", motion = false } = {}) {
    const context = await browser.newContext({
      locale: lang === "de" ? "de-AT" : "en-GB",
      viewport: size,
      hasTouch: size.width < 500,
    });
    await context.addCookies([{ name: "theme", value: theme, url: origin }]);
    context.setDefaultTimeout(PATIENCE_MS);
    if (!motion) await context.addInitScript(() => localStorage.setItem("lamplight.motion", "off"));
    return new Person(await context.newPage(), origin);
  }

  /**
   * @param {string} text
   * @param {string} [url]
   */
  complain(text, url = "") {
    this.complaints.push(`${text} ${url}`);
  }

  /** @param {string} path */
  async visit(path) {
    await this.page.goto(this.origin + path);
  }

  /** @param {string} name */
  async photograph(name) {
    mkdirSync(SCREENSHOTS, { recursive: true });
    await this.page.screenshot({ path: `${SCREENSHOTS}/${name}.png` });
  }

  /** Nothing was wrong, from the first page to the last. */
  async leave() {
    await this.page.context().close();
    assert.deepEqual(this.complaints, [], "the console is silent");
  }
}
