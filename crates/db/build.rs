//! The migrations are read by a macro, which does not see that a folder was added.
#![expect(clippy::print_stdout, reason = "how a build script talks to cargo")]

fn main() {
    println!("cargo::rerun-if-changed=../../migrations");
}
