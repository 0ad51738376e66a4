//! The alerts and the dashboard that come along speak of metrics that there are, and of all of them.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{root, sources};

/// The names of all metrics that the sources count.
fn counted() -> BTreeSet<String> {
    let folders = ["crates", "apps/gateway/src"];
    let files = folders.map(|folder| sources::files(&root().join(folder)));
    let mut names = BTreeSet::new();
    for path in files.into_iter().flatten() {
        let text = std::fs::read_to_string(&path).unwrap();
        for kind in ["counter!(\"", "gauge!(\"", "histogram!(\""] {
            let found = text.split(kind).skip(1);
            names.extend(found.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
        }
    }
    names
}

/// The metrics in a query: no label and no function has a name of several words.
fn asked(query: &str) -> BTreeSet<String> {
    let words = query.split(|c: char| !c.is_ascii_lowercase() && c != '_');
    let words = words.filter(|word| word.contains('_') && !word.starts_with('_'));
    let name = |word: &str| {
        word.trim_end_matches("_count")
            .trim_end_matches("_sum")
            .to_owned()
    };
    words.map(name).collect()
}

fn read(file: &str) -> String {
    std::fs::read_to_string(root().join("docs/operations").join(file)).unwrap()
}

fn of_alerts() -> BTreeSet<String> {
    let text = read("alerts.yml");
    let rules = text.split("expr:").skip(1);
    let queries = rules.map(|rest| rest.split("labels:").next().unwrap_or_default());
    queries.flat_map(asked).collect()
}

fn of_dashboard() -> BTreeSet<String> {
    let dashboard: Value = serde_json::from_str(&read("grafana.json")).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let targets = panels
        .iter()
        .flat_map(|panel| panel["targets"].as_array().unwrap());
    targets
        .flat_map(|target| asked(target["expr"].as_str().unwrap()))
        .collect()
}

#[test]
fn each_alert_says_what_to_do() {
    let (text, alerts) = (
        std::fs::read_to_string(root().join("docs/OPERATING.md")).unwrap(),
        read("alerts.yml"),
    );
    let names = alerts.split("- alert: ").skip(1);
    let names = names.map(|rest| rest.lines().next().unwrap_or_default());
    let unexplained: Vec<&str> = names
        .filter(|name| !text.contains(&format!("`{name}`")))
        .collect();
    assert!(unexplained.is_empty(), "{unexplained:?}");
}

#[test]
fn alerts_and_dashboard_ask_for_metrics_that_there_are() {
    let counted = counted();
    assert!(counted.len() > 15, "{counted:?}");
    let asked: BTreeSet<String> = of_alerts().union(&of_dashboard()).cloned().collect();
    let unknown: Vec<&String> = asked.difference(&counted).collect();
    assert!(unknown.is_empty(), "nothing counts {unknown:?}");
    let unseen: Vec<String> = counted.difference(&of_dashboard()).cloned().collect();
    assert!(unseen.is_empty(), "the dashboard does not show {unseen:?}");
}
