// The lobby: one click opens a table; lists are kept up to date by asking for the page again.

import "./join.js";
import "./start.js";

/** Takes over the lists from a fresh copy of this page, where they differ. Whoever is in a list is not disturbed. */
async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(location.pathname).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const id of ["mine", "open"]) {
    const [now, then] = [fresh.getElementById(id), document.getElementById(id)];
    if (!now || !then || now.innerHTML === then.innerHTML || then.contains(document.activeElement)) continue;
    then.replaceChildren(...now.childNodes);
  }
}

setInterval(refresh, 10_000);
document.addEventListener("visibilitychange", refresh);
// Coming back by the browser's button shows the page as it was left.
addEventListener("pageshow", (event) => event.persisted && void refresh());
