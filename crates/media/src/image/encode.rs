//! Encoding pixels as a file.

use bytes::Bytes;
use image::RgbImage;
use webp::{Encoder, WebPConfig};

use super::scale::{Canvas, unpremultiply};
use crate::Error;

/// Where losses are not seen side by side with the original.
const QUALITY: f32 = 75.0;
/// The outline of a cut-out: 32 degrees of opacity. More cost as much as the colors, on soft
/// shadows that nobody can tell apart; fewer show as rings.
const ALPHA_QUALITY: i32 = 72;

/// The picture as lossy WebP.
pub(super) fn encode(canvas: &Canvas) -> Result<Bytes, Error> {
    match canvas {
        Canvas::Photo(pixels) => encode_photo(pixels, QUALITY),
        Canvas::CutOut(pixels) => {
            let pixels = unpremultiply(pixels);
            write(
                &Encoder::from_rgba(&pixels, pixels.width(), pixels.height()),
                QUALITY,
            )
        }
    }
}

/// The same for one without transparency, as well as asked for.
pub(super) fn encode_photo(pixels: &RgbImage, quality: f32) -> Result<Bytes, Error> {
    write(
        &Encoder::from_rgb(pixels, pixels.width(), pixels.height()),
        quality,
    )
}

fn write(encoder: &Encoder<'_>, quality: f32) -> Result<Bytes, Error> {
    let mut config =
        WebPConfig::new().map_err(|()| Error::Unencodable("no settings".to_owned()))?;
    config.quality = quality;
    config.alpha_quality = ALPHA_QUALITY;
    let written = encoder.encode_advanced(&config);
    let written = written.map_err(|error| Error::Unencodable(format!("{error:?}")))?;
    Ok(Bytes::copy_from_slice(&written))
}
