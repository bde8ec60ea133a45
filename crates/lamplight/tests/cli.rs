//! The program as a person or another program meets it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use table::{Lang, words};

fn lamplight(arguments: &[&str]) -> Output {
    command(arguments).stdin(Stdio::null()).output().expect("the program starts")
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lamplight"));
    command.args(arguments).env("LAMPLIGHT_LANG", "en");
    command
}

/// Types lines into the program, which runs in a folder of its own: what is typed may be taken for a file.
fn typing(arguments: &[&str], lines: &str) -> Output {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let mut child = command(arguments)
        .current_dir(&dir)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("piped").write_all(lines.as_bytes()).expect("the program reads");
    child.wait_with_output().expect("the program ends")
}

fn stdout(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

/// Refused with exit code 2, a message, and nothing on standard output.
fn refused(arguments: &[&str]) -> String {
    let output = lamplight(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty(), "a refusal prints no result");
    String::from_utf8(output.stderr).expect("UTF-8")
}

/// A folder with the records of some games.
fn records(games: usize) -> (tempfile::TempDir, Vec<PathBuf>) {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let folder = dir.path().join("records");
    stdout(&lamplight(&["simulate", "glux", "--games", &games.to_string(), "--records", text(&folder)]));
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).expect("written").map(|entry| entry.expect("readable").path()).collect();
    files.sort();
    assert_eq!(files.len(), games);
    (dir, files)
}

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

#[test]
fn the_languages_are_complete() {
    let [english, german] = ["en", "de"].map(|lang| {
        fs::read_to_string(format!("{}/words/{lang}.ftl", env!("CARGO_MANIFEST_DIR"))).expect("readable")
    });
    assert_eq!(words::differences(&english, &german), Vec::<String>::new());
}

#[test]
fn no_help_lacks_a_word() {
    let commands = [
        "games", "rules", "play", "simulate", "arena", "train", "trace", "verify", "replay", "analyse",
        "render", "bench",
    ];
    for lang in Lang::ALL {
        let mut pages = vec![vec!["--help"]];
        pages.extend(commands.map(|command| vec![command, "--help"]));
        pages.extend([vec!["serve", "--help"], vec!["bench", "server", "--help"]]);
        pages.extend(
            games::IDS
                .iter()
                .flat_map(|id| ["play", "simulate", "arena"].map(|command| vec![command, id, "--help"])),
        );
        for mut page in pages {
            page.extend(["--lang", lang.tag()]);
            let help = stdout(&lamplight(&page));
            assert!(!help.contains('‹') && help.contains("lamplight"), "{page:?}: {help}");
        }
    }
}

/// Every setting that the manual names is there, and the other way round.
#[test]
fn the_manual_names_every_setting() {
    let manual = include_str!("../../../docs/server.md");
    let rows = manual.lines().filter_map(|line| line.strip_prefix("| `--"));
    let documented: Vec<(&str, &str)> = rows
        .map(|row| {
            let variable = row.split("`LAMPLIGHT_").nth(1).expect("a variable");
            (word(row), word(variable))
        })
        .collect();
    let help = stdout(&lamplight(&["serve", "--help"])).split_whitespace().collect::<Vec<_>>().join(" ");
    for (flag, variable) in &documented {
        assert!(
            help.contains(&format!("--{flag} ")) && help.contains(&format!("LAMPLIGHT_{variable}")),
            "{flag}"
        );
    }
    let variables = help.matches("[env: LAMPLIGHT_").count();
    // The file of settings is named in the text.
    assert_eq!(variables, documented.len() + 1, "{help}");
}

/// Which of three ports somebody else has is the one that the server wanted?
#[test]
fn the_command_line_comes_before_the_environment_and_that_before_the_file() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let taken = [0; 3].map(|_| TcpListener::bind("127.0.0.1:0").expect("a port"));
    let [file, variable, flag] = taken.each_ref().map(|port| port.local_addr().expect("it has one").port());
    let settings = dir.path().join("settings.toml");
    let database = format!("sqlite:{}", dir.path().join("x.db").display());
    fs::write(&settings, format!("port = {file}\ndatabase = \"{database}\"\n")).expect("writable");
    let wanted = |flag: Option<u16>, variable: Option<u16>| {
        let mut command = command(&["serve", "--config", text(&settings)]);
        command.args(flag.iter().flat_map(|port| ["--port".to_owned(), port.to_string()]));
        command.envs(variable.map(|port| ("LAMPLIGHT_PORT", port.to_string())));
        let output = command.output().expect("the program starts");
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).expect("UTF-8")
    };
    let said = wanted(None, None);
    assert!(said.contains(&format!("Port {file} is in use")), "{said}");
    assert!(said.contains(&format!("lamplight serve --port {}", file + 1)), "{said}");
    assert!(wanted(None, Some(variable)).contains(&format!("Port {variable} ")));
    assert!(wanted(Some(flag), Some(variable)).contains(&format!("Port {flag} ")));
}

#[test]
fn settings_that_make_no_sense_are_refused() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let settings = dir.path().join("settings.toml");
    for (line, reason) in [
        ("prot = 9000", "unknown field `prot`"),
        ("port = 99999", "99999"),
        ("[limits]\nspeed = 1", "unknown field `speed`"),
        ("[limits]\nspectators = 10001", "spectators is 0 to 10000"),
    ] {
        fs::write(&settings, line).expect("writable");
        let said = refused(&["serve", "--config", text(&settings)]);
        assert!(said.contains(reason), "{line}: {said}");
    }
    for (arguments, reason) in [
        (["--limit", "speed=1"], "there is no limit"),
        (["--limit", "spectators"], "NAME=NUMBER"),
        (["--limit", "spectators=10001"], "0 to 10000"),
        (["--public-url", "play.example"], "https://play.example"),
        (["--log", "loud=very"], "--log"),
        (["--database", "mysql:x"], "sqlite:PATH or postgres://"),
    ] {
        let said = refused(&[&["serve", "--port", "0"][..], &arguments].concat());
        assert!(said.contains(reason), "{arguments:?}: {said}");
    }
}

/// The letters that a text begins with.
fn word(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_alphabetic() && !matches!(c, '-' | '_'));
    &text[..end.unwrap_or(text.len())]
}

#[test]
fn without_a_command_the_lamp_is_lit() {
    let home = tempfile::tempdir().expect("a temporary folder");
    let mut command = command(&[]);
    command.env("LAMPLIGHT_PORT", "0").env("XDG_DATA_HOME", home.path()).stdout(Stdio::piped());
    let mut server = command.spawn().expect("the program starts");
    let mut said = String::new();
    let mut out = BufReader::new(server.stdout.take().expect("piped"));
    out.read_line(&mut said).expect("it says something");
    assert!(said.starts_with("Lamplight is lit: http://127.0.0.1:"), "{said}");
    assert!(home.path().join("lamplight/lamplight.db").exists(), "its database is in the data folder");
    kill_process(Pid::from_child(&server), Signal::TERM).expect("it can be told to stop");
    assert_eq!(server.wait().expect("it ends").code(), Some(0));
}

/// Whoever opens the server for the house is told how the house gets in, as far as the machine has an address there.
#[test]
fn a_server_for_the_house_says_how_others_get_in() {
    for (lang, house) in [("en", "For everybody in this house"), ("de", "Für alle in diesem Haus")] {
        let home = tempfile::tempdir().expect("a temporary folder");
        let mut command = command(&["serve", "--address", "0.0.0.0", "--port", "0", "--lang", lang]);
        command.env("XDG_DATA_HOME", home.path()).stdout(Stdio::piped());
        let mut server = command.spawn().expect("the program starts");
        let mut out = BufReader::new(server.stdout.take().expect("piped"));
        let mut said = String::new();
        out.read_line(&mut said).expect("it says something");
        assert!(said.contains("http://127.0.0.1:"), "{said}");
        // All of it is said at once.
        std::thread::sleep(Duration::from_millis(500));
        kill_process(Pid::from_child(&server), Signal::TERM).expect("it can be told to stop");
        out.read_to_string(&mut said).expect("it says the rest");
        server.wait().expect("it ends");
        assert_eq!(said.contains(house), said.contains('█'), "addresses come with a code: {said}");
        assert_eq!(said.contains(house), said.matches("http://").count() > 1, "{said}");
    }
}

#[test]
fn games_and_rules_are_shown_in_both_languages() {
    let list: Value = serde_json::from_str(&stdout(&lamplight(&["games", "--json"]))).expect("JSON");
    let ids: Vec<&str> =
        list.as_array().expect("a list").iter().filter_map(|game| game["game"].as_str()).collect();
    assert_eq!(ids, games::IDS);
    for id in games::IDS {
        let [english, german] = ["en", "de"].map(|lang| stdout(&lamplight(&["rules", id, "--lang", lang])));
        assert!(english != german && english.len() > 800 && german.len() > 800, "{id}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for id in games::IDS {
        let run = |threads| {
            stdout(&lamplight(&[
                "simulate",
                id,
                "--games",
                "700",
                "--seed",
                "5",
                "--threads",
                threads,
                "--json",
            ]))
        };
        assert_eq!(run("1"), run("2"), "{id}");
    }
}

#[test]
fn a_trace_to_standard_output_is_all_there_is() {
    for id in games::IDS {
        let traces = stdout(&lamplight(&["simulate", id, "--games", "3", "--seed", "9", "--trace", "-"]));
        let lines: Vec<Value> =
            traces.lines().map(|line| serde_json::from_str(line).expect("JSON Lines")).collect();
        assert_eq!(lines.iter().filter(|line| line["game"] == *id).count(), 3);
        assert_eq!(lines.iter().filter(|line| line.get("end").is_some()).count(), 3);
        let others = |line: &&Value| line.get("game").is_none() && line.get("end").is_none();
        assert!(lines.iter().filter(others).all(|line| line["n"].is_u64() && line["did"].is_string()));
    }
}

#[test]
fn a_record_gives_the_trace_of_its_simulation() {
    let (_dir, files) = records(1);
    let traced = stdout(&lamplight(&["trace", text(&files[0])]));
    assert_eq!(traced, stdout(&lamplight(&["simulate", "glux", "--games", "1", "--trace", "-"])));
}

#[test]
fn every_game_writes_records_that_verify() {
    for id in games::IDS {
        let dir = tempfile::tempdir().expect("a temporary folder");
        let folder = dir.path().join("new");
        stdout(&lamplight(&["simulate", id, "--games", "4", "--records", text(&folder)]));
        let files: Vec<PathBuf> =
            fs::read_dir(&folder).expect("written").map(|entry| entry.expect("readable").path()).collect();
        let mut arguments = vec!["verify", "--json"];
        arguments.extend(files.iter().map(|file| text(file)));
        let reports: Value = serde_json::from_str(&stdout(&lamplight(&arguments))).expect("JSON");
        let reports = reports.as_array().expect("a list");
        assert_eq!(reports.len(), 4);
        assert!(reports.iter().all(|report| report["ok"] == true && report["dice"] == true), "{id}");
        assert!(stdout(&lamplight(&["replay", text(&files[0])])).len() > 200);
    }
}

#[test]
fn verification_says_what_is_wrong() {
    let (dir, files) = records(1);
    let good = fs::read_to_string(&files[0]).expect("readable");
    let doctored = dir.path().join("doctored.json");
    fs::write(&doctored, good.replacen("\"scores\": [", "\"scores\": [\n      1,", 1)).expect("writable");
    let output = lamplight(&["verify", text(&files[0]), text(&doctored)]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("good: 97 steps"));
    assert!(String::from_utf8_lossy(&output.stderr).contains("doctored.json: the result's scores are [1, "));
    let truncated = dir.path().join("truncated.json");
    fs::write(&truncated, &good[..good.len() / 2]).expect("writable");
    let output = lamplight(&["verify", text(&truncated), text(&doctored)]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("truncated.json: not a record: EOF"));
}

#[test]
fn replay_shows_what_a_seat_knew() {
    let (_dir, files) = records(1);
    let file = text(&files[0]);
    let open = stdout(&lamplight(&["replay", file, "--step", "9"]));
    let seat = stdout(&lamplight(&["replay", file, "--step", "9", "--seat", "1"]));
    assert_eq!(open.matches("In hand").count(), 2);
    assert_eq!(seat.matches("In hand").count(), 1);
    assert!(refused(&["replay", file, "--step", "98"]).contains("the game has 97 steps"));
    assert!(refused(&["replay", file, "--seat", "2"]).contains("the seats are 0 to 1"));
}

#[test]
fn a_game_is_looked_back_on() {
    let (_dir, files) = records(1);
    let file = text(&files[0]);
    let quick = ["analyse", file, "--iterations", "50"];
    let said = stdout(&lamplight(&quick));
    assert!(said.contains("cost a decision") && said.contains("±"), "{said}");
    assert!(said.contains("Better: Put the ") && said.contains(": You put a "), "random play costs: {said}");
    let german = stdout(&lamplight(&[&quick[..], &["--lang", "de"]].concat()));
    assert!(german.contains("Kosten je Entscheidung") && german.contains("Besser: Leg die "), "{german}");
    assert!(!said.contains('‹') && !german.contains('‹'));

    let json = stdout(&lamplight(&[&quick[..], &["--json"]].concat()));
    assert_eq!(
        json,
        stdout(&lamplight(&[&quick[..], &["--json"]].concat())),
        "iterations are the same every time"
    );
    let all: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((all["game"].as_str(), all["budget"].as_str()), (Some("glux"), Some("50")));
    assert_eq!(
        all["points"].as_array().map(Vec::len),
        Some(98),
        "before the first of 97 steps, and after each"
    );
    let costs: Vec<f64> =
        all["lessons"].as_array().expect("a list").iter().filter_map(|it| it["cost"].as_f64()).collect();
    assert!(!costs.is_empty() && costs.is_sorted_by(|one, other| one >= other), "{costs:?}");
    assert!(refused(&["analyse", "nowhere.json"]).contains("nowhere.json"));
}

#[test]
fn a_position_is_drawn_as_svg_and_png() {
    let (dir, files) = records(1);
    let file = text(&files[0]);
    let draw = |name: &str, more: &[&str]| {
        let picture = dir.path().join(name);
        let arguments = [&["render", file, "--step", "40", "-o", text(&picture)], more].concat();
        assert!(stdout(&lamplight(&arguments)).contains(name));
        fs::read(picture).expect("drawn")
    };
    let night = String::from_utf8(draw("night.svg", &[])).expect("UTF-8");
    let day = String::from_utf8(draw("day.svg", &["--theme", "day", "--frame", "tall", "--lang", "de"]))
        .expect("UTF-8");
    assert!(night.contains("<title>Glux. Step 40 of 97.</title>") && day.contains("Schritt 40 von 97"));
    assert!(!night.contains("var(") && !day.contains("var("), "every colour is written in");
    let (open, seat) = (draw("open.png", &[]), draw("seat.png", &["--seat", "1"]));
    assert!(open.starts_with(b"\x89PNG") && seat.starts_with(b"\x89PNG") && open != seat);
    let nowhere = dir.path().join("no/such/board.png");
    for (name, more, message) in [
        ("board.gif", [].as_slice(), "a picture's name ends in .svg or .png"),
        ("board", &[], "a picture's name ends in .svg or .png"),
        ("board.svg", &["--step", "98"], "the game has 97 steps"),
        ("board.svg", &["--seat", "2"], "the seats are 0 to 1"),
        ("board.svg", &["--frame", "round"], "[possible values: wide, tall]"),
        (text(&nowhere), &[], "No such file"),
    ] {
        let said = refused(&[&["render", file, "-o", name], more].concat());
        assert!(said.contains(message), "{name} {more:?}: {said}");
    }
}

#[test]
fn every_game_is_drawn() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    for game in games::IDS {
        let (records, picture) = (dir.path().join(game), dir.path().join("board.svg"));
        stdout(&lamplight(&["simulate", game, "--games", "1", "--records", text(&records)]));
        let record = records.join(format!("{game}-1-000000.json"));
        stdout(&lamplight(&["render", text(&record), "--step", "30", "-o", text(&picture)]));
        assert!(fs::read_to_string(&picture).expect("drawn").contains("</svg>"), "{game}");
    }
}

#[test]
fn bad_input_is_refused_in_words() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let full = dir.path().join("full");
    fs::create_dir(&full).and_then(|()| fs::write(full.join("file"), "")).expect("writable");
    let board = dir.path().join("board.toml");
    fs::write(&board, glux_content().replace(".DDD.EEE.FFF.", ".DDD.EEE.FFF")).expect("writable");
    let content = format!("glux={}", text(&board));
    let nowhere = dir.path().join("no/such/file");
    for (arguments, message) in [
        (vec!["simulate", "chess"], "there is no game \"chess\"; the games are"),
        (vec!["rules", "chess"], "there is no game \"chess\""),
        (vec!["play", "chess"], "there is no game \"chess\""),
        (vec!["bench", "chess"], "there is no game \"chess\""),
        (vec!["simulate", "glux", "--players", "5"], "5 is not in 2..=4"),
        (vec!["simulate", "glux", "--players", "x"], "invalid digit"),
        (vec!["simulate", "glux", "--games", "0"], "0 is not in 1..="),
        (vec!["simulate", "glux", "--windmills"], "unexpected argument '--windmills'"),
        (vec!["simulate", "glux", "--records", text(&full)], "not empty; name a new folder"),
        (vec!["simulate", "glux", "--trace", text(&nowhere)], "No such file"),
        (vec!["simulate", "glux", "--content", &content], "board.toml, line 16: row 5 has 12 squares"),
        (vec!["games", "--content", "glux"], "write GAME=FILE"),
        (vec!["games", "--content", "chess=x.toml"], "where GAME is one of"),
        (vec!["play", "glux", "--people", "3"], "--people 3: the game has 2 seats"),
        (vec!["play", "glux", "--names", "a,b,c"], "the game has 2 seats"),
        (vec!["trace", text(&nowhere)], "No such file"),
        (vec!["trace", text(&board)], "board.toml: not a record"),
        (vec!["sail"], "unrecognized subcommand 'sail'"),
    ] {
        let said = refused(&arguments);
        assert!(said.contains(message), "{arguments:?} said {said}");
        assert!(!said.contains("panicked"), "{said}");
    }
}

fn glux_content() -> String {
    fs::read_to_string(format!("{}/../glux/content.toml", env!("CARGO_MANIFEST_DIR"))).expect("readable")
}

#[test]
fn own_content_is_played_on_and_named_in_the_record() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let (board, out) = (dir.path().join("mine.toml"), dir.path().join("out"));
    fs::write(&board, glux_content().replace("[\"a9\", \"m1\"]", "[\"a1\", \"m9\"]")).expect("writable");
    let content = format!("glux={}", text(&board));
    stdout(&lamplight(&["simulate", "glux", "--games", "1", "--content", &content, "--records", text(&out)]));
    let file = fs::read_dir(&out).expect("written").next().expect("a record").expect("readable").path();
    let record: Value = serde_json::from_str(&fs::read_to_string(&file).expect("readable")).expect("JSON");
    assert_eq!(record["content"]["name"], "mine");
    let output = lamplight(&["verify", text(&file)]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("played on content \"mine\""));
    stdout(&lamplight(&["verify", text(&file), "--content", &content]));
}

#[test]
fn a_game_can_be_played_saved_and_resumed() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let file = dir.path().join("game.json");
    let lines = format!("help\n1\nnonsense\nundo\nundo\n2\nlog\nsave {}\nquit\n", text(&file));
    let output = typing(&["play", "glux", "--seed", "4", "--against", "easy", "--names", "Ada,Rob"], &lines);
    let screen = stdout(&output);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(screen.contains("You show a 4 on a9.") && screen.contains("Rob draws a chip."), "{screen}");
    assert!(
        said.contains("\"nonsense\" is not possible now") && said.contains("nothing to take back"),
        "{said}"
    );
    stdout(&lamplight(&["verify", text(&file)]));
    let before = fs::read_to_string(&file).expect("saved");
    // Number 1 is always possible, so this plays to the end, and saves it under the same name.
    let again = typing(&["play", text(&file)], &("1\n".repeat(23) + text(&file) + "\n"));
    assert!(stdout(&again).contains("place"), "{}", String::from_utf8_lossy(&again.stderr));
    assert!(stdout(&again).contains("Room E, the middle"), "the points are accounted for");
    assert!(stdout(&lamplight(&["verify", text(&file)])).contains("game over"));
    assert_ne!(fs::read_to_string(&file).expect("saved"), before);
}

#[test]
fn a_question_stands_above_its_answers() {
    for (id, question) in [
        ("glux", "Welche Seite deines ersten Chips"),
        ("lighthouse-run", "Wähle eine Karte."),
        ("beacon-patrol", "Lege ein Plättchen."),
        ("lanterns-dice", "Dreh die Schale"),
    ] {
        let arguments = ["play", id, "--seed", "3", "--people", "1", "--lang", "de"];
        let screen = stdout(&typing(&arguments, "quit\n"));
        let lines: Vec<&str> = screen.lines().collect();
        let asked = lines.iter().position(|line| line.starts_with(question));
        let asked = asked.unwrap_or_else(|| panic!("{id}: {screen}"));
        assert!(lines[asked + 1].starts_with("  1 "), "{id}: {screen}");
    }
}

#[test]
fn several_people_hand_the_keyboard_over() {
    let output = typing(&["play", "glux", "--people", "2", "--seed", "1"], "\n1\n\n1\n\n");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        said.contains("Pass the keyboard to Seat 0") && said.contains("Pass the keyboard to Seat 1"),
        "{said}"
    );
    assert!(!stdout(&output).contains("‹"));
}

#[test]
fn every_game_can_be_played_to_the_end_at_the_keyboard() {
    for id in games::IDS {
        for lang in ["en", "de"] {
            let arguments = ["play", id, "--seed", "3", "--against", "greedy", "--lang", lang];
            let output = typing(&arguments, &"1\n".repeat(600));
            let screen = stdout(&output);
            assert!(!screen.contains('‹'), "{id}: {screen}");
        }
    }
}

#[test]
fn bench_measures_every_number_of_players() {
    let report: Value =
        serde_json::from_str(&stdout(&lamplight(&["bench", "glux", "--json"]))).expect("JSON");
    let players: Vec<u64> =
        report.as_array().expect("a list").iter().filter_map(|line| line["players"].as_u64()).collect();
    assert_eq!(players, [2, 3, 4]);
    for key in ["games_per_s", "decisions_per_s", "ns_per_decision", "position_bytes", "searches_per_s"] {
        assert!(report[0][key].as_f64() > Some(0.0), "{key}");
    }
}

#[test]
fn a_hint_names_actions_and_says_why() {
    for id in games::IDS {
        let play = |lines| stdout(&typing(&["play", id, "--seed", "3", "--lang", "de"], lines));
        let screen = play("hint\nquit\n");
        let hints = screen.strip_prefix(&play("quit\n")).expect("a hint comes after the question");
        let said = |line: &str| line.contains(": ") && line.ends_with('.');
        assert!(hints.lines().any(said) && !screen.contains('‹'), "{id}: {screen}");
    }
}

#[test]
fn the_arena_says_who_is_stronger() {
    let arguments = ["arena", "glux", "--bots", "greedy,random", "--games", "40", "--seed", "2"];
    assert!(stdout(&lamplight(&arguments)).contains("40 games in 20 rounds."));
    let run =
        |threads: &str| stdout(&lamplight(&[&arguments[..], &["--json", "--threads", threads]].concat()));
    let report: Value = serde_json::from_str(&run("1")).expect("JSON");
    let bots = report["matches"][0]["bots"].as_array().expect("a list");
    assert_eq!((&bots[0]["bot"], &bots[1]["bot"]), (&"greedy".into(), &"random".into()));
    assert!(bots[0]["won"]["mean"].as_f64() > Some(0.6), "{report}");
    assert_eq!(run("1"), run("2"), "the number of threads changes nothing");
}

#[test]
fn where_all_play_together_each_bot_plays_the_same_dice() {
    let report = stdout(&lamplight(&[
        "arena",
        "beacon-patrol",
        "--bots",
        "random,greedy",
        "--games",
        "20",
        "--until=-1:1",
        "--json",
    ]));
    let report: Value = serde_json::from_str(&report).expect("JSON");
    let contest = &report["matches"][0];
    assert_eq!(contest["verdict"], "low", "random does not beat greedy by a point: {report}");
    assert!(contest["bots"][1]["gain"]["mean"].as_f64() > Some(0.0));
}

#[test]
fn bots_that_make_no_sense_are_refused() {
    for (arguments, reason) in [
        (&["--bots", "expert,wizard"][..], "the bots are random, greedy"),
        (&["--bots", "expert"], "2 to 2 bots"),
        (&["--bots", "hard,easy,easy"], "2 to 2 bots"),
        (&["--bots", "hard@never,easy"], "after @"),
        (&["--time", "soon"], "100ms or 1s"),
        (&["--until", "5:1"], "LOW:HIGH"),
    ] {
        let said = refused(&[&["arena", "glux"][..], arguments].concat());
        assert!(said.contains(reason), "{said}");
    }
    assert!(refused(&["simulate", "glux", "--bots", "easy,easy,easy"]).contains("2 seats"));
}

#[test]
fn bots_games_are_records_that_verify() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    for id in games::IDS {
        let folder = dir.path().join(id);
        let bots = ["--bots", "easy", "--iterations", "200", "--records", text(&folder)];
        stdout(&lamplight(&[&["simulate", id, "--games", "1", "--seed", "3"][..], &bots].concat()));
        let record = folder.join(format!("{id}-3-000000.json"));
        assert!(stdout(&lamplight(&["verify", text(&record)])).contains("game over"));
        assert!(fs::read_to_string(&record).expect("written").contains("\"bot\": \"easy\""));
    }
}
