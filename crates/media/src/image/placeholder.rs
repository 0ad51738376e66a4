//! The preview that is shown until a photo has loaded: the photo in a few pixels, small enough to
//! embed in the page.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use super::encode::encode_photo;
use super::scale::Canvas;
use crate::Error;

/// The longest side in pixels; browsers blur when they blow it up.
const SIDE: u32 = 16;
/// Most characters of the data URI.
const MOST: usize = 300;
/// Tried in turn until it is small enough.
const QUALITIES: [f32; 3] = [40.0, 15.0, 0.0];

/// The placeholder as a data URI; a cut-out has none, its tile shows through.
pub(super) fn of(canvas: &Canvas) -> Result<Option<String>, Error> {
    let Canvas::Photo(pixels) = canvas.fit(SIDE) else {
        return Ok(None);
    };
    for quality in QUALITIES {
        let file = STANDARD.encode(encode_photo(&pixels, quality)?);
        let uri = format!("data:image/webp;base64,{file}");
        if uri.len() <= MOST {
            return Ok(Some(uri));
        }
    }
    Ok(None)
}
