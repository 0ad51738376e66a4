//! Rust cut into words.

use std::iter::Peekable;
use std::str::Chars;

/// A word of a source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Word {
    /// What a literal says.
    Text(String),
    /// A name, a keyword or a number.
    Name(String),
    Sign(char),
}

/// The words of a source, without comments.
pub fn words(source: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut rest = source.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '/' if rest.peek() == Some(&'/') => while rest.next_if(|c| *c != '\n').is_some() {},
            '"' => words.push(Word::Text(literal(&mut rest))),
            '\'' => skip_char(&mut rest),
            c if is_of_name(c) => words.push(name(c, &mut rest)),
            c if c.is_whitespace() => {}
            c => words.push(Word::Sign(c)),
        }
    }
    words
}

fn is_of_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

fn name(first: char, rest: &mut Peekable<Chars<'_>>) -> Word {
    let mut name = String::from(first);
    while let Some(c) = rest.next_if(|c| is_of_name(*c)) {
        name.push(c);
    }
    match (name.as_str(), rest.peek()) {
        ("r" | "br", Some('#' | '"')) => Word::Text(raw(rest)),
        _ => Word::Name(name),
    }
}

fn literal(rest: &mut Peekable<Chars<'_>>) -> String {
    let mut text = String::new();
    while let Some(c) = rest.next().filter(|c| *c != '"') {
        match c {
            '\\' => match rest.next() {
                Some('\n') => while rest.next_if(|c| c.is_whitespace()).is_some() {},
                Some('n') => text.push('\n'),
                Some('t') => text.push('\t'),
                Some(other) => text.push(other),
                None => {}
            },
            c => text.push(c),
        }
    }
    text
}

fn raw(rest: &mut Peekable<Chars<'_>>) -> String {
    let mut end = String::from('"');
    while rest.next_if_eq(&'#').is_some() {
        end.push('#');
    }
    rest.next();
    let mut text = String::new();
    while !text.ends_with(&end) {
        text.extend(rest.next());
    }
    text.trim_end_matches(&end).to_owned()
}

/// A letter between quotes; of a lifetime only the quote.
fn skip_char(rest: &mut Peekable<Chars<'_>>) {
    let mut ahead = rest.clone();
    match (ahead.next(), ahead.next()) {
        (Some('\\'), _) => {
            rest.nth(1);
            while rest.next().is_some_and(|c| c != '\'') {}
        }
        (Some(_), Some('\'')) => {
            rest.nth(1);
        }
        _ => {}
    }
}

#[test]
fn sources_are_cut_at_the_right_places() {
    let text = |text: &str| Word::Text(text.to_owned());
    let name = |name: &str| Word::Name(name.to_owned());
    let source =
        "let a: &'a str = \"one \\\n   two\"; // \"three\"\nlet b = ('\"', '\\'', r#\"\"4\"\"#);";
    let found = words(source);
    let texts: Vec<_> = found
        .iter()
        .filter(|word| matches!(word, Word::Text(_)))
        .collect();
    assert_eq!(texts, [&text("one two"), &text("\"4\"")]);
    let names: Vec<_> = found
        .iter()
        .filter(|word| matches!(word, Word::Name(_)))
        .collect();
    let expected = ["let", "a", "a", "str", "let", "b"].map(name);
    assert_eq!(names, expected.iter().collect::<Vec<_>>());
}
