// A server of the tests' own: on a free port, with a database that lives as long as the tests.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const PROGRAM = process.env.LAMPLIGHT ?? new URL("../../target/debug/lamplight", import.meta.url).pathname;

/** Nobody clicks as fast as a test does, or is as impatient. */
const LIMITS = [
  "messages_playing=100000,messages_watching=100000,requests=100000,codes=1000,people_per_address=10000",
  "analysis_seconds=5",
].join(",");

/** A server that can be stopped and started again where it was. */
export class Server {
  /** @type {import("node:child_process").ChildProcess | null} */
  #process = null;

  /**
   * @param {number} port
   * @param {string} folder
   */
  constructor(port, folder) {
    this.port = port;
    this.folder = folder;
    this.origin = `http://127.0.0.1:${port}`;
  }

  static async begin() {
    const server = new Server(await freePort(), await mkdtemp(join(tmpdir(), "lamplight-")));
    await server.start();
    return server;
  }

  async start() {
    const place = ["--port", String(this.port), "--database", `sqlite:${this.folder}/tables.db`];
    const flags = ["serve", ...place, "--limit", LIMITS, "--log", "warn"];
    this.#process = spawn(PROGRAM, flags, { stdio: ["ignore", "ignore", "inherit"] });
    const begin = Date.now();
    while (!(await this.answers())) {
      if (this.#process.exitCode !== null || Date.now() - begin > 20_000) throw new Error("the server does not start");
      await pause(50);
    }
  }

  async answers() {
    const answer = await fetch(`${this.origin}/api/games`).catch(() => null);
    return answer?.ok ?? false;
  }

  /** Asks it to stop, as whoever restarts it would, and waits until it has. */
  async stop() {
    const process = this.#process;
    if (!process || process.exitCode !== null) return;
    const gone = new Promise((resolve) => process.once("exit", resolve));
    process.kill("SIGTERM");
    await gone;
  }

  async end() {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
