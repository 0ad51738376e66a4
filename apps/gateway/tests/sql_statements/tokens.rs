//! Rust cut into tokens.

use std::iter::Peekable;
use std::str::Chars;

/// A token of a source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Token {
    /// What a literal says.
    Text(String),
    /// A name, a keyword or a number.
    Name(String),
    Sign(char),
}

/// The tokens of a source, without comments.
pub fn tokens(source: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = source.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '/' if rest.peek() == Some(&'/') => while rest.next_if(|c| *c != '\n').is_some() {},
            '"' => tokens.push(Token::Text(literal(&mut rest))),
            '\'' => skip_char(&mut rest),
            c if is_of_name(c) => tokens.push(name(c, &mut rest)),
            c if c.is_whitespace() => {}
            c => tokens.push(Token::Sign(c)),
        }
    }
    tokens
}

fn is_of_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

fn name(first: char, rest: &mut Peekable<Chars<'_>>) -> Token {
    let mut name = String::from(first);
    while let Some(c) = rest.next_if(|c| is_of_name(*c)) {
        name.push(c);
    }
    match (name.as_str(), rest.peek()) {
        ("r" | "br", Some('#' | '"')) => Token::Text(raw(rest)),
        _ => Token::Name(name),
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
    let text = |text: &str| Token::Text(text.to_owned());
    let name = |name: &str| Token::Name(name.to_owned());
    let source =
        "let a: &'a str = \"one \\\n   two\"; // \"three\"\nlet b = ('\"', '\\'', r#\"\"4\"\"#);";
    let found = tokens(source);
    let texts: Vec<_> = found
        .iter()
        .filter(|token| matches!(token, Token::Text(_)))
        .collect();
    assert_eq!(texts, [&text("one two"), &text("\"4\"")]);
    let names: Vec<_> = found
        .iter()
        .filter(|token| matches!(token, Token::Name(_)))
        .collect();
    let expected = ["let", "a", "a", "str", "let", "b"].map(name);
    assert_eq!(names, expected.iter().collect::<Vec<_>>());
}
