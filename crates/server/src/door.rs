//! The door: connections are counted before anything is read from them, and shut when they are silent for too long.
//!
//! Requests that never end and connections that nobody uses would else be the cheapest way to fill a server up. A
//! browser that wants to say something again opens another one; a socket is never silent, for it answers pings.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::serve::Listener;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep};

use crate::crowd::{Crowd, Entered, household};

/// Lets connections in.
pub(crate) struct Door {
    listener: TcpListener,
    crowd: Arc<Crowd>,
    /// How long nothing may be heard from a connection.
    silence: Duration,
}

impl Door {
    pub(crate) fn new(listener: TcpListener, crowd: Arc<Crowd>, silence: Duration) -> Door {
        Door { listener, crowd, silence }
    }
}

impl Listener for Door {
    type Io = Visit;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Visit, SocketAddr) {
        loop {
            let (stream, address) = Listener::accept(&mut self.listener).await;
            if let Some(entered) = self.crowd.enter(household(address.ip())) {
                // Small messages leave at once: an answer that follows an update must not wait until the client has
                // confirmed the update.
                let _slower_then = stream.set_nodelay(true);
                return (Visit::new(stream, entered, self.silence), address);
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that was let in.
pub(crate) struct Visit {
    stream: TcpStream,
    silence: Duration,
    heard: Instant,
    /// Rings when it may have been silent for too long. It is set anew only then: that is cheaper than at every word.
    bell: Pin<Box<Sleep>>,
    _entered: Entered,
}

impl Visit {
    fn new(stream: TcpStream, entered: Entered, silence: Duration) -> Visit {
        Visit { stream, silence, heard: Instant::now(), bell: Box::pin(sleep(silence)), _entered: entered }
    }

    /// Ready once nothing was heard for too long.
    fn poll_silence(&mut self, context: &mut Context<'_>) -> Poll<()> {
        loop {
            ready!(self.bell.as_mut().poll(context));
            let over = self.heard + self.silence;
            if Instant::now() >= over {
                return Poll::Ready(());
            }
            self.bell.as_mut().reset(over);
        }
    }
}

impl AsyncRead for Visit {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if let Poll::Ready(read) = Pin::new(&mut self.stream).poll_read(context, buffer) {
            self.heard = Instant::now();
            return Poll::Ready(read);
        }
        self.poll_silence(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncWrite for Visit {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, pieces)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    #[tokio::test]
    async fn who_is_silent_is_shut_out() {
        const SILENCE: Duration = Duration::from_millis(400);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut door = Door::new(listener, Crowd::new(9, 9), SILENCE);
        let address = door.local_addr().unwrap();
        let (mut outside, (mut inside, _)) =
            tokio::join!(async { TcpStream::connect(address).await.unwrap() }, door.accept());
        let begun = Instant::now();
        sleep(SILENCE / 2).await;
        outside.write_all(b"x").await.unwrap();
        assert_eq!(inside.read_u8().await.unwrap(), b'x');
        assert_eq!(inside.read_u8().await.unwrap_err().kind(), io::ErrorKind::TimedOut);
        assert!(begun.elapsed() >= SILENCE + SILENCE / 2, "what was said counts");
    }
}
