//! Sees to it that the folder of the built storefront exists: a debug build that was compiled
//! without it would not find the pages that are built later.

fn main() {
    let dist = concat!(env!("CARGO_MANIFEST_DIR"), "/../../frontend/dist");
    if let Err(error) = std::fs::create_dir_all(dist) {
        tell(&format!("warning={dist} cannot be made: {error}"));
    }
    tell("rerun-if-changed=build.rs");
}

fn tell(text: &str) {
    println!("cargo::{text}");
}
