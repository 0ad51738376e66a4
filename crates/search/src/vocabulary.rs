//! The words that goods are described with: completed, and told from typing errors.

use std::collections::HashMap;

use tantivy::query::FuzzyTermQuery;
use tantivy::schema::Field;
use tantivy::termdict::TermStreamer;
use tantivy::{Searcher, Term};

use crate::Error;

/// The words of one field.
#[derive(Clone, Copy)]
pub struct Vocabulary<'a> {
    searcher: &'a Searcher,
    field: Field,
}

/// From so many letters on, one typing error is understood.
const LETTERS_FOR_ONE_ERROR: usize = 4;
/// From so many letters on, two are.
const LETTERS_FOR_TWO_ERRORS: usize = 8;

impl<'a> Vocabulary<'a> {
    /// The words of a field that keeps their endings.
    pub fn new(searcher: &'a Searcher, field: Field) -> Self {
        Self { searcher, field }
    }

    /// Whether anything is described with the word.
    pub fn has(self, word: &str) -> Result<bool, Error> {
        let term = Term::from_field_text(self.field, word);
        Ok(self.searcher.doc_freq(&term)? > 0)
    }

    /// The words that begin like this, the most used first.
    pub fn starting_with(self, start: &str, most: usize) -> Result<Vec<String>, Error> {
        let mut found = Frequencies::default();
        for segment in self.searcher.segment_readers() {
            let index = segment.inverted_index(self.field)?;
            let mut stream = index.terms().range().ge(start).into_stream()?;
            while stream.advance() && stream.key().starts_with(start.as_bytes()) {
                found.add(stream.key(), stream.value().doc_freq);
            }
        }
        Ok(found.most_used(most))
    }

    /// Words that may have been meant: with fewest typing errors, the most used first. An
    /// unfinished word may stand for longer ones.
    pub fn near(self, word: &str, unfinished: bool, most: usize) -> Result<Vec<String>, Error> {
        let errors = match word.chars().count() {
            LETTERS_FOR_TWO_ERRORS.. => 2,
            LETTERS_FOR_ONE_ERROR.. => 1,
            _ => 0,
        };
        for distance in 1..=errors {
            for longer in [false, true] {
                if longer && !unfinished {
                    continue;
                }
                let found = self.within(word, distance, longer, most)?;
                if !found.is_empty() {
                    return Ok(found);
                }
            }
        }
        Ok(Vec::new())
    }

    fn within(
        self,
        word: &str,
        distance: u8,
        longer: bool,
        most: usize,
    ) -> Result<Vec<String>, Error> {
        let term = Term::from_field_text(self.field, word);
        let query = match longer {
            true => FuzzyTermQuery::new_prefix(term, distance, true),
            false => FuzzyTermQuery::new(term, distance, true),
        };
        let mut found = Frequencies::default();
        for segment in self.searcher.segment_readers() {
            let index = segment.inverted_index(self.field)?;
            let near = index.terms().search(query.automaton()?);
            let mut stream: TermStreamer<'_, _> = near.into_stream()?;
            while stream.advance() {
                found.add(stream.key(), stream.value().doc_freq);
            }
        }
        found.0.remove(word.as_bytes());
        Ok(found.most_used(most))
    }
}

/// In how many documents words stand, over all segments.
#[derive(Default)]
struct Frequencies(HashMap<Vec<u8>, u64>);

impl Frequencies {
    fn add(&mut self, word: &[u8], documents: u32) {
        match self.0.get_mut(word) {
            Some(known) => *known += u64::from(documents),
            None => {
                self.0.insert(word.to_vec(), u64::from(documents));
            }
        }
    }

    fn most_used(self, most: usize) -> Vec<String> {
        let mut words: Vec<_> = self.0.into_iter().collect();
        words.sort_unstable_by(|(a, often), (b, more)| more.cmp(often).then(a.cmp(b)));
        words.truncate(most);
        words
            .into_iter()
            .filter_map(|(word, _)| String::from_utf8(word).ok())
            .collect()
    }
}
