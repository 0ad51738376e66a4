//! The byte stream to PostgreSQL, watched while it is in use, for two things that the layers above
//! cannot see:
//!
//! * **Silence.** If a server does not respond for too long, it is given up, and so is the
//!   connection: a pulled cable or a firewall that dropped its state closes nothing.
//! * **SQLSTATE.** diesel passes on the text of an error but not its code, and the text is in the
//!   server's language. So the code is put in front of each error message, as psql does in verbose
//!   mode: `40P01: deadlock detected`.

use std::io;
use std::mem::MaybeUninit;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use bytes::{BufMut, BytesMut};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// What the server says of an error (protocol 3, ErrorResponse), and when it has answered all.
const ERROR: u8 = b'E';
const READY: u8 = b'Z';
/// What is answered with [`READY`]: a simple query, and the end of an extended one.
const QUERY: u8 = b'Q';
const SYNC: u8 = b'S';

const CHUNK: usize = 8192;

/// A stream that speaks PostgreSQL's protocol, watched.
pub(crate) struct WatchedStream<S> {
    stream: S,
    sent: Frames,
    received: Frames,
    /// The error that is being received.
    error: BytesMut,
    /// Received and not yet passed on.
    passed: BytesMut,
    /// Answers to come. The greeting is the first.
    due: usize,
    silence: Option<Silence>,
}

impl<S> WatchedStream<S> {
    /// Watches a stream from its first byte. Silence is borne for `patience`, or for ever.
    pub(crate) fn new(stream: S, patience: Option<Duration>) -> Self {
        Self {
            stream,
            sent: Frames::of_a_client(),
            received: Frames::default(),
            error: BytesMut::new(),
            passed: BytesMut::new(),
            due: 1,
            silence: patience.map(Silence::new),
        }
    }

    fn on_received(&mut self, bytes: &[u8]) {
        let (error, passed, due) = (&mut self.error, &mut self.passed, &mut self.due);
        self.received.follow(bytes, |part| match part {
            Part::Head(ERROR, _) => error.clear(),
            Part::Body(ERROR, bytes) => error.extend_from_slice(bytes),
            Part::End(ERROR) => with_sqlstate(error, passed),
            Part::Head(_, bytes) | Part::Body(_, bytes) => passed.extend_from_slice(bytes),
            Part::End(READY) => *due = due.saturating_sub(1),
            Part::End(_) => {}
        });
        if let Some(silence) = &mut self.silence {
            silence.since = (self.due > 0).then(Instant::now);
        }
    }

    fn on_sent(&mut self, bytes: &[u8]) {
        let due = &mut self.due;
        self.sent.follow(bytes, |part| {
            if let Part::End(QUERY | SYNC) = part {
                *due += 1;
            }
        });
    }

    fn check_silence(&mut self, cx: &mut Context<'_>) -> io::Result<()> {
        match &mut self.silence {
            Some(silence) => silence.check(cx),
            None => Ok(()),
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for WatchedStream<S> {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        while this.passed.is_empty() {
            let mut chunk = [MaybeUninit::uninit(); CHUNK];
            let mut chunk = ReadBuf::uninit(&mut chunk);
            match Pin::new(&mut this.stream).poll_read(cx, &mut chunk)? {
                Poll::Pending => {
                    this.check_silence(cx)?;
                    return Poll::Pending;
                }
                Poll::Ready(()) if chunk.filled().is_empty() => return Poll::Ready(Ok(())),
                Poll::Ready(()) => this.on_received(chunk.filled()),
            }
        }
        let some = this.passed.len().min(buf.remaining());
        buf.put_slice(&this.passed.split_to(some));
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for WatchedStream<S> {
    fn poll_write(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        if let Some(silence) = &mut this.silence {
            silence.since.get_or_insert_with(Instant::now);
        }
        // Also when all was written: from now on the answer is waited for.
        this.check_silence(cx)?;
        let written = ready!(Pin::new(&mut this.stream).poll_write(cx, bytes))?;
        this.on_sent(bytes.get(..written).unwrap_or(bytes));
        Poll::Ready(Ok(written))
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(cx)
    }
}

/// How long the server has said nothing although it was asked.
struct Silence {
    patience: Duration,
    since: Option<Instant>,
    /// Rings once for many answers: it is set anew only when it rang too early.
    alarm: Pin<Box<Sleep>>,
}

impl Silence {
    fn new(patience: Duration) -> Self {
        Self {
            patience,
            since: None,
            alarm: Box::pin(sleep(patience)),
        }
    }

    /// An error once it lasts too long; until then the task is woken in time.
    fn check(&mut self, cx: &mut Context<'_>) -> io::Result<()> {
        while let Some(since) = self.since {
            if self.alarm.as_mut().poll(cx).is_pending() {
                return Ok(());
            }
            let end = since + self.patience;
            if end <= Instant::now() {
                let words = "the server says nothing";
                return Err(io::Error::new(io::ErrorKind::TimedOut, words));
            }
            self.alarm.as_mut().reset(end);
        }
        Ok(())
    }
}

/// Where in a flow of bytes, which may be cut anywhere, messages begin and end: one byte says
/// the kind, four the length of the rest, themselves included.
#[derive(Default)]
struct Frames {
    head: Vec<u8>,
    kind: u8,
    rest: usize,
}

enum Part<'a> {
    Head(u8, &'a [u8]),
    Body(u8, &'a [u8]),
    End(u8),
}

const HEAD: usize = 5;

impl Frames {
    /// The first message that a client sends has no kind.
    fn of_a_client() -> Self {
        Self {
            head: vec![0],
            ..Self::default()
        }
    }

    fn follow(&mut self, mut bytes: &[u8], mut each: impl FnMut(Part<'_>)) {
        while !bytes.is_empty() {
            let missing = HEAD.saturating_sub(self.head.len());
            if missing > 0 {
                let (head, others) = bytes.split_at(missing.min(bytes.len()));
                self.head.extend_from_slice(head);
                bytes = others;
                let [kind, a, b, c, d] = *self.head.as_slice() else {
                    return;
                };
                let length = usize::try_from(u32::from_be_bytes([a, b, c, d]));
                self.rest = length.unwrap_or(usize::MAX).saturating_sub(4);
                self.kind = kind;
                each(Part::Head(kind, &self.head));
            } else {
                let (body, others) = bytes.split_at(self.rest.min(bytes.len()));
                self.rest -= body.len();
                bytes = others;
                each(Part::Body(self.kind, body));
            }
            if self.rest == 0 {
                self.head.clear();
                each(Part::End(self.kind));
            }
        }
    }
}

/// The same error, its message (`M`) beginning with its code (`C`).
fn with_sqlstate(error: &[u8], out: &mut BytesMut) {
    let fields = || {
        error
            .split(|byte| *byte == 0)
            .filter(|field| !field.is_empty())
    };
    let code = fields().find_map(|field| field.strip_prefix(b"C"));
    let code = code.unwrap_or_default();
    let mut body = BytesMut::with_capacity(error.len() + code.len() + 2);
    for field in fields() {
        match field.strip_prefix(b"M") {
            Some(message) => {
                body.put_u8(b'M');
                body.put_slice(code);
                body.put_slice(b": ");
                body.put_slice(message);
            }
            None => body.put_slice(field),
        }
        body.put_u8(0);
    }
    body.put_u8(0);
    out.put_u8(ERROR);
    out.put_u32(u32::try_from(body.len() + 4).unwrap_or(u32::MAX));
    out.put_slice(&body);
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    fn message(kind: u8, body: &[u8]) -> Vec<u8> {
        let length = u32::try_from(body.len() + 4).unwrap();
        [&[kind][..], &length.to_be_bytes(), body].concat()
    }

    const FAULT: &[u8] = b"SERROR\0VERROR\0C40P01\0Mkette erkannt\0Dmehr\0\0";

    #[tokio::test]
    async fn an_error_says_its_code_and_all_else_passes_as_it_came_however_it_is_cut() {
        let rows = [message(b'D', &[7; 20_000]), message(b'C', b"SELECT 1\0")].concat();
        let told = b"SERROR\0VERROR\0C40P01\0M40P01: kette erkannt\0Dmehr\0\0";
        let sent = [rows.clone(), message(ERROR, FAULT), message(READY, b"I")].concat();
        let wanted = [rows, message(ERROR, told), message(READY, b"I")].concat();
        for piece in [1, 3, 7, 4096, sent.len()] {
            let (ours, mut theirs) = duplex(64);
            let sent = sent.clone();
            tokio::spawn(async move {
                for part in sent.chunks(piece) {
                    theirs.write_all(part).await.unwrap();
                }
            });
            let mut heard = Vec::new();
            WatchedStream::new(ours, None)
                .read_to_end(&mut heard)
                .await
                .unwrap();
            assert_eq!(heard, wanted, "cut every {piece} bytes");
        }
    }

    /// A stream whose server has answered the greeting and a query.
    async fn after_an_answer() -> (
        WatchedStream<tokio::io::DuplexStream>,
        tokio::io::DuplexStream,
    ) {
        let (ours, mut theirs) = duplex(4096);
        let mut stream = WatchedStream::new(ours, Some(Duration::from_secs(4)));
        for said in [message(0, b"hello").split_off(1), message(QUERY, b"one\0")] {
            stream.write_all(&said).await.unwrap();
            let answer = message(READY, b"I");
            theirs.write_all(&answer).await.unwrap();
            stream.read_exact(&mut vec![0; answer.len()]).await.unwrap();
        }
        (stream, theirs)
    }

    #[tokio::test(start_paused = true)]
    async fn silence_is_borne_for_ever_while_nothing_was_asked_and_then_for_so_long() {
        let (mut stream, _theirs) = after_an_answer().await;
        let mut byte = [0];
        let idle = tokio::time::timeout(Duration::from_secs(3600), stream.read(&mut byte));
        assert!(idle.await.is_err());
        let two = [message(QUERY, b"two\0"), message(QUERY, b"three\0")].concat();
        stream.write_all(&two).await.unwrap();
        let asked = Instant::now();
        let silent = stream.read(&mut byte).await.unwrap_err();
        assert_eq!(silent.kind(), io::ErrorKind::TimedOut);
        assert_eq!(asked.elapsed().as_secs(), 4);
    }

    #[tokio::test(start_paused = true)]
    async fn the_second_of_two_answers_is_waited_for_as_well() {
        let (mut stream, mut theirs) = after_an_answer().await;
        let two = [message(QUERY, b"two\0"), message(QUERY, b"three\0")].concat();
        stream.write_all(&two).await.unwrap();
        let answer = message(READY, b"I");
        theirs.write_all(&answer).await.unwrap();
        stream.read_exact(&mut vec![0; answer.len()]).await.unwrap();
        let silent = stream.read(&mut [0]).await.unwrap_err();
        assert_eq!(silent.kind(), io::ErrorKind::TimedOut);
    }
}
