//! Any one typo in any word that products are called by.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use crate::corpus;
use crate::world::{World, search};

/// What must be understood of a hundred; 96 were when this was written.
const LEAST: usize = 90;

/// The words of five letters and more that products of the corpus are called by.
fn words() -> Vec<String> {
    let titles = corpus::titles();
    let words = titles
        .iter()
        .flat_map(|title| title.split(|c: char| !c.is_ascii_alphabetic()))
        .filter(|word| word.len() >= 5)
        .map(str::to_lowercase);
    words.collect::<BTreeSet<_>>().into_iter().collect()
}

/// One typo behind the first letter.
#[derive(Debug, Clone)]
enum Typo {
    Swap,
    Drop,
    Double,
    Insert(char),
    Replace(char),
}

fn mistyped(word: &str, typo: &Typo, at: usize) -> String {
    let mut letters: Vec<char> = word.chars().collect();
    let at = 1 + at % (letters.len() - 2);
    match typo {
        Typo::Swap => letters.swap(at, at + 1),
        Typo::Drop => drop(letters.remove(at)),
        Typo::Double => letters.insert(at, letters[at]),
        Typo::Insert(letter) => letters.insert(at, *letter),
        Typo::Replace(letter) => letters[at] = *letter,
    }
    letters.into_iter().collect()
}

fn any_typo() -> impl Strategy<Value = Typo> {
    let letter = || proptest::char::range('a', 'z');
    prop_oneof![
        Just(Typo::Swap),
        Just(Typo::Drop),
        Just(Typo::Double),
        letter().prop_map(Typo::Insert),
        letter().prop_map(Typo::Replace),
    ]
}

/// Whether the first title or the words meant have the word.
fn is_understood(world: &World, typed: &str, word: &str) -> bool {
    let found = world.find(&search(typed));
    let meant = found.correction.iter().map(|c| c.words.clone());
    let mut answers = found.cards.into_iter().take(1).chain(meant);
    answers.any(|text| text.to_lowercase().contains(word))
}

#[test]
fn one_typo_in_a_word_that_products_are_called_by_is_nearly_always_understood() {
    let world = World::corpus();
    let words = words();
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    let typed = (0..words.len(), any_typo(), 0usize..64);
    let mut missed = Vec::new();
    let tried = 600;
    for _ in 0..tried {
        let (word, typo, at) = typed.new_tree(&mut runner).unwrap().current();
        let word = &words[word];
        let typed = mistyped(word, &typo, at);
        if !is_understood(&world, &typed, word) {
            missed.push(format!("{typed} for {word}"));
        }
    }
    let understood = 100 - missed.len() * 100 / tried;
    println!("{understood} of 100 understood; missed {missed:?}");
    assert!(understood >= LEAST, "{understood}: {missed:?}");
}
