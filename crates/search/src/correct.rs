//! Words that find nothing, as they were probably meant.

use tantivy::Term;

use crate::Error;
use crate::find::total;
use crate::snapshot::Snapshot;
use crate::text;
use crate::vocabulary::Vocabulary;
use crate::words::Words;

/// Words taken into account in the place of one.
const CANDIDATES: usize = 3;
/// Searches tried of each kind: a long nonsense costs no more than that.
const TRIES: usize = 8;
/// The shortest word that two run together are cut into.
const SHORTEST_PART: usize = 3;

/// Other words that find something. `true`: they mean the same, spelt right. `false`: they
/// are only what is left of the words when some are left out.
pub fn correct(snapshot: &Snapshot, words: &Words) -> Result<Option<(Words, bool)>, Error> {
    let corrector = Corrector {
        snapshot,
        words: Vocabulary::new(&snapshot.searcher, snapshot.fields.words),
    };
    let (known, unsure) = corrector.spelt(words)?;
    let tries = unsure.into_iter().take(TRIES);
    if let Some(words) = corrector.first_found(tries)? {
        return Ok(Some((words, true)));
    }
    let changed = corrector.changed(&known)?;
    if let Some(words) = corrector.first_found(changed.into_iter().take(TRIES))? {
        return Ok(Some((words, true)));
    }
    let rest = corrector.most_found(&known)?;
    Ok(rest.map(|words| (words, false)))
}

struct Corrector<'a> {
    snapshot: &'a Snapshot,
    words: Vocabulary<'a>,
}

impl Corrector<'_> {
    /// The words with the likeliest known one for each unknown, and these in all likely
    /// ways; none when all words are known.
    fn spelt(&self, words: &Words) -> Result<(Words, Vec<Words>), Error> {
        let mut likeliest = words.clone();
        let mut others = Vec::new();
        for place in words.places().collect::<Vec<_>>().into_iter().rev() {
            let word = words.word(place).unwrap_or_default();
            let unfinished = words.is_unfinished(place);
            if self.is_known(word, unfinished)? {
                continue;
            }
            let candidates = self.candidates(word, unfinished)?;
            let before = likeliest.clone();
            if let Some((first, rest)) = candidates.split_first() {
                likeliest = before.with(place, first);
                others.extend(rest.iter().map(|other| before.with(place, other)));
            }
        }
        let mut tries = Vec::new();
        if likeliest != *words {
            tries.push(likeliest.clone());
        }
        tries.extend(others);
        Ok((likeliest, tries))
    }

    /// The words with one of them, though known, for another one.
    fn changed(&self, words: &Words) -> Result<Vec<Words>, Error> {
        let mut changed = Vec::new();
        for place in words.places() {
            let word = words.word(place).unwrap_or_default();
            for other in self.candidates(word, words.is_unfinished(place))? {
                changed.push(words.with(place, &other));
            }
        }
        Ok(changed)
    }

    fn first_found(&self, tries: impl Iterator<Item = Words>) -> Result<Option<Words>, Error> {
        for words in tries {
            if total(self.snapshot, &words)? > 0 {
                return Ok(Some(words));
            }
        }
        Ok(None)
    }

    /// The words without one of them that find most; else the one word that finds fewest,
    /// as it says most.
    fn most_found(&self, words: &Words) -> Result<Option<Words>, Error> {
        let mut best: Option<(i64, Words)> = None;
        let places: Vec<usize> = words.places().take(TRIES).collect();
        if places.len() < 2 {
            return Ok(None);
        }
        for place in &places {
            let rest = words.without(*place);
            let found = total(self.snapshot, &rest)?;
            if found > 0 && best.as_ref().is_none_or(|(most, _)| found > *most) {
                best = Some((found, rest));
            }
        }
        if best.is_none() {
            for place in places {
                let alone = words.only(place);
                let found = total(self.snapshot, &alone)?;
                if found > 0 && best.as_ref().is_none_or(|(fewest, _)| found < *fewest) {
                    best = Some((found, alone));
                }
            }
        }
        Ok(best.map(|(_, words)| words))
    }

    fn is_known(&self, word: &str, unfinished: bool) -> Result<bool, Error> {
        if unfinished && !self.words.starting_with(word, 1)?.is_empty() {
            return Ok(true);
        }
        let stem = text::stem(word);
        let fields = self.snapshot.fields;
        for field in [fields.title, fields.keywords, fields.description] {
            let term = Term::from_field_text(field, &stem);
            if self.snapshot.searcher.doc_freq(&term)? > 0 {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Words near this one, or the two that it was run together of.
    fn candidates(&self, word: &str, unfinished: bool) -> Result<Vec<String>, Error> {
        let mut candidates = self.words.near(word, unfinished, CANDIDATES)?;
        for (at, _) in word.char_indices().skip(SHORTEST_PART) {
            let (first, second) = word.split_at(at);
            let long_enough = second.chars().count() >= SHORTEST_PART;
            if long_enough && self.words.has(first)? && self.words.has(second)? {
                candidates.push(format!("{first} {second}"));
            }
        }
        Ok(candidates)
    }
}
