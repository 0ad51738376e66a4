//! The answers that a page asks for first, sent along with it: the storefront finds them in
//! the page and makes no call for them.

use chrono::Utc;
use serde::Serialize;
use serde_json::{Value, json};

use crate::problem::Problem;

/// What calls were answered before they were made.
#[derive(Debug, Default)]
pub struct Answers(Vec<Value>);

impl Answers {
    /// Notes the answer to this operation of the API and the path that it would have been
    /// asked at. Arguments that are `null` count as left out.
    pub fn add(
        &mut self,
        operation: &str,
        path: &str,
        arguments: impl Serialize,
        answer: &impl Serialize,
    ) -> Result<(), Problem> {
        let internal = |error: serde_json::Error| Problem::internal(&error);
        let mut arguments = serde_json::to_value(arguments).map_err(internal)?;
        if let Value::Object(named) = &mut arguments {
            named.retain(|_, value| !value.is_null());
        }
        let answer = serde_json::to_value(answer).map_err(internal)?;
        self.0.push(json!({
            "operation": operation, "path": path, "arguments": arguments, "answer": answer,
        }));
        Ok(())
    }

    /// Takes over those of another part of the page.
    pub fn append(&mut self, mut other: Self) {
        self.0.append(&mut other.0);
    }

    /// All of them and when they held, as JSON that may stand in a script element: nothing
    /// in it can end the element.
    pub fn into_json(self) -> String {
        let block = json!({ "at": Utc::now().timestamp_millis(), "answers": self.0 });
        block.to_string().replace('<', "\\u003c")
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::Answers;

    #[test]
    fn nothing_in_an_answer_can_end_the_element_and_all_of_it_arrives() {
        let mut answers = Answers::default();
        let answer = json!({ "title": "</script><script>alert(1)</script><!--" });
        let arguments = json!({ "slug": "mug", "sort": null });
        answers.add("getProduct", "/", arguments, &answer).unwrap();
        let text = answers.into_json();
        assert!(!text.contains('<'), "{text}");
        let block: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(block["answers"][0]["answer"], answer);
        assert_eq!(block["answers"][0]["arguments"], json!({ "slug": "mug" }));
    }
}
