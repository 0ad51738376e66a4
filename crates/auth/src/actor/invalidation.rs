//! What invalidates a cached identity, as change notifications name it. The migrations' triggers
//! send the same names to the other processes.

use db::Tx;
use types::{SessionId, UserId};

use super::User;

/// The channel of the notifications.
pub const CHANNEL: &str = "session_feed";

/// Whose cached identities may be out of date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Invalidation {
    /// This session's.
    Session(SessionId),
    /// Those of all sessions of this person.
    User(UserId),
}

impl Invalidation {
    /// Whether it is about this person's identity.
    pub fn concerns(self, user: &User) -> bool {
        match self {
            Self::Session(session) => user.session() == session,
            Self::User(id) => user.id() == id,
        }
    }

    /// Makes the change hold in this process as soon as the transaction is over.
    pub(crate) fn notify(self, tx: &mut Tx) {
        let payload = match self {
            Self::Session(id) => format!("session:{id}"),
            Self::User(id) => format!("user:{id}"),
        };
        tx.notify(CHANNEL, payload);
    }

    /// What a notification says; `None` if it is not understood.
    pub fn parse(payload: &str) -> Option<Self> {
        let (kind, id) = payload.split_once(':')?;
        let id: i64 = id.parse().ok()?;
        match kind {
            "session" => Some(Self::Session(SessionId::new(id))),
            "user" => Some(Self::User(UserId::new(id))),
            _ => None,
        }
    }
}
