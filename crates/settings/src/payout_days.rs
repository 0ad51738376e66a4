//! The payout days of a month.

use std::fmt;
use std::str::FromStr;

use chrono::{Datelike, Days, NaiveDate};
use types::Invalid;

/// The payout days of each month, in UTC.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PayoutDays(Vec<u32>);

impl FromStr for PayoutDays {
    type Err = Invalid;

    /// Days from 1 to 28, separated by commas.
    fn from_str(raw: &str) -> Result<Self, Invalid> {
        let day = |day: &str| day.trim().parse().ok().filter(|day| (1..=28).contains(day));
        let days: Option<Vec<u32>> = raw.split(',').map(day).collect();
        let message = "Use days of the month from 1 to 28, separated by commas, such as 1,15";
        let mut days = days.ok_or_else(|| Invalid::new("invalid_days", message))?;
        days.sort_unstable();
        days.dedup();
        Ok(Self(days))
    }
}

impl fmt::Display for PayoutDays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let days: Vec<_> = self.0.iter().map(u32::to_string).collect();
        f.write_str(&days.join(","))
    }
}

impl PayoutDays {
    /// The defaults.
    pub(crate) fn standard() -> Self {
        Self(vec![1, 15])
    }

    /// From the first of the month on.
    pub fn of_month(&self) -> &[u32] {
        &self.0
    }

    fn has(&self, date: NaiveDate) -> bool {
        self.0.contains(&date.day())
    }

    /// The first such day after this one.
    pub fn after(&self, date: NaiveDate) -> Option<NaiveDate> {
        let mut days = (1..=31).filter_map(|ahead| date.checked_add_days(Days::new(ahead)));
        days.find(|day| self.has(*day))
    }

    /// The last such day up to this one.
    pub fn until(&self, date: NaiveDate) -> Option<NaiveDate> {
        let mut days = (0..=31).filter_map(|back| date.checked_sub_days(Days::new(back)));
        days.find(|day| self.has(*day))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    #[test]
    fn shops_are_paid_on_the_days_that_are_set() {
        let days = "15, 1,15".parse::<PayoutDays>().unwrap();
        assert_eq!(days.of_month(), [1, 15]);
        assert_eq!(days.to_string(), "1,15");
        assert_eq!(days.after(date("2026-11-14")), Some(date("2026-11-15")));
        assert_eq!(days.after(date("2026-12-15")), Some(date("2027-01-01")));
        assert_eq!(days.until(date("2026-12-15")), Some(date("2026-12-15")));
        assert_eq!(days.until(date("2026-12-14")), Some(date("2026-12-01")));
    }

    #[test]
    fn other_days_are_refused() {
        for bad in ["", "0", "29", "1,,15", "monday", "-1"] {
            assert!(bad.parse::<PayoutDays>().is_err(), "{bad}");
        }
    }
}
