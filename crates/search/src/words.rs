//! The words of a search: words, measures, phrases, and excluded words.

use crate::measure;
use crate::query::SearchText;
use crate::text;

/// The pieces of a search; a product fits when every piece holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Words {
    /// In the order typed; stop words are left out when other words are there.
    pub pieces: Vec<Piece>,
    /// Whether the last piece is a word or measure that may go on.
    pub unfinished: bool,
}

/// One piece of a search, in plain words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    /// Somewhere.
    Word(String),
    /// Somewhere in any unit; kept as it was typed.
    Measure(String),
    /// Side by side.
    Phrase(Vec<String>),
    /// Nowhere, if several then side by side.
    Not(Vec<String>),
}

impl Piece {
    /// Whether it must not be there.
    pub fn is_excluded(&self) -> bool {
        matches!(self, Self::Not(_))
    }
}

impl Words {
    /// Reads what was typed.
    pub fn parse(text: &SearchText) -> Self {
        let mut pieces = Vec::new();
        let mut rest = text.as_str();
        while let Some(next) = rest.trim_start().chars().next() {
            rest = take(rest.trim_start(), next, &mut pieces);
        }
        leave_out_stop_words(&mut pieces);
        let open = text.as_str().ends_with(char::is_alphanumeric);
        let unfinished = open && matches!(pieces.last(), Some(Piece::Word(_) | Piece::Measure(_)));
        Self { pieces, unfinished }
    }

    /// The plain word at a place, if it is one.
    pub fn word(&self, place: usize) -> Option<&str> {
        match self.pieces.get(place) {
            Some(Piece::Word(word)) => Some(word),
            _ => None,
        }
    }

    /// The places of all plain words.
    pub fn places(&self) -> impl Iterator<Item = usize> {
        (0..self.pieces.len()).filter(|place| self.word(*place).is_some())
    }

    /// The plain words.
    pub fn plain(&self) -> Vec<&str> {
        self.places().filter_map(|place| self.word(place)).collect()
    }

    /// Whether the word at a place may go on.
    pub fn is_unfinished(&self, place: usize) -> bool {
        self.unfinished && place + 1 == self.pieces.len()
    }

    /// The same search with other words, all of them finished, in one place.
    pub fn with(&self, place: usize, words: &str) -> Self {
        let mut pieces = self.pieces.clone();
        let words = words.split(' ').map(|word| Piece::Word(word.to_owned()));
        pieces.splice(place..=place, words);
        let unfinished = self.unfinished && place + 1 != self.pieces.len();
        Self { pieces, unfinished }
    }

    /// The same search without the piece in one place.
    pub fn without(&self, place: usize) -> Self {
        let mut pieces = self.pieces.clone();
        pieces.remove(place);
        let unfinished = self.unfinished && place + 1 != self.pieces.len();
        Self { pieces, unfinished }
    }

    /// The plain words as a quotation, if there are several and nothing else.
    pub fn side_by_side(&self) -> Self {
        let plain: Vec<String> = self.plain().into_iter().map(str::to_owned).collect();
        if plain.len() < 2 || plain.len() < self.pieces.len() {
            return self.clone();
        }
        Self {
            pieces: vec![Piece::Phrase(plain)],
            unfinished: false,
        }
    }

    /// The piece in one place alone.
    pub fn only(&self, place: usize) -> Self {
        Self {
            pieces: self.pieces.get(place).cloned().into_iter().collect(),
            unfinished: self.is_unfinished(place),
        }
    }
}

/// As one would type it.
impl std::fmt::Display for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (place, piece) in self.pieces.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            match piece {
                Piece::Word(text) | Piece::Measure(text) => f.write_str(text)?,
                Piece::Phrase(words) => write!(f, "\"{}\"", words.join(" "))?,
                Piece::Not(words) if words.len() == 1 => write!(f, "-{}", words.join(""))?,
                Piece::Not(words) => write!(f, "-\"{}\"", words.join(" "))?,
            }
        }
        Ok(())
    }
}

/// Takes one piece off the front and answers the rest. A quotation that does not end is
/// no quotation.
fn take<'a>(rest: &'a str, next: char, pieces: &mut Vec<Piece>) -> &'a str {
    let (not, inner) = match rest.strip_prefix('-') {
        Some(inner) => (true, inner),
        None => (false, rest),
    };
    if let Some((quoted, rest)) = inner.strip_prefix('"').and_then(|i| i.split_once('"')) {
        push(pieces, not, true, text::words(quoted));
        return rest;
    }
    if let Some((measure, rest)) = measure_at_start(rest) {
        pieces.push(Piece::Measure(measure.to_lowercase()));
        return rest;
    }
    let from_next = rest.get(next.len_utf8()..).unwrap_or_default();
    let end = from_next
        .find(|c: char| c.is_whitespace() || c == '"')
        .map_or(rest.len(), |end| end + next.len_utf8());
    let (word, rest) = rest.split_at(end);
    push(pieces, not, false, text::words(word));
    rest
}

/// A measure, up to the next space, and the rest.
fn measure_at_start(rest: &str) -> Option<(&str, &str)> {
    let (end, _) = measure::at_start(rest)?;
    let (measure, rest) = rest.split_at_checked(end)?;
    rest.chars()
        .next()
        .is_none_or(char::is_whitespace)
        .then_some((measure, rest))
}

fn push(pieces: &mut Vec<Piece>, not: bool, quoted: bool, words: Vec<String>) {
    match (not, words.len()) {
        (_, 0) => {}
        (true, _) => pieces.push(Piece::Not(words)),
        (false, 2..) if quoted => pieces.push(Piece::Phrase(words)),
        (false, _) => pieces.extend(words.into_iter().map(Piece::Word)),
    }
}

fn leave_out_stop_words(pieces: &mut Vec<Piece>) {
    let stop = |piece: &Piece| matches!(piece, Piece::Word(word) if text::is_stop_word(word));
    let other = |piece: &Piece| !stop(piece) && !piece.is_excluded();
    if pieces.iter().any(other) {
        pieces.retain(|piece| !stop(piece));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(raw: &str) -> Words {
        Words::parse(&SearchText::parse(Some(raw)).unwrap().unwrap())
    }

    #[test]
    fn quotes_and_minus_are_understood() {
        let words = parse("Blue -red \"Thrown by hand\" -\"per dozen\" mu");
        assert_eq!(
            words.to_string(),
            "blue -red \"thrown by hand\" -\"per dozen\" mu"
        );
        assert!(words.unfinished);
        assert!(!parse("mug -red").unfinished);
        assert!(!parse("\"blue mug\"").unfinished);
    }

    #[test]
    fn a_number_with_its_unit_is_one_piece() {
        let words = parse("Bottle 0.5 L steel");
        assert_eq!(
            words.pieces.get(1),
            Some(&Piece::Measure("0.5 l".to_owned()))
        );
        assert_eq!(words.to_string(), "bottle 0.5 l steel");
        assert_eq!(parse("mug 300ml").pieces.len(), 2);
        assert!(parse("cable 2 m").unfinished);
        for plain in ["0.5 large", "\"0.5 l\"", "5 m²", "-5 m"] {
            let measure = |piece: &Piece| matches!(piece, Piece::Measure(_));
            assert!(!parse(plain).pieces.iter().any(measure), "{plain}");
        }
    }

    #[test]
    fn an_open_quotation_and_a_minus_inside_a_word_are_signs_like_others() {
        assert_eq!(parse("\"blue mu").to_string(), "blue mu");
        assert_eq!(parse("t-shirt").to_string(), "t shirt");
        assert_eq!(parse("blue\"mug\"").to_string(), "blue mug");
        for signs in ["\"", "-", "--", "- -\"", "%", "-\"\"", "🫖"] {
            assert_eq!(parse(signs).pieces, [], "{signs}");
        }
    }

    #[test]
    fn stop_words_count_only_alone_and_in_quotations() {
        assert_eq!(parse("mug for the kitchen").to_string(), "mug kitchen");
        assert_eq!(parse("to").to_string(), "to");
        assert_eq!(parse("\"by hand\"").to_string(), "\"by hand\"");
    }

    #[test]
    fn a_piece_can_be_replaced_or_left_out() {
        let words = parse("blu mgu");
        assert_eq!(words.with(1, "mug").to_string(), "blu mug");
        assert!(!words.with(1, "mug").unfinished);
        assert!(words.with(0, "blue").unfinished);
        assert_eq!(words.without(0).to_string(), "mgu");
        assert_eq!(words.side_by_side().to_string(), "\"blu mgu\"");
        assert_eq!(parse("blu -mgu").side_by_side(), parse("blu -mgu"));
    }
}
