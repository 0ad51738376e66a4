//! What an authenticator app does: RFC 6238 from the secret as it is typed.

use ring::hmac;

/// The code that an app shows, so many half minutes from now.
pub fn code(secret: &str, half_minutes: i64) -> String {
    let mut bits = 0_u64;
    let mut key = Vec::new();
    for (place, letter) in secret.bytes().enumerate() {
        let value = match letter {
            b'A'..=b'Z' => letter - b'A',
            _ => letter - b'2' + 26,
        };
        bits = bits << 5 | u64::from(value);
        if place % 8 == 7 {
            key.extend(&bits.to_be_bytes()[3..]);
            bits = 0;
        }
    }
    let seconds = std::time::UNIX_EPOCH.elapsed().unwrap().as_secs();
    let step = i64::try_from(seconds / 30).unwrap() + half_minutes;
    let key = hmac::Key::new(hmac::HMAC_SHA1_FOR_LEGACY_USE_ONLY, &key);
    let tag = hmac::sign(&key, &step.to_be_bytes());
    let tag = tag.as_ref();
    let offset = usize::from(tag[19] & 15);
    let four = tag[offset..offset + 4].try_into().unwrap();
    format!(
        "{:06}",
        (u32::from_be_bytes(four) & 0x7fff_ffff) % 1_000_000
    )
}
