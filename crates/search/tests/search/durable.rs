//! What the folder still knows after all kinds of ends.

use search::{Applied, Change, Document, Error, Index, IndexFolder, Key};
use types::ProductId;

use crate::world::{TestFolder, World, product, put, search};

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
    let first = IndexFolder::claim(data.path()).unwrap();
    let second = IndexFolder::claim(data.path()).unwrap();
    assert!(first.path().ends_with("index/0") && second.path().ends_with("index/1"));
    // as long as anybody uses the index of a folder, the folder is taken
    let index = Index::open_own(first).unwrap();
    let searching = index.clone();
    drop(index);
    let third = IndexFolder::claim(data.path()).unwrap();
    assert!(third.path().ends_with("index/2"));
    drop(searching);
    let again = IndexFolder::claim(data.path()).unwrap();
    assert!(again.path().ends_with("index/0"));
    assert!(Index::open(again.path()).is_ok());
}
