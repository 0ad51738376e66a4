//! How far a server's write-ahead log has come, and until when a replica holds everything.

use std::collections::VecDeque;
use std::time::Instant;

use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use crate::{Error, prepared};

/// So many looks at the primary are remembered: ten minutes of them.
const REMEMBERED: usize = 2400;

/// A place in the log of one cluster.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub(super) struct Position {
    /// Which cluster, in which of its lives: a promotion begins a new timeline, on which the same
    /// place means something else.
    #[diesel(sql_type = Text)]
    pub timeline: String,
    /// Bytes of log before it.
    #[diesel(sql_type = BigInt)]
    pub place: i64,
}

impl Position {
    /// Where the primary is: all that was committed before this was asked lies before it.
    pub async fn of_primary(conn: &mut AsyncPgConnection) -> Result<Self, Error> {
        let query = diesel::sql_query(include_str!("primary.sql"));
        Ok(prepared(query).get_result(conn).await?)
    }

    /// Whether who has come as far as `other` holds everything up to here.
    pub fn is_held_by(&self, other: &Self) -> bool {
        self.timeline == other.timeline && self.place <= other.place
    }
}

/// What a server says of itself.
#[derive(Debug)]
pub(super) enum Server {
    /// Up to where it can be read.
    Follows(Position),
    /// It takes writes, in this timeline of its cluster.
    Leads(String),
}

#[derive(QueryableByName)]
struct ServerRow {
    #[diesel(sql_type = Text)]
    timeline: String,
    #[diesel(sql_type = Nullable<BigInt>)]
    place: Option<i64>,
}

impl Server {
    pub async fn ask(conn: &mut AsyncPgConnection) -> Result<Self, Error> {
        let query = diesel::sql_query(include_str!("replica.sql"));
        let ServerRow { timeline, place } = prepared(query).get_result(conn).await?;
        Ok(match place {
            Some(place) => Self::Follows(Position { timeline, place }),
            None => Self::Leads(timeline),
        })
    }
}

/// Where the primary was, by the clock of this process.
#[derive(Debug, Default)]
pub(super) struct Track(VecDeque<(Instant, Position)>);

impl Track {
    /// Notes where the primary was when it was asked at this moment.
    pub fn note(&mut self, asked_at: Instant, position: Position) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((asked_at, position));
    }

    /// Which cluster the primary had when it last answered, in which timeline.
    pub fn timeline(&self) -> Option<&str> {
        self.0
            .back()
            .map(|(_, position)| position.timeline.as_str())
    }

    /// The latest known moment of which a replica that has come so far holds all that was committed
    /// before; none of one that follows another primary than ours.
    pub fn held_until(&mut self, replica: &Position) -> Option<Instant> {
        if self.timeline()? != replica.timeline {
            return None;
        }
        let held = |(_, position): &(Instant, Position)| position.is_held_by(replica);
        let latest = self.0.iter().rposition(held)?;
        self.0.drain(..latest);
        self.0.front().map(|(asked_at, _)| *asked_at)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn at(timeline: &str, place: i64) -> Position {
        Position {
            timeline: timeline.to_owned(),
            place,
        }
    }

    #[test]
    fn only_who_follows_the_same_life_as_far_holds_everything() {
        let here = at("7/00000001", 500);
        assert!(here.is_held_by(&at("7/00000001", 500)));
        assert!(here.is_held_by(&at("7/00000001", 501)));
        assert!(!here.is_held_by(&at("7/00000001", 499)));
        assert!(!here.is_held_by(&at("7/00000002", 501)));
        assert!(!here.is_held_by(&at("8/00000001", 501)));
    }

    #[test]
    fn a_replica_is_as_late_as_the_last_look_that_it_has_reached() {
        let begin = Instant::now();
        let after = |seconds| begin + Duration::from_secs(seconds);
        let mut track = Track::default();
        for (seconds, place) in [(1, 100), (2, 200), (3, 200), (4, 300)] {
            track.note(after(seconds), at("7/1", place));
        }
        assert_eq!(track.held_until(&at("7/1", 99)), None);
        assert_eq!(track.held_until(&at("7/1", 150)), Some(after(1)));
        // nothing happened between the second look and the third
        assert_eq!(track.held_until(&at("7/1", 200)), Some(after(3)));
        assert_eq!(track.held_until(&at("7/1", 900)), Some(after(4)));
        track.note(after(5), at("7/2", 400));
        assert_eq!(track.held_until(&at("7/1", 900)), None);
        assert_eq!(track.timeline(), Some("7/2"));
        assert_eq!(track.held_until(&at("7/2", 400)), Some(after(5)));
    }

    #[test]
    fn ten_minutes_are_remembered_and_no_more() {
        let mut track = Track::default();
        for _ in 0..REMEMBERED + 5 {
            track.note(Instant::now(), at("7/1", 100));
        }
        assert_eq!(track.0.len(), REMEMBERED);
    }
}
