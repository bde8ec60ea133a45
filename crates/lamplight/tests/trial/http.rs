//! Just enough HTTP: a request on a connection of its own, and the answer to its end.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

/// How long a request may take before it is made again.
const PATIENCE: Duration = Duration::from_secs(3);

/// What is asked for, and by whom.
pub(crate) struct Request<'a> {
    pub(crate) path: &'a str,
    /// What is sent; without, something is fetched.
    pub(crate) body: Option<&'a Value>,
    /// Headers, each with its end.
    pub(crate) headers: String,
}

pub(crate) struct Answer {
    /// What is to be shown from now on.
    pub(crate) cookie: Option<String>,
    pub(crate) body: Value,
}

/// Asks until there is a good answer.
pub(crate) async fn insist(line: SocketAddr, request: &Request<'_>) -> Answer {
    loop {
        if let Ok(Ok(Some(answer))) = timeout(PATIENCE, ask(line, request)).await {
            return answer;
        }
        sleep(Duration::from_millis(50)).await;
    }
}

async fn ask(line: SocketAddr, request: &Request<'_>) -> io::Result<Option<Answer>> {
    let Request { path, body, headers } = request;
    let method = if body.is_some() { "POST" } else { "GET" };
    let body = body.map(Value::to_string).unwrap_or_default();
    let length = body.len();
    let text = format!(
        "{method} {path} HTTP/1.1\r\nhost: {line}\r\nconnection: close\r\n{headers}\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    let mut stream = TcpStream::connect(line).await?;
    stream.write_all(text.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(read(&answer))
}

/// The answer, if it is a good one and all of it has arrived.
fn read(answer: &str) -> Option<Answer> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let header = |name: &str| head.lines().find_map(|line| line.strip_prefix(name));
    let cookie = header("set-cookie: ").and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    let whole = header("content-length: ").and_then(|length| length.parse().ok()) == Some(body.len());
    let body = serde_json::from_str(body).ok()?;
    (head.starts_with("HTTP/1.1 20") && whole).then_some(Answer { cookie, body })
}
