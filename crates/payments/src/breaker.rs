//! A circuit breaker: when PayPal cannot be reached several times in a row, further calls
//! are refused at once for a while instead of each waiting for its own timeout and holding
//! a buyer's request. After the pause one call may try; its success closes the circuit.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::Error;

const FAILURES_TO_OPEN: u32 = 5;
const PAUSE: Duration = Duration::from_secs(5);

/// Counts how often the provider could not be reached.
#[derive(Default)]
pub(crate) struct Breaker(Mutex<State>);

#[derive(Default)]
struct State {
    failures: u32,
    refusing_until: Option<Instant>,
}

impl Breaker {
    /// Lets a call pass, or answers [`Error::Unavailable`] while the circuit is open.
    pub(crate) fn admit(&self, now: Instant) -> Result<(), Error> {
        let mut state = self.state();
        match state.refusing_until {
            Some(until) if now < until => Err(Error::Unavailable {
                reason: "the provider could not be reached several times in a row".to_owned(),
                retry_after: Some(until - now),
            }),
            Some(_) => {
                // This call is the probe; the others go on waiting for its outcome.
                state.refusing_until = Some(now + PAUSE);
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// The provider was reached, whatever it answered.
    pub(crate) fn reached(&self) {
        *self.state() = State::default();
    }

    /// The provider was not reached, or did not answer in time.
    pub(crate) fn missed(&self, now: Instant) {
        let mut state = self.state();
        state.failures = state.failures.saturating_add(1);
        if state.failures >= FAILURES_TO_OPEN {
            state.refusing_until = Some(now + PAUSE);
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opened(now: Instant) -> Breaker {
        let breaker = Breaker::default();
        for _ in 0..FAILURES_TO_OPEN {
            breaker.missed(now);
        }
        breaker
    }

    #[test]
    fn a_few_misses_do_not_stop_further_calls() {
        let now = Instant::now();
        let breaker = Breaker::default();
        for _ in 1..FAILURES_TO_OPEN {
            breaker.missed(now);
        }
        assert_eq!(breaker.admit(now), Ok(()));
    }

    #[test]
    fn after_many_misses_calls_are_refused_until_the_pause_is_over() {
        let now = Instant::now();
        let breaker = opened(now);
        assert!(matches!(
            breaker.admit(now),
            Err(Error::Unavailable { retry_after: Some(pause), .. }) if pause == PAUSE
        ));
        assert_eq!(breaker.admit(now + PAUSE), Ok(()));
    }

    #[test]
    fn after_the_pause_only_one_call_tries() {
        let now = Instant::now();
        let breaker = opened(now);
        assert_eq!(breaker.admit(now + PAUSE), Ok(()));
        assert!(breaker.admit(now + PAUSE).is_err());
    }

    #[test]
    fn one_success_closes_the_circuit() {
        let now = Instant::now();
        let breaker = opened(now);
        breaker.reached();
        assert_eq!(breaker.admit(now), Ok(()));
    }
}
