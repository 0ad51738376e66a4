//! Points at which a test can end the process: between two steps that no transaction joins, such as
//! the provider's response and its booking. They exist only with the feature `testing`; without it,
//! as in every program that is shipped, [`crash_point`] is empty.

/// Ends the process here, at once and without any clean-up, if the environment variable
/// `FAILPOINTS` has `name=return` ([syntax](https://docs.rs/fail)).
#[cfg(feature = "testing")]
pub fn crash_point(name: &str) {
    static READ: std::sync::Once = std::sync::Once::new();
    // dropped, it would forget what it read
    READ.call_once(|| std::mem::forget(fail::FailScenario::setup()));
    fail::fail_point!(name, |_| std::process::abort());
}

/// Does nothing.
#[cfg(not(feature = "testing"))]
pub const fn crash_point(_name: &str) {}
