//! Typed words, and their corrections.

use super::*;

/// What is made of a word.
#[derive(Debug, PartialEq)]
enum Is {
    Sure,
    Offered,
    Another,
}
use Is::{Another, Offered, Sure};

fn known(word: &str) -> Known {
    Known {
        word: word.to_owned(),
        documents: 5,
        named: true,
    }
}

fn judged(typed: &str, meant: &str, unfinished: bool) -> Is {
    match judge(typed, unfinished, &known(meant)) {
        Some(typo) if typo.sure => Sure,
        Some(_) => Offered,
        None => Another,
    }
}

const WHOLE: &[(&str, &str, Is)] = &[
    // doubled or not
    ("wolen", "woolen", Sure),
    ("wolen", "woollen", Sure),
    ("blankett", "blanket", Sure),
    ("bluetoth", "bluetooth", Sure),
    ("mugg", "mug", Offered),
    // swapped
    ("cnadle", "candle", Sure),
    ("tabel", "table", Sure),
    ("iorn", "iron", Sure),
    ("tealigth", "tealight", Sure),
    ("nkife", "knife", Offered),
    ("mgu", "mug", Another),
    // missing
    ("ceramc", "ceramic", Sure),
    ("lether", "leather", Sure),
    ("kichen", "kitchen", Sure),
    ("color", "colour", Sure),
    ("horse", "hoarse", Sure),
    ("pears", "pearls", Offered),
    ("jaket", "jacket", Sure),
    ("towl", "towel", Offered),
    ("kids", "kinds", Another),
    ("eadphones", "headphones", Offered),
    // too many
    ("porcelaine", "porcelain", Sure),
    ("planet", "plant", Offered),
    ("horse", "hose", Offered),
    // one for another
    ("sneekers", "sneakers", Sure),
    ("cotten", "cotton", Sure),
    ("stoneqare", "stoneware", Sure),
    ("pensil", "pencil", Sure),
    ("paint", "print", Offered),
    ("shorts", "shirts", Offered),
    ("sheep", "sheet", Offered),
    ("wolen", "woven", Offered),
    ("beer", "bear", Offered),
    ("gray", "grey", Offered),
    ("mens", "pens", Another),
    ("bears", "pears", Another),
    // by ear
    ("headfones", "headphones", Sure),
    ("stonewear", "stoneware", Sure),
    ("headpwones", "headphones", Sure),
    ("jewelry", "jewellery", Sure),
    ("creme", "cream", Offered),
    ("creme", "remember", Another),
    ("sneekers", "speakers", Another),
    ("sofa", "soft", Another),
    ("elefant", "elephant", Sure),
    ("elefant", "elegant", Offered),
];

#[test]
fn each_typo_is_judged_as_a_shopper_would() {
    for (typed, meant, is) in WHOLE {
        assert_eq!(judged(typed, meant, false), *is, "{typed} {meant}");
    }
}

#[test]
fn a_beginning_is_put_right_only_if_little_is_left_to_type() {
    for (typed, meant, is) in [
        ("bluettoo", "bluetooth", Sure),
        ("candel", "candles", Sure),
        ("stonewra", "stoneware", Sure),
        ("cande", "candles", Offered),
        ("creme", "cremated", Another),
        ("kids", "kindest", Another),
        ("headfon", "headphones", Sure),
        ("headhp", "headphones", Offered),
        ("haedpho", "headphones", Sure),
    ] {
        assert_eq!(judged(typed, meant, true), is, "{typed} {meant}");
    }
    assert_eq!(judged("stonewra", "stonewares", false), Another);
}

#[test]
fn a_word_that_no_products_are_named_by_is_only_offered() {
    let described = Known {
        named: false,
        ..known("ceramic")
    };
    assert!(!judge("ceramc", false, &described).unwrap().sure);
}

#[test]
fn of_several_words_the_nearest_comes_first_and_of_equals_the_most_used() {
    let first = |typed: &str, words: &[(&str, u64)]| {
        let known = words.iter().map(|(word, documents)| Known {
            documents: *documents,
            ..known(word)
        });
        let judged = known.filter_map(|k| Some((judge(typed, false, &k)?, k.word)));
        judged.min().unwrap().1
    };
    assert_eq!(first("wolen", &[("woven", 90), ("woollen", 1)]), "woollen");
    assert_eq!(first("lanps", &[("lamps", 9), ("lands", 50)]), "lamps");
    assert_eq!(first("cotten", &[("rotten", 90), ("cotton", 1)]), "cotton");
    assert_eq!(first("glas", &[("glaze", 90), ("glass", 1)]), "glass");
}
