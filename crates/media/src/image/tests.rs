//! What an upload is turned into.

mod refused;

use std::io::Cursor;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageEncoder, ImageFormat, Rgb, RgbImage, Rgba, RgbaImage};

use super::*;

/// A file of the calling test's own; gone when the test is over.
struct File(PathBuf);

impl File {
    fn new(bytes: &[u8]) -> Self {
        let name = Name::random().unwrap().to_string();
        let path = std::env::temp_dir().join(format!("helloshop-upload-{name}"));
        std::fs::write(&path, bytes).unwrap();
        Self(path)
    }
}

impl Drop for File {
    fn drop(&mut self) {
        std::fs::remove_file(&self.0).ok();
    }
}

async fn render(bytes: &[u8]) -> Result<Rendered, Error> {
    super::render(&File::new(bytes).0).await
}

fn png(picture: &DynamicImage) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png).unwrap();
    bytes.into_inner()
}

fn photo(width: u32, height: u32) -> DynamicImage {
    let shade = |at: u32| u8::try_from(at % 256).unwrap();
    RgbImage::from_fn(width, height, |x, y| Rgb([shade(x), shade(y), 90])).into()
}

fn sizes(made: &Rendered) -> Vec<(u32, u32)> {
    let read = |file: &Rendition| image::load_from_memory(&file.bytes).unwrap();
    let size = |picture: DynamicImage| (picture.width(), picture.height());
    made.renditions.iter().map(read).map(size).collect()
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

#[tokio::test]
async fn a_photo_comes_in_the_widths_below_its_own_under_one_name() {
    let made = render(&png(&photo(700, 350))).await.unwrap();
    let expected = [
        (160, 80),
        (240, 120),
        (320, 160),
        (480, 240),
        (640, 320),
        (700, 350),
    ];
    assert_eq!(sizes(&made), expected);
    let picture = &made.picture;
    assert_eq!((picture.width, picture.height), (700, 350));
    let widest = Name::of(&made.renditions[5].bytes);
    assert_eq!(picture.url, widest.at(640).url());
    let names: Vec<Name> = made.renditions.into_iter().map(|file| file.name).collect();
    assert_eq!(
        names,
        crate::renditions(&picture.url, Some(picture.width)),
        "what is stored is what a srcset names"
    );
}

#[tokio::test]
async fn a_large_picture_ends_at_the_widest_width_and_a_small_one_is_not_blown_up() {
    let large = render(&png(&photo(3000, 1500))).await.unwrap();
    assert_eq!(sizes(&large).last(), Some(&(1440, 720)));
    assert_eq!(large.renditions.len(), 7);
    let small = render(&png(&photo(90, 30))).await.unwrap();
    assert_eq!(sizes(&small), [(90, 30)]);
    let tower = render(&png(&photo(100, 9000))).await.unwrap();
    assert_eq!((tower.picture.width, tower.picture.height), (64, 5760));
    let line = render(&png(&photo(9000, 1))).await.unwrap();
    assert_eq!((line.picture.width, line.picture.height), (1440, 1));
}

#[tokio::test]
async fn a_cut_out_keeps_its_transparency_and_its_colors_at_the_edge() {
    // a red disc on what is transparent and, unseen, green
    let disc = RgbaImage::from_fn(400, 400, |x, y| {
        let (x, y) = (i64::from(x) - 200, i64::from(y) - 200);
        match x * x + y * y < 150 * 150 {
            true => Rgba([220, 20, 20, 255]),
            false => Rgba([0, 255, 0, 0]),
        }
    });
    let made = render(&png(&disc.into())).await.unwrap();
    assert_eq!(made.picture.placeholder, None);
    for file in &made.renditions {
        let back = image::load_from_memory(&file.bytes).unwrap().to_rgba8();
        assert_eq!(back.get_pixel(2, 2).0[3], 0);
        let greenish = |pixel: &&Rgba<u8>| pixel.0[3] > 60 && pixel.0[1] > 90;
        assert_eq!(back.pixels().filter(greenish).count(), 0);
    }
}

#[tokio::test]
async fn an_alpha_channel_without_transparency_makes_no_cut_out() {
    let opaque = RgbaImage::from_pixel(200, 200, Rgba([9, 99, 199, 255]));
    let made = render(&png(&opaque.into())).await.unwrap();
    assert!(made.picture.placeholder.is_some());
    let back = image::load_from_memory(&made.renditions[0].bytes).unwrap();
    assert!(!back.color().has_alpha());
}

#[tokio::test]
async fn the_placeholder_is_a_tiny_picture_that_fits_into_a_page() {
    // noise compresses worst
    let mut state = 1_u32;
    let noise = RgbImage::from_fn(900, 900, |_, _| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let [a, b, c, _] = state.to_be_bytes();
        Rgb([a, b, c])
    });
    for picture in [noise.into(), photo(1200, 800), photo(30, 900)] {
        let made = render(&png(&picture)).await.unwrap();
        let uri = made.picture.placeholder.unwrap();
        assert!(uri.len() <= 300, "{} characters", uri.len());
        let file = uri.strip_prefix("data:image/webp;base64,").unwrap();
        let file = base64::Engine::decode(&base64::engine::general_purpose::STANDARD, file);
        let tiny = image::load_from_memory(&file.unwrap()).unwrap();
        assert_eq!(tiny.width().max(tiny.height()), 16);
    }
}

#[tokio::test]
async fn metadata_and_anything_behind_the_picture_is_left_behind() {
    let script = b"<script>alert(1)</script>";
    let mut behind = png(&photo(20, 20));
    behind.extend_from_slice(script);
    let mut inside = png(&photo(20, 20));
    // behind the head: 8 bytes of signature, 25 of IHDR
    inside.splice(
        33..33,
        chunk(b"tEXt", &[&b"Comment\0"[..], script].concat()),
    );
    for file in [behind, inside] {
        assert!(file.windows(8).any(|window| window == b"<script>"));
        let made = render(&file).await.unwrap();
        let bytes = &made.renditions[0].bytes;
        assert!(!bytes.windows(8).any(|window| window == b"<script>"));
    }
}

#[tokio::test]
async fn what_a_camera_notes_is_gone_and_the_picture_stands_upright() {
    // a TIFF head, and one entry that says: turn me to the right
    let mut exif = b"II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0".to_vec();
    exif.extend_from_slice(b"48.8584 N, 2.2945 E");
    let mut file = Vec::new();
    let mut encoder = JpegEncoder::new(&mut file);
    encoder.set_exif_metadata(exif).unwrap();
    photo(200, 100).write_with_encoder(encoder).unwrap();
    let notes = |file: &[u8], words: &[u8]| file.windows(words.len()).any(|it| it == words);
    assert!(notes(&file, b"48.8584") && notes(&file, b"Exif"));
    let made = render(&file).await.unwrap();
    let bytes = &made.renditions[0].bytes;
    assert!(!notes(bytes, b"48.8584") && !notes(bytes, b"Exif"));
    assert_eq!((made.picture.width, made.picture.height), (100, 200));
}

#[tokio::test]
async fn forty_megapixels_are_taken() {
    let wall = png(&image::GrayImage::from_pixel(8000, 5000, image::Luma([70])).into());
    let made = render(&wall).await.unwrap();
    assert_eq!((made.picture.width, made.picture.height), (1440, 900));
}

#[tokio::test]
async fn sides_are_made_for_pictures_without_widths() {
    let file = File::new(&png(&photo(300, 600)));
    let [full, small] = render_sides(&file.0, [256, 64]).await.unwrap();
    let size = |bytes: &[u8]| {
        let picture = image::load_from_memory(bytes).unwrap();
        (picture.width(), picture.height())
    };
    assert_eq!((size(&full), size(&small)), ((128, 256), (32, 64)));
}

#[tokio::test]
async fn a_client_who_leaves_makes_no_room_for_a_third() {
    let hold = || {
        in_turn((), |()| {
            std::thread::sleep(Duration::from_millis(1500));
            Ok(())
        })
    };
    let began = Instant::now();
    for _ in 0..2 {
        let left = tokio::time::timeout(Duration::from_millis(50), hold());
        assert!(left.await.is_err());
    }
    in_turn((), |()| Ok(())).await.unwrap();
    assert!(began.elapsed() >= Duration::from_millis(1500));
}
