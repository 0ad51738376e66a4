//! What the documents of security name as evidence is there: a test that was renamed or went away
//! takes its line along.

use std::collections::BTreeSet;
use std::path::Path;

use super::root;

/// The functions of all Rust files below a folder, tests too.
fn functions(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            functions(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            let names = text.split("fn ").skip(1);
            found.extend(names.filter_map(|rest| Some(rest.split_once('(')?.0.to_owned())));
        }
    }
}

/// The tests that a text names: several words in the code's own spelling.
fn tests(text: &str) -> Vec<&str> {
    let is_of_a_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let is_test = |code: &&str| code.matches('_').count() > 2 && code.chars().all(is_of_a_name);
    text.split('`').skip(1).step_by(2).filter(is_test).collect()
}

#[test]
fn every_test_that_is_named_as_evidence_is_there() {
    let mut known = BTreeSet::new();
    for folder in ["apps", "crates"] {
        functions(&root().join(folder), &mut known);
    }
    for file in ["docs/SECURITY.md", "docs/ASVS.md"] {
        let text = std::fs::read_to_string(root().join(file)).unwrap();
        let named = tests(&text);
        assert!(named.len() > 30, "{file} names {}", named.len());
        let gone: Vec<&str> = named
            .into_iter()
            .filter(|name| !known.contains(*name))
            .collect();
        assert!(gone.is_empty(), "{file} names {gone:?}");
    }
}
