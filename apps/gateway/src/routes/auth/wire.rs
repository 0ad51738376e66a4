//! Shapes that several account routes share.

use actix_web::web;
use serde::Serialize;
use utoipa::ToSchema;

use crate::problem::Answer;

/// A sentence to show to the user.
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
