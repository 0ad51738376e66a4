//! Scaling pictures down.

use image::imageops::FilterType;
use image::{DynamicImage, RgbImage, RgbaImage};

use super::scaled;

/// A picture on its way. Colours of a cut-out are multiplied by their opacity while it is made
/// smaller: what hides behind transparent pixels would bleed into the edges otherwise.
pub(super) enum Canvas {
    /// Without transparency.
    Photo(RgbImage),
    /// With it, multiplied.
    CutOut(RgbaImage),
}

impl Canvas {
    /// Many pictures carry an alpha channel that is opaque throughout; only real transparency
    /// is kept.
    pub fn new(picture: DynamicImage) -> Self {
        if !picture.color().has_alpha() {
            return Self::Photo(picture.into_rgb8());
        }
        let mut pixels = picture.into_rgba8();
        if pixels.pixels().all(|pixel| pixel.0[3] == u8::MAX) {
            return Self::Photo(DynamicImage::from(pixels).into_rgb8());
        }
        premultiply(&mut pixels);
        Self::CutOut(pixels)
    }

    pub fn width(&self) -> u32 {
        match self {
            Self::Photo(pixels) => pixels.width(),
            Self::CutOut(pixels) => pixels.width(),
        }
    }

    pub fn height(&self) -> u32 {
        match self {
            Self::Photo(pixels) => pixels.height(),
            Self::CutOut(pixels) => pixels.height(),
        }
    }

    /// The picture in this size; as it is if that is its size.
    pub fn shrink(self, width: u32, height: u32) -> Self {
        if (self.width(), self.height()) == (width, height) {
            return self;
        }
        self.shrunk(width, height)
    }

    /// The same, as another picture.
    pub fn shrunk(&self, width: u32, height: u32) -> Self {
        match self {
            Self::Photo(pixels) => Self::Photo(resize(pixels, width, height)),
            Self::CutOut(pixels) => Self::CutOut(resize(pixels, width, height)),
        }
    }

    /// Another picture whose longest side is no longer than this.
    pub fn fit(&self, side: u32) -> Self {
        let (width, height) = (self.width(), self.height());
        let longest = width.max(height);
        let side = side.min(longest);
        self.shrunk(scaled(width, side, longest), scaled(height, side, longest))
    }
}

/// A plain mean first where the picture is much too large: the finer filter would take a
/// second and a gigabyte for 40 million pixels.
fn resize<P>(
    pixels: &image::ImageBuffer<P, Vec<u8>>,
    width: u32,
    height: u32,
) -> image::ImageBuffer<P, Vec<u8>>
where
    P: image::Pixel<Subpixel = u8> + 'static,
{
    let (near_width, near_height) = (width.saturating_mul(2), height.saturating_mul(2));
    let filter = FilterType::CatmullRom;
    if pixels.width() > near_width && pixels.height() > near_height {
        let near = image::imageops::thumbnail(pixels, near_width, near_height);
        return image::imageops::resize(&near, width, height, filter);
    }
    image::imageops::resize(pixels, width, height, filter)
}

fn premultiply(pixels: &mut RgbaImage) {
    for pixel in pixels.pixels_mut() {
        let [red, green, blue, alpha] = pixel.0;
        let by = |color: u8| ratio(u32::from(color) * u32::from(alpha), u32::from(u8::MAX));
        pixel.0 = [by(red), by(green), by(blue), alpha];
    }
}

/// The opposite, for the encoder; of what is not seen no color is left.
pub(super) fn unpremultiply(pixels: &RgbaImage) -> RgbaImage {
    let mut pixels = pixels.clone();
    for pixel in pixels.pixels_mut() {
        let [red, green, blue, alpha] = pixel.0;
        let by = |color: u8| ratio(u32::from(color) * u32::from(u8::MAX), u32::from(alpha));
        pixel.0 = [by(red), by(green), by(blue), alpha];
    }
    pixels
}

/// Rounded; nothing of nothing.
fn ratio(of: u32, by: u32) -> u8 {
    let rounded = (of + by / 2).checked_div(by).unwrap_or(0);
    u8::try_from(rounded).unwrap_or(u8::MAX)
}
