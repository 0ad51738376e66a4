//! The query string of an address: `query: Query<PageQuery>`. Parameters that cannot be parsed are
//! named.

use std::future::Future;
use std::ops::Deref;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use chrono::{Datelike, NaiveDate};
use serde::de::DeserializeOwned;
use types::Invalid;

use crate::caller::caller_checked;
use crate::problem::{Problem, pointer};

/// Parameters that were read.
#[derive(Debug)]
pub struct Query<T>(pub T);

impl<T> Deref for Query<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: DeserializeOwned> FromRequest for Query<T> {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            caller_checked(&request).await;
            read(request.query_string()).map(Self)
        })
    }
}

/// Reads the parameters of an address.
pub fn read<T: DeserializeOwned>(query: &str) -> Result<T, Problem> {
    let pairs = url::form_urlencoded::parse(query.as_bytes());
    let parameters = serde_urlencoded::Deserializer::new(pairs);
    serde_path_to_error::deserialize(parameters)
        .map_err(|error| unreadable(error.path().iter().next().map(ToString::to_string)))
}

/// A day such as `2026-11-23`, of a year that people order in; blank is as good as left out.
pub fn day(raw: Option<&str>) -> Result<Option<NaiveDate>, Invalid> {
    let Some(raw) = raw.filter(|raw| !raw.is_empty()) else {
        return Ok(None);
    };
    let day: Option<NaiveDate> = raw.parse().ok();
    // it also reads signs, spaces and single digits
    let day = day.filter(|day| day.to_string() == raw && (1970..=9999).contains(&day.year()));
    let no_day = || Invalid::new("invalid_date", "Use a date like 2026-11-23");
    day.map(Some).ok_or_else(no_day)
}

fn unreadable(parameter: Option<String>) -> Problem {
    let Some(name) = parameter else {
        let detail = "Part of this address is missing or appears twice";
        return Problem::malformed("malformed_query", detail);
    };
    let message = format!("The value of {name} in this address can't be read");
    let invalid = Invalid::new("unreadable", message.clone());
    Problem::malformed("malformed_query", message).at(&pointer(&name), invalid)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::read;

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Wanted {
        page_size: Option<i64>,
        name: String,
    }

    #[test]
    fn what_cannot_be_read_is_named_in_our_own_words() {
        let wanted: Wanted = read("pageSize=2&name=mug&else=1").unwrap();
        assert_eq!((wanted.page_size, wanted.name.as_str()), (Some(2), "mug"));
        let refused = |query| read::<Wanted>(query).unwrap_err().to_string();
        assert!(
            refused("pageSize=two&name=mug")
                .ends_with("The value of pageSize in this address can't be read")
        );
        for query in ["pageSize=2", "name=mug&name=cup"] {
            assert!(refused(query).ends_with("is missing or appears twice"));
        }
    }
}
