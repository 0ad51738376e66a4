//! What comes along from others, held up against the licenses that `deny.toml` allows: crates of
//! this machine's build, and npm packages of every machine's. Needs no tool and no network;
//! cargo-deny reads the same list and knows more (bans, sources, holes), where it is installed.

use std::collections::BTreeSet;

use serde_json::Value;
use spdx::{Expression, ParseMode};

use super::{metadata, root};

fn allowed() -> BTreeSet<String> {
    let text = std::fs::read_to_string(root().join("deny.toml")).unwrap();
    let settings: toml::Table = text.parse().unwrap();
    let allowed = settings["licenses"]["allow"].as_array().unwrap();
    let name = |license: &toml::Value| license.as_str().unwrap().to_owned();
    allowed.iter().map(name).collect()
}

/// Whether one of the ways in which the thing may be used is among the allowed.
fn fits(license: &str, allowed: &BTreeSet<String>) -> bool {
    // old crates write `MIT/Apache-2.0`
    let Ok(expression) = Expression::parse_mode(license, ParseMode::LAX) else {
        return false;
    };
    expression.evaluate(|wanted| {
        let id = wanted.license.id();
        id.is_some_and(|id| allowed.contains(id.name))
    })
}

/// One line for each package whose license is missing or not allowed.
fn refused<'a>(packages: impl Iterator<Item = (&'a str, &'a Value)>) -> Vec<String> {
    let allowed = allowed();
    let wrong =
        packages.filter(|(_, license)| !license.as_str().is_some_and(|l| fits(l, &allowed)));
    wrong
        .map(|(name, license)| format!("{name}: {license}"))
        .collect()
}

#[test]
fn every_crate_has_a_license_that_is_allowed() {
    let host = format!("--filter-platform={}", host());
    let metadata = metadata(&[&host]);
    let packages = metadata["packages"].as_array().unwrap();
    assert!(
        packages.len() > 100,
        "only {} crates were read",
        packages.len()
    );
    let named = packages
        .iter()
        .map(|package| (package["name"].as_str().unwrap(), &package["license"]));
    let refused = refused(named);
    assert!(refused.is_empty(), "{refused:#?}");
}

#[test]
fn every_npm_package_has_a_license_that_is_allowed() {
    let lock = std::fs::read_to_string(root().join("frontend/package-lock.json")).unwrap();
    let lock: Value = serde_json::from_str(&lock).unwrap();
    let packages = lock["packages"].as_object().unwrap();
    assert!(
        packages.len() > 100,
        "only {} packages were read",
        packages.len()
    );
    // the storefront itself stands under the empty name
    let named = packages.iter().filter(|(name, _)| !name.is_empty());
    let refused = refused(named.map(|(name, package)| (name.as_str(), &package["license"])));
    assert!(refused.is_empty(), "{refused:#?}");
}

#[test]
fn a_license_is_read_with_its_ands_and_ors() {
    let allowed = BTreeSet::from(["MIT".to_owned(), "Apache-2.0".to_owned()]);
    for good in [
        "MIT",
        "GPL-3.0 OR MIT",
        "MIT/GPL-2.0",
        "Apache-2.0 WITH LLVM-exception AND MIT",
    ] {
        assert!(fits(good, &allowed), "{good}");
    }
    for bad in [
        "GPL-3.0",
        "MIT AND GPL-3.0",
        "SEE LICENSE IN LICENSE.txt",
        "",
    ] {
        assert!(!fits(bad, &allowed), "{bad}");
    }
}

/// What the compiler builds for here: only that platform's crates are surely on the disk.
fn host() -> String {
    let output = std::process::Command::new("rustc")
        .arg("-vV")
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.unwrap().to_owned()
}
