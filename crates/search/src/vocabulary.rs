//! The words in products' descriptions, for completing words and for recognizing typos.

use std::collections::HashMap;

use tantivy::query::FuzzyTermQuery;
use tantivy::schema::Field;
use tantivy::termdict::TermStreamer;
use tantivy::{Searcher, Term};

use crate::Error;
use crate::typo::{self, Known, judge};

/// The words of one field.
#[derive(Clone, Copy)]
pub struct Vocabulary<'a> {
    searcher: &'a Searcher,
    field: Field,
}

/// From so many letters on, words with two errors are looked at: doubled letters and those
/// that sound alike are small ones.
const LETTERS_FOR_TWO_ERRORS: usize = 5;

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

    /// All words that this one may have become by typing errors, itself left out, with the
    /// number of texts that have each. An unfinished word may stand for longer ones.
    pub fn near(self, word: &str, unfinished: bool) -> Result<Vec<(String, u64)>, Error> {
        let term = || Term::from_field_text(self.field, word);
        let letters = word.chars().count();
        let mut found = HashMap::new();
        if letters >= typo::LETTERS {
            let errors = if letters >= LETTERS_FOR_TWO_ERRORS {
                2
            } else {
                1
            };
            found.extend(self.within(&FuzzyTermQuery::new(term(), errors, true))?);
        }
        if unfinished && letters >= typo::LETTERS_OF_A_BEGINNING {
            found.extend(self.within(&FuzzyTermQuery::new_prefix(term(), 1, true))?);
        }
        found.remove(word);
        Ok(found.into_iter().collect())
    }

    /// The words of names that this one probably was, the likeliest first.
    pub fn likeliest(
        self,
        word: &str,
        unfinished: bool,
        most: usize,
    ) -> Result<Vec<String>, Error> {
        let near = self.near(word, unfinished)?.into_iter();
        let known = near.map(|(word, documents)| Known {
            word,
            documents,
            named: true,
        });
        let judged = known.filter_map(|known| Some((judge(word, unfinished, &known)?, known.word)));
        let mut judged: Vec<_> = judged.collect();
        judged.sort();
        judged.truncate(most);
        Ok(judged.into_iter().map(|(_, word)| word).collect())
    }

    fn within(self, query: &FuzzyTermQuery) -> Result<impl Iterator<Item = (String, u64)>, Error> {
        let mut found = Frequencies::default();
        for segment in self.searcher.segment_readers() {
            let index = segment.inverted_index(self.field)?;
            let near = index.terms().search(query.automaton()?);
            let mut stream: TermStreamer<'_, _> = near.into_stream()?;
            while stream.advance() {
                found.add(stream.key(), stream.value().doc_freq);
            }
        }
        let texts = found.0.into_iter();
        Ok(texts.filter_map(|(word, documents)| Some((String::from_utf8(word).ok()?, documents))))
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
