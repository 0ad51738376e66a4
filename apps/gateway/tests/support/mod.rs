//! A whole marketplace for one test, and the people in it.

mod app;
mod client;
mod crowd;
mod disk;
mod letters;
mod people;
mod provider;
mod shelf;
mod soon;
mod twin;
mod work;

pub use app::TestApp;
pub use client::{Answer, Client};
pub use crowd::Buyer;
pub use disk::SmallDisk;
pub use people::PASSWORD;
pub use provider::{Fate, InHand};
pub use shelf::{Product, address, line_of};
pub use soon::{slowest, soon, soon_within, until_shown};
pub use twin::Twin;
