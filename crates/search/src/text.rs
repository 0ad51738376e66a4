//! Splitting texts into words, the same way for products and for searches.

use tantivy::tokenizer::{
    AsciiFoldingFilter, Language, LowerCaser, RemoveLongFilter, Stemmer, TextAnalyzer, Token,
    TokenStream, Tokenizer, TokenizerManager,
};

use crate::plural::Singular;

/// Name of the analyzer that keeps a word's ending.
pub const PLAIN: &str = "plain";
/// Name of the analyzer that makes singular and plural one.
pub const STEMMED: &str = "stemmed";

/// Longer words than this are not kept, in bytes.
const LONGEST: usize = 60;

/// Words that a search does without, as nearly every text in English or German has them; what is another
/// word in the other language (`die`, `den`, `fur`) is none.
const STOP_WORDS: [&str; 36] = [
    "a", "an", "and", "are", "as", "at", "aus", "by", "das", "dem", "der", "for", "from", "her",
    "him", "his", "in", "is", "it", "mit", "my", "of", "on", "or", "our", "that", "the", "this",
    "to", "und", "vom", "von", "with", "your", "zum", "zur",
];

/// Both analyzers under their names.
pub fn analyzers() -> TokenizerManager {
    let manager = TokenizerManager::default();
    manager.register(PLAIN, plain());
    manager.register(STEMMED, stemmed());
    manager
}

/// The words of a text in lower case, without accents.
pub fn words(text: &str) -> Vec<String> {
    collect(&mut plain(), text)
}

/// A plain word without its ending.
pub fn stem(word: &str) -> String {
    collect(&mut stemmed(), word).pop().unwrap_or_default()
}

/// A word from its last letter to its first.
pub fn backward(word: &str) -> String {
    word.chars().rev().collect()
}

/// Compound words of a text also written as one: `tshirt` for `T-shirt`.
pub fn joined_compounds(text: &str) -> impl Iterator<Item = String> {
    text.split_whitespace()
        .filter(|word| word.trim_matches('-').contains('-'))
        .map(|word| words(word).concat())
}

/// Whether nearly every text has this word.
pub fn is_stop_word(word: &str) -> bool {
    STOP_WORDS.contains(&word)
}

fn plain() -> TextAnalyzer {
    TextAnalyzer::builder(Words::default())
        .filter(RemoveLongFilter::limit(LONGEST))
        .filter(LowerCaser)
        .filter(AsciiFoldingFilter)
        .build()
}

fn stemmed() -> TextAnalyzer {
    TextAnalyzer::builder(Words::default())
        .filter(RemoveLongFilter::limit(LONGEST))
        .filter(LowerCaser)
        .filter(AsciiFoldingFilter)
        .filter(Singular)
        .filter(Stemmer::new(Language::English))
        .build()
}

fn collect(analyzer: &mut TextAnalyzer, text: &str) -> Vec<String> {
    let mut words = Vec::new();
    analyzer
        .token_stream(text)
        .process(&mut |token| words.push(token.text.clone()));
    words
}

/// Splits at everything but letters, digits and the apostrophes between them, which it
/// leaves out: `women's` is found by `womens`.
#[derive(Clone, Default)]
struct Words {
    token: Token,
}

struct WordStream<'a> {
    rest: std::str::CharIndices<'a>,
    token: &'a mut Token,
}

impl Tokenizer for Words {
    type TokenStream<'a> = WordStream<'a>;

    fn token_stream<'a>(&'a mut self, text: &'a str) -> WordStream<'a> {
        self.token.reset();
        WordStream {
            rest: text.char_indices(),
            token: &mut self.token,
        }
    }
}

impl TokenStream for WordStream<'_> {
    fn advance(&mut self) -> bool {
        self.token.text.clear();
        self.token.position = self.token.position.wrapping_add(1);
        for (at, c) in self.rest.by_ref() {
            let started = !self.token.text.is_empty();
            match c {
                c if c.is_alphanumeric() => {
                    if !started {
                        self.token.offset_from = at;
                    }
                    self.token.text.push(c);
                    self.token.offset_to = at + c.len_utf8();
                }
                '\'' | '’' => {}
                _ if started => return true,
                _ => {}
            }
        }
        !self.token.text.is_empty()
    }

    fn token(&self) -> &Token {
        self.token
    }

    fn token_mut(&mut self) -> &mut Token {
        self.token
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_and_apostrophes_make_no_difference() {
        assert_eq!(words("Crème-Brûlée"), ["creme", "brulee"]);
        assert_eq!(
            words("the Women’s 'T-shirt'"),
            ["the", "womens", "t", "shirt"]
        );
        assert_eq!(words("!?"), [""; 0]);
    }

    #[test]
    fn singular_and_plural_have_one_stem() {
        assert_eq!(stem("mugs"), stem("mug"));
        assert_eq!(stem("womens"), stem("woman"));
        assert_eq!(stem("knives"), stem("knife"));
        assert_ne!(stem("gloves"), stem("glof"));
        assert_eq!(stem("candles"), stem("candle"));
    }

    #[test]
    fn a_compound_word_is_found_written_as_one() {
        let joined: Vec<_> = joined_compounds("A T-shirt - hand-made, soft").collect();
        assert_eq!(joined, ["tshirt", "handmade"]);
    }
}
