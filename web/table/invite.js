// How a friend gets here: a link, a code to type, a picture to photograph.

import { get, keepInvite, qr } from "../api.js";
import { say } from "../words.js";
import { icon, make } from "./dom.js";
import { state } from "./state.js";

/**
 * The key that came with the link stays on this device, not in the address.
 * @returns {string | undefined}
 */
export function inviteKey() {
  const key = location.hash.slice(1);
  if (/^[0-9a-f]{32}$/.test(key)) {
    keepInvite(state.table, key);
    history.replaceState(null, "", location.pathname);
  }
  return localStorage.getItem(`lamplight.invite.${state.table}`) ?? undefined;
}

/** Link and code; nothing for those who were not invited themselves. */
async function invitation() {
  const may = inviteKey() !== undefined || state.now?.host;
  return may ? get(`/api/tables/${state.table}/invite`).catch(() => null) : null;
}

/** What to hand to a friend, if there is anything. */
export async function inviteCard() {
  const invite = await invitation();
  if (!invite) return null;
  const field = make("input", {
    type: "text",
    id: "invite-link",
    readonly: true,
    value: invite.link,
    "aria-label": say("invite-link"),
  });
  const copy = make(
    "button",
    { type: "button", class: "primary", "data-copy": "invite-link", "data-done": say("invite-copied") },
    icon("copy"),
    make("span", {}, say("invite-copy")),
  );
  const { host } = new URL(invite.link);
  const code = make(
    "p",
    { class: "second" },
    `${say("invite-code", { host })} `,
    make("strong", { class: "code" }, invite.code),
  );
  return make(
    "section",
    { class: "invite" },
    make("h3", {}, say("invite-title")),
    make("div", { class: "copy" }, field, copy),
    reach(invite.reach),
    code,
    ...picture(invite),
  );
}

/**
 * For whom the link works, and what to do for others.
 * @param {"here" | "house" | "anywhere"} whom
 */
function reach(whom) {
  return make(
    "p",
    { class: `reach ${whom}` },
    make("strong", {}, say(`reach-${whom}`)),
    make("span", { class: "second" }, say(`reach-${whom}-about`)),
  );
}

/**
 * The link for a camera. There is none where a telephone would get nowhere with it.
 * @param {{ link: string, reach: string }} invite
 */
function picture({ link, reach: whom }) {
  if (whom === "here") return [];
  const frame = make("div", { class: "qr", role: "img", "aria-label": say("invite-qr") });
  qr(link).then(
    (drawing) => frame.append(drawing),
    () => frame.remove(),
  );
  return [frame];
}
