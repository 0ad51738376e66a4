//! Search suggestions for words that are being typed.

use std::sync::Arc;

use tantivy::query::{BooleanQuery, ConstScoreQuery, Occur, TermQuery};
use tantivy::schema::IndexRecordOption;
use tantivy::{DocAddress, Term};
use types::Language;

use crate::Error;
use crate::correct::{Kind, correct};
use crate::find::{first, total};
use crate::found::Suggestions;
use crate::matching::{self, Reach, boxed, must};
use crate::phrase::{self, Place};
use crate::query::{SearchText, Sort};
use crate::record::kind;
use crate::snapshot::Snapshot;
use crate::sort::Order;
use crate::text;
use crate::titles::Titles;
use crate::vocabulary::Vocabulary;
use crate::words::{Piece, Words};

const QUERIES: usize = 4;
const PRODUCTS: usize = 5;
const CATEGORIES: usize = 3;
const SHOPS: usize = 2;
/// Products whose titles are looked at for what the words mean and how they go on.
const TITLES: usize = 32;
/// Completions of the last word that are tried with the words before it.
const COMPLETIONS: usize = 24;
/// A word in a name stands for at most so many longer ones.
const NAMES: usize = 32;
/// Names are guessed of no more words than these.
const GUESSES: usize = 6;

/// Answers what is typed so far by somebody who reads in this language.
pub fn suggest(
    snapshot: &Snapshot,
    text: &SearchText,
    language: Language,
) -> Result<Arc<Suggestions>, Error> {
    let words = Words::parse(text);
    // words that must not be there are nothing to go on from
    if words.pieces.iter().all(Piece::is_excluded) {
        return Ok(Arc::default());
    }
    snapshot
        .suggested
        .get(format!("{words} {} {language:?}", words.unfinished), || {
            Suggester { snapshot, language }.suggest(&words)
        })
}

struct Suggester<'a> {
    snapshot: &'a Snapshot,
    /// Searches are completed in it.
    language: Language,
}

/// A product whose title has the words, or that is described with them.
struct Named {
    at: DocAddress,
    titles: Titles,
}

impl Suggester<'_> {
    fn suggest(&self, typed: &Words) -> Result<Suggestions, Error> {
        let mut found = self.products(typed)?;
        let mut words = typed.clone();
        let mut named = typed.clone();
        if found.is_empty()
            && let Some(meant) = correct(self.snapshot, typed)?
            && meant.kind != Kind::Rest
        {
            words = meant.words;
            // products are shown for what is sure; the rest is a search to choose
            if meant.kind == Kind::Sure {
                found = self.products(&words)?;
                named = words.clone();
            }
        }
        let fields = self.snapshot.fields;
        let guess = found.is_empty();
        let cards = found.iter().take(PRODUCTS);
        let cards = cards.map(|named| self.snapshot.stored(named.at, fields.card));
        Ok(Suggestions {
            queries: self.queries(typed, &words, &found)?,
            products: cards.collect::<Result<_, _>>()?,
            categories: self.named(kind::CATEGORY, &named, guess, CATEGORIES)?,
            shops: self.named(kind::SHOP, &named, guess, SHOPS)?,
        })
    }

    /// By the title that is read what is the thing itself before what is for it or goes with it, and of these what sells
    /// best; else by all that is said of products what matches best.
    fn products(&self, words: &Words) -> Result<Vec<Named>, Error> {
        let fields = &self.snapshot.fields;
        let languages = &[self.language];
        if let Some(query) = matching::titles(&self.snapshot.searcher, fields, words, languages)? {
            let found = first(
                self.snapshot,
                &query,
                Order::Column(Sort::BestSelling),
                TITLES,
            )?;
            let mut found = self.titles(found)?;
            if !found.is_empty() {
                let typed = words.plain();
                found.sort_by_cached_key(|named| {
                    let places =
                        |unfinished| named.titles.places(self.language, &typed, unfinished);
                    (places(words.unfinished), places(false))
                });
                return Ok(found);
            }
        }
        let matches = matching::products(&self.snapshot.searcher, fields, words, Reach::All)?;
        let query = matches.query(fields, None, &[]);
        self.titles(first(self.snapshot, &query, Order::Relevance, TITLES)?)
    }

    fn titles(&self, found: Vec<DocAddress>) -> Result<Vec<Named>, Error> {
        let found = found.into_iter();
        found
            .map(|at| {
                let titles = Titles::of(self.snapshot, at)?;
                Ok(Named { at, titles })
            })
            .collect()
    }

    /// Searches that find something and go on from what was typed: with its last word
    /// completed, or as products found are called.
    fn queries(&self, typed: &Words, words: &Words, found: &[Named]) -> Result<Vec<String>, Error> {
        let mut queries = Vec::new();
        if words != typed {
            queries.push(words.to_string());
        }
        self.complete(words, found, &mut queries)?;
        queries.extend(self.names(words, found));
        let mut known = Vec::new();
        if words.places().count() > 1 {
            known.push(stems(&typed.to_string()));
        }
        queries.retain(|query| {
            let stems = stems(query);
            let new = !known.contains(&stems);
            known.push(stems);
            new
        });
        queries.truncate(QUERIES);
        Ok(queries)
    }

    /// The last word completed, first to what products found are, then to what many products are
    /// described with.
    fn complete(
        &self,
        words: &Words,
        found: &[Named],
        queries: &mut Vec<String>,
    ) -> Result<(), Error> {
        let last = words.pieces.len().saturating_sub(1);
        let Some(word) = words.word(last).filter(|_| words.unfinished) else {
            return Ok(());
        };
        let fields = self.snapshot.fields;
        let titles = fields.title_words_in(self.language);
        let vocabulary = Vocabulary::new(&self.snapshot.searcher, titles);
        let mut stems = Vec::new();
        let mut completions = vocabulary.starting_with(word, COMPLETIONS)?;
        completions.sort_by_cached_key(|longer| {
            let titles = found
                .iter()
                .map(|named| named.titles.read_in(self.language));
            let places = titles.map(|title| phrase::place(title, &[longer], false));
            places.min().unwrap_or(Place::Rest)
        });
        for longer in completions {
            let stem = text::stem(&longer);
            let whole = words.with(last, &longer);
            if queries.len() >= QUERIES / 2 {
                break;
            }
            // several words as they were typed are nothing new
            let typed = last > 0 && longer == word;
            if typed || text::is_stop_word(&longer) || stems.contains(&stem) {
                continue;
            }
            if total(self.snapshot, &whole.side_by_side())? > 0 {
                stems.push(stem);
                queries.push(whole.to_string());
            }
        }
        Ok(())
    }

    /// What products found are called, as far as that has all the words; those first that go on
    /// from them.
    fn names(&self, words: &Words, found: &[Named]) -> Vec<String> {
        let typed = words.plain();
        if typed.len() < words.pieces.len() {
            return Vec::new();
        }
        let mut names: Vec<_> = found
            .iter()
            .filter_map(|named| {
                let name = phrase::name(named.titles.read_in(self.language))?;
                let fit = phrase::fit(&name, &typed, words.unfinished)?;
                Some((fit, name))
            })
            .collect();
        names.sort_by_key(|(fit, _)| *fit);
        names.into_iter().map(|(_, name)| name).collect()
    }

    /// The entries of shops or categories whose names have all words, the last of them
    /// perhaps longer, and with a guess misspelt.
    fn named(
        &self,
        kind: &str,
        words: &Words,
        guess: bool,
        most: usize,
    ) -> Result<Vec<String>, Error> {
        let name = self.snapshot.fields.name;
        let vocabulary = Vocabulary::new(&self.snapshot.searcher, name);
        let mut clauses = vec![must(self.snapshot.fields.kind, kind)];
        let guess = guess && words.places().count() <= GUESSES;
        for place in words.places() {
            let word = words.word(place).unwrap_or_default();
            let meant = meant_in_names(vocabulary, word, words.is_unfinished(place), guess)?;
            if meant.is_empty() {
                return Ok(Vec::new());
            }
            let any = meant.iter().map(|word| {
                let term = Term::from_field_text(name, word);
                let query = TermQuery::new(term, IndexRecordOption::Basic);
                (Occur::Should, boxed(query))
            });
            let any = BooleanQuery::new(any.collect());
            let any = ConstScoreQuery::new(Box::new(any), 0.0);
            clauses.push((Occur::Must, Box::new(any)));
        }
        if clauses.len() == 1 {
            return Ok(Vec::new());
        }
        let query = BooleanQuery::new(clauses);
        let found = first(
            self.snapshot,
            &query,
            Order::Column(Sort::BestSelling),
            most,
        )?;
        let card = self.snapshot.fields.card;
        let found = found.into_iter();
        found.map(|at| self.snapshot.stored(at, card)).collect()
    }
}

/// What makes two searches the same: their words without endings and accents.
fn stems(query: &str) -> Vec<String> {
    let words = text::words(query).into_iter();
    words.map(|word| text::stem(&word)).collect()
}

/// The words of names that one typed stands for: itself and longer ones, or with a guess
/// those that are near.
fn meant_in_names(
    names: Vocabulary<'_>,
    word: &str,
    unfinished: bool,
    guess: bool,
) -> Result<Vec<String>, Error> {
    let longer = names.starting_with(word, NAMES)?;
    if longer.is_empty() && guess {
        return names.likeliest(word, unfinished, NAMES);
    }
    let itself = std::iter::once(word.to_owned());
    Ok(itself.chain(longer).collect())
}
