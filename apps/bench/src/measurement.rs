//! The result of one side, formatted for a table.

use std::time::Duration;

use crate::load_generator::Tally;

/// For people.
pub fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

/// What one side did.
pub struct Measurement {
    rate: f64,
    percentiles: [f64; 2],
}

impl From<Tally> for Measurement {
    fn from(mut tally: Tally) -> Self {
        Self {
            rate: tally.rate(),
            percentiles: tally.percentiles(),
        }
    }
}

impl Measurement {
    /// The rate, and in brackets the milliseconds that 50 and 99 of a hundred did not exceed.
    pub fn cell(&self) -> String {
        let [half, most] = self.percentiles;
        format!("{:.0} ({half:.2}, {most:.2})", self.rate)
    }

    /// The rate as a share of another.
    pub fn share(&self, of: &Self) -> String {
        format!("{:.0} %", 100.0 * self.rate / of.rate)
    }
}
