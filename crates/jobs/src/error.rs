//! How a job's handler reports that it failed.

/// Why a job failed, distinguished by whether a retry may succeed.
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
    /// A temporary error: retry.
    pub fn retry(error: impl std::fmt::Display) -> Self {
        Self::Retry(error.to_string())
    }

    /// A permanent error: park the job.
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
