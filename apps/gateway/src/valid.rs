//! A JSON body whose `validator` rules hold: `Valid(body): Valid<Ship>`.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest, web};
use serde::de::DeserializeOwned;
use types::Invalid;
use validator::Validate;

use crate::problem::{Fields, Problem};

/// A body that was read and checked.
#[derive(Debug)]
pub struct Valid<T>(pub T);

impl<T: DeserializeOwned + Validate + 'static> FromRequest for Valid<T> {
    type Error = actix_web::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, actix_web::Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let body = web::Json::<T>::from_request(request, payload);
        Box::pin(async move {
            let body = body.await?.into_inner();
            check(&body)?;
            Ok(Self(body))
        })
    }
}

/// The body's own rules; every refused field is named as the client sent it.
pub fn check(body: &impl Validate) -> Result<(), Problem> {
    let Err(errors) = body.validate() else {
        return Ok(());
    };
    let mut fields = Fields::default();
    for (name, refusals) in errors.field_errors() {
        for refusal in refusals {
            let message = refusal.message.as_deref().unwrap_or("Check this field");
            let pointer = format!("/{}", camel_case(&name));
            fields.refuse(&pointer, Invalid::new("invalid", message));
        }
    }
    fields.finish(None)
}

/// `address_line1` as clients know it: `addressLine1`.
pub(crate) fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |mut out, word| {
        let mut letters = word.chars();
        out.extend(letters.next().map(|c| c.to_ascii_uppercase()));
        out.push_str(letters.as_str());
        out
    })
}
