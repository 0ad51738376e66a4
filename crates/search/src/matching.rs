//! Which products match the words, and how well.

use std::collections::BTreeSet;

use tantivy::query::{
    BooleanQuery, BoostQuery, ConstScoreQuery, DisjunctionMaxQuery, Occur, PhraseQuery, Query,
    TermQuery,
};
use tantivy::schema::{Field, IndexRecordOption};
use tantivy::{Searcher, Term};
use types::Language;

use crate::compound::{ending_with, joined};
use crate::excluded::Excluded;
use crate::measure;
use crate::record::kind;
use crate::schema::Fields;
use crate::text;
use crate::vocabulary::Vocabulary;
use crate::words::{Piece, Words};
use crate::{CategoryPath, Error};

/// How much more a word counts in the title and in the keywords than in the description.
/// Length and repetition change a field's score by far less.
const BOOSTS: [f32; 3] = [10.0, 3.0, 1.0];
/// How much less a completed word counts than one that stands there as typed.
const COMPLETED: f32 = 0.2;
/// How much less a word counts that only ends with the one typed.
const COMPOUND: f32 = 0.5;
/// An unfinished word stands for at most so many others.
const COMPLETIONS: usize = 48;
/// A shorter beginning of a word is not looked for in descriptions: nearly all have it.
const LETTERS_FOR_DESCRIPTIONS: usize = 3;
/// Who typed a word that products are described with most likely means it: only titles are looked
/// through for longer ones. `tea` finds the teapot, and not all that is teal.
const TITLES: usize = 1;
/// What other fields with the word add to the best one.
const TIE_BREAKER: f32 = 0.1;

/// One word that stands for two counts like both.
const WORDS_IN_ONE: f32 = 2.0;

type Clause = (Occur, Box<dyn Query>);

/// In how many of the fields of a product words are looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// In its title.
    Title,
    /// In its keywords too: categories, options, attributes, the shop.
    Keywords,
    /// In all that is said of it.
    All,
}

impl Reach {
    const fn fields(self) -> usize {
        match self {
            Self::Title => 1,
            Self::Keywords => 2,
            Self::All => BOOSTS.len(),
        }
    }
}

/// The products with all these words, as far as they are looked for.
pub fn products(
    searcher: &Searcher,
    fields: &Fields,
    words: &Words,
    reach: Reach,
) -> Result<Matches, Error> {
    let anywhere = |word: &str, unfinished_word: bool| {
        let mut queries = in_fields(fields, reach, &text::stem(word), 1.0);
        for compound in ending_with(searcher, fields, word)? {
            queries.push(term(
                fields.title,
                &text::stem(&compound),
                BOOSTS[0] * COMPOUND,
            ));
        }
        if !unfinished_word {
            return Ok(best(queries));
        }
        let vocabulary = Vocabulary::new(searcher, fields.words);
        let longer = vocabulary.starting_with(word, COMPLETIONS)?;
        let searched = match (vocabulary.has(word)?, word.chars().count()) {
            (true, _) => TITLES,
            (_, LETTERS_FOR_DESCRIPTIONS..) => BOOSTS.len(),
            _ => BOOSTS.len() - 1,
        };
        queries.extend(completed(fields, reach, word, &longer, searched));
        Ok(best(queries))
    };
    clauses(searcher, fields, words, reach, &anywhere).map(Matches)
}

/// The products with all these plain words in their titles, the last one perhaps longer as those are who read in
/// these languages.
pub fn titles(
    searcher: &Searcher,
    fields: &Fields,
    words: &Words,
    languages: &[Language],
) -> Result<Option<BooleanQuery>, Error> {
    if words.places().count() < words.pieces.len() {
        return Ok(None);
    }
    let in_titles = |word: &str, unfinished: bool| {
        let mut stems = BTreeSet::from([text::stem(word)]);
        if unfinished {
            for language in languages {
                let titles = fields.title_words_in(*language);
                let vocabulary = Vocabulary::new(searcher, titles);
                let longer = vocabulary.starting_with(word, COMPLETIONS)?;
                stems.extend(longer.iter().map(|word| text::stem(word)));
            }
        }
        let any = stems.iter().map(|stem| term(fields.title, stem, 1.0));
        let any = any.map(|query| (Occur::Should, query)).collect();
        Ok(unscored(Box::new(BooleanQuery::new(any))))
    };
    let clauses = clauses(searcher, fields, words, Reach::Title, &in_titles)?;
    Ok(Some(BooleanQuery::new(clauses)))
}

/// Makes a query of a word, which may be unfinished.
type OfWord<'a> = &'a dyn Fn(&str, bool) -> Result<Box<dyn Query>, Error>;

/// A clause for every piece; two words that products have as one may stand there as one.
fn clauses(
    searcher: &Searcher,
    fields: &Fields,
    words: &Words,
    reach: Reach,
    of_word: OfWord<'_>,
) -> Result<Vec<Clause>, Error> {
    let mut clauses = Vec::new();
    let mut place = 0;
    while let Some(piece) = words.pieces.get(place) {
        let clause = clause(fields, reach, piece, words.is_unfinished(place), of_word)?;
        place += 1;
        let joined = joined(searcher, fields, words, place - 1)?;
        let (Some((whole, unfinished)), Some(next)) = (joined, words.pieces.get(place)) else {
            clauses.push(clause);
            continue;
        };
        let apart = vec![
            clause,
            self::clause(fields, reach, next, words.is_unfinished(place), of_word)?,
        ];
        let whole = BoostQuery::new(of_word(&whole, unfinished)?, WORDS_IN_ONE);
        let either = vec![boxed(BooleanQuery::new(apart)), boxed(whole)];
        clauses.push((Occur::Must, boxed(DisjunctionMaxQuery::new(either))));
        place += 1;
    }
    Ok(clauses)
}

fn clause(
    fields: &Fields,
    reach: Reach,
    piece: &Piece,
    unfinished: bool,
    of_word: OfWord<'_>,
) -> Result<Clause, Error> {
    Ok(match piece {
        Piece::Word(word) => (Occur::Must, of_word(word, unfinished)?),
        Piece::Measure(typed) => (Occur::Must, best(measure(fields, reach, typed, unfinished))),
        Piece::Phrase(words) => (Occur::Must, best(phrase(fields, reach, words))),
        Piece::Not(words) => {
            let excluded = Excluded(best(phrase(fields, Reach::All, words)));
            (Occur::MustNot, boxed(excluded))
        }
    })
}

/// Things that match, before filters.
pub struct Matches(Vec<Clause>);

impl Matches {
    /// All products.
    pub fn all() -> Self {
        Self(Vec::new())
    }

    /// Those of them below a category and of any of these shops.
    pub fn query(
        &self,
        fields: &Fields,
        category: Option<&CategoryPath>,
        shops: &[types::Slug],
    ) -> BooleanQuery {
        let copies = self.0.iter();
        let mut clauses: Vec<Clause> = copies
            .map(|(occur, query)| (*occur, query.box_clone()))
            .collect();
        if let Some(category) = category {
            clauses.push(must(fields.category, &category.to_string()));
        }
        if !shops.is_empty() {
            let shops = shops
                .iter()
                .map(|shop| (Occur::Should, term(fields.shop_slug, shop.as_str(), 1.0)))
                .collect();
            clauses.push((Occur::Must, unscored(Box::new(BooleanQuery::new(shops)))));
        }
        if !clauses.iter().any(|(occur, _)| *occur == Occur::Must) {
            clauses.push(must(fields.kind, kind::PRODUCT));
        }
        BooleanQuery::new(clauses)
    }
}

/// Any query as one of many kinds.
pub fn boxed(query: impl Query) -> Box<dyn Query> {
    Box::new(query)
}

/// A clause that only decides.
pub fn must(field: Field, text: &str) -> Clause {
    (Occur::Must, unscored(term(field, text, 1.0)))
}

fn unscored(query: Box<dyn Query>) -> Box<dyn Query> {
    Box::new(ConstScoreQuery::new(query, 0.0))
}

/// A word with its possible endings in the first so many fields.
fn completed(
    fields: &Fields,
    reach: Reach,
    word: &str,
    longer: &[String],
    searched: usize,
) -> Vec<Box<dyn Query>> {
    let stem = text::stem(word);
    let mut queries = Vec::new();
    let others: BTreeSet<String> = longer.iter().map(|word| text::stem(word)).collect();
    for other in others.iter().filter(|other| **other != stem) {
        queries.extend(
            in_fields(fields, reach, other, COMPLETED)
                .into_iter()
                .take(searched),
        );
    }
    queries
}

/// A measure in any unit, and while it is typed those that begin like it.
fn measure(fields: &Fields, reach: Reach, typed: &str, unfinished: bool) -> Vec<Box<dyn Query>> {
    let all = measure::beginnings(typed).into_iter().enumerate();
    let meant = all.take_while(|(place, _)| *place == 0 || unfinished);
    meant
        .flat_map(|(place, measure)| {
            let factor = if place == 0 { 1.0 } else { COMPLETED };
            in_fields(fields, reach, &measure.term(), factor)
        })
        .collect()
}

fn in_fields(fields: &Fields, reach: Reach, stem: &str, factor: f32) -> Vec<Box<dyn Query>> {
    boosted(fields, reach)
        .map(|(field, boost)| term(field, stem, boost * factor))
        .collect()
}

fn phrase(fields: &Fields, reach: Reach, words: &[String]) -> Vec<Box<dyn Query>> {
    let stems: Vec<String> = words.iter().map(|word| text::stem(word)).collect();
    if let [stem] = stems.as_slice() {
        return in_fields(fields, reach, stem, 1.0);
    }
    boosted(fields, reach)
        .map(|(field, boost)| {
            let terms = stems.iter().map(|stem| Term::from_field_text(field, stem));
            let phrase = PhraseQuery::new(terms.collect());
            boxed(BoostQuery::new(Box::new(phrase), boost))
        })
        .collect()
}

fn boosted(fields: &Fields, reach: Reach) -> impl Iterator<Item = (Field, f32)> {
    let fields = [fields.title, fields.keywords, fields.description];
    fields.into_iter().zip(BOOSTS).take(reach.fields())
}

fn best(queries: Vec<Box<dyn Query>>) -> Box<dyn Query> {
    Box::new(DisjunctionMaxQuery::with_tie_breaker(queries, TIE_BREAKER))
}

fn term(field: Field, text: &str, boost: f32) -> Box<dyn Query> {
    let term = Term::from_field_text(field, text);
    let query = TermQuery::new(term, IndexRecordOption::WithFreqs);
    Box::new(BoostQuery::new(Box::new(query), boost))
}
