//! Words typed separately that products have as one: `tea pot` and `tea-pot` find the teapot. And
//! the last part of a German word alone: `Rucksack` finds the Tagesrucksack.

use tantivy::Searcher;
use types::Language;

use crate::Error;
use crate::schema::Fields;
use crate::text;
use crate::vocabulary::Vocabulary;
use crate::words::Words;

/// Less of a second word is not joined to the first: `car p` is no carpet.
const LETTERS_OF_A_BEGINNING: usize = 2;

/// Shorter words are the end of too much: `Eis` is not in `Kreis`.
const LETTERS_OF_AN_END: usize = 4;
/// A word stands for at most so many that end with it.
const ENDINGS: usize = 48;

/// The longer words of German titles that end with this one, the most used first. None for a word
/// that English titles have, which means these things alone: `ring` finds no earring (`Ohrring`).
pub fn ending_with(searcher: &Searcher, fields: &Fields, word: &str) -> Result<Vec<String>, Error> {
    let english = Vocabulary::new(searcher, fields.title_words);
    if word.chars().count() < LETTERS_OF_AN_END || english.has(word)? {
        return Ok(Vec::new());
    }
    let backward = Vocabulary::new(searcher, fields.title_words_de_backward);
    let found = backward.starting_with(&text::backward(word), ENDINGS)?;
    let found = found.iter().map(|word| text::backward(word));
    Ok(found.filter(|found| found != word).collect())
}

/// The word that two words side by side are as one, if products are named by it, and whether
/// it may go on.
pub fn joined(
    searcher: &Searcher,
    fields: &Fields,
    words: &Words,
    place: usize,
) -> Result<Option<(String, bool)>, Error> {
    let (Some(first), Some(second)) = (words.word(place), words.word(place + 1)) else {
        return Ok(None);
    };
    let whole = format!("{first}{second}");
    let stem = text::stem(&whole);
    for field in [fields.title, fields.keywords] {
        if Vocabulary::new(searcher, field).has(&stem)? {
            return Ok(Some((whole, false)));
        }
    }
    let long_enough = second.chars().count() >= LETTERS_OF_A_BEGINNING;
    if !words.is_unfinished(place + 1) || !long_enough {
        return Ok(None);
    }
    for language in Language::ALL {
        let titles = Vocabulary::new(searcher, fields.title_words_in(language));
        let goes_on = titles.starting_with(&whole, 1)?;
        if !goes_on.is_empty() {
            return Ok(Some((whole, true)));
        }
    }
    Ok(None)
}
