// The other device: takes over name and seats with the code in the fragment, which never reached the server.

import { post } from "./api.js";
import { say } from "./words.js";

const take = /** @type {HTMLButtonElement} */ (document.getElementById("take"));
const trouble = /** @type {HTMLElement} */ (document.getElementById("trouble"));
const code = decodeURIComponent(location.hash.slice(1));

history.replaceState(null, "", location.pathname);
if (!code) {
  trouble.textContent = say("link-none");
  take.disabled = true;
}

take.addEventListener("click", async () => {
  try {
    await post("/api/link/use", { code });
    // What was chosen on the other device counts, not what was chosen here.
    localStorage.removeItem("lamplight.changed");
    location.assign("/");
  } catch (error) {
    trouble.textContent = error instanceof Error ? error.message : String(error);
  }
});
