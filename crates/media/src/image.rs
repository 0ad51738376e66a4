//! From an uploaded file to pictures fit to be served.

use std::io::Cursor;

use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngDecoder;
use image::codecs::webp::{WebPDecoder, WebPEncoder};
use image::imageops::FilterType;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits};
use tokio::sync::Semaphore;

use crate::{Error, Format};

/// Most bytes of an uploaded file.
pub const MAX_BYTES: usize = 10 * 1024 * 1024;
/// Most pixels of an uploaded picture.
pub const MAX_PIXELS: u64 = 40_000_000;
/// Most bytes the decoder may take: 40 million pixels of 4 bytes, and room to work.
const MAX_MEMORY: u64 = 256 * 1024 * 1024;
const JPEG_QUALITY: u8 = 84;

/// Pictures are heavy work: two at a time, the rest waits its turn.
static PERMITS: Semaphore = Semaphore::const_new(2);

/// A picture encoded anew.
#[derive(Debug, Clone)]
pub struct Rendition {
    /// The file.
    pub bytes: Vec<u8>,
    /// How it is encoded.
    pub format: Format,
}

/// Decodes an uploaded file and encodes it once for each of `sides`, the longest side in
/// pixels; a smaller picture is never blown up. Size, kind and pixel count are checked before
/// anything is decoded.
pub async fn render(file: Vec<u8>, sides: &[u32]) -> Result<Vec<Rendition>, Error> {
    if file.len() > MAX_BYTES {
        return Err(Error::TooLarge { limit: MAX_BYTES });
    }
    let sides = sides.to_vec();
    // The semaphore is never closed; without a permit the work would merely be unthrottled.
    let _permit = PERMITS.acquire().await.ok();
    tokio::task::spawn_blocking(move || {
        let picture = decode(&file)?;
        sides.iter().map(|side| encode(&picture, *side)).collect()
    })
    .await?
}

fn decode(file: &[u8]) -> Result<DynamicImage, Error> {
    let format = image::guess_format(file).map_err(|_| Error::UnknownFormat)?;
    if !matches!(
        format,
        ImageFormat::Jpeg | ImageFormat::Png | ImageFormat::WebP
    ) {
        return Err(Error::UnknownFormat);
    }
    let mut reader = ImageReader::with_format(Cursor::new(file), format);
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_MEMORY);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|_| Error::Damaged)?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MAX_PIXELS {
        return Err(Error::TooManyPixels { limit: MAX_PIXELS });
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

/// Both formats may hold a film, of which only one frame would be kept: better said than done.
fn is_animated(file: &[u8], format: ImageFormat) -> Result<bool, Error> {
    let file = Cursor::new(file);
    let animated = match format {
        ImageFormat::Png => PngDecoder::new(file).and_then(|picture| picture.is_apng()),
        ImageFormat::WebP => WebPDecoder::new(file).map(|picture| picture.has_animation()),
        _ => Ok(false),
    };
    animated.map_err(|_| Error::Damaged)
}

fn encode(picture: &DynamicImage, side: u32) -> Result<Rendition, Error> {
    let scaled = match picture.width().max(picture.height()) > side {
        true => &picture.resize(side, side, FilterType::CatmullRom),
        false => picture,
    };
    let mut bytes = Vec::new();
    let (format, written) = if is_see_through(scaled) {
        let encoder = WebPEncoder::new_lossless(&mut bytes);
        (Format::Webp, scaled.to_rgba8().write_with_encoder(encoder))
    } else {
        let encoder = JpegEncoder::new_with_quality(&mut bytes, JPEG_QUALITY);
        (Format::Jpeg, scaled.to_rgb8().write_with_encoder(encoder))
    };
    written.map_err(|_| Error::Damaged)?;
    Ok(Rendition { bytes, format })
}

/// Many pictures carry an alpha channel that is opaque throughout; only real transparency is
/// worth the larger file.
fn is_see_through(picture: &DynamicImage) -> bool {
    picture.color().has_alpha()
        && picture
            .to_rgba8()
            .pixels()
            .any(|pixel| pixel.0[3] < u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::{ImageEncoder, Rgb, RgbImage, Rgba, RgbaImage};

    fn png(picture: &DynamicImage) -> Vec<u8> {
        let mut bytes = Cursor::new(Vec::new());
        picture.write_to(&mut bytes, ImageFormat::Png).unwrap();
        bytes.into_inner()
    }

    fn photo(width: u32, height: u32) -> DynamicImage {
        RgbImage::from_fn(width, height, |x, y| {
            Rgb([
                (x % 256).try_into().unwrap(),
                (y % 256).try_into().unwrap(),
                90,
            ])
        })
        .into()
    }

    #[tokio::test]
    async fn a_photo_becomes_a_jpeg_no_longer_than_the_wanted_side() {
        let made = render(png(&photo(300, 200)), &[150, 4000]).await.unwrap();
        assert_eq!(made[0].format, Format::Jpeg);
        let small = image::load_from_memory(&made[0].bytes).unwrap();
        assert_eq!((small.width(), small.height()), (150, 100));
        let large = image::load_from_memory(&made[1].bytes).unwrap();
        assert_eq!((large.width(), large.height()), (300, 200));
    }

    #[tokio::test]
    async fn a_cut_out_keeps_its_transparency() {
        let cut_out = RgbaImage::from_pixel(20, 20, Rgba([9, 9, 9, 0]));
        let made = render(png(&cut_out.into()), &[10]).await.unwrap();
        assert_eq!(made[0].format, Format::Webp);
        let back = image::load_from_memory(&made[0].bytes).unwrap().to_rgba8();
        assert_eq!(back.get_pixel(5, 5).0[3], 0);
    }

    #[tokio::test]
    async fn metadata_and_anything_behind_the_picture_is_left_behind() {
        let mut file = png(&photo(20, 20));
        file.extend_from_slice(b"<script>alert(1)</script>");
        let made = render(file, &[20]).await.unwrap();
        let bytes = &made[0].bytes;
        assert!(!bytes.windows(8).any(|window| window == b"<script>"));
    }

    #[tokio::test]
    async fn what_is_no_picture_is_refused() {
        let html = render(b"<html></html>".to_vec(), &[10]).await;
        assert!(matches!(html, Err(Error::UnknownFormat)));
        let gif = render(b"GIF89a\x01\x00\x01\x00".to_vec(), &[10]).await;
        assert!(matches!(gif, Err(Error::UnknownFormat)));
        let mut torn = png(&photo(200, 200));
        torn.truncate(torn.len() / 2);
        assert!(matches!(render(torn, &[10]).await, Err(Error::Damaged)));
    }

    /// A chunk of a PNG file.
    fn chunk(kind: &[u8], data: &[u8]) -> Vec<u8> {
        let mut checked = kind.to_vec();
        checked.extend_from_slice(data);
        let mut chunk = u32::try_from(data.len()).unwrap().to_be_bytes().to_vec();
        chunk.extend_from_slice(&checked);
        chunk.extend_from_slice(&crc32fast::hash(&checked).to_be_bytes());
        chunk
    }

    /// A chunk of a WebP file.
    fn riff(kind: &[u8], data: &[u8]) -> Vec<u8> {
        let mut chunk = kind.to_vec();
        chunk.extend_from_slice(&u32::try_from(data.len()).unwrap().to_le_bytes());
        chunk.extend_from_slice(data);
        chunk.resize(chunk.len().next_multiple_of(2), 0);
        chunk
    }

    #[tokio::test]
    async fn a_picture_that_moves_is_refused() {
        let mut moving = png(&photo(20, 20));
        let frames = chunk(b"acTL", &[0, 0, 0, 2, 0, 0, 0, 0]);
        // behind the head: 8 bytes of signature, 25 of IHDR
        moving.splice(33..33, frames);
        let refused = render(moving, &[10]).await;
        assert!(matches!(refused, Err(Error::Animated)), "{refused:?}");

        let mut still = Vec::new();
        let encoder = WebPEncoder::new_lossless(&mut still);
        photo(20, 20).write_with_encoder(encoder).unwrap();
        let mut frame = vec![0; 6];
        frame.extend_from_slice(&[19, 0, 0, 19, 0, 0, 9, 0, 0, 0]);
        // behind the head of the file: the one chunk of a still picture
        frame.extend_from_slice(&still[12..]);
        let mut film = b"WEBP".to_vec();
        film.extend(riff(b"VP8X", &[2, 0, 0, 0, 19, 0, 0, 19, 0, 0]));
        film.extend(riff(b"ANIM", &[0; 6]));
        film.extend(riff(b"ANMF", &frame));
        let refused = render(riff(b"RIFF", &film), &[10]).await;
        assert!(matches!(refused, Err(Error::Animated)), "{refused:?}");
        assert!(render(still, &[10]).await.is_ok());
    }

    #[tokio::test]
    async fn what_a_camera_notes_is_gone_and_the_picture_stands_upright() {
        // a TIFF head, and one entry that says: turn me to the right
        let mut exif = b"II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0".to_vec();
        exif.extend_from_slice(b"48.8584 N, 2.2945 E");
        let mut file = Vec::new();
        let mut encoder = JpegEncoder::new(&mut file);
        encoder.set_exif_metadata(exif).unwrap();
        photo(20, 10).write_with_encoder(encoder).unwrap();
        let notes = |file: &[u8], words: &[u8]| file.windows(words.len()).any(|it| it == words);
        assert!(notes(&file, b"48.8584") && notes(&file, b"Exif"));
        let made = render(file, &[20]).await.unwrap();
        let bytes = &made[0].bytes;
        assert!(!notes(bytes, b"48.8584") && !notes(bytes, b"Exif"));
        let upright = image::load_from_memory(bytes).unwrap();
        assert_eq!((upright.width(), upright.height()), (10, 20));
    }

    #[tokio::test]
    async fn a_picture_bomb_is_refused_before_it_is_decoded() {
        // some kilobytes that would unpack to more than 40 megapixels
        let bomb = png(&image::GrayImage::new(8000, 5001).into());
        assert!(bomb.len() < 200_000, "{} bytes", bomb.len());
        let refused = render(bomb, &[10]).await;
        assert!(matches!(refused, Err(Error::TooManyPixels { .. })));
        let large = render(vec![0; MAX_BYTES + 1], &[10]).await;
        assert!(matches!(large, Err(Error::TooLarge { .. })));
    }
}
