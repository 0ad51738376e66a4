//! Validating and decoding an uploaded file.

use std::io::Cursor;

use image::codecs::png::PngDecoder;
use image::codecs::webp::WebPDecoder;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, ImageResult, Limits};

use super::{MAX_PIXELS, MAX_SIDE};
use crate::Error;

/// Most bytes the decoder may take: 40 million pixels of 4 bytes, and room to work.
const MAX_MEMORY: u64 = 256 * 1024 * 1024;

/// Most bytes for all that a PNG says before its pixels: a color profile has some kilobytes, texts
/// may be as long as the file, and the decoder takes twice of what it reads.
pub(super) const MAX_METADATA: u64 = 64 * 1024 * 1024;

/// The picture in the file, upright.
pub(super) fn decode(file: &[u8]) -> Result<DynamicImage, Error> {
    let format = image::guess_format(file).map_err(|_| Error::UnknownFormat)?;
    if !matches!(
        format,
        ImageFormat::Jpeg | ImageFormat::Png | ImageFormat::WebP
    ) {
        return Err(Error::UnknownFormat);
    }
    let mut decoder = decoder(file, format).map_err(|_| Error::Damaged)?;
    let (width, height) = decoder.dimensions();
    let is_large = u64::from(width) * u64::from(height) > MAX_PIXELS;
    if is_large || width.max(height) > MAX_SIDE {
        return Err(Error::TooManyPixels {
            limit: MAX_PIXELS,
            side: MAX_SIDE,
        });
    }
    if format == ImageFormat::Jpeg && is_truncated(file) {
        return Err(Error::Damaged);
    }
    if is_animated(file, format)? {
        return Err(Error::Animated);
    }
    // Cameras turn the picture in the metadata, which is about to be lost.
    let orientation = decoder.orientation().map_err(|_| Error::Damaged)?;
    let mut picture = DynamicImage::from_decoder(decoder).map_err(|_| Error::Damaged)?;
    picture.apply_orientation(orientation);
    Ok(picture)
}

fn decoder(file: &[u8], format: ImageFormat) -> ImageResult<Box<dyn ImageDecoder + '_>> {
    if format == ImageFormat::Png {
        return Ok(Box::new(png(file)?));
    }
    let mut reader = ImageReader::with_format(Cursor::new(file), format);
    reader.limits(limits(MAX_MEMORY));
    Ok(Box::new(reader.into_decoder()?))
}

fn limits(bytes: u64) -> Limits {
    let mut limits = Limits::default();
    limits.max_alloc = Some(bytes);
    limits
}

/// A PNG as far as its pixels. Without a limit the color profile of a small file would be unpacked
/// to gigabytes; one that is too large is left out.
pub(super) fn png(file: &[u8]) -> ImageResult<PngDecoder<Cursor<&[u8]>>> {
    PngDecoder::with_limits(Cursor::new(file), limits(MAX_METADATA))
}

/// Whether a JPEG breaks off: the decoder paints what is missing in gray. Behind the mark that
/// begins the pixels comes the one that ends the picture, and neither occurs between them.
fn is_truncated(file: &[u8]) -> bool {
    let last = |mark: [u8; 2]| file.windows(2).rposition(|bytes| bytes == mark);
    last([0xff, 0xd9]) < last([0xff, 0xda])
}

/// Both formats may hold a film, of which only one frame would be kept: better said than done.
fn is_animated(file: &[u8], format: ImageFormat) -> Result<bool, Error> {
    let animated = match format {
        ImageFormat::Png => png(file).and_then(|picture| picture.is_apng()),
        ImageFormat::WebP => {
            WebPDecoder::new(Cursor::new(file)).map(|picture| picture.has_animation())
        }
        _ => Ok(false),
    };
    animated.map_err(|_| Error::Damaged)
}
