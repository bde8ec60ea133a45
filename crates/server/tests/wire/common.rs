//! A server for a test, and people who use it as a browser or a program would.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use reqwest::header::{CONTENT_TYPE, COOKIE, HeaderMap, SET_COOKIE};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{Config, Limits, Server};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) struct TestServer {
    pub(crate) server: Option<Server>,
    pub(crate) folder: TempDir,
    config: Config,
}

impl TestServer {
    pub(crate) async fn start() -> TestServer {
        TestServer::with(|_| {}).await
    }

    /// A server with other limits. Bots hurry: tests do not wait for good moves.
    pub(crate) async fn with(change: impl FnOnce(&mut Limits)) -> TestServer {
        let mut limits = Limits { bot_ms: 20, ..Limits::default() };
        change(&mut limits);
        TestServer::in_folder(TempDir::new().expect("a folder"), limits).await
    }

    /// A server on a copy of a database that there was before.
    pub(crate) async fn on(database: &[u8]) -> TestServer {
        let folder = TempDir::new().expect("a folder");
        std::fs::write(folder.path().join("test.db"), database).expect("a copy");
        TestServer::in_folder(folder, Limits::default()).await
    }

    /// A server that the whole house may come to.
    pub(crate) async fn for_the_house() -> TestServer {
        TestServer::at("0.0.0.0:0", TempDir::new().expect("a folder"), Limits::default()).await
    }

    async fn in_folder(folder: TempDir, limits: Limits) -> TestServer {
        TestServer::at("127.0.0.1:0", folder, limits).await
    }

    async fn at(address: &str, folder: TempDir, limits: Limits) -> TestServer {
        let database = format!("sqlite:{}", folder.path().join("test.db").display());
        let address = address.parse().expect("an address");
        let mut test = TestServer {
            server: None,
            folder,
            config: Config { address, limits, ..Config::local(database) },
        };
        test.begin().await;
        test
    }

    pub(crate) async fn begin(&mut self) {
        let server = Server::start(self.config.clone()).await.expect("it starts");
        // After a stop it comes back where it was.
        self.config.address = server.address();
        self.server = Some(server);
    }

    pub(crate) async fn stop(&mut self) {
        self.server.take().expect("it runs").stop().await;
    }

    pub(crate) fn database(&self) -> String {
        self.config.database.clone()
    }

    pub(crate) fn host(&self) -> String {
        self.config.address.to_string()
    }

    pub(crate) fn person(&self) -> Client {
        Client { host: self.host(), cookie: None, http: reqwest::Client::new() }
    }

    /// Somebody with a name.
    pub(crate) async fn named(&self, name: &str) -> Client {
        let mut client = self.person();
        let (status, _) = client.post("/api/me", json!({ "name": name })).await;
        assert_eq!(status, StatusCode::OK);
        client
    }

    /// Two people at a table of this game that has begun.
    pub(crate) async fn two_at(&self, terms: Value) -> (Client, Client, String) {
        let (mut anna, ben) = (self.named("Anna").await, self.named("Ben").await);
        let (status, table) = anna.post("/api/tables", json!({ "terms": terms, "sit": [0] })).await;
        assert_eq!(status, StatusCode::CREATED, "{table}");
        let id = text(&table["table"]);
        let mut socket = ben.watch(&id, json!({ "invite": table["invite"] })).await;
        socket.done(json!({ "sit": { "seats": [1] } })).await;
        (anna, ben, id)
    }
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}

/// A browser or a program: it keeps its cookie.
pub(crate) struct Client {
    pub(crate) host: String,
    pub(crate) cookie: Option<String>,
    http: reqwest::Client,
}

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Client {
    pub(crate) async fn request(
        &mut self,
        method: Method,
        path: &str,
        body: Option<String>,
        extra: &[(&str, &str)],
    ) -> Answer {
        let mut request = self.http.request(method, format!("http://{}{path}", self.host));
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        if let Some(body) = body {
            request = request.header(CONTENT_TYPE, "application/json").body(body);
        }
        for (name, value) in extra {
            request = request.header(*name, *value);
        }
        let response = request.send().await.expect("the server answers");
        if let Some(cookie) = response.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok()) {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        let (status, headers) = (response.status(), response.headers().clone());
        Answer { status, headers, body: response.text().await.expect("a body") }
    }

    pub(crate) async fn get(&mut self, path: &str) -> (StatusCode, Value) {
        let answer = self.request(Method::GET, path, None, &[]).await;
        (answer.status, serde_json::from_str(&answer.body).unwrap_or(Value::Null))
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> (StatusCode, Value) {
        let answer = self.request(Method::POST, path, Some(body.to_string()), &[]).await;
        (answer.status, serde_json::from_str(&answer.body).unwrap_or(Value::Null))
    }

    /// A socket on which nothing has been said.
    pub(crate) async fn socket(&self) -> Socket {
        self.try_socket(None).await.expect("a socket")
    }

    pub(crate) async fn try_socket(&self, origin: Option<&str>) -> Result<Socket, Error> {
        let mut request = format!("ws://{}/ws", self.host).into_client_request().expect("an address");
        let headers = request.headers_mut();
        if let Some(cookie) = &self.cookie {
            headers.insert("cookie", cookie.parse().expect("plain"));
        }
        if let Some(origin) = origin {
            headers.insert("origin", origin.parse().expect("plain"));
        }
        let (stream, _) = connect_async(request).await?;
        Ok(Socket { stream, state: Value::Null, n: 0, heard: String::new(), early: VecDeque::new() })
    }

    /// A socket that watches a table.
    pub(crate) async fn watch(&self, table: &str, more: Value) -> Socket {
        let mut socket = self.socket().await;
        socket.watch(table, more).await;
        socket
    }
}

/// A socket, and what was last heard of the table.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last state: snapshot or update.
    pub(crate) state: Value,
    pub(crate) n: u64,
    /// The last message, as it came.
    pub(crate) heard: String,
    early: VecDeque<Value>,
}

impl Socket {
    pub(crate) async fn say(&mut self, text: impl Into<String>) {
        // Whether it arrives shows in what is heard.
        let _closed = self.stream.send(Message::text(text.into())).await;
    }

    /// The next message, or the code with which the socket was closed.
    pub(crate) async fn hear(&mut self) -> Result<Value, u16> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.stream.next()).await;
            let message = message.unwrap_or_else(|_| panic!("nothing more is heard after {:?}", self.early));
            match message {
                Some(Ok(Message::Text(text))) => {
                    let value: Value = serde_json::from_str(&text).expect("JSON");
                    self.note(&value);
                    self.heard = text.to_string();
                    return Ok(value);
                }
                Some(Ok(Message::Close(frame))) => return Err(frame.map_or(1005, |frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(1006),
            }
        }
    }

    fn note(&mut self, message: &Value) {
        for kind in ["snapshot", "update"] {
            if let Some(state) = message["state"].get(kind) {
                self.state = state.clone();
                self.n = state["n"].as_u64().expect("a number");
            }
        }
    }

    /// Waits for a message of this kind; others are for later.
    pub(crate) async fn hear_of(&mut self, kind: &str) -> Value {
        if let Some(place) = self.early.iter().position(|message| message.get(kind).is_some()) {
            return self.early.remove(place).expect("it is there")[kind].clone();
        }
        loop {
            let message = self.hear().await.unwrap_or_else(|code| panic!("closed with {code}"));
            if message.get(kind).is_some() {
                return message[kind].clone();
            }
            self.early.push_back(message);
        }
    }

    pub(crate) async fn watch(&mut self, table: &str, more: Value) {
        let mut watch = json!({ "table": table });
        for (key, value) in more.as_object().expect("an object") {
            watch[key] = value.clone();
        }
        self.say(json!({ "watch": watch }).to_string()).await;
        self.hear_of("state").await;
    }

    pub(crate) async fn send(&mut self, deed: Value) -> String {
        static SENT: AtomicU64 = AtomicU64::new(0);
        let id = format!("c{}", SENT.fetch_add(1, Ordering::Relaxed));
        self.say(json!({ "command": { "id": id, "n": self.n, "do": deed } }).to_string()).await;
        id
    }

    /// Does something that is not refused, and waits until this client has been told.
    pub(crate) async fn done(&mut self, deed: Value) -> u64 {
        self.send(deed).await;
        let n = self.hear_of("done").await["n"].as_u64().expect("a number");
        while self.n < n {
            let message = self.hear().await.expect("the state follows");
            self.early.push_back(message);
        }
        n
    }

    /// Does something that is refused.
    pub(crate) async fn refused(&mut self, deed: Value) -> String {
        self.send(deed).await;
        text(&self.hear_of("refused").await["why"])
    }

    pub(crate) fn phase(&self) -> String {
        text(&self.state["now"]["phase"])
    }

    /// The first offer of this seat, if it has any.
    pub(crate) fn offer(&self) -> Option<String> {
        self.state["now"]["offers"].get(0).map(|offer| text(&offer["action"]))
    }

    /// Waits until the table is at `n`.
    pub(crate) async fn follow_to(&mut self, n: u64) {
        while self.n < n {
            let message = self.hear().await.expect("news");
            self.early.push_back(message);
        }
    }

    pub(crate) async fn close(mut self) {
        let _gone = self.stream.close(None).await;
    }
}

/// Plays a game of two people to its end, by first offers; returns the number of moves.
pub(crate) async fn play_out(sockets: &mut [Socket; 2]) -> usize {
    let mut moves = 0;
    while sockets[0].phase() != "over" {
        let seat = usize::from(sockets[0].offer().is_none());
        let action = sockets[seat].offer().expect("somebody acts");
        let n = sockets[seat].done(json!({ "act": { "seat": seat, "action": action } })).await;
        sockets[1 - seat].follow_to(n).await;
        moves += 1;
    }
    moves
}
