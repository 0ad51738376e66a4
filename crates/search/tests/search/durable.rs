//! What the folder still knows after all kinds of ends.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use search::{Applied, Change, Document, Error, Folder, Index, Key};
use types::ProductId;

use crate::world::{TestFolder, World, product, search};

const FOLDER: &str = "SEARCH_TEST_FOLDER";
const KILLS: u64 = 12;
/// Each commit of the child changes so many products.
const EACH: i64 = 5;

fn put(id: i64, title: &str) -> Change {
    Change::Put(Document::Product(product(id, title)))
}

#[test]
fn changes_are_seen_at_once_and_after_opening_again() {
    let World { index, folder } = World::empty();
    assert_eq!((index.position(), index.generation()), (None, 0));
    index
        .apply(vec![put(1, "Mug"), put(2, "Pot")], "first")
        .unwrap();
    index
        .apply(
            vec![
                put(1, "Bowl"),
                Change::Remove(Key::Product(ProductId::new(2))),
            ],
            "second",
        )
        .unwrap();
    assert_eq!(
        (index.position().as_deref(), index.generation()),
        (Some("second"), 2)
    );
    drop(index);
    let index = Index::open(folder.path()).unwrap();
    assert_eq!(
        (index.position().as_deref(), index.documents()),
        (Some("second"), 1)
    );
    assert_eq!(index.find(&search("bowl")).unwrap().cards, ["Bowl"]);
    assert_eq!(index.find(&search("mug")).unwrap().total, 0);
}

#[test]
fn what_is_told_again_unchanged_is_no_change() {
    let World {
        index,
        folder: _folder,
    } = World::empty();
    let first = index.apply(vec![put(1, "Mug")], "first").unwrap();
    assert_eq!(first.changed, [Key::Product(ProductId::new(1))]);
    let gone = Change::Remove(Key::Product(ProductId::new(9)));
    let again = index.apply(vec![put(1, "Mug"), gone], "second").unwrap();
    assert_eq!((again, index.generation()), (Applied::default(), 1));
    assert_eq!(index.position().as_deref(), Some("first"));
}

#[test]
fn of_changes_of_one_thing_at_once_the_last_counts() {
    let World {
        index,
        folder: _folder,
    } = World::empty();
    index
        .apply(vec![put(1, "Mug"), put(1, "Pot")], "first")
        .unwrap();
    assert_eq!(
        (index.documents(), index.find(&search("pot")).unwrap().total),
        (1, 1)
    );
    let gone = Change::Remove(Key::Product(ProductId::new(1)));
    index.apply(vec![put(1, "Bowl"), gone], "second").unwrap();
    assert_eq!(index.documents(), 0);
}

#[test]
fn until_a_rebuild_is_finished_readers_see_the_old_state() {
    let World {
        index,
        folder: _folder,
    } = World::empty();
    index.apply(vec![put(1, "Mug")], "first").unwrap();
    let mut rebuild = index.rebuild().unwrap();
    rebuild
        .add(vec![Document::Product(product(2, "Pot"))])
        .unwrap();
    assert!(matches!(
        index.apply(vec![put(3, "Bowl")], "x"),
        Err(Error::Busy)
    ));
    assert_eq!(index.find(&search("mug")).unwrap().total, 1);
    rebuild.finish("rebuilt").unwrap();
    assert_eq!(index.find(&search("mug")).unwrap().total, 0);
    assert_eq!(
        (index.position().as_deref(), index.documents()),
        (Some("rebuilt"), 1)
    );
    index.apply(vec![put(3, "Bowl")], "later").unwrap();
    assert_eq!(index.documents(), 2);
}

#[test]
fn a_rebuild_that_is_given_up_leaves_the_old_state() {
    let World { index, folder } = World::empty();
    index.apply(vec![put(1, "Mug")], "first").unwrap();
    let mut rebuild = index.rebuild().unwrap();
    rebuild
        .add(vec![Document::Product(product(2, "Pot"))])
        .unwrap();
    drop(rebuild);
    index.apply(vec![put(3, "Bowl")], "second").unwrap();
    drop(index);
    let index = Index::open(folder.path()).unwrap();
    assert_eq!(index.documents(), 2);
    assert_eq!(index.find(&search("pot")).unwrap().total, 0);
}

#[test]
fn a_damaged_index_and_one_of_another_format_are_made_anew() {
    let folder = TestFolder::new();
    for damage in ["meta.json", "store", "idx", "fast", "term"] {
        let index = Index::open(folder.path()).unwrap();
        index.apply(vec![put(1, damage)], "first").unwrap();
        drop(index);
        for file in std::fs::read_dir(folder.path()).unwrap() {
            let path = file.unwrap().path();
            if path.to_string_lossy().ends_with(damage) {
                std::fs::write(&path, "{}").unwrap();
            }
        }
        let index = Index::open(folder.path()).unwrap();
        assert_eq!((index.position(), index.documents()), (None, 0), "{damage}");
    }
    let meta = folder.path().join("meta.json");
    let index = Index::open(folder.path()).unwrap();
    index.apply(vec![put(1, "Mug")], "first").unwrap();
    drop(index);
    let text = std::fs::read_to_string(&meta).unwrap();
    std::fs::write(&meta, text.replace(r"\nfirst", r"0\nfirst")).unwrap();
    assert_eq!(Index::open(folder.path()).unwrap().position(), None);
}

#[test]
fn a_folder_in_use_is_busy_and_each_process_claims_one_of_its_own() {
    let World {
        index: _index,
        folder,
    } = World::empty();
    assert!(matches!(Index::open(folder.path()), Err(Error::Busy)));
    let data = TestFolder::new();
    let first = Folder::claim(data.path()).unwrap();
    let second = Folder::claim(data.path()).unwrap();
    assert!(first.path().ends_with("index/0") && second.path().ends_with("index/1"));
    drop(first);
    assert!(
        Folder::claim(data.path())
            .unwrap()
            .path()
            .ends_with("index/0")
    );
}

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
                "durable::a_child_that_commits_until_it_is_killed",
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
