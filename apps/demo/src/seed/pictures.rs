//! The catalog's pictures, copied to where uploaded ones are served from. They are stored in all
//! their widths: encoding thousands of files would make the first start slow.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, ensure};
use indicatif::ProgressBar;
use media::Name;
use media::picture::{default_rendition, widths};

/// Where each picture of the catalog is served, by its name.
#[derive(Default)]
pub struct Pictures {
    pictures: BTreeMap<String, Picture>,
}

/// One picture. All of the catalog's that come in several widths are square cut-outs.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// Where it is served.
    pub url: String,
    /// How wide and how high it is; `None` for one that comes in one width.
    pub side: Option<u32>,
}

/// The files of one picture by their width.
type Files = BTreeMap<u32, PathBuf>;

impl Pictures {
    /// Copies every picture of `folder` below `media_root`, named by its content as uploads are.
    pub fn copy(folder: &Path, media_root: &Path, progress: &ProgressBar) -> anyhow::Result<Self> {
        let mut pictures = Self::default();
        let found = find(folder)?;
        progress.set_length(u64::try_from(found.len())?);
        for (stem, files) in found {
            let kept = keep(media_root, &files).with_context(|| stem.clone())?;
            pictures.pictures.insert(stem, kept);
            progress.inc(1);
        }
        Ok(pictures)
    }

    /// A picture, such as `logo-clay-and-co`.
    pub fn picture(&self, name: &str) -> anyhow::Result<Picture> {
        let picture = self.pictures.get(name);
        picture
            .cloned()
            .ok_or_else(|| anyhow!("the catalog has no picture {name}"))
    }

    /// Its address alone.
    pub fn url(&self, name: &str) -> anyhow::Result<String> {
        self.picture(name).map(|picture| picture.url)
    }
}

/// All pictures of the folder; `mug-320.webp` is the mug, 320 pixels wide.
pub fn find(folder: &Path) -> anyhow::Result<BTreeMap<String, Files>> {
    let mut found: BTreeMap<String, Files> = BTreeMap::new();
    for file in std::fs::read_dir(folder)? {
        let path = file?.path();
        let stem = path.file_stem().and_then(|stem| stem.to_str());
        let (name, width) = stem
            .and_then(|stem| stem.rsplit_once('-'))
            .with_context(|| format!("{} names no width", path.display()))?;
        let width = width.parse().context("reading its width")?;
        found
            .entry(name.to_owned())
            .or_default()
            .insert(width, path);
    }
    Ok(found)
}

fn keep(media_root: &Path, files: &Files) -> anyhow::Result<Picture> {
    let (own, widest) = files.last_key_value().context("no files")?;
    let name = Name::of(&std::fs::read(widest)?);
    if files.len() == 1 {
        write(media_root, &name, widest)?;
        let (url, side) = (name.url(), None);
        return Ok(Picture { url, side });
    }
    ensure!(
        files.keys().copied().eq(widths(*own)),
        "widths are missing: apps/demo/pictures/make.mjs makes them"
    );
    for (width, file) in files {
        write(media_root, &name.at(*width), file)?;
    }
    Ok(Picture {
        url: default_rendition(&name, *own).url(),
        side: Some(*own),
    })
}

/// Puts the file where the media store looks for it.
fn write(media_root: &Path, name: &Name, file: &Path) -> std::io::Result<()> {
    let place = media_root.join(name.path());
    let partial = place.with_extension("part");
    if let Some(folder) = place.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::copy(file, &partial)?;
    std::fs::rename(partial, place)
}
