//! The reference of a message: `C-` and six letters and digits that cannot be misread (Crockford's
//! base 32, crockford.com/base32.html). It is random, so that it does not reveal the number of
//! messages.

const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// A new reference: 30 random bits.
pub fn random() -> String {
    let letter = |_| ALPHABET.get(rand::random_range(0..ALPHABET.len()));
    let letters = (0..6).filter_map(letter).copied().map(char::from);
    format!("C-{}", letters.collect::<String>())
}
