//! The document keeps its word: games of all kinds are played over HTTP by programs that compare everything with it, and in
//! the end nothing is left in it that was not met.

use std::collections::BTreeSet;
use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::common::{TestServer, text};
use crate::document::{Document, Program};

/// The ways of looking that players take turns with; `N` is what they have seen.
const LOOKS: [&str; 6] =
    ["", "&lang=en", "&lang=de&frame=wide", "&n=N", "&n=N&lang=en&frame=tall", "&n=N&lang=de"];

/// Fields that take longer to meet than a test has: a clock gives ten seconds at least.
const UNMET: [&str; 1] = ["flag_fell"];

/// Where no table is.
const NOWHERE: &str = "00000000000000000000000000000000";

/// A table where programs play.
struct Game<'a> {
    id: String,
    path: String,
    players: Vec<Program<'a>>,
    /// The seats of people: the number, which player has it, and what they have seen.
    seats: Vec<(usize, usize, u64)>,
    sent: usize,
}

impl<'a> Game<'a> {
    /// Opens a table where the first player takes these seats.
    async fn open(mut host: Program<'a>, terms: Value, sit: &[usize]) -> Game<'a> {
        let (status, table) = host.post("/api/tables", json!({ "terms": terms, "sit": sit })).await;
        assert_eq!(status, StatusCode::CREATED, "{table}");
        let id = text(&table["table"]);
        let seats = sit.iter().map(|&seat| (seat, 0, 0)).collect();
        Game { path: format!("/api/tables/{id}"), id, players: vec![host], seats, sent: 0 }
    }

    /// Lets a second player come by the code, and sit down.
    async fn join(&mut self, mut guest: Program<'a>, seat: usize) {
        let (_, invite) = self.players[0].get(&format!("{}/invite", self.path)).await;
        let (_, joined) = guest.post("/api/join", json!({ "code": invite["code"] })).await;
        guest.invite = Some(text(&joined["invite"]));
        self.players.push(guest);
        self.done(1, json!({ "sit": { "seats": [seat], "nonce": "moon" } })).await;
        self.seats.push((seat, 1, 0));
    }

    /// How the table stands for a seat.
    async fn look(&mut self, place: usize, look: &str) -> Value {
        let (seat, player, seen) = self.seats[place];
        let question = format!("?seat={seat}{}", look.replace('N', &seen.to_string()));
        let (status, answer) = self.players[player].get(&format!("{}{question}", self.path)).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        let state = answer["state"].as_object().and_then(|state| state.values().next()).expect("a state");
        self.seats[place].2 = state["n"].as_u64().expect("a number");
        state.clone()
    }

    /// Sends a command for the table as it is now.
    async fn command(&mut self, player: usize, deed: Value) -> (StatusCode, Value) {
        let (_, answer) = self.players[player].get(&self.path).await;
        self.sent += 1;
        let n = &answer["state"]["snapshot"]["n"];
        let command = json!({ "id": format!("c{}", self.sent), "n": n, "do": deed });
        self.players[player].post(&format!("{}/commands", self.path), command).await
    }

    /// Does something that is not refused.
    async fn done(&mut self, player: usize, deed: Value) {
        let (status, answer) = self.command(player, deed.clone()).await;
        assert_eq!(status, StatusCode::OK, "{deed}: {answer}");
    }

    /// Does something that is refused.
    async fn refused(&mut self, player: usize, deed: Value, why: &str) {
        let (status, answer) = self.command(player, deed.clone()).await;
        assert_eq!((status, &answer["refused"]["why"]), (StatusCode::CONFLICT, &json!(why)), "{deed}");
    }

    /// Looks at the first offer before it is taken, asks for advice, and takes the last decision back if there is one.
    async fn ponder(&mut self, place: usize, state: &Value) {
        let (seat, player, n) = self.seats[place];
        let preview = json!({ "n": n, "seat": seat, "action": state["now"]["offers"][0]["action"] });
        for question in ["", "?lang=de", "?frame=tall&lang=en"] {
            let path = format!("{}/preview{question}", self.path);
            assert_eq!(self.players[player].post(&path, preview.clone()).await.0, StatusCode::OK);
        }
        let nonsense = json!({ "n": n, "seat": seat, "action": "dance" });
        let (status, _) = self.players[player].post(&format!("{}/preview", self.path), nonsense).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
        self.done(player, json!({ "hint": { "seat": seat } })).await;
        self.command(player, json!({ "undo": { "seat": seat } })).await;
    }

    /// Takes one of the offers, not always the same.
    async fn act(&mut self, place: usize, state: &Value) {
        let (seat, player, n) = self.seats[place];
        let offers = state["now"]["offers"].as_array().expect("offers");
        self.sent += 1;
        let action = &offers[self.sent * 7 % offers.len()]["action"];
        let deed = json!({ "act": { "seat": seat, "action": action } });
        let command = json!({ "id": format!("c{}", self.sent), "n": n, "do": deed });
        let (status, answer) = self.players[player].post(&format!("{}/commands", self.path), command).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }

    /// Plays so many moves, or to the end.
    async fn play(&mut self, most: usize) {
        let (mut moves, mut looks) = (0, 0);
        while moves < most {
            let before = moves;
            for place in 0..self.seats.len() {
                looks += 1;
                let state = self.look(place, LOOKS[looks % LOOKS.len()]).await;
                if state["now"]["phase"] == "over" {
                    return;
                }
                if state["now"]["offers"].get(0).is_some() {
                    moves += 1;
                    match moves % 16 {
                        9 => self.ponder(place, &state).await,
                        _ => self.act(place, &state).await,
                    }
                }
            }
            if moves == before {
                tokio::time::sleep(Duration::from_millis(3)).await;
            }
        }
    }

    /// Everything that two people can do besides playing.
    async fn interlude(&mut self) {
        self.done(0, json!({ "say": { "phrase": "good-luck" } })).await;
        self.done(1, json!({ "write": { "text": "And to you." } })).await;
        self.refused(0, json!("agree_undo"), "no-undo-asked").await;
        for answer in ["agree_undo", "drop_undo"] {
            self.done(0, json!({ "undo": { "seat": 0 } })).await;
            assert!(self.look(1, "&lang=en").await["now"]["undo"]["asked"].is_object());
            self.done(1, json!(answer)).await;
            self.look(0, "&n=N&lang=en&frame=wide").await;
        }
        self.done(0, json!("pause")).await;
        self.refused(1, json!({ "act": { "seat": 1, "action": "x" } }), "paused").await;
        let preview = json!({ "n": 1, "seat": 0, "action": "x" });
        self.players[0].post(&format!("{}/preview", self.path), preview.clone()).await;
        self.done(0, json!({ "sit_in": { "seat": 0 } })).await;
        self.done(0, json!({ "come_back": { "seat": 0 } })).await;
        self.done(1, json!({ "leave": { "seat": 1 } })).await;
        self.done(1, json!({ "sit": { "seats": [1] } })).await;
        self.done(1, json!("resume")).await;
        self.look(1, "&n=N&lang=de&frame=tall").await;
        let early = self.players[0].get(&format!("{}/picture?result=true", self.path)).await;
        assert_eq!(early.0, StatusCode::CONFLICT, "there is no end yet");
        let (_, state) = self.players[0].get(&format!("{}?seat=5", self.path)).await;
        assert_eq!(state["why"], "no-such-seat");
    }

    /// Looks back on a finished game in every way there is.
    async fn look_back(&mut self) -> Value {
        let (path, host) = (&self.path, &mut self.players[0]);
        let (_, record) = host.get(&format!("{path}/record")).await;
        host.get(&format!("{path}/draws")).await;
        host.post("/api/draws", record.clone()).await;
        for question in ["", "?seat=0&lang=de&frame=tall", "?open=true&from=3&to=20"] {
            assert_eq!(host.get(&format!("{path}/replay{question}")).await.0, StatusCode::OK);
            assert_eq!(host.post(&format!("/api/replay{question}"), record.clone()).await.0, StatusCode::OK);
        }
        assert_eq!(host.get(&format!("{path}/replay?seat=0&since=true")).await.0, StatusCode::OK);
        host.get(&format!("{path}/picture?theme=day&from=5")).await;
        assert_eq!(host.get(&format!("{path}/picture?result=true&format=png")).await.0, StatusCode::OK);
        host.post("/api/picture?format=png", record.clone()).await;
        record
    }
}

/// Two people with clocks, who talk, take back, pause, leave and come again; then a rematch, and an analysis.
async fn two_people(document: &Document, server: &TestServer) -> String {
    let anna = Program::named(document, server, "Anna", "en").await;
    let terms = json!({ "game": "glux", "clock": { "total": 600, "increment": 5 }, "stand_in": "easy" });
    let mut game = Game::open(anna, terms, &[0]).await;
    game.join(Program::named(document, server, "Ben", "de").await, 1).await;
    let (running, conflict) = (json!({ "table": game.id }), StatusCode::CONFLICT);
    for path in ["record", "draws", "analysis"] {
        assert_eq!(game.players[0].get(&format!("{}/{path}", game.path)).await.0, conflict);
    }
    let wish = json!({ "from": running, "step": 0, "seat": 0, "level": "easy" });
    assert_eq!(game.players[0].post("/api/play-on", wish).await.0, conflict);
    game.play(6).await;
    game.interlude().await;
    game.play(usize::MAX).await;
    let record = game.look_back().await;
    let stranger = Program::new(document, server.person());
    analyse(&mut game, stranger).await;
    game.done(0, json!("rematch")).await;
    let next = text(&game.look(1, "&lang=en").await["now"]["rematch"]);
    game.players[1].get(&format!("/api/tables/{next}?lang=de")).await;
    play_on(&mut game.players[0], &game.id, &record).await;
    game.id
}

/// What can be learned from the game, which a stranger must not ask for.
async fn analyse(game: &mut Game<'_>, mut stranger: Program<'_>) {
    let path = format!("{}/analysis", game.path);
    assert_eq!(stranger.ask(Method::POST, &path, None).await.0, StatusCode::UNAUTHORIZED);
    game.players[0].get(&path).await;
    assert_eq!(game.players[0].ask(Method::POST, &path, None).await.0, StatusCode::ACCEPTED);
    while game.players[1].get(&format!("{path}?lang=de")).await.1.get("lessons").is_none() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(game.players[1].ask(Method::POST, &path, None).await.0, StatusCode::OK);
}

/// Plays on from the game, at its table and from its record.
async fn play_on(host: &mut Program<'_>, id: &str, record: &Value) {
    let wish = |from: Value, seat: usize| json!({ "from": from, "step": 9, "seat": seat, "level": "easy" });
    for (from, seat, status) in [
        (json!({ "table": id }), 0, StatusCode::CREATED),
        (json!({ "record": record }), 1, StatusCode::CREATED),
        (json!({ "table": id }), 7, StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let (answered, answer) = host.post("/api/play-on", wish(from, seat)).await;
        assert_eq!(answered, status, "{answer}");
    }
    let terms = json!({ "game": record["game"], "opening": { "steps": record["steps"] } });
    let (status, answer) = host.post("/api/tables", json!({ "terms": terms })).await;
    assert_eq!(status, StatusCode::CONFLICT, "no game begins where one is over: {answer}");
}

/// Somebody with a bot, in a variant where nobody's fleet sails too.
async fn with_a_bot(document: &Document, server: &TestServer) {
    let cleo = Program::named(document, server, "Cleo", "de").await;
    let setup = json!({ "players": 2, "variant": "erik" });
    let terms = json!({ "game": "lighthouse-run", "setup": setup, "places": [{ "bot": "easy" }, "open"] });
    let mut game = Game::open(cleo, terms, &[1]).await;
    game.play(usize::MAX).await;
    game.look_back().await;
}

/// Two at one screen.
async fn one_screen(document: &Document, server: &TestServer) {
    let dora = Program::named(document, server, "Dora", "en").await;
    let terms = json!({ "game": "lanterns-dice", "setup": { "players": 2, "shapes": "random" } });
    let mut game = Game::open(dora, terms, &[0, 1]).await;
    game.play(usize::MAX).await;
    game.look_back().await;
}

/// Two at one screen, one move before a tie that cards decide: the same game as in the tests of the page.
async fn tied(document: &Document, server: &TestServer) {
    let finn = Program::named(document, server, "Finn", "en").await;
    let last: Value = serde_json::from_str(include_str!("../../../../web/tests/tied.json")).expect("JSON");
    let opening = json!({ "steps": last["steps"] });
    let terms = json!({ "game": "lighthouse-run", "setup": last["setup"], "opening": opening });
    let mut game = Game::open(finn, terms, &[0, 1]).await;
    game.play(usize::MAX).await;
    let over = game.look(0, "&lang=en").await;
    assert_eq!(over["now"]["ties"][0]["row"]["values"], json!([3, 2]), "{over}");
}

/// Somebody alone, whose finished game is then listed.
async fn alone(document: &Document, server: &TestServer) {
    let emil = Program::named(document, server, "Emil", "en").await;
    let terms = json!({ "game": "beacon-patrol", "setup": { "players": 1, "windmills": true } });
    let mut game = Game::open(emil, terms, &[0]).await;
    game.play(usize::MAX).await;
    game.look_back().await;
    let emil = &mut game.players[0];
    let (_, history) = emil.get("/api/history?game=beacon-patrol&result=together&page=1").await;
    assert_eq!(history["count"], 1);
    let (_, lists) = emil.get("/api/lists").await;
    let last = &lists["finished"][0];
    let question = format!("?updated={}&table={}", last["updated"], text(&last["table"]));
    let (_, after) = emil.get(&format!("/api/lists{question}")).await;
    assert_eq!(after["finished"], json!([]));
}

/// Somebody who learns, and one who waits for others at a public table.
async fn beginners(document: &Document, server: &TestServer) {
    let franz = Program::named(document, server, "Franz", "en").await;
    let mut game = Game::open(franz, json!({ "game": "glux", "opening": "tutorial" }), &[0]).await;
    let (mut last, mut state) = (Value::Null, game.look(0, "&lang=en&frame=wide").await);
    while let Some(action) = state["now"]["lesson"]["action"].as_str().map(str::to_owned) {
        if last != state["now"]["lesson"] {
            last = state["now"]["lesson"].clone();
            game.done(0, json!({ "act": { "seat": 0, "action": action } })).await;
        }
        state = game.look(0, "&n=N&lang=de&frame=tall").await;
    }
    let gerd = Program::named(document, server, "Gerd", "en").await;
    let terms =
        json!({ "game": "glux", "setup": { "players": 4 }, "public": true, "clock": { "total": 60 } });
    let mut game = Game::open(gerd, terms, &[0]).await;
    game.done(0, json!({ "seat_bot": { "seat": 1, "level": "hard" } })).await;
    game.refused(0, json!({ "seat_bot": { "seat": 1, "level": "hard" } }), "seat-taken").await;
    game.look(0, "&n=1&lang=en").await;
    let (_, lists) = Program::new(document, server.person()).get("/api/lists").await;
    assert_eq!(lists["open"][0]["table"], game.id);
    game.done(0, json!({ "leave": { "seat": 0 } })).await;
}

/// Somebody with two devices.
async fn two_devices(document: &Document, server: &TestServer) {
    let mut phone = Program::new(document, server.person());
    let mut hans = Program::named(document, server, "Hans", "de").await;
    let settings = json!({
        "speed": "fast", "theme": "day", "motion": false, "forced": true, "confirm": true, "twice": true, "sound": true,
        "notify": false,
    });
    hans.post("/api/me", json!({ "settings": settings })).await;
    let (_, link) = hans.ask(Method::POST, "/api/link", None).await;
    assert_eq!(hans.post("/api/qr", json!({ "text": link["link"] })).await.0, StatusCode::OK);
    let code = text(&link["link"]).split_once('#').expect("a fragment").1.to_owned();
    let (_, me) = phone.post("/api/link/use", json!({ "code": code })).await;
    assert_eq!(me["settings"], settings);
    phone.get("/api/turns").await;
    phone.get("/api/games").await;
    let unseen = json!({ "name": "\u{7}" });
    assert_eq!(phone.post("/api/me", unseen).await.0, StatusCode::UNPROCESSABLE_ENTITY);
}

/// A body of the right form for whatever wants one.
fn well_formed(path: &str, id: &str) -> Option<Value> {
    let content = json!({ "name": "none", "hash": NOWHERE.repeat(2) });
    Some(match path.rsplit('/').next().expect("a part") {
        "me" => json!({}),
        "use" | "join" => json!({ "code": "nothing" }),
        "qr" => json!({ "text": "https://elsewhere.example/" }),
        "tables" => json!({ "terms": { "game": "chess" } }),
        "commands" => json!({ "id": "x", "n": 0, "do": "pause" }),
        "preview" => json!({ "n": 0, "seat": 0, "action": "x" }),
        "play-on" => json!({ "from": { "table": id }, "step": 0, "seat": 0, "level": "easy" }),
        "replay" | "draws" | "picture" if !path.contains("{id}") => {
            let format = "lamplight-record/1";
            json!({ "format": format, "game": "chess", "setup": {}, "content": content, "players": [], "steps": [] })
        }
        _ => return None,
    })
}

/// Everything is asked for by people who may not, at tables that are not there, and in ways that make no sense.
async fn whatever_goes_wrong(document: &Document, server: &TestServer, over: &str) {
    let terms = json!({ "terms": { "game": "glux" }, "sit": [0, 1] });
    let (_, table) = Program::named(document, server, "Ida", "en").await.post("/api/tables", terms).await;
    let running = text(&table["table"]);
    for (method, path) in document.operations() {
        let mut stranger = Program::new(document, server.person());
        for id in [&running, over, NOWHERE] {
            let body = well_formed(&path, id).filter(|_| method == Method::POST);
            let path = path.replace("{id}", id);
            stranger.ask(method.clone(), &path, body.clone()).await;
            let mut other = Program::named(document, server, "Jan", "de").await;
            other.ask(method.clone(), &path, body).await;
        }
        if path.contains("{id}") {
            stranger.wrong(method.clone(), &path.replace("{id}", "%ff"), None).await;
        }
        stranger.wrong(method.clone(), &format!("{}?color=red", path.replace("{id}", over)), None).await;
        if document.operation(&method, &path).get("requestBody").is_some() {
            let (path, long) = (path.replace("{id}", over), format!("\"{}\"", "x".repeat(140 << 10)));
            assert_eq!(stranger.wrong(method.clone(), &path, Some("{")).await, StatusCode::BAD_REQUEST);
            assert_eq!(stranger.wrong(method, &path, Some(&long)).await, StatusCode::PAYLOAD_TOO_LARGE);
        }
    }
}

/// Everything that changes something is asked for too often.
async fn too_often(document: &Document) {
    let server = TestServer::with(|limits| limits.requests = 1).await;
    Program::named(document, &server, "Kai", "en").await;
    for (method, path) in document.operations().into_iter().filter(|(method, _)| *method != Method::GET) {
        let path = path.replace("{id}", NOWHERE);
        let status = Program::new(document, server.person()).wrong(method, &path, None).await;
        assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "{path}");
    }
}

#[tokio::test]
async fn the_document_keeps_its_word() {
    let server = TestServer::with(|limits| {
        (limits.requests, limits.codes, limits.people_per_address) = (1_000_000, 1_000, 1_000);
        limits.analysis_seconds = 1;
    })
    .await;
    let document = Document::of(&server).await;
    let (over, ..) = tokio::join!(
        two_people(&document, &server),
        with_a_bot(&document, &server),
        one_screen(&document, &server),
        tied(&document, &server),
        alone(&document, &server),
        beginners(&document, &server),
        two_devices(&document, &server),
    );
    whatever_goes_wrong(&document, &server, &over).await;
    too_often(&document).await;

    let mut promised = BTreeSet::new();
    for (method, path) in document.operations() {
        let answers = document.operation(&method, &path)["responses"].as_object().expect("answers");
        let listed = answers.keys().filter(|status| *status != "default");
        promised.extend(listed.map(|status| format!("{method} {path} {status}")));
    }
    let missing =
        |all: BTreeSet<String>, met: &BTreeSet<String>| all.difference(met).cloned().collect::<Vec<_>>();
    assert_eq!(missing(promised, &document.answers.lock().expect("nobody panicked")), [""; 0]);
    let mut fields = BTreeSet::new();
    each_object(&document.all, &mut |object| {
        fields.extend(object["properties"].as_object().into_iter().flat_map(|them| them.keys().cloned()));
    });
    assert_eq!(missing(fields, &document.fields.lock().expect("nobody panicked")), UNMET);
}

/// Visits every object of a document.
fn each_object(value: &Value, visit: &mut impl FnMut(&Value)) {
    match value {
        Value::Object(fields) => {
            visit(value);
            fields.values().for_each(|value| each_object(value, visit));
        }
        Value::Array(values) => values.iter().for_each(|value| each_object(value, visit)),
        _ => {}
    }
}

/// Nothing may be there that is not described, nothing is described twice, and nothing for nobody.
#[tokio::test]
async fn the_document_is_strict() {
    let server = TestServer::start().await;
    let document = Document::of(&server).await;
    let mut used = BTreeSet::new();
    each_object(&document.all, &mut |object| {
        document.find(object);
        used.extend(object["$ref"].as_str().map(str::to_owned));
        let is_closed = object["additionalProperties"] == false;
        let says_what_must_be = object.get("required").is_some() || object["minProperties"] == 1;
        let has_fields = object["properties"].is_object() && object["type"] == "object";
        assert!(!has_fields || is_closed && says_what_must_be, "{object}");
        let is_free = object["type"] == "object" && object.get("additionalProperties").is_none();
        assert!(!is_free, "{object}");
    });
    for kind in ["schemas", "parameters", "responses"] {
        for name in document.all["components"][kind].as_object().expect("parts").keys() {
            assert!(used.contains(&format!("#/components/{kind}/{name}")), "nobody needs {kind}/{name}");
        }
    }
    let operations = document.operations();
    let name = |(method, path): &(Method, String)| text(&document.operation(method, path)["operationId"]);
    let names: BTreeSet<String> = operations.iter().map(name).collect();
    assert_eq!(names.len(), operations.len(), "every operation has a name of its own");
}
