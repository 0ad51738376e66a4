//! The position up to which the index is current.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

/// For how many days changes are kept.
pub const KEPT_DAYS: u8 = 7;
/// An older position is not relied on: between the start of a transaction and its commit some
/// time may pass.
const RELIABLE: TimeDelta = TimeDelta::days(6);

/// A moment in the life of one database.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// Which database, in which of its lives: a recovery begins a new one.
    pub database: String,
    /// A `pg_snapshot`: which transactions are seen by who reads at this moment.
    pub snapshot: String,
    /// When that was, by the database's clock.
    pub read_at: DateTime<Utc>,
}

impl Position {
    /// Reads what [`Position::text`] wrote.
    pub fn parse(text: &str) -> Option<Self> {
        let position: Self = serde_json::from_str(text).ok()?;
        position.bounds().map(|_| position)
    }

    /// For the index to keep.
    pub fn text(&self) -> String {
        serde_json::json!(self).to_string()
    }

    /// Why one cannot get from here to `now` by the changes that were noted.
    pub fn gap(&self, now: &Self) -> Option<&'static str> {
        if self.database != now.database {
            return Some("it was filled from another database");
        }
        if self.bounds().map(|(_, to)| to) > now.bounds().map(|(_, to)| to) {
            return Some("it knows more than the database, which was set back");
        }
        if now.read_at - self.read_at > RELIABLE {
            return Some("it is older than the changes that are kept");
        }
        None
    }

    /// The first transaction that may not be seen, and the first that had not begun.
    fn bounds(&self) -> Option<(u64, u64)> {
        let mut parts = self.snapshot.split(':');
        let (from, to) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let mut between = parts.next()?.split(',').filter(|xid| !xid.is_empty());
        let sound = between.all(|xid| xid.parse::<u64>().is_ok()) && parts.next().is_none();
        sound.then_some((from, to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(database: &str, snapshot: &str, days: i64) -> Position {
        Position {
            database: database.to_owned(),
            snapshot: snapshot.to_owned(),
            read_at: DateTime::UNIX_EPOCH + TimeDelta::days(days),
        }
    }

    #[test]
    fn a_position_survives_being_written() {
        let here = position("7/5/1", "10:20:11,13", 3);
        assert_eq!(Position::parse(&here.text()), Some(here));
    }

    #[test]
    fn what_postgresql_could_not_read_is_no_position() {
        for snapshot in ["", "10", "10:x:", "10:20:a", "10:20:11:12", "10:20"] {
            let text = position("7/5/1", snapshot, 3).text();
            assert_eq!(Position::parse(&text), None, "{snapshot}");
        }
        assert_eq!(Position::parse("{}"), None);
        assert!(Position::parse(&position("7/5/1", "10:10:", 3).text()).is_some());
    }

    #[test]
    fn only_the_same_database_a_little_later_is_reached_by_its_changes() {
        let here = position("7/5/1", "10:20:", 10);
        assert_eq!(here.gap(&position("7/5/1", "10:20:", 16)), None);
        for other in [
            position("7/6/1", "10:21:", 11),
            position("7/5/2", "10:21:", 11),
            position("7/5/1", "10:19:", 11),
            position("7/5/1", "10:21:", 17),
        ] {
            assert!(here.gap(&other).is_some(), "{other:?}");
        }
    }
}
