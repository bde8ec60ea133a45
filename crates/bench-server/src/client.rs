//! Clients: just enough HTTP to become somebody and to open a table, and sockets.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Failure;

/// Whoever connects to the server.
#[derive(Clone)]
pub(crate) struct Client {
    address: SocketAddr,
    /// From where it connects, if that matters.
    home: Option<SocketAddr>,
}

/// A token, as browsers keep it.
#[derive(Clone)]
pub(crate) struct Cookie(String);

pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Client {
        Client { address, home: None }
    }

    /// The same from another address of this machine; number 0 is the usual one.
    pub(crate) fn of_household(&self, number: usize) -> Client {
        let home = (number > 0).then(|| SocketAddr::from(([127, 0, number as u8, 1], 0)));
        Client { address: self.address, home }
    }

    /// Becomes somebody of this name.
    pub(crate) async fn somebody(&self, name: &str) -> Result<Cookie, Failure> {
        let (head, _) = self.post("/api/me", &json!({ "name": name }), None).await?;
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
        cookie.map(|cookie| Cookie(cookie.to_owned())).ok_or_else(|| unexpected(&head))
    }

    /// Opens a table of two and takes the first seat; returns its name and the key of its invite.
    pub(crate) async fn open(&self, cookie: &Cookie) -> Result<(String, String), Failure> {
        let opening = json!({ "terms": { "game": "glux" }, "sit": [0] });
        let (_, body) = self.post("/api/tables", &opening, Some(cookie)).await?;
        let table: Value = serde_json::from_str(&body).map_err(|_| unexpected(&body))?;
        let text = |key: &str| table[key].as_str().map(str::to_owned).ok_or_else(|| unexpected(&body));
        Ok((text("table")?, text("invite")?))
    }

    /// Sends a request on a connection of its own and reads the answer to its end.
    async fn post(
        &self,
        path: &str,
        body: &Value,
        cookie: Option<&Cookie>,
    ) -> Result<(String, String), Failure> {
        let (address, body) = (self.address, body.to_string());
        let cookie = cookie.map(|cookie| format!("cookie: {}\r\n", cookie.0)).unwrap_or_default();
        let length = body.len();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{cookie}\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        let mut stream = TcpStream::connect(address).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| unexpected(&answer))?;
        if !head.starts_with("HTTP/1.1 20") {
            return Err(unexpected(&answer));
        }
        Ok((head.to_owned(), body.to_owned()))
    }

    pub(crate) async fn socket(&self, cookie: &Cookie) -> Result<Socket, Failure> {
        let mut request = format!("ws://{}/ws", self.address).into_client_request()?;
        request.headers_mut().insert("cookie", cookie.0.parse()?);
        let stream = TcpSocket::new_v4()?;
        if let Some(home) = self.home {
            stream.bind(home)?;
        }
        let stream = stream.connect(self.address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(16 << 10).write_buffer_size(0);
        let opened = client_async_with_config(request, stream, Some(config)).await;
        opened.map(|(socket, _)| Socket(socket)).map_err(Failure::from)
    }
}

fn unexpected(answer: &str) -> Failure {
    format!("the server answers {answer:?}").into()
}

impl Socket {
    pub(crate) async fn say(&mut self, message: &Value) -> Result<(), Failure> {
        self.0.send(Message::text(message.to_string())).await.map_err(Failure::from)
    }

    /// The next message.
    pub(crate) async fn hear(&mut self) -> Result<Utf8Bytes, Failure> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(frame))) => {
                    return Err(format!("the server closes a socket: {frame:?}").into());
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(Failure::from("the server closes a socket without a word")),
            }
        }
    }
}
