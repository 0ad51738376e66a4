//! Every text of SQL in our sources is prepared against the migrated schema: a column that is
//! gone, a parameter whose type nobody can tell, a comma too many is found here and not by a
//! customer.
//!
//! The texts are found by reading the sources, so that one which is written tomorrow is prepared
//! tomorrow. For that a text must be there to be read: a literal, a file, or both put together by
//! `concat!` or by a `format!` of constants.

mod reader;
mod tokens;

use std::path::PathBuf;

use db::testing::database;
use diesel_async::SimpleAsyncConnection;

use self::reader::{Reader, Text};
use crate::architecture::{root, sources};

/// Where texts are put together as the program runs, and why that may be.
const BUILT: [(&str, &str); 1] = [(
    "crates/catalog/src/review/page.rs",
    "conditions and orders of its neighbors, each of which a test of the reviews asks for",
)];

fn files(kind: &str) -> Vec<PathBuf> {
    let root = root();
    let crates = std::fs::read_dir(root.join("crates")).unwrap();
    let crates = crates.map(|entry| entry.unwrap().path().join("src"));
    let folders = crates.chain([root.join("apps/gateway/src")]);
    let files = folders.flat_map(|folder| sources::files(&folder));
    let of_kind = |file: &PathBuf| file.extension().is_some_and(|extension| extension == kind);
    files.filter(of_kind).collect()
}

fn read() -> Reader {
    let mut reader = Reader::default();
    let files = files("rs");
    // twice: a constant may be made of one that comes later
    for file in files.iter().chain(&files) {
        reader.learn(file);
    }
    for file in &files {
        reader.read(file);
    }
    reader
}

#[tokio::test]
async fn every_statement_can_be_prepared() {
    let texts = read().texts;
    let database = database().await;
    let mut conn = database.pool.get().await.unwrap();
    let mut faults = Vec::new();
    for Text { place, sql, .. } in &texts {
        let prepare = format!("prepare statement as\n{sql}");
        match conn.batch_execute(&prepare).await {
            Ok(()) => conn.batch_execute("deallocate statement").await.unwrap(),
            Err(fault) => faults.push(format!("{place}: {fault}\n{sql}")),
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
    assert!(texts.len() > 200, "only {} were found", texts.len());
}

#[test]
fn every_statement_can_be_read() {
    let reader = read();
    let known = |place: &str| BUILT.iter().any(|(file, _)| place.ends_with(file));
    let unknown: Vec<_> = reader.built.iter().filter(|place| !known(place)).collect();
    assert!(
        unknown.is_empty(),
        "a text of SQL is a literal, a file or made of constants: {unknown:#?}"
    );
    for (file, _) in BUILT {
        let used = reader.built.iter().any(|place| place.ends_with(file));
        assert!(used, "{file} puts nothing together any more");
    }
    let unread = files("sql").into_iter().filter(|file| {
        let file = file.display().to_string();
        !reader.texts.iter().any(|text| text.files.contains(&file))
    });
    let unread: Vec<PathBuf> = unread.collect();
    assert!(unread.is_empty(), "nobody asks this: {unread:#?}");
}
