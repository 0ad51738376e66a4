//! From an uploaded file to pictures that can be served.
//!
//! A file stays on disk until it is its turn: processing is heavy work, so two run at a time, and
//! files that wait use no memory.

mod decode;
mod encode;
mod placeholder;
mod scale;
#[cfg(test)]
mod tests;

use std::path::Path;

use bytes::Bytes;
use tokio::sync::Semaphore;

use self::decode::decode;
use self::encode::encode;
use self::scale::Canvas;
use crate::picture::{WIDEST, default_rendition, widths};
use crate::{Error, Name, Picture};

/// Most bytes of an uploaded file.
pub const MAX_BYTES: u64 = 10 * 1024 * 1024;
/// Most pixels of an uploaded picture.
pub const MAX_PIXELS: u64 = 40_000_000;
/// Longest side of an uploaded picture, in pixels. While a picture is scaled down, each pixel of its
/// longer side takes 16 bytes or more: a line of 40 million would take 760 MB.
const MAX_SIDE: u32 = 16_384;
/// Highest picture that is kept; the encoder takes no more than 16,383.
const HIGHEST: u32 = 4 * WIDEST;

/// Whoever holds one of these works.
static TURNS: Semaphore = Semaphore::const_new(2);

/// A file of the store.
#[derive(Debug, Clone)]
pub struct Rendition {
    /// What it is called.
    pub name: Name,
    /// What is in it.
    pub bytes: Bytes,
}

/// A picture in all its widths, not yet stored.
#[derive(Debug, Clone)]
pub struct Rendered {
    /// What is to be remembered of it.
    pub picture: Picture,
    /// The narrowest first.
    pub renditions: Vec<Rendition>,
}

/// Decodes an uploaded file and encodes it in all widths. Size, kind and pixel count are
/// checked before anything is decoded.
pub async fn render(file: &Path) -> Result<Rendered, Error> {
    check_size(tokio::fs::metadata(file).await?.len())?;
    in_turn(file.to_owned(), |file| rendered(&std::fs::read(file)?)).await
}

/// [`render`] for a file that is in memory.
pub async fn render_bytes(file: Vec<u8>) -> Result<Rendered, Error> {
    check_size(u64::try_from(file.len()).unwrap_or(u64::MAX))?;
    in_turn(file, |file| rendered(file)).await
}

fn rendered(file: &[u8]) -> Result<Rendered, Error> {
    let canvas = Canvas::new(decode(file)?);
    let size = bounds(canvas.width(), canvas.height());
    let mut canvas = canvas.shrink(size.0, size.1);
    let placeholder = placeholder::of(&canvas)?;
    let mut made = Vec::new();
    for width in widths(size.0).collect::<Vec<_>>().into_iter().rev() {
        // each from the one before: hardly told apart, and most of the work saved
        canvas = canvas.shrink(width, scaled(size.1, width, size.0));
        made.push((width, encode(&canvas)?));
    }
    Ok(name(made, size, placeholder))
}

/// Decodes an uploaded file and encodes it once for each of `sides`, the longest side in
/// pixels, for a picture that has no other widths; a smaller one is never blown up.
pub async fn render_sides<const N: usize>(
    file: &Path,
    sides: [u32; N],
) -> Result<[Bytes; N], Error> {
    check_size(tokio::fs::metadata(file).await?.len())?;
    let made = in_turn(file.to_owned(), move |file| {
        let canvas = Canvas::new(decode(&std::fs::read(file)?)?);
        sides
            .iter()
            .map(|side| encode(&canvas.fit(*side)))
            .collect::<Result<Vec<_>, _>>()
    });
    let made = made.await?;
    made.try_into().map_err(|_| Error::Damaged)
}

/// Runs the work on a thread of its own when it is the file's turn. The turn goes with the
/// work, not with whoever waits for it: a client who leaves makes no room for a third.
async fn in_turn<F: Send + 'static, T: Send + 'static>(
    file: F,
    work: impl FnOnce(&F) -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    // Never closed; without a turn the work would merely be unthrottled.
    let turn = TURNS.acquire().await.ok();
    tokio::task::spawn_blocking(move || {
        let _turn = turn;
        work(&file)
    })
    .await?
}

const fn check_size(bytes: u64) -> Result<(), Error> {
    match bytes > MAX_BYTES {
        true => Err(Error::TooLarge { limit: MAX_BYTES }),
        false => Ok(()),
    }
}

/// How large the widest rendition of a picture of this size becomes.
fn bounds(width: u32, height: u32) -> (u32, u32) {
    let own = width.min(WIDEST);
    let high = scaled(height, own, width);
    match high > HIGHEST {
        true => (scaled(own, HIGHEST, high), HIGHEST),
        false => (own, high),
    }
}

/// `length × to ÷ from`, rounded, and never nothing.
fn scaled(length: u32, to: u32, from: u32) -> u32 {
    let (length, to, from) = (u64::from(length), u64::from(to), u64::from(from.max(1)));
    let scaled = (length * to + from / 2) / from;
    u32::try_from(scaled).unwrap_or(u32::MAX).max(1)
}

/// All renditions are called after the widest one, which comes first here.
fn name(
    made: Vec<(u32, Bytes)>,
    (width, height): (u32, u32),
    placeholder: Option<String>,
) -> Rendered {
    let widest = made.first().map(|(_, bytes)| bytes.clone());
    let name = Name::of(&widest.unwrap_or_default());
    let renditions = made.into_iter().rev().map(|(width, bytes)| Rendition {
        name: name.at(width),
        bytes,
    });
    Rendered {
        renditions: renditions.collect(),
        picture: Picture {
            url: default_rendition(&name, width).url(),
            width,
            height,
            placeholder,
        },
    }
}
