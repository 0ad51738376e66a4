//! Public answers kept ready to send: encoded once, found by the address that asked for them,
//! and dropped as soon as the feed of changes names something that they show.
//!
//! An answer holds from the moment before it was computed; what its [`Tags`] name must not have
//! changed since. The feed says what changed ([`Changes::heard`]); when it is silent for a
//! second nothing is answered from here, so that no answer is ever older than that.

mod changes;
mod coding;
mod encoded;
mod recall;
mod settle;
mod store;
mod tags;

use std::sync::Arc;

use serde::Serialize;

pub use changes::Changes;
pub use coding::Coding;
pub use encoded::{Encoded, knows};
pub use recall::{canonical, recall};
pub use settle::settle;
pub use store::{Found, Place, Store};
pub use tags::{Tag, Tags};

use crate::frontend::page::Page;
use crate::problem::Problem;
use crate::routes::catalog::fresh::Answer;

/// Part of the memory, in tenths, that answers of the API have; pages have the rest.
const ANSWERS: u64 = 7;

/// What is kept, and what is known of changes.
#[derive(Debug)]
pub struct Cache {
    /// What changed.
    pub changes: Arc<Changes>,
    /// Answers of the API by path and query.
    pub answers: Store<Encoded>,
    /// What is said of a page, by language, path and query.
    pub pages: Store<Page>,
}

impl Cache {
    /// One that keeps so many bytes; nothing at all with 0.
    pub fn new(bytes: u64) -> Self {
        let changes = Arc::new(Changes::default());
        let answers = bytes / 10 * ANSWERS;
        Self {
            answers: Store::new(changes.clone(), answers),
            pages: Store::new(changes.clone(), bytes - answers),
            changes,
        }
    }

    /// The answer of the API at this address, as it is kept or as it is loaded now.
    pub async fn answer<T: Serialize>(
        &self,
        address: &str,
        load: impl Future<Output = Answer<T>>,
    ) -> Result<Arc<Encoded>, Problem> {
        match self.answers.find(address).await {
            Found::Value(answer) => Ok(answer),
            Found::Nothing => Ok(Arc::new(load.await?.encode()?)),
            Found::Place(place) => {
                let answer = Arc::new(load.await?.encode()?);
                place.fill(answer.clone(), answer.tags().clone(), answer.weight());
                Ok(answer)
            }
        }
    }
}
