//! A multipart form, validated, whose errors are all problems: `Form(upload): Form<Upload>`.

use std::future::{Future, ready};
use std::ops::Deref;
use std::pin::Pin;

use actix_multipart::form::text::Text;
use actix_multipart::form::{FieldReader, Limits, MultipartCollect, MultipartForm, State};
use actix_multipart::{Field, MultipartError};
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use serde::Serialize;
use serde::de::DeserializeOwned;
use utoipa::ToSchema;
use validator::Validate;

use crate::caller::caller_checked;
use crate::problem::payloads;
use crate::valid;

/// The fields of a multipart form.
#[derive(Debug)]
pub struct Form<T>(pub T);

impl<T: MultipartCollect + Validate + ToSchema + 'static> FromRequest for Form<T> {
    type Error = actix_web::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, actix_web::Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let form = MultipartForm::<Named<T>>::from_request(request, payload);
        let caller_checked = caller_checked(request);
        Box::pin(async move {
            caller_checked.await;
            let form = match form.await {
                Ok(form) => form.into_inner().0,
                // A wrong content type never reaches the configured error handler.
                Err(error) => {
                    return Err(match error.as_error::<MultipartError>() {
                        Some(fault) => payloads::form(fault).into(),
                        None => error,
                    });
                }
            };
            valid::check(&form)?;
            Ok(Self(form))
        })
    }
}

/// A form whose parts all have a name, as RFC 7578 (4.2) wants it; the library takes an empty one.
struct Named<T>(T);

impl<T: MultipartCollect> MultipartCollect for Named<T> {
    fn limit(name: &str) -> Option<usize> {
        T::limit(name)
    }

    fn handle_field<'t>(
        request: &'t HttpRequest,
        field: Field,
        limits: &'t mut Limits,
        state: &'t mut State,
    ) -> Pin<Box<dyn Future<Output = Result<(), MultipartError>> + 't>> {
        if field.name().is_none_or(str::is_empty) {
            let nameless = MultipartError::ContentDispositionNameMissing;
            return Box::pin(ready(Err(nameless)));
        }
        T::handle_field(request, field, limits, state)
    }

    fn from_state(state: State) -> Result<Self, MultipartError> {
        T::from_state(state).map(Self)
    }
}

/// A field of text in a form; unlike the library's own it can have rules.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub struct Typed<T>(pub T);

impl<T> Deref for Typed<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<'t, T: DeserializeOwned + 'static> FieldReader<'t> for Typed<T> {
    type Future = Pin<Box<dyn Future<Output = Result<Self, MultipartError>> + 't>>;

    fn read_field(request: &'t HttpRequest, field: Field, limits: &'t mut Limits) -> Self::Future {
        let text = Text::<T>::read_field(request, field, limits);
        Box::pin(async move { Ok(Self(text.await?.0)) })
    }
}
