//! How large a test is: as the test command runs it, or as `just verify-full` asks for in the
//! environment.

use std::fmt::Display;
use std::str::FromStr;

/// A size that the environment names, else the usual one.
#[expect(
    clippy::panic,
    reason = "a size that cannot be read would be that of another test"
)]
pub fn scale<T: FromStr>(name: &str, usual: T) -> T {
    let Ok(said) = std::env::var(name) else {
        return usual;
    };
    said.parse()
        .unwrap_or_else(|_| panic!("{name} cannot be {said}"))
}

/// What a test makes its choices with. It is printed, so that a run that fails can be repeated.
#[expect(clippy::print_stdout, reason = "shown with a test that fails")]
pub fn seed(usual: u64) -> u64 {
    let seed = scale("VERIFY_SEED", usual);
    println!("VERIFY_SEED={seed}");
    seed
}

/// Tells how much of something was done, for the report of `just verify-full`.
#[expect(clippy::print_stdout, reason = "read by whoever started the test")]
pub fn done(number: impl Display, what: &str) {
    println!("verified: {number} {what}");
}
