//! The log: JSON lines on standard output. Lines are collected and written together, a moment
//! late, since to write each by itself would cost every request a call of the system. Warnings
//! and errors are written at once, with all that came before.

use std::io::{Stdout, Write, stdout};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tracing::{Level, Metadata};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;

/// How late a line may be.
const LATE: Duration = Duration::from_millis(50);
/// So many bytes are written whether they are late or not.
const MOST: usize = 256 * 1024;

/// Logs from now on what `RUST_LOG` says, until the answer is dropped.
#[must_use = "what is not written yet is written when this is dropped"]
pub fn begin() -> Log {
    let lines = Lines::new(stdout());
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| "info".into());
    tracing_subscriber::fmt()
        .json()
        .flatten_event(true)
        // there is one span, the request: once is enough
        .with_span_list(false)
        .with_env_filter(filter)
        .with_writer(lines.clone())
        .init();
    let late = lines.clone();
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(LATE);
            late.write_out();
        }
    });
    Log(lines)
}

/// The log while it goes on.
pub struct Log(Lines<Stdout>);

impl Drop for Log {
    fn drop(&mut self) {
        self.0.write_out();
    }
}

/// Lines on their way.
struct Lines<W>(Arc<Shared<W>>);

struct Shared<W> {
    collected: Mutex<Vec<u8>>,
    out: Mutex<W>,
}

impl<W> Clone for Lines<W> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<W: Write> Lines<W> {
    fn new(out: W) -> Self {
        Self(Arc::new(Shared {
            collected: Mutex::default(),
            out: Mutex::new(out),
        }))
    }

    /// Nobody who logs waits for this, and lines stay in their order. There is nobody to tell
    /// when it fails.
    fn write_out(&self) {
        let mut out = lock(&self.0.out);
        let lines = std::mem::take(&mut *lock(&self.0.collected));
        if !lines.is_empty() {
            let _ = out.write_all(&lines).and_then(|()| out.flush());
        }
    }
}

impl<'a, W: Write + 'a> MakeWriter<'a> for Lines<W> {
    type Writer = Line<'a, W>;

    fn make_writer(&'a self) -> Line<'a, W> {
        Line {
            lines: self,
            is_urgent: false,
        }
    }

    fn make_writer_for(&'a self, about: &Metadata<'_>) -> Line<'a, W> {
        Line {
            lines: self,
            is_urgent: *about.level() <= Level::WARN,
        }
    }
}

/// A line being written.
struct Line<'a, W> {
    lines: &'a Lines<W>,
    is_urgent: bool,
}

impl<W: Write> Write for Line<'_, W> {
    fn write(&mut self, part: &[u8]) -> std::io::Result<usize> {
        let mut collected = lock(&self.lines.0.collected);
        collected.extend_from_slice(part);
        let is_much = collected.len() >= MOST;
        drop(collected);
        if is_much || self.is_urgent {
            self.lines.write_out();
        }
        Ok(part.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(lines: &Lines<Vec<u8>>) -> String {
        String::from_utf8(lock(&lines.0.out).clone()).unwrap()
    }

    fn logging(lines: &Lines<Vec<u8>>, log: impl FnOnce()) {
        let format = tracing_subscriber::fmt().json().flatten_event(true);
        let subscriber = format.with_writer(lines.clone()).finish();
        tracing::subscriber::with_default(subscriber, log);
    }

    #[test]
    fn a_line_waits_until_it_is_late_and_a_warning_takes_along_what_came_before() {
        let lines = Lines::new(Vec::new());
        logging(&lines, || tracing::info!("first"));
        assert_eq!(written(&lines), "");
        logging(&lines, || tracing::warn!("second"));
        let both = written(&lines);
        assert!(both.find("first") < both.find("second"), "{both}");
        logging(&lines, || tracing::info!("third"));
        assert_eq!(written(&lines), both);
        lines.write_out();
        assert!(written(&lines).ends_with('\n') && written(&lines).contains("third"));
        assert_eq!(written(&lines).lines().count(), 3);
    }

    #[test]
    fn what_is_collected_is_bounded_and_nothing_is_lost() {
        let lines = Lines::new(Vec::new());
        let line = "x".repeat(MOST / 4);
        logging(&lines, || (0..9).for_each(|_| tracing::info!("{line}")));
        assert!(lock(&lines.0.collected).len() < MOST);
        lines.write_out();
        assert_eq!(written(&lines).lines().count(), 9);
    }
}
