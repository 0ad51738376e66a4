//! Makes the narrower widths of the catalogue's pictures, each from its widest file, where they
//! are missing. Faces, logos and banners come in one width.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

const ONE_WIDTH: [&str; 3] = ["avatar-", "banner-", "logo-"];

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("catalogue/pictures");
    let mut widest: BTreeMap<String, (u32, PathBuf)> = BTreeMap::new();
    for file in std::fs::read_dir(&folder)? {
        let path = file?.path();
        let stem = path.file_stem().and_then(|stem| stem.to_str());
        let Some((name, width)) = stem.and_then(|stem| stem.rsplit_once('-')) else {
            continue;
        };
        let known = widest.entry(name.to_owned()).or_default();
        *known = std::mem::take(known).max((width.parse()?, path.clone()));
    }
    widest.retain(|name, _| !ONE_WIDTH.iter().any(|kind| name.starts_with(kind)));
    let work = widest.into_iter().map(|(name, (_, path))| {
        let folder = folder.clone();
        tokio::spawn(async move { narrow(&folder, &name, &path).await })
    });
    for done in work.collect::<Vec<_>>() {
        done.await??;
    }
    Ok(())
}

async fn narrow(folder: &Path, name: &str, widest: &Path) -> anyhow::Result<()> {
    let own = |width: u32| folder.join(format!("{name}-{width}.webp"));
    let stem = widest.file_stem().and_then(|stem| stem.to_str());
    let width = stem
        .and_then(|stem| stem.rsplit('-').next())
        .unwrap_or_default();
    if media::picture::widths(width.parse()?).all(|width| own(width).exists()) {
        return Ok(());
    }
    for rendition in media::image::render(widest).await?.renditions {
        let width = rendition.name.width().unwrap_or_default();
        if !own(width).exists() {
            std::fs::write(own(width), &rendition.bytes)?;
        }
    }
    Ok(())
}
