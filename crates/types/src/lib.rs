//! The basic domain types: IDs that cannot be mixed up, money that cannot lose a cent, validated
//! texts. No database access and no HTTP, only the mapping of each type to one SQL type.

pub mod id;
pub mod language;
pub mod money;
pub mod name;
pub mod network;
pub mod page;
pub mod quantity;
pub mod text;

pub use id::*;
pub use language::Language;
pub use money::{Currency, Money};
pub use name::Name;
pub use network::Network;
pub use page::{Page, PageRequest};
pub use quantity::Quantity;
pub use text::{EmailAddress, Slug, Text};

/// Why a value was refused. `code` is stable, the display text is for people.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Invalid {
    /// Stable snake_case code, as it stands in `errors[].code` of a problem.
    pub code: &'static str,
    /// One sentence that says how to fix it.
    pub message: String,
}

impl Invalid {
    /// A refusal with its code and the sentence shown to the person.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
        }
    }
}
