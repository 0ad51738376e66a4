//! Where pictures are stored, as the setting `MEDIA_URL` says.

use std::path::PathBuf;

use crate::store::bucket::Bucket;

/// A folder of this machine, or a bucket that all machines reach.
#[derive(Debug, Clone)]
pub enum Location {
    /// `file://` and a path.
    Folder(PathBuf),
    /// `s3://`, the bucket and what its keys begin with.
    Bucket(Bucket),
}

impl Location {
    /// Reads the setting. `variables` are those of the process: the usual `AWS_` ones say how a
    /// bucket is reached. What comes back instead is one line for whoever set it.
    pub fn parse(
        url: &str,
        variables: impl Iterator<Item = (String, String)>,
    ) -> Result<Self, String> {
        if let Some(path) = url.strip_prefix("file://").filter(|path| !path.is_empty()) {
            return Ok(Self::Folder(PathBuf::from(path)));
        }
        match url.strip_prefix("s3://") {
            Some(place) => Bucket::open(place, variables).map(Self::Bucket),
            None => Err(format!("{url:?} is neither a file:// nor an s3:// URL")),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn keys() -> [(String, String); 2] {
        let names = ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"];
        names.map(|name| (name.to_owned(), "hush".to_owned()))
    }

    fn parse(url: &str) -> Result<Location, String> {
        let region = ("AWS_REGION".to_owned(), "eu-central-1".to_owned());
        Location::parse(url, keys().into_iter().chain([region]))
    }

    #[test]
    fn a_folder_and_a_bucket_are_told_apart() {
        let folder = parse("file:///srv/media").unwrap();
        assert!(matches!(folder, Location::Folder(path) if path == Path::new("/srv/media")));
        let bucket = parse("s3://pictures/shop").unwrap();
        assert_eq!(format!("{bucket:?}"), "Bucket(s3://pictures/shop)");
        let whole = parse("s3://pictures").unwrap();
        assert_eq!(format!("{whole:?}"), "Bucket(s3://pictures/)");
    }

    #[test]
    fn what_names_no_place_is_refused() {
        for url in ["", "file://", "s3://", "s3:///x", "ftp://x", "/srv/media"] {
            assert!(parse(url).is_err(), "{url}");
        }
    }

    #[test]
    fn half_a_key_is_refused_at_once() {
        for half in keys() {
            let refused = Location::parse("s3://pictures", [half].into_iter());
            assert!(refused.unwrap_err().contains("Missing"));
        }
    }
}
