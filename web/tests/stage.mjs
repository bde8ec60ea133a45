// What every file of tests begins with: a server and a browser, and people who come to it.

import { after, before } from "node:test";
import { Person, launch } from "./browser.mjs";
import { Server } from "./server.mjs";

/** A server and a browser for all tests of a file. */
export class Stage {
  /** @type {Server | undefined} */
  #server;
  /** @type {import("playwright-core").Browser | undefined} */
  #browser;

  constructor() {
    before(async () => {
      this.#server = await Server.begin();
      this.#browser = await launch();
    });
    after(async () => {
      await this.#browser?.close();
      await this.#server?.end();
    });
  }

  get server() {
    if (!this.#server) throw new Error("the server is there once a test runs");
    return this.#server;
  }

  /**
   * Somebody comes, with a browser of their own.
   * @param {import("./browser.mjs").Ways} [ways]
   */
  async arrive(ways) {
    if (!this.#browser) throw new Error("the browser is there once a test runs");
    return Person.arrive(this.#browser, this.server.origin, ways);
  }
}
