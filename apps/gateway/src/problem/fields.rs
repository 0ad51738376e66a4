//! Invalid fields of a request.

use serde::Serialize;
use types::Invalid;
use utoipa::ToSchema;

use super::Problem;

/// One field that was refused.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct FieldError {
    /// JSON pointer to the field (RFC 6901).
    #[schema(example = "/email")]
    pub pointer: String,
    /// Stable code.
    #[schema(example = "invalid_email")]
    pub code: String,
    /// One sentence that says how to fix it.
    #[schema(example = "Enter an email address like ada@example.com")]
    pub message: String,
}

impl FieldError {
    /// The refusal of the field at this pointer.
    pub fn new(pointer: &str, invalid: Invalid) -> Self {
        Self {
            pointer: pointer.to_owned(),
            code: invalid.code.to_owned(),
            message: invalid.message,
        }
    }
}

/// The JSON pointer to a field whose name somebody else chose (RFC 6901).
pub fn pointer(name: &str) -> String {
    format!("/{}", name.replace('~', "~0").replace('/', "~1"))
}

/// A value that no rule of the body asked about: refused all the same.
impl From<Invalid> for Problem {
    fn from(invalid: Invalid) -> Self {
        Self::invalid("", invalid)
    }
}

/// Collects what is refused of an address's parameters, so that a client sees all at once;
/// bodies name their rules themselves, see [`crate::valid`].
///
/// `let sort = fields.take("/sort", Sort::parse(&query.sort));`, then
/// `let (sort, page) = fields.finish(sort.zip(page))?;`
#[derive(Debug, Default)]
pub struct Fields(Vec<FieldError>);

impl Fields {
    /// Keeps the value, or the refusal.
    pub fn take<T>(&mut self, pointer: &str, value: Result<T, Invalid>) -> Option<T> {
        value.map_err(|invalid| self.refuse(pointer, invalid)).ok()
    }

    /// Notes a refusal.
    pub fn refuse(&mut self, pointer: &str, invalid: Invalid) {
        self.0.push(FieldError::new(pointer, invalid));
    }

    /// The value if nothing was refused, else a 422 with every refused field.
    pub fn finish<T>(self, value: Option<T>) -> Result<T, Problem> {
        match value {
            Some(value) if self.0.is_empty() => Ok(value),
            _ => Err(self.into_problem()),
        }
    }

    /// A 422 with every refused field.
    pub(super) fn into_problem(self) -> Problem {
        let detail = match self.0.as_slice() {
            [only] => only.message.clone(),
            _ => "Check the marked fields".to_owned(),
        };
        Problem {
            fields: self.0,
            ..Problem::unprocessable("invalid_fields", detail)
        }
    }
}

/// Fields that were refused elsewhere, in their order.
impl From<Vec<FieldError>> for Fields {
    fn from(errors: Vec<FieldError>) -> Self {
        Self(errors)
    }
}
