//! Pictures kept, served and removed, in a folder and in a bucket alike.
#![cfg(test)]

mod s3;

use bytes::Bytes;
use media::image::{Rendered, Rendition};
use media::{Location, Name, Picture, Store};

use self::s3::Bucket;

/// A picture in two widths whose content nobody looks at.
fn picture(content: &'static [u8]) -> Rendered {
    let name = Name::of(content);
    let rendition = |width| Rendition {
        name: name.at(width),
        bytes: Bytes::from_static(content),
    };
    Rendered {
        renditions: vec![rendition(160), rendition(200)],
        picture: Picture {
            url: name.at(200).url(),
            width: 200,
            height: 100,
            placeholder: None,
        },
    }
}

fn folder(test: &str) -> std::path::PathBuf {
    let name = format!("helloshop-store-{}-{test}", std::process::id());
    std::env::temp_dir().join(name)
}

/// Everything a store must do, wherever it keeps its files. A second store at the same place
/// remembers nothing of what the first one did.
async fn behaves(location: &Location) {
    let (store, other) = (Store::new(location), Store::new(location));
    let mug = picture(b"mug");
    let names = media::renditions(&mug.picture.url, Some(mug.picture.width));
    assert_eq!(store.read(&names[0]).await.unwrap(), None);
    store.save(&mug).await.unwrap();
    store.save(&mug).await.unwrap();
    for name in &names {
        assert_eq!(other.read(name).await.unwrap().unwrap(), &b"mug"[..]);
    }
    store.remove(&names).await.unwrap();
    store.remove(&names).await.unwrap();
    for name in &names {
        assert_eq!(store.read(name).await.unwrap(), None);
    }
    let own = store
        .save_unshared(Bytes::from_static(b"face"))
        .await
        .unwrap();
    let twin = store
        .save_unshared(Bytes::from_static(b"face"))
        .await
        .unwrap();
    assert_ne!(own, twin);
    store.remove(std::slice::from_ref(&own)).await.unwrap();
    assert_eq!(store.read(&own).await.unwrap(), None);
    assert_eq!(other.read(&twin).await.unwrap().unwrap(), &b"face"[..]);
}

#[tokio::test]
async fn a_folder_is_a_store() {
    let root = folder("folder");
    behaves(&Location::Folder(root.clone())).await;
    std::fs::remove_dir_all(root).unwrap();
}

#[tokio::test]
async fn the_same_picture_is_kept_once_and_nothing_half_written_lies_about() {
    let root = folder("once");
    let store = Store::new(&Location::Folder(root.clone()));
    let mug = picture(b"mug");
    let (one, two) = tokio::join!(store.save(&mug), store.save(&mug));
    one.and(two).unwrap();
    let subfolder = root.join(&mug.renditions[0].name.stem()[..2]);
    assert_eq!(std::fs::read_dir(subfolder).unwrap().count(), 2);
    std::fs::remove_dir_all(root).unwrap();
}

#[tokio::test]
async fn a_bucket_is_a_store_and_is_asked_with_a_signature() {
    let bucket = Bucket::open().await;
    behaves(&bucket.location("s3://pictures/shop")).await;
    let asked = bucket.requests();
    let methods = ["PUT", "GET", "DELETE"];
    for method in methods {
        assert!(
            asked.iter().any(|request| request.method == method),
            "{method}"
        );
    }
    for request in asked {
        let signed = request.header("authorization").unwrap_or_default();
        assert!(
            signed.starts_with("AWS4-HMAC-SHA256 Credential=somebody/"),
            "{signed}"
        );
        assert!(
            request.path.starts_with("/pictures/shop/"),
            "{}",
            request.path
        );
    }
}

#[tokio::test]
async fn a_bucket_is_told_what_kind_of_file_it_keeps() {
    let bucket = Bucket::open().await;
    let store = Store::new(&bucket.location("s3://pictures"));
    store.save(&picture(b"mug")).await.unwrap();
    let requests = bucket.requests();
    let kinds: Vec<_> = requests
        .iter()
        .map(|put| put.header("content-type"))
        .collect();
    assert_eq!(kinds, [Some("image/webp"), Some("image/webp")]);
}

#[tokio::test]
async fn a_picture_seen_a_moment_ago_is_not_fetched_again() {
    let bucket = Bucket::open().await;
    let store = Store::new(&bucket.location("s3://pictures"));
    let mug = picture(b"mug");
    store.save(&mug).await.unwrap();
    for _ in 0..3 {
        store.read(&mug.renditions[0].name).await.unwrap().unwrap();
    }
    let requests = bucket.requests();
    let gets = requests.iter().filter(|request| request.method == "GET");
    assert_eq!(gets.count(), 1);
}

#[tokio::test]
async fn a_bucket_that_fails_is_no_missing_picture() {
    let bucket = Bucket::open().await;
    let store = Store::new(&bucket.location("s3://pictures"));
    bucket.fail();
    let failed = store.read(&Name::of(b"mug").at(160)).await;
    assert!(matches!(failed, Err(media::Error::Bucket(_))), "{failed:?}");
    assert!(store.save(&picture(b"mug")).await.is_err());
}
