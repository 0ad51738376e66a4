//! Every schema, every request and every answer has an example, and it is one.

use serde_json::Value;

use super::contract::{self, faults, validator};

/// What is wrong with the example of a schema.
fn wrong(schema: &Value, example: Option<&Value>) -> Vec<String> {
    match example {
        None => vec!["has no example: give its texts one each (#[schema(example = …)])".to_owned()],
        Some(example) => faults(&validator(schema), example),
    }
}

#[test]
fn every_schema_has_an_example_that_is_one_of_it() {
    let spec = gateway::openapi::document();
    let mut bad = Vec::new();
    for (name, schema) in spec["components"]["schemas"].as_object().unwrap() {
        let faults = wrong(schema, schema.get("example")).into_iter();
        bad.extend(faults.map(|fault| format!("{name} {fault}")));
    }
    assert!(bad.is_empty(), "{} of them: {bad:#?}", bad.len());
}

#[test]
fn every_request_and_every_answer_has_an_example_of_its_schema() {
    let mut bad = Vec::new();
    for (_, _, operation) in contract::operations() {
        let id = &operation["operationId"];
        let request = operation.get("requestBody").into_iter();
        let answers = operation["responses"].as_object().unwrap().values();
        for holder in request.chain(answers).map(contract::resolve) {
            let content = holder["content"].as_object().into_iter().flatten();
            for (kind, media) in content {
                let elsewhere = media["examples"].is_object();
                let faults = match elsewhere {
                    true => Vec::new(),
                    false => wrong(&media["schema"], media.get("example")),
                };
                let faults = faults.into_iter();
                bad.extend(faults.map(|fault| format!("{id} {kind} {fault}")));
            }
        }
    }
    assert!(bad.is_empty(), "{} of them: {bad:#?}", bad.len());
}

#[test]
fn what_must_be_said_in_an_address_has_an_example() {
    let mut bad = Vec::new();
    for (_, _, operation) in contract::operations() {
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            let required = parameter["required"] == true;
            let faults = match required {
                true => wrong(&parameter["schema"], parameter.get("example")),
                false => Vec::new(),
            };
            let told =
                |fault| format!("{} {} {fault}", operation["operationId"], parameter["name"]);
            bad.extend(faults.into_iter().map(told));
        }
    }
    assert!(bad.is_empty(), "{} of them: {bad:#?}", bad.len());
}

#[test]
fn an_example_that_is_missing_or_none_of_its_schema_is_found() {
    let schema = serde_json::json!({ "$ref": "#/components/schemas/FieldError" });
    assert!(!wrong(&schema, None).is_empty());
    let half = serde_json::json!({ "pointer": "/email", "code": 7 });
    assert_eq!(wrong(&schema, Some(&half)).len(), 2);
}
