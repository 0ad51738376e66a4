//! Shapes that several account routes share.

use actix_web::web;
use auth::password::NewPassword;
use serde::Serialize;
use types::Email;
use utoipa::ToSchema;

use crate::problem::{Answer, Problem};

/// A sentence for the person.
#[derive(Debug, Serialize, ToSchema)]
pub struct Message {
    #[schema(example = "Done")]
    message: &'static str,
}

/// Answers with a sentence.
pub fn say(message: &'static str) -> Answer<Message> {
    Ok(web::Json(Message { message }))
}

/// A role of a person.
#[derive(Debug, Serialize, ToSchema)]
pub struct Role {
    /// `ROLE_USER`, `ROLE_SHOP_MANAGER` or `ROLE_ADMIN`.
    #[schema(example = "ROLE_USER")]
    name: &'static str,
}

impl From<auth::role::Role> for Role {
    fn from(role: auth::role::Role) -> Self {
        Self { name: role.name() }
    }
}

/// The address of a body's field `email`.
pub fn email(raw: &str) -> Result<Email, Problem> {
    Email::parse(raw).map_err(|invalid| Problem::invalid("/email", invalid))
}

/// A chosen password, of the body's field `pointer`.
pub fn new_password(pointer: &str, raw: &str) -> Result<NewPassword, Problem> {
    NewPassword::parse(raw).map_err(|invalid| Problem::invalid(pointer, invalid))
}
