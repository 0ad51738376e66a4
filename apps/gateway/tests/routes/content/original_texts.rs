//! The shipped texts are complete in both languages and lead nowhere wrong.

use std::collections::BTreeSet;

use content::original::{self, Original};
use types::Language;

use crate::architecture::root;

/// Every shipped text, with its page and language.
fn texts() -> Vec<(&'static str, Language, Original)> {
    original::slugs()
        .flat_map(|slug| Language::ALL.map(|language| (slug, language)))
        .map(|(slug, language)| (slug, language, original::find(slug, language).unwrap().1))
        .collect()
}

fn headings(body: &str) -> Vec<usize> {
    let levels = body.lines().filter(|line| line.starts_with('#'));
    levels.map(|line| line.find(' ').unwrap()).collect()
}

/// What stands between two marks, wherever it does.
fn between<'a>(text: &'a str, open: &str, close: &str) -> Vec<&'a str> {
    let parts = text.split(open).skip(1);
    parts
        .filter_map(|part| part.split_once(close))
        .map(|(inner, _)| inner)
        .collect()
}

fn source(path: &str) -> String {
    std::fs::read_to_string(root().join("frontend/src").join(path)).unwrap()
}

#[test]
fn every_page_is_written_in_every_language() {
    assert_eq!(original::slugs().count(), 13);
    for (slug, language, text) in texts() {
        let at = format!("{slug} {language:?}");
        assert!((1..=120).contains(&text.title.chars().count()), "{at}");
        assert!((20..=400).contains(&text.lead.chars().count()), "{at}");
        assert!(!text.lead.contains('\n'), "{at}");
        assert!((1000..=60_000).contains(&text.body.chars().count()), "{at}");
        assert!(
            text.body.starts_with("## ") || text.body.contains("\n## "),
            "{at}"
        );
        assert!(
            headings(text.body)
                .iter()
                .all(|level| [2, 3].contains(level)),
            "{at}"
        );
        for sign in ["<", "TODO", "\0"] {
            assert!(!text.body.contains(sign), "{at}: {sign:?}");
        }
    }
}

#[test]
fn both_languages_have_the_same_parts() {
    for slug in original::slugs() {
        let [en, de] = Language::ALL.map(|language| original::find(slug, language).unwrap().1);
        assert_eq!(headings(en.body), headings(de.body), "{slug}");
        for (open, close) in [("](", ")"), ("{{", "}}"), ("{#", "}"), ("`", "`")] {
            let set = |text| BTreeSet::from_iter(between(text, open, close));
            assert_eq!(set(en.body), set(de.body), "{slug}");
        }
        let rows = |text: &str| text.lines().filter(|line| line.starts_with('|')).count();
        assert_eq!(rows(en.body), rows(de.body), "{slug}");
        assert_ne!(en.lead, de.lead, "{slug}");
    }
}

#[test]
fn a_text_names_only_settings_that_exist() {
    for (slug, language, text) in texts() {
        for name in between(text.body, "{{", "}}") {
            let known = ["name", "email", "address", "commission"].contains(&name);
            assert!(known, "{slug} {language:?} names {name}");
        }
    }
}

#[test]
fn every_link_leads_to_a_page_of_the_storefront_and_to_a_part_that_is_there() {
    let paths = source("lib/paths.ts");
    let document = std::fs::read_to_string(root().join("openapi/openapi.json")).unwrap();
    let document: serde_json::Value = serde_json::from_str(&document).unwrap();
    let topics = document["components"]["schemas"]["ContactTopic"]["enum"].as_array();
    let topics = topics.unwrap();
    for (slug, language, text) in texts() {
        for link in between(text.body, "](", ")") {
            let at = format!("{slug} {language:?}: {link}");
            if link.starts_with("https://") || link == "/swagger-ui/" {
                continue;
            }
            let (path, part) = link.split_once('#').unwrap_or((link, ""));
            let (path, topic) = path.split_once("?topic=").unwrap_or((path, "other"));
            assert!(topics.iter().any(|known| known == topic), "{at}");
            assert!(paths.contains(&format!("'{path}'")), "{at}");
            if !part.is_empty() {
                let (_, target) = original::find(path.trim_start_matches('/'), language).unwrap();
                assert!(target.body.contains(&format!("{{#{part}}}")), "{at}");
            }
        }
    }
}

#[test]
fn the_faq_answers_at_least_twenty_questions() {
    for language in Language::ALL {
        let (_, faq) = original::find("faq", language).unwrap();
        let questions: Vec<_> = faq.body.split("\n### ").skip(1).collect();
        assert!(questions.len() >= 20);
        for question in questions {
            let answer = question.split_once("\n\n").map(|(_, answer)| answer.trim());
            let answered = answer.is_some_and(|text| text.len() > 20 && !text.starts_with('#'));
            assert!(answered, "{question}");
        }
    }
}

#[test]
fn the_privacy_policy_names_everything_that_stays_in_the_browser() {
    let storage = source("lib/storage.ts");
    let keys = between(&storage, "storageKeys = {", "} as const")[0];
    let keys = between(keys, ": '", "'");
    assert!(keys.len() >= 8, "{keys:?}");
    for language in Language::ALL {
        let (_, policy) = original::find("privacy-policy", language).unwrap();
        for key in &keys {
            let row = format!("\n| `{key}` |");
            assert!(
                policy.body.contains(&row),
                "{language:?} is silent about {key}"
            );
        }
    }
}
