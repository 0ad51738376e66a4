//! Passwords that attackers try first. Three nets, each small: words that whole lists of
//! leaked passwords are built from, bare or with digits and signs around them; the leaked
//! passwords of ten and more characters that are no such word; and runs and repetitions.

/// Words that are no password, whatever digits or signs stand around them.
const WORDS: &str = include_str!("common_words.txt");
/// Long passwords from leaks, in lower case.
const WHOLE: &str = include_str!("common_passwords.txt");
/// Rows of keys and letters; a piece of one, in either direction, is no password.
const RUNS: [&str; 7] = [
    "01234567890123456789",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertyuiop[]asdfghjkl;'zxcvbnm,./",
    "azertyuiopqsdfghjklmwxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/",
    "1q2w3e4r5t6y7u8i9o0p",
];

/// Whether a password is among the first that would be tried.
pub(crate) fn is_common(password: &str) -> bool {
    let lower = password.to_lowercase();
    let unit = repeated_unit(&lower);
    unit.chars().count() <= 3
        || [lower.as_str(), unit]
            .iter()
            .any(|candidate| listed(WHOLE, candidate) || is_run(candidate) || is_word(candidate))
}

/// The shortest piece that the text is a repetition of: `abcabcabc` is `abc`.
fn repeated_unit(text: &str) -> &str {
    let ends = text.char_indices().map(|(at, _)| at).skip(1);
    ends.filter(|end| text.len().is_multiple_of(*end))
        .find_map(|end| {
            let unit = text.get(..end)?;
            (unit.repeat(text.len() / end) == text).then_some(unit)
        })
        .unwrap_or(text)
}

fn listed(list: &str, candidate: &str) -> bool {
    list.lines().any(|line| line == candidate)
}

fn is_run(candidate: &str) -> bool {
    let backwards: String = candidate.chars().rev().collect();
    RUNS.iter()
        .any(|run| run.contains(candidate) || run.contains(&backwards))
}

/// A listed word in plain or leet spelling, with digits and signs around it: `P@ssw0rd2024!`.
fn is_word(candidate: &str) -> bool {
    let bare = candidate.trim_matches(|c: char| !c.is_alphabetic());
    let plain: String = candidate.chars().map(unleet).collect();
    let plain_core = plain.trim_matches(|c: char| !c.is_alphabetic());
    let trimmed: String = bare.chars().map(unleet).collect();
    [bare, plain_core, trimmed.as_str()]
        .iter()
        .any(|word| !word.is_empty() && (listed(WORDS, word) || listed(WORDS, repeated_unit(word))))
}

fn unleet(c: char) -> char {
    match c {
        '@' | '4' => 'a',
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '$' | '5' => 's',
        '7' => 't',
        c => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_tries_first_is_common() {
        for password in [
            "1234567890",
            "0987654321",
            "qwertyuiop",
            "poiuytrewq",
            "password123",
            "Password2024!",
            "P@ssw0rd123",
            "passwordpassword",
            "aaaaaaaaaaaa",
            "abababababab",
            "abcdefghij",
            "1q2w3e4r5t6y",
            "1qaz2wsx3edc",
            "iloveyou123",
            "football12345",
            "!!!welcome!!!",
            "qwerty123456",
            "correcthorsebatterystaple",
            "Administrator1",
        ] {
            assert!(is_common(password), "{password}");
        }
    }

    #[test]
    fn what_a_person_made_up_is_not() {
        for password in [
            "demo-password-1",
            "tenchars-x",
            "my cat eats 4 moths",
            "blue bicycle sunday",
            "xK9$mQ2vLp",
            "größenwahn im mai",
        ] {
            assert!(!is_common(password), "{password}");
        }
    }

    #[test]
    fn the_lists_are_in_lower_case_and_without_doubles() {
        for list in [WORDS, WHOLE] {
            let mut seen = std::collections::HashSet::new();
            for line in list.lines() {
                assert_eq!(line, line.trim().to_lowercase());
                assert!(!line.is_empty() && seen.insert(line), "{line}");
            }
        }
        assert!(WHOLE.lines().all(|line| line.chars().count() >= 10));
        assert!(WORDS.lines().count() > 250 && WHOLE.lines().count() > 150);
    }
}
