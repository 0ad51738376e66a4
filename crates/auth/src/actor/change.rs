//! What makes a proof untrue, in the words of the feed. The triggers of the migration tell the
//! same to the other processes.

use db::Tx;
use types::{SessionId, UserId};

/// The channel of the feed.
pub(super) const CHANNEL: &str = "session_feed";

/// Whose proofs may be untrue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Change {
    /// This session's.
    Session(SessionId),
    /// Those of all sessions of this person.
    User(UserId),
}

impl Change {
    /// Makes the change hold in this process as soon as the transaction is over.
    pub(crate) fn tell(self, tx: &mut Tx) {
        let payload = match self {
            Self::Session(id) => format!("session:{id}"),
            Self::User(id) => format!("user:{id}"),
        };
        tx.tell(CHANNEL, payload);
    }

    pub(super) fn parse(payload: &str) -> Option<Self> {
        let (kind, id) = payload.split_once(':')?;
        let id: i64 = id.parse().ok()?;
        match kind {
            "session" => Some(Self::Session(SessionId::new(id))),
            "user" => Some(Self::User(UserId::new(id))),
            _ => None,
        }
    }
}
