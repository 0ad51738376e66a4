//! The period for `compare-books`.

use anyhow::{Context, bail};
use chrono::{DateTime, NaiveDate, NaiveTime, TimeDelta, Utc};

/// How far PayPal's list of transactions may be behind.
const BEHIND: TimeDelta = TimeDelta::hours(3);
/// What is compared when nobody says otherwise.
const USUAL: TimeDelta = TimeDelta::days(31);

/// From when, and until when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Period {
    /// Its beginning.
    pub from: DateTime<Utc>,
    /// Its end.
    pub to: DateTime<Utc>,
}

impl Period {
    /// Reads `--from DATE` and `--to DATE`, each a day (its midnight, UTC) or a moment (RFC 3339).
    /// Without them the 31 days that ended three hours ago, since PayPal's list is so far behind.
    pub fn read(
        words: impl IntoIterator<Item = String>,
        now: DateTime<Utc>,
    ) -> anyhow::Result<Self> {
        let (mut from, mut to) = (None, None);
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            let end = match word.as_str() {
                "--from" => &mut from,
                "--to" => &mut to,
                other => bail!("{other} is neither --from nor --to"),
            };
            let date = words
                .next()
                .with_context(|| format!("{word} wants a date"))?;
            *end = Some(moment(&date)?);
        }
        let to = to.unwrap_or(now - BEHIND);
        let from = from.unwrap_or(to - USUAL);
        if from >= to {
            bail!("--from must lie before --to");
        }
        Ok(Self { from, to })
    }
}

fn moment(text: &str) -> anyhow::Result<DateTime<Utc>> {
    if let Ok(day) = text.parse::<NaiveDate>() {
        return Ok(day.and_time(NaiveTime::MIN).and_utc());
    }
    let moment = DateTime::parse_from_rfc3339(text);
    let moment = moment.with_context(|| format!("{text} is no date such as 2026-11-01"))?;
    Ok(moment.to_utc())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &str) -> anyhow::Result<[String; 2]> {
        let now = moment("2026-11-22T09:00:00Z").unwrap();
        let words = words.split_whitespace().map(str::to_owned);
        Period::read(words, now).map(|period| [period.from, period.to].map(|at| at.to_string()))
    }

    #[test]
    fn a_period_ends_three_hours_ago_unless_it_is_named() {
        let usual = ["2026-10-22 06:00:00 UTC", "2026-11-22 06:00:00 UTC"];
        assert_eq!(read("").unwrap(), usual);
        let named = read("--to 2026-11-03T01:00:00+01:00 --from 2026-11-01").unwrap();
        assert_eq!(
            named,
            ["2026-11-01 00:00:00 UTC", "2026-11-03 00:00:00 UTC"]
        );
    }

    #[test]
    fn what_is_no_period_is_refused() {
        for words in [
            "--from",
            "--since 2026-11-01",
            "--from yesterday",
            "--from 2026-11-03 --to 2026-11-03",
        ] {
            assert!(read(words).is_err(), "{words}");
        }
    }
}
