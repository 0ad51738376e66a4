//! The OpenAPI document says all that a client must know, and the file in the repository is
//! what the code prints.

pub mod contract;
mod examples;

use std::collections::BTreeSet;

use serde_json::Value;

use crate::architecture::root;

/// Runs a check on each operation; every fault is listed with the operation it is in.
fn each_operation(check: impl Fn(&str, &str, &Value) -> Vec<String>) {
    let spec = gateway::openapi::document();
    let mut faults = Vec::new();
    for (path, item) in spec["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let found = check(method, path, operation);
            faults.extend(
                found
                    .iter()
                    .map(|fault| format!("{method} {path}: {fault}")),
            );
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

fn says(value: &Value) -> bool {
    value.as_str().is_some_and(|text| !text.trim().is_empty())
}

/// The fault, if the condition does not hold.
fn unless(holds: bool, fault: &str) -> Option<String> {
    (!holds).then(|| fault.to_owned())
}

#[test]
fn every_operation_has_an_id_of_its_own_a_known_tag_and_a_summary() {
    let seen = std::cell::RefCell::new(BTreeSet::new());
    let chapters = gateway::openapi::document()["tags"].as_array().unwrap();
    let is_chapter = |tag: &Value| chapters.iter().any(|chapter| chapter["name"] == *tag);
    each_operation(|_, _, operation| {
        let id = operation["operationId"]
            .as_str()
            .unwrap_or_default()
            .to_owned();
        let camel = id.starts_with(|c: char| c.is_ascii_lowercase())
            && id.chars().all(|c| c.is_ascii_alphanumeric());
        let tags = operation["tags"].as_array().cloned().unwrap_or_default();
        let known = matches!(tags.as_slice(), [tag] if is_chapter(tag));
        [
            unless(camel, "needs a camelCase operationId"),
            unless(seen.borrow_mut().insert(id), "shares its operationId"),
            unless(
                known,
                "needs exactly one of the tags that the document lists",
            ),
            unless(says(&operation["summary"]), "needs a summary"),
            unless(
                operation["parameters"]
                    .as_array()
                    .is_none_or(|all| all.iter().all(|it| says(&it["description"]))),
                "has a parameter without a description",
            ),
        ]
        .into_iter()
        .flatten()
        .collect()
    });
}

/// A shop, a product or a category may be called `api`, `login` or `export`: where an address has
/// its name, no other address has a word of its own.
#[test]
fn no_name_stands_where_an_address_has_a_word() {
    const NAMES: [&str; 5] = [
        "{slug}",
        "{sub}",
        "{collection}",
        "{shop}.xml",
        "{shop}.csv",
    ];
    let spec = gateway::openapi::document();
    let paths = spec["paths"].as_object().unwrap().keys();
    let paths: Vec<Vec<&str>> = paths.map(|path| path.split('/').collect()).collect();
    let mut faults = Vec::new();
    for path in &paths {
        let named = |(_, step): &(usize, &&str)| NAMES.contains(*step);
        for (at, _) in path.iter().enumerate().filter(named) {
            let beside = paths.iter().filter(|other| other.starts_with(&path[..at]));
            let words = beside.filter_map(|other| other.get(at));
            let words = words.filter(|word| !word.starts_with('{'));
            faults.extend(words.map(|word| format!("{word} in {}", path.join("/"))));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn the_chapters_stand_in_reading_order_and_none_is_empty() {
    let spec = gateway::openapi::document();
    let chapters = spec["tags"].as_array().unwrap().iter();
    let chapters: Vec<&str> = chapters.map(|it| it["name"].as_str().unwrap()).collect();
    let reading = [
        "Catalog",
        "Cart",
        "Checkout and orders",
        "Account",
        "Seller products",
        "Operator shops",
        "Provider",
        "Health",
    ];
    let places = reading.map(|name| {
        chapters
            .iter()
            .position(|chapter| *chapter == name)
            .unwrap()
    });
    assert!(places.is_sorted(), "{chapters:#?}");
    let used: BTreeSet<String> = contract::operations()
        .map(|(_, _, operation)| operation["tags"][0].as_str().unwrap().to_owned())
        .collect();
    let described: BTreeSet<String> = chapters.into_iter().map(str::to_owned).collect();
    assert_eq!(used, described);
}

#[test]
fn every_operation_says_what_the_layers_around_it_answer() {
    each_operation(|method, path, operation| {
        let mut expected = vec!["405", "408", "500", "503"];
        if !path.starts_with("/health/") {
            expected.push("429");
        }
        if operation["requestBody"].is_object() {
            expected.extend(["400", "413", "415", "422"]);
        }
        if method != "get" {
            expected.push("409");
        }
        let missing = expected.into_iter();
        let missing = missing.filter(|status| operation["responses"].get(*status).is_none());
        missing
            .map(|status| format!("{status} is not said"))
            .collect()
    });
}

#[test]
fn every_operation_declares_its_security_or_that_it_has_none() {
    each_operation(|_, _, operation| {
        let declared = operation["security"].as_array();
        let bearer = declared.is_some_and(|needs| !needs.is_empty());
        let refuses = operation["responses"]["401"].is_object();
        [
            unless(declared.is_some(), "declares no security, not even none"),
            unless(!bearer || refuses, "wants a token but never answers 401"),
        ]
        .into_iter()
        .flatten()
        .collect()
    });
}

#[test]
fn every_answer_is_described_and_every_refusal_is_a_problem() {
    each_operation(|_, _, operation| {
        let responses = operation["responses"].as_object().unwrap();
        let mut faults = Vec::new();
        faults.extend(unless(
            responses.keys().any(|s| s.starts_with('2')),
            "never succeeds",
        ));
        for (status, response) in responses {
            let response = contract::resolve(response);
            let problem = &response["content"]["application/problem+json"]["schema"]["$ref"];
            let refusal = status.starts_with(['4', '5']);
            let described = says(&response["description"]);
            faults.extend(unless(described, &format!("{status} is not described")));
            let is_problem = !refusal || problem == "#/components/schemas/Problem";
            faults.extend(unless(is_problem, &format!("{status} is no problem+json")));
        }
        faults
    });
}

#[test]
fn every_part_of_a_path_is_a_declared_parameter() {
    each_operation(|_, path, operation| {
        let names = path
            .split('{')
            .skip(1)
            .filter_map(|rest| rest.split('}').next());
        let parameters = operation["parameters"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        let declared = |name: &str| {
            parameters
                .iter()
                .any(|given| given["in"] == "path" && given["name"] == name)
        };
        let missing = names.filter(|name| !declared(name));
        missing
            .map(|name| format!("{name} is not declared"))
            .collect()
    });
}

#[test]
fn every_reference_leads_somewhere() {
    let spec = gateway::openapi::document();
    let printed = spec.to_string();
    let references = printed.split("\"$ref\":\"#").skip(1);
    for reference in references.filter_map(|rest| rest.split('"').next()) {
        assert!(
            spec.pointer(reference).is_some(),
            "{reference} leads nowhere"
        );
    }
}

#[test]
fn the_file_in_the_repository_is_what_the_code_prints() {
    let printed = serde_json::to_string_pretty(gateway::openapi::document()).unwrap();
    let kept = std::fs::read_to_string(root().join("openapi/openapi.json")).unwrap();
    let same = kept.trim_end() == printed;
    assert!(
        same,
        "run `npx rust-just openapi` and commit what it changes"
    );
}
