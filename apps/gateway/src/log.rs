//! The log: JSON lines on standard output, written by a thread of their own. To write each line by
//! itself would cost every request a call of the system.

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
