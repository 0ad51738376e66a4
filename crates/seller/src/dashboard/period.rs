//! The range of days of a dashboard.

use std::ops::RangeInclusive;

use chrono::{Datelike, Days, NaiveDate};
use types::Invalid;

/// The most days that are looked at at once: a leap year.
const MOST: u64 = 366;
/// Up to so many days each is shown by itself.
const BY_DAY: u64 = 92;
/// So many days when none are named.
const USUAL: u64 = 30;

/// Days in a row, from the first to the last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Period {
    first: NaiveDate,
    last: NaiveDate,
}

/// What a long time is divided into.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// Single days.
    Day,
    /// Months, of which the first and the last may be cut.
    Month,
}

impl Period {
    /// From this day to that one, at most 366 of them, within years that have four digits.
    pub fn parse(first: NaiveDate, last: NaiveDate) -> Result<Self, Invalid> {
        if first.year() < 1000 || last.year() > 9999 {
            return Err(Invalid::new(
                "date_out_of_range",
                "Use a year from 1000 to 9999",
            ));
        }
        if last < first {
            let message = "The last day can't be before the first";
            return Err(Invalid::new("period_backwards", message));
        }
        let period = Self { first, last };
        match period.length() {
            ..=MOST => Ok(period),
            _ => Err(Invalid::new("period_too_long", "Choose 366 days or fewer")),
        }
    }

    /// The last 30 days.
    pub fn until(today: NaiveDate) -> Self {
        Self {
            first: back(today, USUAL - 1),
            last: today,
        }
    }

    /// The first day.
    pub const fn first(&self) -> NaiveDate {
        self.first
    }

    /// The last day, which is part of it.
    pub const fn last(&self) -> NaiveDate {
        self.last
    }

    /// All of its days.
    pub const fn days(&self) -> RangeInclusive<NaiveDate> {
        self.first..=self.last
    }

    /// How many days.
    pub fn length(&self) -> u64 {
        let days = self.last.signed_duration_since(self.first).num_days();
        u64::try_from(days).unwrap_or(0) + 1
    }

    /// Whether a day is one of them.
    pub fn has(&self, day: NaiveDate) -> bool {
        (self.first..=self.last).contains(&day)
    }

    /// The same number of days right before.
    pub fn before(&self) -> Self {
        self.days_back(self.length())
    }

    /// The same so many days earlier.
    pub fn days_back(&self, days: u64) -> Self {
        Self {
            first: back(self.first, days),
            last: back(self.last, days),
        }
    }

    /// What it is shown by.
    pub fn unit(&self) -> Unit {
        match self.length() {
            ..=BY_DAY => Unit::Day,
            _ => Unit::Month,
        }
    }

    /// Its days or months, in their order.
    pub fn steps(&self) -> Vec<Self> {
        let mut steps = Vec::new();
        let mut next = Some(self.first);
        while let Some(first) = next.filter(|first| self.has(*first)) {
            let end = match self.unit() {
                Unit::Day => first,
                Unit::Month => end_of_month(first),
            };
            let last = end.min(self.last);
            steps.push(Self { first, last });
            next = last.succ_opt();
        }
        steps
    }
}

/// Years have four digits here, so that there is always an earlier day.
fn back(day: NaiveDate, days: u64) -> NaiveDate {
    day.checked_sub_days(Days::new(days)).unwrap_or(day)
}

fn end_of_month(day: NaiveDate) -> NaiveDate {
    let last = u32::from(day.num_days_in_month());
    day.with_day(last).unwrap_or(day)
}

#[cfg(test)]
mod tests {
    use super::{Period, Unit};

    fn period(first: &str, last: &str) -> Period {
        Period::parse(first.parse().unwrap(), last.parse().unwrap()).unwrap()
    }

    #[test]
    fn the_days_before_are_as_many_and_end_where_these_begin() {
        let november = period("2026-11-01", "2026-11-30");
        assert_eq!(november.before(), period("2026-10-02", "2026-10-31"));
        let today = period("2026-03-01", "2026-03-01");
        assert_eq!(today.before(), period("2026-02-28", "2026-02-28"));
        let usual = Period::until("2026-11-23".parse().unwrap());
        assert_eq!(usual, period("2026-10-25", "2026-11-23"));
    }

    #[test]
    fn a_quarter_is_shown_by_days_and_more_by_months_that_may_be_cut() {
        let quarter = period("2026-07-01", "2026-09-30");
        assert_eq!((quarter.unit(), quarter.steps().len()), (Unit::Day, 92));
        let more = period("2026-06-30", "2026-09-30");
        let months = [
            period("2026-06-30", "2026-06-30"),
            period("2026-07-01", "2026-07-31"),
            period("2026-08-01", "2026-08-31"),
            period("2026-09-01", "2026-09-30"),
        ];
        assert_eq!((more.unit(), more.steps()), (Unit::Month, months.to_vec()));
    }

    #[test]
    fn a_period_goes_forwards_and_is_no_longer_than_a_year() {
        let refused = |first: &str, last: &str| {
            Period::parse(first.parse().unwrap(), last.parse().unwrap())
                .unwrap_err()
                .code
        };
        assert_eq!(refused("2026-11-02", "2026-11-01"), "period_backwards");
        assert_eq!(period("2024-01-01", "2024-12-31").length(), 366);
        assert_eq!(refused("2024-01-01", "2025-01-01"), "period_too_long");
        assert_eq!(refused("-0001-01-01", "-0001-01-02"), "date_out_of_range");
        assert_eq!(refused("9999-12-31", "+10000-01-01"), "date_out_of_range");
    }
}
