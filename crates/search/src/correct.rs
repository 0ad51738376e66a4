//! Correcting search words that find nothing.

use std::cell::Cell;
use std::sync::Arc;

use crate::Error;
use crate::candidates::{Candidate, candidates, is_known, names_products};
use crate::find::{called, total};
use crate::snapshot::Snapshot;
use crate::words::Words;

/// Of one search so many words are looked up, however many it has.
const LOOKUPS: usize = 6;
/// So many other searches are tried in the place of one.
const TRIES: usize = 18;
/// So many of these with words put right, and as many with words that are known changed.
const TRIES_WITH_OTHERS: usize = 6;

/// Other words that find something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meant {
    /// The words.
    pub words: Words,
    /// What they are to those typed.
    pub kind: Kind,
}

/// What other words are to those typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The same, spelt right.
    Sure,
    /// Perhaps the same.
    Likely,
    /// What is left when some are left out.
    Rest,
}

/// Corrects words that find nothing.
pub fn correct(snapshot: &Snapshot, words: &Words) -> Result<Option<Meant>, Error> {
    Corrector::new(snapshot).correct(words)
}

struct Corrector<'a> {
    snapshot: &'a Snapshot,
    /// What was spent.
    lookups: Cell<usize>,
    tries: Cell<usize>,
}

/// A word that no products have and what it may have been.
struct Unknown {
    place: usize,
    candidates: Arc<Vec<Candidate>>,
}

impl<'a> Corrector<'a> {
    fn new(snapshot: &'a Snapshot) -> Self {
        Self {
            snapshot,
            lookups: Cell::default(),
            tries: Cell::default(),
        }
    }

    fn correct(&self, words: &Words) -> Result<Option<Meant>, Error> {
        let unknown = self.unknown(words)?;
        let likeliest = replaced(words, &unknown, |word| word.candidates.first());
        if unknown.iter().all(|word| !word.candidates.is_empty()) {
            let attempts = attempts(words, &unknown);
            if let Some(meant) = self.first_found(attempts)? {
                return Ok(Some(meant));
            }
            let changed = self.changed(&likeliest.words)?;
            if let Some(meant) = self.first_found(changed)? {
                return Ok(Some(meant));
            }
        }
        self.rest(words, &unknown)
    }

    /// The words that no products have, from the last to the first: words before one that is
    /// replaced keep their places.
    fn unknown(&self, words: &Words) -> Result<Vec<Unknown>, Error> {
        let mut unknown = Vec::new();
        for place in words.places() {
            let word = words.word(place).unwrap_or_default();
            if !is_known(self.snapshot, word, words.is_unfinished(place))? {
                let candidates = self.candidates(words, place)?;
                unknown.push(Unknown { place, candidates });
            }
        }
        unknown.reverse();
        Ok(unknown)
    }

    /// The words with one of them, though known, for another one that it is a usual typo
    /// of. That is never sure.
    fn changed(&self, words: &Words) -> Result<Vec<Meant>, Error> {
        let mut changed = Vec::new();
        for place in words.places() {
            let candidates = self.candidates(words, place)?;
            let usual = candidates.iter().filter(|other| other.sure);
            changed.extend(usual.map(|other| Meant {
                words: words.with(place, &other.words),
                kind: Kind::Likely,
            }));
        }
        Ok(changed)
    }

    fn first_found(&self, attempts: Vec<Meant>) -> Result<Option<Meant>, Error> {
        for meant in attempts.into_iter().take(TRIES_WITH_OTHERS) {
            if self.total(&meant.words)? > 0 {
                return Ok(Some(meant));
            }
        }
        Ok(None)
    }

    /// The words without those that no products have; without one more if need be. What no
    /// products are called by is not worth an offer.
    fn rest(&self, words: &Words, unknown: &[Unknown]) -> Result<Option<Meant>, Error> {
        let mut rest = words.clone();
        for Unknown { place, candidates } in unknown {
            rest = match candidates.first().filter(|first| first.sure) {
                Some(first) => rest.with(*place, &first.words),
                None => rest.without(*place),
            };
        }
        let shorter = rest.places().count() < words.places().count();
        let found = match shorter && self.total(&rest)? > 0 {
            true => Some(rest),
            false => self.most_found(&rest)?,
        };
        match found {
            Some(words) if self.is_worth(&words)? => Ok(Some(Meant {
                words,
                kind: Kind::Rest,
            })),
            _ => Ok(None),
        }
    }

    fn is_worth(&self, words: &Words) -> Result<bool, Error> {
        for place in words.places() {
            let word = words.word(place).unwrap_or_default();
            if names_products(self.snapshot, word)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The words without one of them that most products are called by; else the one word that
    /// finds fewest, as it says most.
    fn most_found(&self, words: &Words) -> Result<Option<Words>, Error> {
        let places: Vec<usize> = words.places().collect();
        if places.len() < 2 {
            return Ok(None);
        }
        let mut found = Vec::new();
        for place in &places {
            let rest = words.without(*place);
            let total = self.total(&rest)?;
            if total > 0 {
                found.push(((called(self.snapshot, &rest)?, total), rest));
            }
        }
        // of equals the first
        if let Some((_, words)) = found.into_iter().rev().max_by_key(|(most, _)| *most) {
            return Ok(Some(words));
        }
        let mut found = Vec::new();
        for place in places {
            let alone = words.only(place);
            found.push((self.total(&alone)?, alone));
        }
        found.retain(|(total, _)| *total > 0);
        let fewest = found.into_iter().min_by_key(|(total, _)| *total);
        Ok(fewest.map(|(_, words)| words))
    }

    /// How much words find; nothing when enough was tried.
    fn total(&self, words: &Words) -> Result<i64, Error> {
        if self.tries.get() == TRIES || words.places().next().is_none() {
            return Ok(0);
        }
        self.tries.update(|tries| tries + 1);
        total(self.snapshot, words)
    }

    /// What a word may have been; nothing when enough was looked up.
    fn candidates(&self, words: &Words, place: usize) -> Result<Arc<Vec<Candidate>>, Error> {
        if self.lookups.get() == LOOKUPS {
            return Ok(Arc::default());
        }
        self.lookups.update(|lookups| lookups + 1);
        let word = words.word(place).unwrap_or_default();
        candidates(self.snapshot, word, words.is_unfinished(place))
    }
}

/// The words with the likeliest known ones for those unknown, then with another for one.
fn attempts(words: &Words, unknown: &[Unknown]) -> Vec<Meant> {
    if unknown.is_empty() {
        return Vec::new();
    }
    let mut attempts = vec![replaced(words, unknown, |word| word.candidates.first())];
    for changed in unknown {
        for other in changed.candidates.iter().skip(1) {
            attempts.push(replaced(words, unknown, |word| {
                match word.place == changed.place {
                    true => Some(other),
                    false => word.candidates.first(),
                }
            }));
        }
    }
    attempts
}

fn replaced<'a>(
    words: &Words,
    unknown: &'a [Unknown],
    by: impl Fn(&'a Unknown) -> Option<&'a Candidate>,
) -> Meant {
    let mut meant = Meant {
        words: words.clone(),
        kind: Kind::Sure,
    };
    for word in unknown {
        if let Some(other) = by(word) {
            meant.words = meant.words.with(word.place, &other.words);
            if !other.sure {
                meant.kind = Kind::Likely;
            }
        }
    }
    meant
}

#[cfg(test)]
mod tests;
