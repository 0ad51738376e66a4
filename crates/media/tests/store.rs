//! Pictures kept, served and removed, in a folder and in a bucket alike.
#![cfg(test)]

use bytes::Bytes;
use media::image::{Rendered, Rendition};
use media::{Location, Name, Picture, Store};
use object_store::aws::AmazonS3Builder;
use object_store::path::Path;
use object_store::{Attribute, ObjectStoreExt};

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

/// A bucket on this machine, called `pictures`.
struct Bucket {
    running: s3_emulator::Running,
    folder: std::path::PathBuf,
}

impl Bucket {
    fn open(test: &str) -> Self {
        let folder = folder(test);
        let settings = s3_emulator::Settings {
            port: 0,
            data_dir: folder.clone(),
            bucket: "pictures".to_owned(),
            access_key_id: "somebody".to_owned(),
        };
        let running = s3_emulator::start(settings).unwrap();
        Self { running, folder }
    }

    /// The setting with the variables of whoever has this access key.
    fn location(&self, url: &str, access_key_id: &str) -> Location {
        let variables = self.running.variables().into_iter();
        let own = variables.chain([("AWS_ACCESS_KEY_ID", access_key_id.to_owned())]);
        Location::parse(url, own.map(|(name, value)| (name.to_owned(), value))).unwrap()
    }

    fn store(&self) -> Store {
        Store::new(&self.location("s3://pictures", "somebody"))
    }

    async fn close(self) {
        self.running.stop().await;
        std::fs::remove_dir_all(self.folder).unwrap();
    }
}

#[tokio::test]
async fn a_bucket_is_a_store_and_keys_begin_with_the_prefix() {
    let bucket = Bucket::open("prefix");
    behaves(&bucket.location("s3://pictures/shop", "somebody")).await;
    let mut top = std::fs::read_dir(&bucket.running.objects).unwrap();
    assert_eq!(top.next().unwrap().unwrap().file_name(), "shop");
    assert!(top.next().is_none());
    bucket.close().await;
}

#[tokio::test]
async fn a_bucket_is_told_what_kind_of_file_it_keeps() {
    let bucket = Bucket::open("kind");
    let mug = picture(b"mug");
    bucket.store().save(&mug).await.unwrap();
    let client = AmazonS3Builder::new()
        .with_endpoint(&bucket.running.endpoint)
        .with_allow_http(true)
        .with_bucket_name("pictures")
        .with_access_key_id("somebody")
        .with_secret_access_key("hush")
        .build()
        .unwrap();
    for file in &mug.renditions {
        let found = client.get(&Path::from(file.name.path())).await.unwrap();
        let kind = found.attributes.get(&Attribute::ContentType);
        assert_eq!(kind.map(AsRef::as_ref), Some("image/webp"));
    }
    bucket.close().await;
}

#[tokio::test]
async fn a_picture_seen_a_moment_ago_is_not_fetched_again() {
    let bucket = Bucket::open("again");
    let (store, other) = (bucket.store(), bucket.store());
    let mug = picture(b"mug");
    let name = &mug.renditions[0].name;
    store.save(&mug).await.unwrap();
    assert!(store.read(name).await.unwrap().is_some());
    std::fs::remove_file(bucket.running.objects.join(name.path())).unwrap();
    assert!(store.read(name).await.unwrap().is_some());
    assert_eq!(other.read(name).await.unwrap(), None);
    bucket.close().await;
}

#[tokio::test]
async fn a_bucket_that_refuses_is_no_missing_picture() {
    let bucket = Bucket::open("refuses");
    let store = Store::new(&bucket.location("s3://pictures", "somebody-else"));
    let refused = store.read(&Name::of(b"mug").at(160)).await;
    assert!(
        matches!(refused, Err(media::Error::Bucket(_))),
        "{refused:?}"
    );
    assert!(store.save(&picture(b"mug")).await.is_err());
    bucket.close().await;
}
