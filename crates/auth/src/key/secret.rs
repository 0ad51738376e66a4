//! The format of an API key: `hsk_`, by which secret scanners recognize it, the number of its
//! session, and 256 random bits.

use types::SessionId;

use crate::{Error, token};

/// What every key begins with.
pub const PREFIX: &str = "hsk_";
/// How much of the random part is shown in lists.
const SHOWN: usize = 4;

/// A new key, which is told once.
pub(super) struct Made {
    pub(super) key: String,
    pub(super) starts_with: String,
    pub(super) hash: Vec<u8>,
}

/// Makes the key of a session.
pub(super) fn make(session: SessionId) -> Result<Made, Error> {
    let secret = token::random()?;
    let shown: String = secret.chars().take(SHOWN).collect();
    let key = format!("{PREFIX}{session}_{secret}");
    Ok(Made {
        hash: token::hash(&key),
        starts_with: format!("{PREFIX}{session}_{shown}"),
        key,
    })
}

/// Which session a key is of, if it looks like one.
pub(crate) fn session_of(key: &str) -> Option<SessionId> {
    let (session, _) = key.strip_prefix(PREFIX)?.split_once('_')?;
    session.parse().ok().map(SessionId::new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_names_its_session_and_its_beginning_gives_nothing_away() {
        let made = make(SessionId::new(7)).unwrap();
        assert_eq!(session_of(&made.key), Some(SessionId::new(7)));
        assert!(made.key.starts_with(&made.starts_with));
        assert_eq!(made.starts_with.len(), "hsk_7_".len() + SHOWN);
        assert_eq!(made.key.len(), "hsk_7_".len() + 43);
        assert_eq!(made.hash, token::hash(&made.key));
        assert_ne!(make(SessionId::new(7)).unwrap().key, made.key);
    }

    #[test]
    fn what_looks_otherwise_is_no_key() {
        for text in [
            "", "hsk_", "hsk_7", "hsk__x", "hsk_x_y", "HSK_7_x", "sk_7_x",
        ] {
            assert_eq!(session_of(text), None, "{text}");
        }
    }
}
