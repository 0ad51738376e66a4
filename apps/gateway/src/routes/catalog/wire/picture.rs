//! Pictures with the attributes of an `<img>`.

use serde::Serialize;
use utoipa::ToSchema;

/// A picture in all its widths.
#[derive(Debug, Serialize, ToSchema)]
pub struct Picture {
    /// The rendition to use without `srcset`.
    #[schema(example = "/media/0f3c6a1b2c3d4e5f60718293a4b5c6d7-640.webp")]
    pub url: String,
    /// The alternative text.
    alt: String,
    /// Width of the widest rendition in pixels; null for old pictures with a single rendition.
    #[schema(required = true, example = 1440)]
    pub width: Option<u32>,
    #[schema(required = true, example = 1080)]
    height: Option<u32>,
    /// All widths, ready for the attribute.
    #[schema(
        required = true,
        example = "/media/0f3c6a1b2c3d4e5f60718293a4b5c6d7-160.webp 160w, /media/0f3c6a1b2c3d4e5f60718293a4b5c6d7-320.webp 320w"
    )]
    pub srcset: Option<String>,
    /// A tiny preview as a data URI, to show while it loads; null for a picture with a transparent
    /// background.
    #[schema(required = true, example = "data:image/webp;base64,UklGRg==")]
    placeholder: Option<String>,
}

impl From<catalog::Picture> for Picture {
    fn from(picture: catalog::Picture) -> Self {
        let srcset = |width| media::srcset(&picture.url, width);
        Self {
            srcset: picture.width.and_then(srcset),
            url: picture.url,
            alt: picture.alt,
            width: picture.width,
            height: picture.height,
            placeholder: picture.placeholder,
        }
    }
}
