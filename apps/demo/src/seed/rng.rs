//! Pseudo-random numbers that are the same every time.

use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

/// Any number would do; this one is the demo's.
const SEED: u64 = 20_261_121;

/// Crockford's base 32, as order numbers use it.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// A random source that starts from the demo's seed.
pub struct SeededRng(StdRng);

impl SeededRng {
    /// One for each `purpose`, so that more numbers for one of them change nothing in another.
    pub fn new(purpose: u64) -> Self {
        Self(StdRng::seed_from_u64(SEED.wrapping_add(purpose)))
    }

    /// A number from `low` to `high`, both included.
    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        self.0.random_range(low..=high.max(low))
    }

    /// True so many times out of a thousand.
    pub fn in_thousand(&mut self, times: i64) -> bool {
        self.between(1, 1000) <= times
    }

    /// One of these; `None` only when there are none.
    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        let last = all.len().checked_sub(1)?;
        all.get(self.0.random_range(0..=last))
    }

    /// The position of one of these weights, heavy ones more often; `None` if all are zero.
    pub fn weighted(&mut self, weights: &[i64]) -> Option<usize> {
        let total = weights.iter().sum();
        if total == 0 {
            return None;
        }
        let mut left = self.between(1, total);
        weights.iter().position(|weight| {
            left -= weight;
            left <= 0
        })
    }

    /// So many letters and digits, as in an order number or a payment id.
    pub fn code(&mut self, length: usize) -> String {
        let letters = (0..length).map(|_| self.pick(LETTERS).copied().map_or('0', char::from));
        letters.collect()
    }
}
