//! Uploads that are refused.

use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngEncoder;
use image::codecs::webp::WebPEncoder;
use image::{DynamicImage, ImageDecoder, ImageEncoder};

use super::{chunk, photo, png, render};
use crate::Error;
use crate::image::decode::{self, MAX_METADATA};
use crate::image::{MAX_BYTES, MAX_SIDE};

#[tokio::test]
async fn what_is_no_picture_is_refused() {
    let svg = &b"<svg xmlns='http://www.w3.org/2000/svg'/>"[..];
    for other in [
        &b"<html></html>"[..],
        b"GIF89a\x01\0\x01\0",
        svg,
        b"",
        b"BM",
    ] {
        let refused = render(other).await;
        assert!(matches!(refused, Err(Error::UnknownFormat)), "{refused:?}");
    }
    for picture in [png(&photo(200, 200)), jpeg(&photo(200, 200)), still()] {
        let torn = render(&picture[..picture.len() / 2]).await;
        assert!(matches!(torn, Err(Error::Damaged)), "{torn:?}");
    }
}

fn jpeg(picture: &DynamicImage) -> Vec<u8> {
    let mut file = Vec::new();
    picture
        .write_with_encoder(JpegEncoder::new(&mut file))
        .unwrap();
    file
}

fn still() -> Vec<u8> {
    let mut file = Vec::new();
    let encoder = WebPEncoder::new_lossless(&mut file);
    photo(20, 20).write_with_encoder(encoder).unwrap();
    file
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
    moving.splice(33..33, chunk(b"acTL", &[0, 0, 0, 2, 0, 0, 0, 0]));
    let refused = render(&moving).await;
    assert!(matches!(refused, Err(Error::Animated)), "{refused:?}");

    let mut frame = vec![0; 6];
    frame.extend_from_slice(&[19, 0, 0, 19, 0, 0, 9, 0, 0, 0]);
    // behind the head of the file: the one chunk of a still picture
    frame.extend_from_slice(&still()[12..]);
    let mut film = b"WEBP".to_vec();
    film.extend(riff(b"VP8X", &[2, 0, 0, 0, 19, 0, 0, 19, 0, 0]));
    film.extend(riff(b"ANIM", &[0; 6]));
    film.extend(riff(b"ANMF", &frame));
    let refused = render(&riff(b"RIFF", &film)).await;
    assert!(matches!(refused, Err(Error::Animated)), "{refused:?}");
    assert!(render(&still()).await.is_ok());
}

#[tokio::test]
async fn a_picture_bomb_is_refused_before_it_is_decoded() {
    // some kilobytes that would unpack to more than 40 megapixels
    let bomb = png(&image::GrayImage::new(8000, 5001).into());
    assert!(bomb.len() < 200_000, "{} bytes", bomb.len());
    let refused = render(&bomb).await;
    assert!(matches!(refused, Err(Error::TooManyPixels { .. })));
    let limit = usize::try_from(MAX_BYTES).unwrap();
    let mut large = png(&photo(20, 20));
    large.resize(limit, 0);
    assert!(render(&large).await.is_ok());
    large.push(0);
    let refused = render(&large).await;
    assert!(matches!(refused, Err(Error::TooLarge { .. })));
}

#[tokio::test]
async fn a_picture_with_a_side_that_is_too_long_is_refused_before_it_is_decoded() {
    for (width, height) in [(MAX_SIDE + 1, 1), (1, MAX_SIDE + 1)] {
        // has no pixels for this size: decoded, it would be damaged
        let mut line = png(&photo(20, 20));
        let mut head = [width.to_be_bytes(), height.to_be_bytes()].concat();
        head.extend_from_slice(&[8, 2, 0, 0, 0]);
        line.splice(8..33, chunk(b"IHDR", &head));
        let refused = render(&line).await;
        let is_refused = matches!(refused, Err(Error::TooManyPixels { .. }));
        assert!(is_refused, "{width} x {height}: {refused:?}");
    }
    for (width, height) in [(MAX_SIDE, 1), (1, MAX_SIDE)] {
        let line = png(&photo(width, height));
        assert!(render(&line).await.is_ok(), "{width} x {height}");
    }
}

#[tokio::test]
async fn a_profile_bomb_is_not_unpacked() {
    let mut bomb = Vec::new();
    let mut encoder = PngEncoder::new(&mut bomb);
    let profile = vec![0; usize::try_from(MAX_METADATA).unwrap() + 1];
    encoder.set_icc_profile(profile).unwrap();
    photo(20, 20).write_with_encoder(encoder).unwrap();
    assert!(bomb.len() < 1_000_000, "{} bytes", bomb.len());
    let mut picture = decode::png(&bomb).unwrap();
    assert!(picture.icc_profile().unwrap().is_none());
    assert!(render(&bomb).await.is_ok());
}

#[tokio::test]
async fn what_a_picture_says_besides_its_pixels_costs_no_more_than_its_file() {
    // nine megabytes of words; then a size that the file does not have
    let mut wordy = png(&photo(20, 20));
    let mut words = b"Comment\0".to_vec();
    words.resize(9 * 1024 * 1024, b'x');
    wordy.splice(33..33, chunk(b"tEXt", &words));
    assert!(render(&wordy).await.is_ok());
    let mut huge = png(&photo(20, 20));
    let mut head = vec![0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff];
    head.extend_from_slice(&[8, 2, 0, 0, 0]);
    huge.splice(8..33, chunk(b"IHDR", &head));
    let refused = render(&huge).await;
    let is_refused = matches!(refused, Err(Error::TooManyPixels { .. } | Error::Damaged));
    assert!(is_refused, "{refused:?}");
}
