// Games that are played to their end over HTTP, for tests of what comes after.

/**
 * Plays a game to its end, always by the first offer, against easy bots.
 * @param {import("./browser.mjs").Person} person whose page is somewhere on the server
 * @param {string} game
 * @param {{ players?: number } & Record<string, unknown>} [setup]
 * @returns {Promise<string>} its table
 */
export async function played({ page }, game, { players = 2, ...more } = {}) {
  const places = ["open", ...Array.from({ length: players - 1 }, () => ({ bot: "easy" }))];
  const terms = { game, setup: { players, ...more }, places };
  return page.evaluate(async (terms) => {
    const ask = async (/** @type {string} */ path, /** @type {unknown} */ body = undefined) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(path, body ? { method: "POST", headers, body: JSON.stringify(body) } : {});
      return answer.json();
    };
    const { table } = await ask("/api/tables", { terms, sit: [0], name: "Anna" });
    for (;;) {
      const { snapshot } = (await ask(`/api/tables/${table}`)).state;
      if (snapshot.now.phase === "over") return table;
      const action = snapshot.now.offers[0]?.action;
      if (action) {
        const command = { id: `n${snapshot.n}`, n: snapshot.n, do: { act: { seat: 0, action } } };
        await ask(`/api/tables/${table}/commands`, command);
      } else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, terms);
}
