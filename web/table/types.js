// The shapes of messages, as crates/session/src/protocol.rs has them. Nothing here runs.

/**
 * @typedef {number} Seat
 *
 * @typedef {object} Words
 * @property {string} words
 * @property {number} size
 * @property {string} color
 *
 * @typedef {object} Sprite
 * @property {string} key what it is: the same thing has the same key in every scene
 * @property {string} [sprite] the symbol of the game's art
 * @property {[number, number]} at where its middle lies
 * @property {[number, number]} size
 * @property {number} [turn] degrees, clockwise
 * @property {number} layer
 * @property {string} [tint]
 * @property {number} [light] percent
 * @property {Words} [text]
 * @property {string} [label]
 * @property {boolean} [notable] whether it is marked when others have put, moved or changed it
 * @property {string[]} [when] it shows only while one of these is pointed at or chosen
 *
 * @typedef {object} Scene
 * @property {[number, number]} size
 * @property {Sprite[]} sprites
 *
 * @typedef {object} Change
 * @property {[number, number]} [size]
 * @property {string[]} [gone]
 * @property {Sprite[]} [put]
 *
 * @typedef {object} Offer
 * @property {string} action
 * @property {string} [say]
 * @property {string[]} touch
 * @property {string[][]} [also] other ways to touch the same
 * @property {string} [button] what stands on its button
 * @property {string} [asks] what is asked once that button is pressed
 *
 * @typedef {object} Journey a place that is reached by several actions
 * @property {string} touch
 * @property {string[]} actions
 *
 * @typedef {Offer & { cost: number, reason: string }} Advised
 *
 * @typedef {object} Advice
 * @property {string} id
 * @property {Seat} seat
 * @property {number} n
 * @property {Advised[]} best
 *
 * @typedef {object} SeatShown
 * @property {Seat} seat
 * @property {string} name
 * @property {string} [face] one of the drawings of `web/faces.svg`
 * @property {"open" | "kept" | "person" | "bot"} held
 * @property {string} [bot]
 * @property {number} [left] milliseconds
 * @property {boolean} [running]
 *
 * @typedef {"none" | "free" | "ask" | { asked: { seat: Seat, waiting: Seat[] } }} Undo
 *
 * @typedef {object} Result
 * @property {number[]} scores
 * @property {number[]} ranks
 *
 * @typedef {object} Account
 * @property {{ label: string, cells: { points: number, note?: string, at?: string[] }[] }[]} rows
 *
 * @typedef {object} Tie what decided where points are equal
 * @property {string} told
 * @property {{ label: string, values: (number | null)[] }} [row]
 *
 * @typedef {object} Lesson
 * @property {{ say: string, point: string[] }[]} says one thing after the other
 * @property {string} [action] what the script waits for
 * @property {number} done how many things were said before
 * @property {number} of how many there are
 *
 * @typedef {object} Now
 * @property {"waiting" | "playing" | "paused" | "over"} phase
 * @property {boolean} host whether the person may put bots on free seats
 * @property {SeatShown[]} seats
 * @property {number} at
 * @property {number} steps
 * @property {Seat[]} acting
 * @property {Offer[]} offers
 * @property {Journey[]} [journeys]
 * @property {string | null} [ask]
 * @property {Lesson} [lesson]
 * @property {string} [progress] how far the game is
 * @property {number[] | null} scores
 * @property {Account | null} [account]
 * @property {Undo} undo
 * @property {Result | null} result
 * @property {string} [grade] what the common score is called, where all play together
 * @property {Tie[]} [ties]
 * @property {string | null} seed
 * @property {string | null} rematch
 *
 * @typedef {Record<string, any>} Happened one entry, named by what happened
 *
 * @typedef {object} News
 * @property {number} n
 * @property {number} at
 * @property {string | Happened} what
 * @property {string} [say]
 * @property {string} [moment] a headline
 * @property {Change} [scene]
 *
 * @typedef {object} Snapshot
 * @property {string} table
 * @property {string} game
 * @property {boolean} public
 * @property {{ total: number, increment: number } | null} clock
 * @property {string} commitment
 * @property {Seat[]} own
 * @property {Seat | null} eyes
 * @property {number} n
 * @property {News[]} log
 * @property {string | null} hand
 * @property {Scene} [scene]
 * @property {Now} now
 *
 * @typedef {object} Update
 * @property {number} from
 * @property {number} n
 * @property {News[]} news
 * @property {Scene} [scene]
 * @property {Now} now
 *
 * @typedef {object} Previewed
 * @property {number} n
 * @property {Seat} seat
 * @property {string} action
 * @property {Change} scene
 * @property {number[]} scores
 *
 * @typedef {{ n: number, touched: string[], say?: string }} Reason
 *
 * @typedef {{ seats: Seat[], watching: number }} Present
 *
 * @typedef {{ snapshot: Snapshot } | { update: Update }} State
 *
 * @typedef {object} Refused
 * @property {string} id
 * @property {string} why
 * @property {string} say
 * @property {State} [state]
 *
 * @typedef {{ why: string, say: string }} Bad
 *
 * @typedef {{ done: { id: string, n: number } } | { refused: Refused } | { hint: Advice }} Answer
 *
 * @typedef {Answer | { state: State } | { previewed: Previewed } | { reason: Reason } | { present: Present } | { bad: Bad }} Message
 */

export {};
