//! The migrations are read by a macro, which does not see that a folder was added.

fn main() {
    println!("cargo::rerun-if-changed=../../migrations");
}
