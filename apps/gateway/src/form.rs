//! A multipart form whose faults are all problems: `Form(upload): Form<Upload>`.

use std::future::Future;
use std::pin::Pin;

use actix_multipart::MultipartError;
use actix_multipart::form::{MultipartCollect, MultipartForm};
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};

use crate::problem::payloads;

/// The fields of a multipart form.
#[derive(Debug)]
pub struct Form<T>(pub T);

impl<T: MultipartCollect + 'static> FromRequest for Form<T> {
    type Error = actix_web::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, actix_web::Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let form = MultipartForm::<T>::from_request(request, payload);
        Box::pin(async move {
            match form.await {
                Ok(form) => Ok(Self(form.into_inner())),
                // A wrong content type never reaches the configured error handler.
                Err(error) => Err(match error.as_error::<MultipartError>() {
                    Some(fault) => payloads::form(fault).into(),
                    None => error,
                }),
            }
        })
    }
}
