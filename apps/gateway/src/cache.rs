//! Public answers kept ready to send: encoded once, found by the address that asked for them,
//! and dropped as soon as the feed of changes names something that they show.
//!
//! An answer holds from the moment before it was computed; what its [`Tags`] name must not have
//! changed since. The feed says what changed ([`Changes::heard`]); when it is silent for a
//! second nothing is answered from here, so that no answer is ever older than that.
//!
//! What is kept, and for whom, is the matter of those who ask: nothing here knows routes or pages.

mod changes;
mod coding;
mod encoded;
mod key;
mod store;
mod tags;

pub use changes::Changes;
pub use coding::Coding;
pub use encoded::{Encoded, knows};
pub use key::canonical;
pub use store::{Lookup, Slot, Store};
pub use tags::{Tag, Tags};
