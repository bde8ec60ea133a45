// Before the game: who is there, what is free, and how a friend gets here.

/** @import { SeatShown } from "./types.js" */
import { say } from "../words.js";
import { button, byId, face, fill, icon, make } from "./dom.js";
import { inviteCard } from "./invite.js";
import { sit } from "./sit.js";
import { command } from "./socket.js";
import { state } from "./state.js";

const LEVELS = ["easy", "medium", "hard", "expert"];

const list = byId("waiting-seats");
let invited = false;

list.addEventListener("click", (event) => {
  const found = event.target instanceof Element ? event.target.closest("button") : null;
  const seat = Number(found?.dataset.place);
  if (found?.dataset.do === "sit") void sit([seat]);
  if (found?.dataset.do === "leave") void command({ leave: { seat } });
  if (found?.dataset.do === "bot") void command({ seat_bot: { seat, level: levelOf(seat) } });
});

/** @param {number} seat */
function levelOf(seat) {
  const chosen = document.getElementById(`level-${seat}`);
  return chosen instanceof HTMLSelectElement ? chosen.value : "medium";
}

export function showWaiting() {
  fill(list, ...(state.now?.seats.map(row) ?? []));
  if (!invited) void addInvite();
}

async function addInvite() {
  invited = true;
  const card = await inviteCard();
  if (card) byId("waiting-invite").replaceChildren(card);
  else invited = false;
}

/** @param {SeatShown} seat */
function row(seat) {
  const who = make(
    "span",
    { class: "who" },
    seat.face ? face(seat.face) : icon(seat.bot ? "bot" : "person"),
    make("span", { class: "name" }, seat.held === "open" ? say("seat-free") : seat.name),
  );
  return make("li", { class: seat.held }, who, make("span", { class: "deeds" }, ...deeds(seat)));
}

/** @param {SeatShown} seat */
function deeds({ seat, held }) {
  const place = String(seat);
  const made = [];
  const first = state.own.length === 0;
  if (held === "open" && state.now?.host) made.push(levels(seat), press("seat-bring-bot", "bot", place, ""));
  if ((held === "open" || held === "kept") && (first || !state.open)) {
    made.push(first ? press("seat-sit", "sit", place, "primary") : press("seat-sit-too", "sit", place, ""));
  }
  if (state.own.includes(seat)) made.push(press("seat-stand-up", "leave", place, "quiet"));
  return made;
}

/**
 * @param {string} key
 * @param {string} what
 * @param {string} place
 * @param {string} look
 */
function press(key, what, place, look) {
  return button(say(key), () => {}, { class: look, "data-do": what, "data-place": place });
}

/** @param {number} seat */
function levels(seat) {
  const options = LEVELS.map((level) =>
    make("option", { value: level, selected: level === "medium" }, say(`level-${level}`)),
  );
  return make("select", { id: `level-${seat}`, "aria-label": say("seat-bot-level") }, ...options);
}
