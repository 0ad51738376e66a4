//! IDs of new objects, in PayPal's format.

use rand::Rng;
use rand::distr::{Distribution, Uniform};

const LETTERS: &[u8] = b"ABCDEFGHJKLMNPQRSTUVWXYZ0123456789";

/// Seventeen capital letters and digits, as orders, captures and refunds are named.
pub(crate) fn resource() -> String {
    letters(17)
}

/// The name of a batch of payouts, or of one of them.
pub(crate) fn batch() -> String {
    letters(13)
}

/// The name of a dispute.
pub(crate) fn dispute() -> String {
    format!("PP-D-{}", letters(8))
}

/// The name of a webhook event.
pub(crate) fn event() -> String {
    format!("WH-{}-{}", letters(17), letters(17))
}

/// The word that PayPal's support would ask for.
pub(crate) fn debug() -> String {
    hex::encode(rand::random::<[u8; 7]>())
}

/// The name of one sending of a webhook.
pub(crate) fn transmission() -> String {
    let hex = hex::encode(rand::random::<[u8; 16]>());
    let mut parts = Vec::new();
    let mut rest = hex.as_str();
    for length in [8, 4, 4, 4, 12] {
        let (part, after) = rest.split_at(length);
        parts.push(part);
        rest = after;
    }
    parts.join("-")
}

/// An access token.
pub(crate) fn token() -> String {
    format!("A21AA{}", hex::encode(rand::random::<[u8; 32]>()))
}

fn letters(count: usize) -> String {
    let mut random = rand::rng();
    let Ok(places) = Uniform::new(0, LETTERS.len()) else {
        return String::new();
    };
    let mut letter = || {
        let place = places.sample(&mut random);
        LETTERS.get(place).copied().map_or('X', char::from)
    };
    (0..count).map(|_| letter()).collect()
}

/// Random milliseconds below `limit`, to spread repetitions.
pub(crate) fn jitter(limit: u64) -> u64 {
    rand::rng().random_range(0..limit.max(1))
}
