//! The log: JSON lines on standard output, written by a separate thread, because writing each line
//! directly would cost every request a system call.

use std::borrow::Cow;
use std::io::{BufWriter, stdout};

use tracing_appender::non_blocking::{NonBlockingBuilder, WorkerGuard};
use tracing_subscriber::EnvFilter;

/// Lines that wait for the writer at most.
const WAITING: usize = 8_192;

/// Logs from now on what `RUST_LOG` says. What is not written yet when the guard is dropped is
/// written then; lines are never left out, whoever logs rather waits.
#[must_use = "the log ends when this is dropped"]
pub fn begin() -> WorkerGuard {
    let (lines, guard) = NonBlockingBuilder::default()
        .lossy(false)
        .buffered_lines_limit(WAITING)
        .finish(BufWriter::new(stdout()));
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| "info".into());
    tracing_subscriber::fmt()
        .json()
        .flatten_event(true)
        // there is one span, the request: once is enough
        .with_span_list(false)
        .with_env_filter(filter)
        // only the last words of a process that ends come after the writer's end
        .log_internal_errors(false)
        .with_writer(lines)
        .init();
    guard
}

/// Below these stands what opens something to whoever knows it.
const SECRET: [&str; 2] = ["/wishlist/", "/api/public/wishlists/"];

/// A path as it may stand in the log: without a secret that is part of it.
pub fn path(path: &str) -> Cow<'_, str> {
    let secret = SECRET.into_iter().find(|start| path.starts_with(start));
    secret.map_or(Cow::Borrowed(path), |start| Cow::Owned(format!("{start}…")))
}

#[cfg(test)]
mod tests {
    use super::path;

    #[test]
    fn the_link_of_a_shared_list_is_not_written_down() {
        for (asked, logged) in [
            ("/wishlist/q3Zk", "/wishlist/…"),
            ("/api/public/wishlists/q3Zk", "/api/public/wishlists/…"),
            ("/api/user/wishlist/7", "/api/user/wishlist/7"),
            ("/", "/"),
        ] {
            assert_eq!(path(asked), logged);
        }
    }
}
