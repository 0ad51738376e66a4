//! A whole marketplace for one test, and the people in it.

mod app;
mod background_jobs;
mod client;
mod crowd;
mod disk;
mod emails;
mod people;
mod provider;
mod second_gateway;
mod shopping;
mod waiting;

pub use app::TestApp;
pub use client::{Answer, Client};
pub use crowd::Buyer;
pub use disk::SmallDisk;
pub use people::PASSWORD;
pub use provider::{CaptureOutcome, ControlledProvider};
pub use second_gateway::SecondGateway;
pub use shopping::{Product, address, line_of};
pub use waiting::{assert_shown_in_time, assert_shown_within, slowest, until_shown};
