//! What is left of an index whose process was killed in mid-commit.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use search::{Change, Index, Key};
use types::ProductId;

use crate::world::{TestFolder, World, put, search};

const FOLDER: &str = "SEARCH_TEST_FOLDER";
const KILLS: u64 = 12;
/// Each commit of the child changes so many products.
const EACH: i64 = 5;

/// A folder whose second commit was cut off: the first thing that a commit writes is which
/// documents are gone, the last that it happened. The next commit wants the very same names.
struct CutOff {
    folder: TestFolder,
    /// What the cut-off commit left behind.
    left: Vec<(PathBuf, Vec<u8>)>,
}

impl CutOff {
    fn new() -> Self {
        let World { index, folder } = World::empty();
        let products = (1..=4).map(|id| put(id, "Mug"));
        index.apply(products.collect(), "first").unwrap();
        drop(index);
        let meta = folder.path().join("meta.json");
        let first = std::fs::read(&meta).unwrap();
        let index = Index::open(folder.path()).unwrap();
        index.apply(second(), "second").unwrap();
        drop(index);
        let files = std::fs::read_dir(folder.path()).unwrap();
        let paths = files.map(|file| file.unwrap().path());
        let left = paths.filter(|path| path.extension().is_some_and(|end| end == "del"));
        let left: Vec<_> = left
            .map(|path| (path.clone(), std::fs::read(path).unwrap()))
            .collect();
        assert!(!left.is_empty(), "nothing was left behind");
        std::fs::write(meta, first).unwrap();
        Self { folder, left }
    }

    fn open(&self) -> Index {
        let index = Index::open(self.folder.path()).unwrap();
        assert_eq!(index.position().as_deref(), Some("first"));
        index
    }

    /// Puts what was cleared away in the way again.
    fn stand_in_the_way(&self) {
        for (path, bytes) in &self.left {
            std::fs::write(path, bytes).unwrap();
        }
    }
}

fn second() -> Vec<Change> {
    vec![put(1, "Bowl")]
}

fn assert_second(index: &Index) {
    index.apply(second(), "second").unwrap();
    assert_eq!(index.find(&search("bowl")).unwrap().total, 1);
    assert_eq!(index.documents(), 4);
}

#[test]
fn a_commit_that_was_cut_off_does_not_stand_in_the_way_of_the_next() {
    let cut = CutOff::new();
    assert_second(&cut.open());
}

#[test]
fn a_commit_that_fails_clears_the_way_for_the_next() {
    let cut = CutOff::new();
    let index = cut.open();
    cut.stand_in_the_way();
    assert!(index.apply(second(), "second").is_err());
    assert_second(&index);
}

#[test]
fn a_writer_that_could_not_go_back_is_there_again_as_soon_as_it_can() {
    let cut = CutOff::new();
    let index = cut.open();
    cut.stand_in_the_way();
    let [meta, away] = ["meta.json", "away"].map(|name| cut.folder.path().join(name));
    std::fs::rename(&meta, &away).unwrap();
    for _ in 0..2 {
        assert!(index.apply(second(), "second").is_err());
    }
    std::fs::rename(&away, &meta).unwrap();
    assert_second(&index);
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
