//! The sources as the tests of ownership and time read them: without comments and without tests, cut
//! into words.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Every Rust and SQL file below a folder that is not a test.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            if name != "tests" {
                found.extend(files(&path));
            }
        } else if name != "tests.rs" && (name.ends_with(".rs") || name.ends_with(".sql")) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The tables that a file names: in SQL behind `from`, `join`, `into`, `update`, `using`,
/// `table` and their commas; in diesel's language by what is taken from `schema`.
pub fn named(text: &str, is_table: impl Fn(&str) -> bool) -> BTreeSet<String> {
    let words = words(&without_comments(text));
    let mut found = BTreeSet::new();
    let mut at = 0;
    while at < words.len() {
        match words[at].as_str() {
            "from" | "join" | "into" | "update" | "using" | "table" => {
                found.extend(listed(&words[at + 1..]));
            }
            "schema" => found.extend(imported(&words[at + 1..])),
            _ => {}
        }
        at += 1;
    }
    found.retain(|word| word == "*" || is_table(word));
    found
}

/// `a`, or `a x, b as y`: names with their aliases, as long as commas follow.
fn listed(words: &[String]) -> Vec<String> {
    let mut names = Vec::new();
    let mut rest = words
        .iter()
        .map(String::as_str)
        .filter(|word| *word != "only")
        .peekable();
    while let Some(name) = rest.next() {
        if !is_name(name) {
            break;
        }
        names.push(name.to_owned());
        for _ in 0..2 {
            if rest.peek().is_some_and(|word| is_name(word)) {
                rest.next();
            }
            if rest.peek() == Some(&",") {
                break;
            }
        }
        if rest.next() != Some(",") {
            break;
        }
    }
    names
}

fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_lowercase() || c == '_')
}

/// `schema::orders`, or everything in `schema::{orders, payments}`. Under another name, or
/// with a star, it could be any table.
fn imported(words: &[String]) -> Vec<String> {
    match words.first().map(String::as_str) {
        Some("as" | "*") => vec!["*".to_owned()],
        Some("{") => words
            .iter()
            .take_while(|word| *word != "}")
            .cloned()
            .collect(),
        Some(name) => vec![name.to_owned()],
        None => Vec::new(),
    }
}

/// Words, commas and opening brackets; `public.users` is `users`.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    for c in text.chars().chain([' ']) {
        if c.is_ascii_alphanumeric() || c == '_' {
            word.push(c);
            continue;
        }
        if !word.is_empty() && word != "public" {
            words.push(std::mem::take(&mut word));
        }
        word.clear();
        if matches!(c, ',' | '{' | '}' | '(' | '*') {
            words.push(c.to_string());
        }
    }
    words
}

/// Comments and the tests at a file's end say nothing about what the code does.
pub fn without_comments(text: &str) -> String {
    let tests = "\n#[cfg(test)]\nmod tests {";
    let code = text.split(tests).next().unwrap_or_default();
    let mut kept = String::new();
    for line in code.lines() {
        let line = line.trim_start();
        if !line.starts_with("//") && !line.starts_with("--") {
            kept.push_str(line.trim_end_matches('\\'));
            kept.push('\n');
        }
    }
    kept
}

#[test]
fn tables_are_found_however_they_are_named() {
    let tables = ["users", "orders", "stock", "shops"];
    let found = |text: &str| {
        let found = named(text, |word| tables.contains(&word));
        found.into_iter().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        found("select 1 from users u \\\n join orders o on true"),
        "orders users"
    );
    assert_eq!(
        found("select 1 from users u, orders as o, stock"),
        "orders stock users"
    );
    assert_eq!(found("insert into public.users values ($1)"), "users");
    assert_eq!(found("delete from only stock using shops"), "shops stock");
    assert_eq!(found("use db::schema::{orders, users};"), "orders users");
    assert_eq!(found("use db::schema::stock as shelf;"), "stock");
    assert_eq!(
        found("diesel::delete(schema::users::table.find(1))"),
        "users"
    );
    assert_eq!(found("use db::schema::*;"), "*");
    assert_eq!(found("use db::schema as tables;"), "*");
    assert_eq!(
        found("// from users\nlet a = orders::load(stock::hold());"),
        ""
    );
    assert_eq!(
        found("let a = 1;\n#[cfg(test)]\nmod tests { \"from users\" }"),
        ""
    );
    assert_eq!(
        found("#[cfg(test)]\nmod tests;\nlet a = \"from users\";"),
        "users"
    );
}
