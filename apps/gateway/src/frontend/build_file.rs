//! The JSON files that the storefront's build creates for the gateway.

use std::sync::OnceLock;

use serde::de::DeserializeOwned;

use super::Dist;

/// One file of it; where the storefront is not built, it says nothing.
pub struct BuildFile<T> {
    file: &'static str,
    kept: OnceLock<T>,
}

impl<T: DeserializeOwned + Default> BuildFile<T> {
    /// The file of this name.
    pub const fn new(file: &'static str) -> Self {
        Self {
            file,
            kept: OnceLock::new(),
        }
    }

    /// Calls `f` with what it says. A release carries the storefront inside itself, so there it
    /// cannot change while it runs.
    pub fn with<R>(&self, f: impl FnOnce(&T) -> R) -> R {
        match cfg!(debug_assertions) {
            true => f(&self.read()),
            false => f(self.kept.get_or_init(|| self.read())),
        }
    }

    fn read(&self) -> T {
        let file = Dist::get(self.file);
        let content = file.and_then(|file| serde_json::from_slice(&file.data).ok());
        content.unwrap_or_default()
    }
}
