//! What all requests share: books, fault settings, tokens.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::books::Books;
use crate::certificate::Certificates;
use crate::fault::{Faults, use_up};
use crate::problem::Problem;
use crate::{Settings, id};

/// How long a token is good, as PayPal's are.
pub(crate) const TOKEN_LIFE: Duration = Duration::from_secs(32_400);

/// The emulator's memory.
pub(crate) struct State {
    pub(crate) settings: Settings,
    pub(crate) base_url: String,
    pub(crate) certificates: Certificates,
    books: Mutex<Books>,
    faults: Mutex<Faults>,
    tokens: Mutex<HashMap<String, Instant>>,
}

impl State {
    pub(crate) fn new(
        settings: Settings,
        base_url: String,
        certificates: Certificates,
        books: Books,
    ) -> Self {
        Self {
            settings,
            base_url,
            certificates,
            books: Mutex::new(books),
            faults: Mutex::default(),
            tokens: Mutex::default(),
        }
    }

    /// The books; hold the lock only briefly.
    pub(crate) fn books(&self) -> MutexGuard<'_, Books> {
        self.books.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The fault settings; hold the lock only briefly.
    pub(crate) fn faults(&self) -> MutexGuard<'_, Faults> {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the next such fault is due.
    pub(crate) fn fails(&self, fault: impl FnOnce(&mut Faults) -> &mut u32) -> bool {
        use_up(fault(&mut self.faults()))
    }

    /// A new access token.
    pub(crate) fn give_token(&self) -> String {
        let token = id::token();
        let now = Instant::now();
        let mut tokens = self.tokens();
        tokens.retain(|_, until| *until > now);
        tokens.insert(token.clone(), now + TOKEN_LIFE);
        token
    }

    /// Lets a caller with a good token pass, after the faults that strike any call.
    pub(crate) async fn admit(&self, token: Option<&str>) -> Result<(), Problem> {
        self.pause().await;
        if self.fails(|faults| &mut faults.rate_limited) {
            return Err(Problem::rate_limited());
        }
        let now = Instant::now();
        let mut tokens = self.tokens();
        let known = token.and_then(|token| tokens.get(token));
        if known.is_none_or(|until| *until <= now) {
            return Err(Problem::unauthorized());
        }
        if self.fails(|faults| &mut faults.token_expired) {
            tokens.clear();
            return Err(Problem::unauthorized());
        }
        Ok(())
    }

    /// Waits as long as the fault setting for delays says.
    pub(crate) async fn pause(&self) {
        let delay = self.faults().delay_ms;
        if delay > 0 {
            tokio::time::sleep(Duration::from_millis(delay)).await;
        }
    }

    fn tokens(&self) -> MutexGuard<'_, HashMap<String, Instant>> {
        self.tokens.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
