//! Irregular plurals.

use tantivy::tokenizer::{Token, TokenFilter, TokenStream, Tokenizer};

/// Each with its plain form; possessives without their apostrophe too.
const IRREGULAR: [(&str, &str); 22] = [
    ("calves", "calf"),
    ("children", "child"),
    ("childrens", "child"),
    ("feet", "foot"),
    ("geese", "goose"),
    ("halves", "half"),
    ("hooves", "hoof"),
    ("knives", "knife"),
    ("leaves", "leaf"),
    ("loaves", "loaf"),
    ("men", "man"),
    ("mens", "man"),
    ("mice", "mouse"),
    ("scarves", "scarf"),
    ("shelves", "shelf"),
    ("teeth", "tooth"),
    ("wives", "wife"),
    ("wolves", "wolf"),
    ("women", "woman"),
    ("womens", "woman"),
    ("woolen", "wool"),
    ("woollen", "wool"),
];

/// The words that are taken back.
pub fn irregular() -> impl Iterator<Item = &'static str> {
    IRREGULAR.into_iter().map(|(word, _)| word)
}

/// Takes these back to their plain form.
#[derive(Clone)]
pub struct Singular;

impl TokenFilter for Singular {
    type Tokenizer<T: Tokenizer> = SingularTokenizer<T>;

    fn transform<T: Tokenizer>(self, tokenizer: T) -> SingularTokenizer<T> {
        SingularTokenizer(tokenizer)
    }
}

/// A tokenizer and this filter behind it.
#[derive(Clone)]
pub struct SingularTokenizer<T>(T);

impl<T: Tokenizer> Tokenizer for SingularTokenizer<T> {
    type TokenStream<'a> = SingularStream<T::TokenStream<'a>>;

    fn token_stream<'a>(&'a mut self, text: &'a str) -> Self::TokenStream<'a> {
        SingularStream(self.0.token_stream(text))
    }
}

/// The words of one text.
pub struct SingularStream<S>(S);

impl<S: TokenStream> TokenStream for SingularStream<S> {
    fn advance(&mut self) -> bool {
        if !self.0.advance() {
            return false;
        }
        let text = &mut self.0.token_mut().text;
        let known = IRREGULAR.binary_search_by_key(&text.as_str(), |(plural, _)| plural);
        if let Some((_, singular)) = known.ok().and_then(|at| IRREGULAR.get(at)) {
            text.clear();
            text.push_str(singular);
        }
        true
    }

    fn token(&self) -> &Token {
        self.0.token()
    }

    fn token_mut(&mut self) -> &mut Token {
        self.0.token_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_forms_stand_in_order_as_they_are_looked_for_by_halves() {
        assert!(IRREGULAR.is_sorted_by_key(|(form, _)| form));
    }
}
