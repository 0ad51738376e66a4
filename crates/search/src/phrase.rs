//! Phrases from titles that completed searches are made of.

use crate::text;

/// Behind these a title tells of something else, such as the size.
const SEPARATORS: [char; 10] = [',', ';', ':', '|', '(', '[', '/', '–', '—', '·'];

/// Before these stands what products are, behind them what they are for, or come with.
const PREPOSITIONS: [&str; 21] = [
    "as", "at", "auf", "aus", "by", "for", "from", "für", "im", "in", "is", "it", "mit", "ohne",
    "on", "that", "to", "which", "with", "without", "zum",
];

/// More words than these nobody types.
const LONGEST: usize = 5;

/// What a title calls its product, in lower case: `enamel mug` of `Enamel mug for camp and
/// garden, white`. It is never cut inside, between an adjective and its noun.
pub fn name(title: &str) -> Option<String> {
    let before = title.split(SEPARATORS).next()?;
    let all = before.split_whitespace().map(|word| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        word.to_lowercase()
    });
    let named = all
        .skip_while(|word| text::is_stop_word(word))
        .take_while(|word| !word.is_empty() && !PREPOSITIONS.contains(&word.as_str()));
    let mut words: Vec<String> = named.collect();
    while words.last().is_some_and(|word| text::is_stop_word(word)) {
        words.pop();
    }
    let right = (1..=LONGEST).contains(&words.len());
    right.then(|| words.join(" "))
}

/// How a phrase goes with what was typed, the better the less.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// It goes on like it.
    GoesOn,
    /// It has all words of it.
    Has,
}

/// Where in a title all words typed stand, the better the less.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// In what the products are called, one of them as the thing itself: `tea` in `Morning black
    /// tea, loose leaf`, which English puts last.
    Thing,
    /// In what they are called: `tea` in `Cotton tea towel`.
    Name,
    /// Behind that: `tea` in `Cup for green tea`.
    Rest,
}

/// Where a title has all words typed, the last of them perhaps longer.
pub fn place(title: &str, typed: &[&str], unfinished: bool) -> Place {
    let Some(name) = name(title).filter(|name| fit(name, typed, unfinished).is_some()) else {
        return Place::Rest;
    };
    let Some(thing) = text::words(&name).pop() else {
        return Place::Rest;
    };
    let is_thing = |word: &str, unfinished| fit(&thing, &[word], unfinished).is_some();
    let mut all = typed.iter().enumerate();
    match all.any(|(at, word)| is_thing(word, unfinished && at + 1 == typed.len())) {
        true => Place::Thing,
        false => Place::Name,
    }
}

/// Whether a phrase has all words typed, each as another word of it, the last of them perhaps longer.
pub fn fit(phrase: &str, typed: &[&str], unfinished: bool) -> Option<Fit> {
    let words = text::words(phrase);
    let last = typed.len().checked_sub(1)?;
    let is = |place: usize, typed: &str, word: &String| match unfinished && place == last {
        true => word.starts_with(typed),
        false => text::stem(word) == text::stem(typed),
    };
    let mut free: Vec<&String> = words.iter().collect();
    for (place, typed) in typed.iter().enumerate() {
        let taken = free.iter().position(|word| is(place, typed, word))?;
        free.swap_remove(taken);
    }
    let mut pairs = typed.iter().zip(&words).enumerate();
    let goes_on = pairs.all(|(place, (typed, word))| is(place, typed, word));
    Some(if goes_on { Fit::GoesOn } else { Fit::Has })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_are_called_by_what_stands_before_size_use_and_what_comes_with_them() {
        for (title, called) in [
            ("Enamel mug for camp and garden", Some("enamel mug")),
            ("Mug with solid oak lid", Some("mug")),
            (
                "Crème brûlée dishes, set of four",
                Some("crème brûlée dishes"),
            ),
            ("T-shirt – organic cotton", Some("t-shirt")),
            ("Wool blanket - 200 cm", Some("wool blanket")),
            ("The bread book", Some("bread book")),
            ("Bolts and nuts, assorted", Some("bolts and nuts")),
            ("Set of two cups", Some("set of two cups")),
            ("Kitchen scissors that come apart", Some("kitchen scissors")),
            ("With love", Some("love")),
            ("Teekanne aus Steingut", Some("teekanne")),
            ("Becher für Camping und Garten", Some("becher")),
            ("for the", None),
            ("(new)", None),
            ("One two three four five six", None),
        ] {
            assert_eq!(name(title).as_deref(), called, "{title}");
        }
    }

    #[test]
    fn words_stand_best_where_they_say_what_the_products_are() {
        for (title, typed, unfinished, expected) in [
            ("Round teapot for four cups", "te", true, Place::Thing),
            ("Morning black tea, loose leaf", "tea", false, Place::Thing),
            ("Cotton tea towel", "tea", false, Place::Name),
            ("Ten-litre bucket", "te", true, Place::Name),
            ("Handleless cup for green tea", "tea", false, Place::Rest),
            ("Octopus with eight textures", "te", true, Place::Rest),
            ("for the", "the", false, Place::Rest),
        ] {
            assert_eq!(place(title, &[typed], unfinished), expected, "{title}");
        }
        assert_eq!(place("Blue tea mug", &["blue", "mu"], true), Place::Thing);
        assert_eq!(place("Blue tea mug", &["blue", "te"], true), Place::Name);
    }

    #[test]
    fn a_phrase_fits_that_has_all_words_and_better_if_it_goes_on() {
        assert_eq!(fit("enamel mug", &["mu"], true), Some(Fit::Has));
        assert_eq!(fit("enamel mug", &["enamel", "m"], true), Some(Fit::GoesOn));
        assert_eq!(fit("enamel mug", &["mu"], false), None);
        assert_eq!(fit("enamel mugs", &["mug"], false), Some(Fit::Has));
        assert_eq!(fit("enamel mug", &[], true), None);
        assert_eq!(fit("loose leaf tea", &["tea", "t"], true), None);
    }
}
