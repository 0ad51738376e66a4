//! The cache of public responses: encoded once, found by the requested address, and dropped as soon
//! as the change feed names something that they show.
//!
//! A response is valid from the moment before it was computed; what its [`Tags`] name must not have
//! changed since. The feed says what changed ([`Changes::record`]); if it is silent for a second,
//! nothing is served from the cache, so that no response is ever older than that.
//!
//! What is cached, and for whom, is decided by the callers: this module knows neither routes nor
//! pages.

mod changes;
mod coding;
mod encoded;
mod key;
mod store;
mod tags;

pub use changes::Changes;
pub use coding::Coding;
pub use encoded::{Encoded, client_has};
pub use key::canonical;
pub use store::{Lookup, Slot, Store};
pub use tags::{Tag, Tags};
