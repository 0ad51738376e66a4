//! The catalogue's pictures, copied to where the shop serves uploaded ones from.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, anyhow};
use indicatif::ProgressBar;
use media::{Format, Name};

/// Where each picture of the catalogue is served, by its file name without the ending.
#[derive(Default)]
pub struct Pictures {
    urls: BTreeMap<String, String>,
}

/// One picture in its two sizes.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// For the product page.
    pub url: String,
    /// For a card.
    pub thumbnail: String,
}

impl Pictures {
    /// Copies every picture of `folder` below `media_root`, named by its content as uploads are.
    pub fn copy(folder: &Path, media_root: &Path, progress: &ProgressBar) -> anyhow::Result<Self> {
        let mut pictures = Self::default();
        let files: Vec<_> = std::fs::read_dir(folder)?.collect::<Result<_, _>>()?;
        progress.set_length(u64::try_from(files.len())?);
        for file in files {
            let path = file.path();
            let stem = path.file_stem().and_then(|stem| stem.to_str());
            let stem = stem.context("a picture without a name")?.to_owned();
            let content = std::fs::read(&path)?;
            let name = Name::of(&content, Format::Webp);
            keep(media_root, &name, &content)?;
            pictures.urls.insert(stem, name.url());
            progress.inc(1);
        }
        Ok(pictures)
    }

    /// The address of a file, such as `logo-clay-and-co-320`.
    pub fn url(&self, stem: &str) -> anyhow::Result<String> {
        let url = self.urls.get(stem);
        url.cloned()
            .ok_or_else(|| anyhow!("the catalogue has no picture {stem}"))
    }

    /// A product's picture in both sizes.
    pub fn picture(&self, name: &str) -> anyhow::Result<Picture> {
        Ok(Picture {
            url: self.url(&format!("{name}-640"))?,
            thumbnail: self.url(&format!("{name}-320"))?,
        })
    }
}

/// Writes the file where the media store looks for it: 256 folders by the first two digits.
fn keep(media_root: &Path, name: &Name, content: &[u8]) -> std::io::Result<()> {
    let folder = media_root.join(name.hash().get(..2).unwrap_or_default());
    std::fs::create_dir_all(&folder)?;
    let partial = folder.join(format!(".{name}.part"));
    std::fs::write(&partial, content)?;
    std::fs::rename(partial, folder.join(name.to_string()))
}
