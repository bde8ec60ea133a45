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
  if (location.hash.length > 1) {
    keepInvite(state.table, location.hash.slice(1));
    history.replaceState(null, "", location.pathname);
  }
  return localStorage.getItem(`lamplight.invite.${state.table}`) ?? undefined;
}

/** What to hand to a friend; nothing for those who may not invite. */
export async function inviteCard() {
  const invite = await get(`/api/tables/${state.table}/invite`).catch(() => null);
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
  const code = make("p", { class: "second" }, `${say("invite-code")} `, make("strong", { class: "code" }, invite.code));
  const picture = make("div", { class: "qr", role: "img", "aria-label": say("invite-qr") });
  qr(invite.link).then(
    (drawing) => picture.append(drawing),
    () => picture.remove(),
  );
  return make(
    "section",
    { class: "invite" },
    make("h3", {}, say("invite-title")),
    make("div", { class: "copy" }, field, copy),
    code,
    picture,
  );
}
