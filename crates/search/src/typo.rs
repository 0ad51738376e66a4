//! Typos: which known word was meant, and how certain that is. All of this judgement is in this
//! module.
//!
//! Each typing or hearing error has a cost; a word may contain one error, from eight letters on
//! two, or any number if it still sounds the same. A word of four letters must sound the same or
//! have the same letters, because so many other words are close to it. A correction is *sure*, and
//! applied without asking, only if a shopper could hardly have meant anything else: the first
//! letter is the same, the word is in products' names and not only in their descriptions, and it is
//! long enough for the kind of error that another real word is unlikely. Corrections of short words
//! and of replaced letters are often right, but not certain: sheep are not sheets, shorts are not
//! shirts. These are only suggested.

mod errors;

use std::cmp::Reverse;

use errors::{COMMON, Errors, Kind, RARE, cost, errors, sound};

/// The shortest word with a typo.
pub const LETTERS: usize = 4;
/// From so many letters on there may be two.
const LETTERS_FOR_TWO: usize = 8;
/// From so many letters on an unfinished word may have one.
pub const LETTERS_OF_A_BEGINNING: usize = 5;
/// A beginning with a typo is completed by no more than one letter for so many typed.
const LETTERS_FOR_ONE_MORE: usize = 2;
/// The shortest word of which two typos are sure if it sounds the same.
const LETTERS_FOR_TWO_BY_EAR: usize = 7;

/// A word that titles or descriptions of products contain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    /// The word.
    pub word: String,
    /// In how many texts it stands.
    pub documents: u64,
    /// Whether it stands in titles, options, attributes or categories, not only in descriptions.
    pub named: bool,
}

/// How a word was mistyped, with the cost: the likelier, the lower.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Typo {
    cost: u32,
    longer: usize,
    only_described: bool,
    documents: Reverse<u64>,
    /// Whether the word can be put right without asking.
    pub sure: bool,
}

/// Judges whether a known word was meant. An unfinished one may stand for a longer one.
pub fn judge(typed: &str, unfinished: bool, known: &Known) -> Option<Typo> {
    let has_digits = typed.contains(|c: char| c.is_ascii_digit());
    if has_digits || typed == known.word {
        return None;
    }
    let heard = |word: &str| word.replace("ph", "f");
    let seen = judge_spelling(typed, &known.word, unfinished, known);
    let heard = judge_spelling(&heard(typed), &heard(&known.word), unfinished, known);
    seen.into_iter().chain(heard).min()
}

fn judge_spelling(typed: &str, meant: &str, unfinished: bool, known: &Known) -> Option<Typo> {
    let typed: Vec<char> = typed.chars().collect();
    let meant: Vec<char> = meant.chars().collect();
    let whole = judge_letters(&typed, &meant, known);
    if whole.is_some() || !unfinished || typed.len() < LETTERS_OF_A_BEGINNING {
        return whole;
    }
    let ends = typed.len() - 1..=typed.len() + 1;
    let beginnings = ends.filter_map(|end| {
        let (beginning, tail) = meant.split_at_checked(end)?;
        let typo = judge_letters(&typed, beginning, known)?;
        (tail.len() * LETTERS_FOR_ONE_MORE <= typed.len()).then_some(Typo {
            cost: typo.cost + u32::try_from(tail.len()).ok()?,
            longer: tail.len(),
            sure: typo.sure && typed.len() > LETTERS_OF_A_BEGINNING,
            ..typo
        })
    });
    beginnings.min()
}

fn judge_letters(typed: &[char], meant: &[char], known: &Known) -> Option<Typo> {
    if typed.len() < LETTERS {
        return None;
    }
    let errors = errors(typed, meant)?;
    let by_ear = sound(typed) == sound(meant);
    let cost = cost(&errors);
    let most = match typed.len() {
        LETTERS_FOR_TWO.. => COMMON + COMMON,
        _ if by_ear => COMMON + COMMON,
        LETTERS if !is_swapped(&errors) => 0,
        _ => RARE,
    };
    let same_start = typed.first() == meant.first();
    let sure = match errors.as_slice() {
        [(place, error)] => typed.len() >= letters_to_be_sure(*place, *error, by_ear),
        several if several.iter().all(|(_, error)| *error == Kind::Doubled) => true,
        _ => by_ear && typed.len() >= LETTERS_FOR_TWO_BY_EAR,
    };
    (cost <= most).then_some(Typo {
        cost,
        longer: typed.len().abs_diff(meant.len()),
        only_described: !known.named,
        documents: Reverse(known.documents),
        sure: sure && same_start && known.named,
    })
}

fn is_swapped(errors: &Errors) -> bool {
    matches!(errors.as_slice(), [(_, Kind::Swapped)])
}

/// How long a word must be for one error to be sure. Leaving a letter out seldom makes a
/// real word, adding or changing one often does.
fn letters_to_be_sure(place: usize, error: Kind, by_ear: bool) -> usize {
    match error {
        Kind::Swapped => 4,
        Kind::Doubled => 5,
        Kind::Missing if by_ear => 5,
        Kind::Missing => 6,
        // unstressed endings are misheard
        Kind::Vowel if place > 2 => 6,
        Kind::Near if by_ear => 6,
        Kind::Vowel | Kind::Extra => 7,
        Kind::Near | Kind::Other => 8,
    }
}

#[cfg(test)]
mod tests;
