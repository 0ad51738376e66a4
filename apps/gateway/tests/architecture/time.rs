//! What is compared with times in the database is told the time by it, so that a test can set both
//! ahead.

use super::root;
use super::sources::{files, without_comments};

/// Ways to read the time of the machine that no test could set ahead.
const MACHINE: [&str; 8] = [
    "Utc::now()",
    "SystemTime::now()",
    "dsl::now",
    "current_timestamp",
    "current_date",
    "current_time",
    "localtimestamp",
    "'now'",
];

/// Where the time of the machine is meant, because it is compared with somebody else's or with
/// nothing.
const MEANT: [(&str, &str); 12] = [
    ("crates/db/src/clock.rs", "tells the time of a database"),
    ("crates/db/src/testing.rs", "names a database"),
    ("crates/db/src/testing/clock.rs", "tells a test's time"),
    ("crates/auth/src/key.rs", "limits what is typed"),
    ("crates/auth/src/second_factor.rs", "the phone's clock"),
    ("crates/mail/src/folder.rs", "emails of a demo"),
    ("crates/webhooks/src/delivery.rs", "the receiver's clock"),
    (
        "apps/gateway/src/frontend/embedded_responses.rs",
        "the browser's clock",
    ),
    ("apps/gateway/src/routes/webhooks.rs", "PayPal's clock"),
    ("apps/gateway/src/main.rs", "a command's period"),
    ("apps/gateway/src/routes/auth/privacy.rs", "a printed date"),
    ("apps/gateway/src/routes/security_txt.rs", "a printed date"),
];

#[test]
fn the_time_is_that_of_the_database() {
    let root = root();
    let mut all = files(&root.join("migrations"));
    for folder in ["crates", "apps/gateway"] {
        all.extend(files(&root.join(folder)));
    }
    assert!(all.len() > 500);
    let mut reading = Vec::new();
    for path in all {
        let text = std::fs::read_to_string(&path).unwrap();
        let code = without_comments(&text).to_lowercase();
        let reads = |way: &str| code.contains(&way.to_lowercase());
        if MACHINE.iter().any(|way| reads(way)) {
            let name = path.strip_prefix(&root).unwrap();
            reading.push(name.to_str().unwrap().to_owned());
        }
    }
    let mut meant: Vec<&str> = MEANT.iter().map(|(file, _)| *file).collect();
    meant.sort_unstable();
    reading.sort_unstable();
    assert_eq!(reading, meant);
}
