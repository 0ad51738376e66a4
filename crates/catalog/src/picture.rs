//! Pictures as rows remember them.

use serde::{Deserialize, Serialize};

/// A picture with what it shows. `json_build_object` of the five columns reads into it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Picture {
    /// Where the rendition is served that stands for it where there is no choice.
    pub url: String,
    /// What it shows.
    pub alt: String,
    /// How wide the widest rendition is; `None` for a picture of before there were several.
    pub width: Option<u32>,
    /// How high that one is.
    pub height: Option<u32>,
    /// What is seen until it is there, as a data URI.
    pub placeholder: Option<String>,
}
