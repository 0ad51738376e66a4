//! What the database stores about a picture (address, width, height and placeholder), and its
//! widths; everything else is derived from these.

use crate::Name;

/// The widths that a picture is made in, as far as it is wider itself.
pub const WIDTHS: [u32; 7] = [160, 240, 320, 480, 640, 960, 1440];
/// How wide a picture is at most.
pub const WIDEST: u32 = 1440;
/// How wide the rendition is at most that stands for the picture where there is no choice.
const DEFAULT_WIDTH: u32 = 640;

/// A stored picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Where the rendition is served that stands for it where there is no choice.
    pub url: String,
    /// How wide its widest rendition is.
    pub width: u32,
    /// How high that one is.
    pub height: u32,
    /// What is seen until it is there, as a data URI; `None` for a cut-out, behind which the
    /// tile is seen.
    pub placeholder: Option<String>,
}

/// The widths of a picture that is this wide itself, which comes last.
pub fn widths(own: u32) -> impl Iterator<Item = u32> {
    let below = WIDTHS.into_iter().filter(move |width| *width < own);
    below.chain(std::iter::once(own))
}

/// The rendition that stands for a picture of this width.
pub fn default_rendition(name: &Name, own: u32) -> Name {
    let width = widths(own).filter(|width| *width <= DEFAULT_WIDTH).last();
    name.at(width.unwrap_or(own))
}

/// All files of the picture with this address. One stored before there were widths has but one.
pub fn renditions(url: &str, width: Option<u32>) -> Vec<Name> {
    match (Name::from_url(url), width) {
        (Some(name), Some(own)) if name.width().is_some() => {
            widths(own).map(|width| name.at(width)).collect()
        }
        (Some(name), _) => vec![name],
        (None, _) => Vec::new(),
    }
}

/// The `srcset` of the picture with this address, ready for the attribute; `None` for one
/// stored before there were widths.
pub fn srcset(url: &str, width: u32) -> Option<String> {
    let name = Name::from_url(url).filter(|name| name.width().is_some())?;
    let entry = |width| format!("{} {width}w", name.at(width).url());
    Some(widths(width).map(entry).collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_comes_in_the_widths_below_its_own_and_in_its_own() {
        let of = |own| widths(own).collect::<Vec<_>>();
        assert_eq!(of(90), [90]);
        assert_eq!(of(160), [160]);
        assert_eq!(of(700), [160, 240, 320, 480, 640, 700]);
        assert_eq!(of(1440), WIDTHS);
        let name = Name::of(b"mug");
        for (own, width) in [(90, 90), (500, 500), (640, 640), (641, 640), (1440, 640)] {
            assert_eq!(default_rendition(&name, own), name.at(width));
        }
    }

    #[test]
    fn a_srcset_follows_from_address_and_width() {
        let name = Name::of(b"mug");
        let url = name.at(240).url();
        let hash = name.stem();
        let expected = format!("/media/{hash}-160.webp 160w, /media/{hash}-240.webp 240w");
        assert_eq!(srcset(&url, 240), Some(expected));
        assert_eq!(renditions(&url, Some(240)), [name.at(160), name.at(240)]);
    }

    #[test]
    fn a_picture_of_before_and_one_from_elsewhere_have_no_srcset() {
        let old = Name::of(b"mug");
        assert_eq!(srcset(&old.url(), 640), None);
        assert_eq!(renditions(&old.url(), None), [old]);
        assert_eq!(srcset("/scene/plant.webp", 640), None);
        assert_eq!(renditions("/scene/plant.webp", Some(640)), []);
    }
}
