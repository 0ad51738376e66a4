//! A validated JSON body: `Valid(body): Valid<Ship>`. The rules are the domain's own types, named
//! at the fields (`#[validate(custom(function = text::<EmailAddress>))]`), so that all errors are
//! reported at once, in the order in which the document lists the fields; with `body.email.parse()?`
//! a handler then takes the value.

mod field_order;
mod strict_objects;

use std::borrow::Cow;
use std::future::Future;
use std::pin::Pin;
use std::str::FromStr;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest, web};
use serde::de::DeserializeOwned;
use types::Invalid;
use utoipa::ToSchema;
use validator::{Validate, ValidationError, ValidationErrors, ValidationErrorsKind};

use self::field_order::FieldOrder;
use self::strict_objects::StrictObjects;
use crate::caller::caller_checked;
use crate::problem::{FieldError, Fields, Problem};

/// A body that was read and checked.
#[derive(Debug)]
pub struct Valid<T>(pub T);

impl<T: DeserializeOwned + Validate + ToSchema + 'static> FromRequest for Valid<T> {
    type Error = actix_web::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, actix_web::Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let body = web::Json::<StrictObjects<T>>::from_request(request, payload);
        let caller_checked = caller_checked(request);
        Box::pin(async move {
            caller_checked.await;
            let StrictObjects(body) = body.await?.into_inner();
            check(&body)?;
            Ok(Self(body))
        })
    }
}

/// Whether all rules of a body hold; if not, a 422 that names every refused field as the
/// client sent it.
pub fn check<T: Validate + ToSchema>(body: &T) -> Result<(), Problem> {
    let Err(errors) = body.validate() else {
        return Ok(());
    };
    let mut found = Vec::new();
    collect("", &errors, &mut found);
    // validator keeps them in no order
    let order = FieldOrder::of::<T>();
    found.sort_by_cached_key(|fault| order.position(&fault.pointer));
    Fields::from(found).finish(None)
}

/// The rule of a text: the domain's type takes it.
pub fn text<T: FromStr<Err = Invalid>>(raw: &str) -> Result<(), ValidationError> {
    rule(raw.parse::<T>())
}

/// The rule of a text that may be blank, which is as good as left out.
pub fn optional<T: FromStr<Err = Invalid>>(raw: &str) -> Result<(), ValidationError> {
    if raw.trim().is_empty() {
        return Ok(());
    }
    text::<T>(raw)
}

/// The rule of a number: the domain's type takes it.
pub fn number<T: TryFrom<i64, Error = Invalid>>(raw: i64) -> Result<(), ValidationError> {
    rule(T::try_from(raw))
}

/// A rule of the domain as one of a field.
pub fn rule<T>(checked: Result<T, Invalid>) -> Result<(), ValidationError> {
    checked.map(drop).map_err(|invalid| {
        ValidationError::new(invalid.code).with_message(Cow::Owned(invalid.message))
    })
}

/// A rule about several fields, whose fault is shown at the one with this pointer.
pub fn rule_at<T>(pointer: &str, checked: Result<T, Invalid>) -> Result<(), ValidationError> {
    rule(checked).map_err(|mut error| {
        error.add_param(POINTER.into(), &pointer);
        error
    })
}

/// Faults that a domain found in a whole body, each with the pointer to its field.
pub fn faults(found: impl Iterator<Item = (String, Invalid)>) -> Result<(), ValidationErrors> {
    let mut errors = ValidationErrors::new();
    for (pointer, invalid) in found {
        let Err(error) = rule::<()>(Err(invalid)) else {
            continue;
        };
        let name = Cow::Owned(pointer.trim_start_matches('/').to_owned());
        let kind = ValidationErrorsKind::Field(Vec::new());
        if let ValidationErrorsKind::Field(list) = errors.0.entry(name).or_insert(kind) {
            list.push(error);
        }
    }
    match errors.is_empty() {
        true => Ok(()),
        false => Err(errors),
    }
}

/// Among the parameters of a fault that belongs to no single field.
const POINTER: &str = "pointer";
/// What validator calls a rule about the whole.
const WHOLE: &str = "__all__";
/// What validator calls the items of a body that is a list.
const ITEMS: &str = "_tmp_validator";

fn collect(at: &str, errors: &ValidationErrors, found: &mut Vec<FieldError>) {
    for (name, kind) in errors.errors() {
        let here = match name.as_ref() {
            "" | WHOLE | ITEMS => at.to_owned(),
            name => format!("{at}/{}", camel_case(name)),
        };
        match kind {
            ValidationErrorsKind::Struct(inner) => collect(&here, inner, found),
            ValidationErrorsKind::List(items) => {
                for (index, inner) in items {
                    collect(&format!("{here}/{index}"), inner, found);
                }
            }
            ValidationErrorsKind::Field(list) => {
                found.extend(list.iter().map(|error| fault(at, &here, error)));
            }
        }
    }
}

fn fault(at: &str, here: &str, error: &ValidationError) -> FieldError {
    FieldError {
        pointer: match error.params.get(POINTER).and_then(|it| it.as_str()) {
            Some(pointer) => format!("{at}{pointer}"),
            None => here.to_owned(),
        },
        code: error.code.clone().into_owned(),
        message: error.message.clone().unwrap_or_default().into_owned(),
    }
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
