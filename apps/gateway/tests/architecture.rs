//! The picture of allowed arrows, held up against what the manifests say; and against the
//! sources: a table is named by the crate that owns it and by no other, what a seller does runs
//! behind the shop wall, and the time is that of the database. And the licenses of what comes
//! along, and the evidence of what is promised about security.

mod evidence;
mod licenses;
mod metrics;
pub mod sources;
mod tables;
mod time;
mod wall;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

/// Who may use whom; nothing else of ours. The same table stands in `docs/ARCHITECTURE.md`.
const ARROWS: [(&str, &[&str]); 23] = [
    ("types", &[]),
    ("outbound", &[]),
    ("embedded-postgres", &[]),
    ("db", &["types"]),
    ("payments", &["types", "outbound"]),
    ("mail", &["types"]),
    ("media", &["types"]),
    ("search", &["types"]),
    ("jobs", &["types", "db"]),
    ("auth", &["types", "db", "jobs", "mail"]),
    ("settings", &["types", "db", "jobs", "mail", "auth"]),
    (
        "catalog",
        &[
            "types", "outbound", "db", "jobs", "mail", "media", "search", "auth",
        ],
    ),
    ("cart", &["types", "db", "auth", "catalog"]),
    (
        "orders",
        &[
            "types", "db", "jobs", "mail", "payments", "auth", "settings", "catalog", "cart",
        ],
    ),
    (
        "seller",
        &[
            "types", "db", "jobs", "mail", "payments", "auth", "settings", "catalog", "orders",
        ],
    ),
    (
        "content",
        &["types", "db", "jobs", "mail", "auth", "settings"],
    ),
    (
        "webhooks",
        &[
            "types", "outbound", "db", "jobs", "mail", "auth", "settings",
        ],
    ),
    (
        "gateway",
        &[
            "types", "outbound", "db", "jobs", "payments", "mail", "media", "search", "auth",
            "settings", "catalog", "cart", "orders", "seller", "content", "webhooks",
        ],
    ),
    // outside parties that happen to run on this machine
    ("paypal-emulator", &["types"]),
    ("s3-emulator", &[]),
    // a marketplace in one process; the second row writes demo data in bulk
    (
        "demo",
        &[
            "gateway",
            "paypal-emulator",
            "s3-emulator",
            "embedded-postgres",
            "db",
            "auth",
            "media",
            "settings",
            "types",
        ],
    ),
    // reaches the gateway by its command line alone; fills its database in bulk
    ("bench", &["embedded-postgres", "paypal-emulator"]),
    // runs tests and knows nothing of what they test
    ("verify", &[]),
];

/// Libraries that only some of ours may use.
const RESERVED: [(&str, &[&str]); 4] = [
    // the load driver compares with handlers of its own that do nothing
    (
        "actix-web",
        &["gateway", "paypal-emulator", "s3-emulator", "bench"],
    ),
    ("actix-multipart", &["gateway", "paypal-emulator"]),
    ("utoipa", &["gateway"]),
    // libpq and a second database driver have no place here
    ("sqlx", &[]),
];

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .canonicalize()
        .unwrap()
}

/// What `cargo metadata` tells, without asking anybody outside.
fn metadata(options: &[&str]) -> Value {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let output = Command::new(cargo)
        .args(["metadata", "--offline", "--format-version", "1"])
        .args(options)
        .current_dir(root())
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The workspace's packages, each with what it uses outside tests.
fn packages() -> BTreeMap<String, BTreeSet<String>> {
    let metadata = metadata(&["--no-deps"]);
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let uses = |package: &Value| {
        let all = package["dependencies"].as_array().unwrap().iter();
        let shipped = all.filter(|dependency| dependency["kind"] != "dev");
        shipped
            .map(|dependency| text(&dependency["name"]))
            .collect()
    };
    let packages = metadata["packages"].as_array().unwrap();
    packages
        .iter()
        .map(|package| (text(&package["name"]), uses(package)))
        .collect()
}

#[test]
fn crates_use_only_what_the_picture_allows() {
    let packages = packages();
    let mut wrong = Vec::new();
    for (name, uses) in &packages {
        let Some((_, allowed)) = ARROWS.iter().find(|(from, _)| from == name) else {
            wrong.push(format!("{name} does not stand in the picture"));
            continue;
        };
        let ours = uses.iter().filter(|used| packages.contains_key(*used));
        let refused = ours.filter(|used| !allowed.contains(&used.as_str()));
        wrong.extend(refused.map(|used| format!("{name} must not use {used}")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_picture_has_no_circle() {
    for (position, (name, allowed)) in ARROWS.iter().enumerate() {
        for used in *allowed {
            let below = ARROWS.iter().position(|(other, _)| other == used);
            assert!(
                below.is_some_and(|below| below < position),
                "{name} → {used} points up"
            );
        }
    }
}

#[test]
fn http_stays_in_the_gateway() {
    for (name, uses) in &packages() {
        for (library, users) in RESERVED {
            let allowed = !uses.contains(library) || users.contains(&name.as_str());
            assert!(allowed, "{name} must not use {library}");
        }
    }
}

#[test]
fn what_only_tests_need_is_in_no_program() {
    let metadata = metadata(&["--no-deps"]);
    let mut found = 0;
    for package in metadata["packages"].as_array().unwrap() {
        for uses in package["dependencies"].as_array().unwrap() {
            let features = uses["features"].as_array().unwrap();
            if features.contains(&json!("testing")) {
                assert_eq!(uses["kind"], "dev", "{} ships tests", package["name"]);
                found += 1;
            }
        }
    }
    assert!(found > 5, "only {found} use them");
}

#[test]
fn every_json_body_is_read_by_the_extractor_that_checks_it() {
    let routes = sources::files(&root().join("apps/gateway/src/routes"));
    assert!(routes.len() > 50);
    for path in routes {
        let text = std::fs::read_to_string(&path).unwrap();
        // an argument of a handler; `Valid(body): Valid<…>` names its rules
        assert!(!text.contains(": web::Json<"), "{}", path.display());
    }
}

#[test]
fn what_is_kept_knows_neither_routes_nor_pages() {
    let folder = root().join("apps/gateway/src/cache");
    let mut files = sources::files(&folder);
    files.push(folder.with_extension("rs"));
    assert!(files.len() > 5);
    for path in files {
        let text = std::fs::read_to_string(&path).unwrap();
        for line in text.lines().filter(|line| line.contains("crate::")) {
            assert!(
                line.contains("crate::quality_values"),
                "{line} in {}",
                path.display()
            );
        }
    }
}
