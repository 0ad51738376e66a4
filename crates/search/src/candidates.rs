//! Indexed words that could replace a search word that matches nothing.

use std::collections::HashMap;
use std::sync::Arc;

use tantivy::Term;

use crate::Error;
use crate::plural;
use crate::snapshot::Snapshot;
use crate::text;
use crate::typo::{Known, judge};
use crate::vocabulary::Vocabulary;

/// Words taken into account in the place of one.
const CANDIDATES: usize = 3;
/// The shortest word that two run together are cut into.
const SHORTEST_PART: usize = 3;

/// A word, or two, that may have been meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// As it is spelt.
    pub words: String,
    /// Whether it can be taken without asking.
    pub sure: bool,
}

/// Whether any products have a word, or one that goes on like it if it is unfinished.
pub fn is_known(snapshot: &Snapshot, word: &str, unfinished: bool) -> Result<bool, Error> {
    let words = Vocabulary::new(&snapshot.searcher, snapshot.fields.words);
    if unfinished && !words.starting_with(word, 1)?.is_empty() {
        return Ok(true);
    }
    is_used(snapshot, word)
}

/// The likeliest words in the place of one, the likeliest first, found out once.
pub fn candidates(
    snapshot: &Snapshot,
    word: &str,
    unfinished: bool,
) -> Result<Arc<Vec<Candidate>>, Error> {
    let asked = format!("{word} {unfinished}");
    snapshot.candidates.get(asked, || {
        let mut candidates = near(snapshot, word, unfinished)?;
        candidates.extend(parts(snapshot, word)?);
        candidates.sort_by_key(|candidate| !candidate.sure);
        candidates.truncate(CANDIDATES);
        Ok(candidates)
    })
}

/// Words that became this one by a typo.
fn near(snapshot: &Snapshot, typed: &str, unfinished: bool) -> Result<Vec<Candidate>, Error> {
    let vocabulary = Vocabulary::new(&snapshot.searcher, snapshot.fields.words);
    let plurals = plural::irregular().map(str::to_owned);
    let heard = [typed.replace('f', "ph"), typed.replace("ph", "f")];
    let others = plurals.chain(heard).map(|word| (word, 0));
    let mut words: HashMap<String, u64> = others.collect();
    words.extend(vocabulary.near(typed, unfinished)?);
    let mut near = Vec::new();
    for (word, documents) in words {
        let mut known = Known {
            word,
            documents,
            named: true,
        };
        let may_be = judge(typed, unfinished, &known).is_some();
        if !may_be || text::is_stop_word(&known.word) || !is_used(snapshot, &known.word)? {
            continue;
        }
        known.named = names_products(snapshot, &known.word)?;
        near.extend(judge(typed, unfinished, &known).map(|typo| (typo, known.word)));
    }
    near.sort();
    let near = near.into_iter().take(CANDIDATES);
    let near = near.map(|(typo, words)| Candidate {
        words,
        sure: typo.sure,
    });
    Ok(near.collect())
}

/// Two words that this one was run together of.
fn parts(snapshot: &Snapshot, typed: &str) -> Result<Vec<Candidate>, Error> {
    let vocabulary = Vocabulary::new(&snapshot.searcher, snapshot.fields.words);
    let mut parts = Vec::new();
    for (at, _) in typed.char_indices().skip(SHORTEST_PART) {
        let (first, second) = typed.split_at(at);
        let is_part = |word: &str| match text::is_stop_word(word) {
            true => Ok(false),
            false => vocabulary.has(word),
        };
        if second.chars().count() >= SHORTEST_PART && is_part(first)? && is_part(second)? {
            parts.push(Candidate {
                words: format!("{first} {second}"),
                sure: names_products(snapshot, first)? && names_products(snapshot, second)?,
            });
        }
    }
    Ok(parts)
}

fn is_used(snapshot: &Snapshot, word: &str) -> Result<bool, Error> {
    let described = Term::from_field_text(snapshot.fields.description, &text::stem(word));
    Ok(snapshot.searcher.doc_freq(&described)? > 0 || names_products(snapshot, word)?)
}

/// Whether the word stands in titles, options, attributes or categories.
pub fn names_products(snapshot: &Snapshot, word: &str) -> Result<bool, Error> {
    let stem = text::stem(word);
    for field in [snapshot.fields.title, snapshot.fields.keywords] {
        let term = Term::from_field_text(field, &stem);
        if snapshot.searcher.doc_freq(&term)? > 0 {
            return Ok(true);
        }
    }
    Ok(false)
}
