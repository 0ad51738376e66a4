//! How a job's handler reports that it failed.

/// Why a job did not succeed, told apart by whether a later try may.
#[derive(Debug, thiserror::Error)]
pub enum JobError {
    /// Something passing: try again later.
    #[error("{0}")]
    Retry(String),
    /// No later try can succeed: park it at once.
    #[error("{0}")]
    Park(String),
}

impl JobError {
    /// A passing fault.
    pub fn retry(error: impl std::fmt::Display) -> Self {
        Self::Retry(error.to_string())
    }

    /// A fault for good.
    pub fn park(error: impl std::fmt::Display) -> Self {
        Self::Park(error.to_string())
    }
}

impl From<db::Error> for JobError {
    fn from(error: db::Error) -> Self {
        Self::retry(error)
    }
}

/// A payload that cannot be read today cannot be read tomorrow.
impl From<serde_json::Error> for JobError {
    fn from(error: serde_json::Error) -> Self {
        Self::park(error)
    }
}
