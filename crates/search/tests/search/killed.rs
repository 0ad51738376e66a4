//! What is left of an index whose process was killed in mid-commit.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use search::{Change, Index, Key};
use types::ProductId;

use crate::world::{TestFolder, World, put, search};

const FOLDER: &str = "SEARCH_TEST_FOLDER";
const KILLS: u64 = 12;
/// Each commit of the child changes so many products.
const EACH: i64 = 5;

/// A commit first writes which documents are gone, then that it happened. The next one after a
/// kill between the two wants the very same names of files.
#[test]
fn a_commit_that_was_cut_off_does_not_stand_in_the_way_of_the_next() {
    let World { index, folder } = World::empty();
    let meta = folder.path().join("meta.json");
    let goods = vec![put(1, "Mug"), put(2, "Pot")];
    index.apply(goods, "first").unwrap();
    drop(index);
    let first = std::fs::read(&meta).unwrap();
    let index = Index::open(folder.path()).unwrap();
    index.apply(vec![put(1, "Bowl")], "second").unwrap();
    drop(index);
    let left = |end: &str| {
        let files = std::fs::read_dir(folder.path()).unwrap();
        let mut names = files.map(|file| file.unwrap().file_name());
        names.any(|name| name.to_string_lossy().ends_with(end))
    };
    assert!(left(".del"), "nothing was left behind");
    std::fs::write(&meta, first).unwrap();
    let index = Index::open(folder.path()).unwrap();
    assert_eq!(index.position().as_deref(), Some("first"));
    index.apply(vec![put(1, "Bowl")], "second").unwrap();
    assert_eq!(index.find(&search("bowl")).unwrap().total, 1);
    assert_eq!(index.documents(), 2);
}

/// The child of the next test: changes and commits until it is killed. The products of a
/// commit all carry the position in their titles.
#[test]
#[ignore = "runs as a process of its own, started by the next test"]
fn a_child_that_commits_until_it_is_killed() {
    let folder = std::env::var_os(FOLDER).unwrap();
    let index = Index::open(folder.as_ref()).unwrap();
    let last: i64 = index
        .position()
        .map_or(0, |position| position.parse().unwrap());
    for number in last + 1.. {
        let changes = (1..=EACH).map(|id| put(id, &format!("Thing {number}")));
        let gone = Change::Remove(Key::Product(ProductId::new(1000 + number - 3)));
        let changes = changes.chain([put(1000 + number, "Old thing"), gone]);
        index.apply(changes.collect(), &number.to_string()).unwrap();
    }
}

#[test]
fn an_index_killed_in_mid_commit_opens_at_its_last_commit() {
    let folder = TestFolder::new();
    let mut last = 0;
    for kill in 0..KILLS {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args([
                "--exact",
                "killed::a_child_that_commits_until_it_is_killed",
                "--ignored",
            ])
            .env(FOLDER, folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        wait_for_commits(&folder);
        std::thread::sleep(Duration::from_millis(7 * kill));
        child.kill().unwrap();
        child.wait().unwrap();
        let index = Index::open(folder.path()).unwrap();
        let position: i64 = index
            .position()
            .map_or(0, |position| position.parse().unwrap());
        assert!(position > last, "{position} after {last}");
        if position > 3 {
            let now = index
                .find(&search(&format!("\"thing {position}\"")))
                .unwrap();
            assert_eq!(now.total, EACH, "at {position}");
            let all = u64::try_from(EACH).unwrap() + 3;
            assert_eq!(index.documents(), all, "at {position}");
        }
        last = position;
    }
}

/// Waits until the child is in the middle of its work.
fn wait_for_commits(folder: &TestFolder) {
    let meta = || std::fs::read(folder.path().join("meta.json")).unwrap_or_default();
    let mut seen = meta();
    for _ in 0..3 {
        let began = Instant::now();
        while meta() == seen {
            assert!(
                began.elapsed() < Duration::from_secs(60),
                "nothing is committed"
            );
            std::thread::sleep(Duration::from_millis(1));
        }
        seen = meta();
    }
}
