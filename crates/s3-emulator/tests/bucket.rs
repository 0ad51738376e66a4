//! The bucket as a client of S3 sees it.
#![cfg(test)]

use std::path::PathBuf;

use futures_util::TryStreamExt;
use object_store::aws::{AmazonS3, AmazonS3Builder};
use object_store::path::Path;
use object_store::{
    Attribute, Attributes, Error, ObjectStore, ObjectStoreExt, PutOptions, RetryConfig,
};
use s3_emulator::{Running, Settings};

fn folder(test: &str) -> PathBuf {
    let name = format!("helloshop-bucket-{}-{test}", std::process::id());
    std::env::temp_dir().join(name)
}

fn start(test: &str) -> Running {
    let settings = Settings {
        port: 0,
        data_dir: folder(test),
        bucket: "pictures".to_owned(),
        access_key_id: "somebody".to_owned(),
    };
    s3_emulator::start(settings).unwrap()
}

fn settings(running: &Running) -> AmazonS3Builder {
    // The TLS library asks for its arithmetic before the first client.
    rustls::crypto::ring::default_provider()
        .install_default()
        .ok();
    let variables = running.variables().into_iter();
    let builder = AmazonS3Builder::new().with_bucket_name("pictures");
    let builder = variables.fold(builder, |builder, (name, value)| {
        builder.with_config(name.to_lowercase().parse().unwrap(), value)
    });
    builder
        .with_disable_bulk_delete(true)
        .with_retry(RetryConfig {
            max_retries: 0,
            ..RetryConfig::default()
        })
}

fn client(running: &Running) -> AmazonS3 {
    settings(running).build().unwrap()
}

async fn close(running: Running, test: &str) {
    running.stop().await;
    std::fs::remove_dir_all(folder(test)).unwrap();
}

#[tokio::test]
async fn an_object_is_kept_with_its_type_across_restarts_and_removed() {
    let running = start("kept");
    let key = Path::from("shop/a & b.webp");
    let webp = || {
        let pair = (Attribute::ContentType, "image/webp");
        PutOptions::from(Attributes::from_iter([pair]))
    };
    let bucket = client(&running);
    let first = bucket.put_opts(&key, "red".into(), webp()).await.unwrap();
    let second = bucket.put_opts(&key, "blue".into(), webp()).await.unwrap();
    assert_ne!(first.e_tag, second.e_tag);
    running.stop().await;

    let running = start("kept");
    let bucket = client(&running);
    let head = bucket.head(&key).await.unwrap();
    assert_eq!((head.size, &head.e_tag), (4, &second.e_tag));
    let found = bucket.get(&key).await.unwrap();
    let kind = found.attributes.get(&Attribute::ContentType);
    assert_eq!(kind.map(AsRef::as_ref), Some("image/webp"));
    assert_eq!(found.bytes().await.unwrap(), "blue");
    bucket.put(&key, "green".into()).await.unwrap();
    let found = bucket.get(&key).await.unwrap();
    let kind = found.attributes.get(&Attribute::ContentType);
    assert_eq!(kind.map(AsRef::as_ref), Some("binary/octet-stream"));
    for _ in 0..2 {
        bucket.delete(&key).await.unwrap();
        let gone = bucket.get(&key).await;
        assert!(matches!(gone, Err(Error::NotFound { .. })), "{gone:?}");
    }
    close(running, "kept").await;
}

#[tokio::test]
async fn objects_are_listed_by_what_their_keys_begin_with() {
    let running = start("listed");
    let bucket = client(&running);
    for key in ["shop/b&w/2", "shop/1", "other/3"] {
        bucket.put(&Path::from(key), "x".into()).await.unwrap();
    }
    let listed = async |prefix: &str| -> Vec<_> {
        let found = bucket.list(Some(&Path::from(prefix)));
        let found: Vec<_> = found.try_collect().await.unwrap();
        found.into_iter().map(|object| object.location).collect()
    };
    let shop = ["shop/1", "shop/b&w/2"].map(Path::from);
    assert_eq!(listed("shop").await, shop);
    assert_eq!(listed("").await.len(), 3);
    assert_eq!(listed("nobody").await, []);
    assert!(bucket.list_with_delimiter(None).await.is_err());
    close(running, "listed").await;
}

#[tokio::test]
async fn whoever_has_another_key_or_none_or_names_another_bucket_is_refused() {
    let running = start("refused");
    let key = Path::from("mug.webp");
    let (other, nobody) = (
        settings(&running).with_access_key_id("somebody-else"),
        settings(&running).with_skip_signature(true),
    );
    for client in [other, nobody].map(|settings| settings.build().unwrap()) {
        let got = client.get(&key).await;
        assert!(
            matches!(got, Err(Error::PermissionDenied { .. })),
            "{got:?}"
        );
        let put = client.put(&key, "x".into()).await;
        assert!(
            matches!(put, Err(Error::PermissionDenied { .. })),
            "{put:?}"
        );
    }
    let elsewhere = settings(&running).with_bucket_name("elsewhere");
    let put = elsewhere.build().unwrap().put(&key, "x".into()).await;
    assert!(matches!(put, Err(Error::NotFound { .. })), "{put:?}");
    assert_eq!(std::fs::read_dir(&running.objects).unwrap().count(), 0);
    close(running, "refused").await;
}
