//! Pictures in an S3 bucket, or in a compatible store.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use object_store::aws::{AmazonS3, AmazonS3Builder, AmazonS3ConfigKey};
use object_store::path::Path;
use object_store::{
    Attribute, Attributes, ClientOptions, Error as Refusal, ObjectStore, ObjectStoreExt,
    PutOptions, RetryConfig,
};

use crate::{Error, Name};

/// A shopper waits for it.
const PATIENCE: Duration = Duration::from_secs(5);

/// The bucket, ready to be asked. Cheap to clone.
#[derive(Clone)]
pub struct Bucket {
    bucket: Arc<AmazonS3>,
    place: String,
    prefix: Path,
}

impl Bucket {
    /// The bucket of `place`, its name and what its keys begin with, as the variables say it is
    /// reached.
    pub(crate) fn open(
        place: &str,
        variables: impl Iterator<Item = (String, String)>,
    ) -> Result<Self, String> {
        let (name, prefix) = place.split_once('/').unwrap_or((place, ""));
        if name.is_empty() {
            return Err("name the bucket: s3://bucket/prefix".to_owned());
        }
        let settings = variables.filter_map(|(name, value)| {
            let key: AmazonS3ConfigKey = name.to_ascii_lowercase().parse().ok()?;
            (name.starts_with("AWS_") && !value.is_empty()).then_some((key, value))
        });
        // The TLS library asks for its arithmetic before the first connection.
        rustls::crypto::ring::default_provider()
            .install_default()
            .ok();
        let builder = AmazonS3Builder::new()
            .with_client_options(ClientOptions::new().with_timeout(PATIENCE))
            .with_retry(RetryConfig {
                max_retries: 2,
                retry_timeout: PATIENCE,
                ..RetryConfig::default()
            })
            // one by one: not all that speak like S3 know how to delete many
            .with_disable_bulk_delete(true)
            .with_bucket_name(name);
        let builder = settings.fold(builder, |builder, (key, value)| {
            builder.with_config(key, value)
        });
        let bucket = builder.build().map_err(|error| error.to_string())?;
        Ok(Self {
            bucket: Arc::new(bucket),
            place: format!("s3://{name}/{prefix}"),
            prefix: Path::from(prefix),
        })
    }

    pub(super) async fn put(&self, name: &Name, bytes: Bytes) -> Result<(), Error> {
        let mut attributes = Attributes::new();
        attributes.insert(Attribute::ContentType, name.format().content_type().into());
        let options = PutOptions::from(attributes);
        let key = self.key(name);
        self.bucket.put_opts(&key, bytes.into(), options).await?;
        Ok(())
    }

    pub(super) async fn read(&self, name: &Name) -> Result<Option<Bytes>, Error> {
        match self.bucket.get(&self.key(name)).await {
            Ok(found) => Ok(Some(found.bytes().await?)),
            Err(Refusal::NotFound { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    pub(super) async fn remove(&self, name: &Name) -> Result<(), Error> {
        match self.bucket.delete(&self.key(name)).await {
            Ok(()) | Err(Refusal::NotFound { .. }) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    fn key(&self, name: &Name) -> Path {
        Path::from(format!("{}/{}", self.prefix, name.path()))
    }
}

/// Without the keys to the bucket.
impl std::fmt::Debug for Bucket {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.place)
    }
}
