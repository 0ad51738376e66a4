//! The API responses that a page needs first, sent along with it: the storefront finds them in the
//! page and does not request them.

use chrono::Utc;
use serde::Serialize;
use serde_json::{Value, json};

use crate::cache::{Encoded, Tags};
use crate::problem::Problem;
use crate::routes::catalog::cacheable::Cacheable;

/// The responses that one page carries.
#[derive(Debug)]
pub struct EmbeddedResponses {
    /// Each one JSON that may stand in a script element: nothing in it can end the element.
    written: Vec<String>,
    shown: Tags,
}

impl Default for EmbeddedResponses {
    fn default() -> Self {
        Self {
            written: Vec::new(),
            shown: Tags::of([]),
        }
    }
}

impl EmbeddedResponses {
    /// Adds the answer to this operation of the API and the path that it would have been
    /// requested at. Arguments that are `null` count as left out.
    pub fn add(
        &mut self,
        operation: &str,
        path: &str,
        arguments: impl Serialize,
        answer: &Cacheable<impl Serialize>,
    ) -> Result<(), Problem> {
        let internal = |error: serde_json::Error| Problem::internal(&error);
        let mut arguments = serde_json::to_value(arguments).map_err(internal)?;
        if let Value::Object(named) = &mut arguments {
            named.retain(|_, value| !value.is_null());
        }
        self.shown.add(answer.tags());
        let answer = serde_json::to_string(&**answer).map_err(internal)?;
        self.write(operation, path, &arguments, &answer);
        Ok(())
    }

    /// Adds the cached answer to an operation without arguments.
    pub fn add_cached(&mut self, operation: &str, path: &str, answer: &Encoded) {
        let text = String::from_utf8_lossy(answer.json());
        self.shown.add(answer.tags());
        self.write(operation, path, &Value::Null, &text);
    }

    fn write(&mut self, operation: &str, path: &str, arguments: &Value, answer: &str) {
        let (operation, path) = (json!(operation), json!(path));
        let entry = format!(
            r#"{{"operation":{operation},"path":{path},"arguments":{arguments},"answer":{answer}}}"#
        );
        self.written.push(entry.replace('<', "\\u003c"));
    }

    /// Something is missing that another try may bring: the page must not be cached.
    pub fn mark_incomplete(&mut self) {
        self.shown = Tags::UNKNOWN;
    }

    /// What they show.
    pub fn tags(&self) -> &Tags {
        &self.shown
    }

    /// How many bytes they have.
    pub fn bytes(&self) -> usize {
        self.written.iter().map(String::len).sum()
    }

    /// Takes over those of another part of the page.
    pub fn append(&mut self, mut other: Self) {
        self.written.append(&mut other.written);
        self.shown.add(&other.shown);
    }

    /// All of them and that they hold now, as JSON that may stand in a script element.
    pub fn to_json(&self) -> String {
        let (at, answers) = (Utc::now().timestamp_millis(), self.written.join(","));
        format!(r#"{{"at":{at},"answers":[{answers}]}}"#)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::EmbeddedResponses;
    use crate::cache::{Tag, Tags};
    use crate::routes::catalog::cacheable::Cacheable;

    #[test]
    fn nothing_in_an_answer_can_end_the_element_and_all_of_it_arrives() {
        let mut answers = EmbeddedResponses::default();
        let answer = json!({ "title": "</script><script>alert(1)</script><!--" });
        let arguments = json!({ "slug": "mug", "sort": null });
        let cacheable = Cacheable::new(answer.clone(), Tags::of([Tag::Listings]));
        answers
            .add("getProduct", "/", arguments, &cacheable)
            .unwrap();
        assert_eq!(answers.tags(), cacheable.tags());
        let text = answers.to_json();
        assert!(!text.contains('<'), "{text}");
        let block: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(block["answers"][0]["answer"], answer);
        assert_eq!(block["answers"][0]["arguments"], json!({ "slug": "mug" }));
    }
}
