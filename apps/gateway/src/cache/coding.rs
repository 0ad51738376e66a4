//! How a body travels.

use std::io::Write;

use actix_web::http::header::{ACCEPT_ENCODING, HeaderMap};

/// Better, but slower: dear only once, since the result is kept.
const BROTLI_QUALITY: u32 = 5;
const BROTLI_WINDOW: u32 = 20;

/// A coding that is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coding {
    Brotli,
    Gzip,
}

impl Coding {
    /// The best one that the client takes; `None` for the plain body.
    pub fn wanted(headers: &HeaderMap) -> Option<Self> {
        let wishes = headers.get(ACCEPT_ENCODING)?.to_str().ok()?;
        let takes = |name: &str| wishes.split(',').any(|wish| is(wish, name));
        match () {
            () if takes("br") => Some(Self::Brotli),
            () if takes("gzip") => Some(Self::Gzip),
            () => None,
        }
    }

    /// Its name in headers.
    pub fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// The bytes in this coding.
    pub fn pack(self, bytes: &[u8]) -> std::io::Result<Vec<u8>> {
        let packed = Vec::with_capacity(bytes.len() / 3);
        match self {
            Self::Brotli => {
                let mut packer =
                    brotli::CompressorWriter::new(packed, 4096, BROTLI_QUALITY, BROTLI_WINDOW);
                packer.write_all(bytes)?;
                packer.flush()?;
                Ok(packer.into_inner())
            }
            Self::Gzip => {
                let level = flate2::Compression::default();
                let mut packer = flate2::write::GzEncoder::new(packed, level);
                packer.write_all(bytes)?;
                packer.finish()
            }
        }
    }
}

/// Whether the wish, such as `br;q=0.8`, is for this coding and no refusal of it.
fn is(wish: &str, name: &str) -> bool {
    let mut parts = wish.split(';').map(str::trim);
    let refused = |part: &str| {
        let weight = part.strip_prefix("q=").and_then(|q| q.parse::<f32>().ok());
        weight == Some(0.0)
    };
    parts
        .next()
        .is_some_and(|coding| coding.eq_ignore_ascii_case(name))
        && !parts.any(refused)
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::http::header::HeaderValue;
    use std::io::Read;

    fn wanted(wishes: &'static str) -> Option<Coding> {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, HeaderValue::from_static(wishes));
        Coding::wanted(&headers)
    }

    #[test]
    fn the_best_coding_that_is_not_refused_is_taken() {
        assert_eq!(wanted("gzip, deflate, br, zstd"), Some(Coding::Brotli));
        assert_eq!(wanted("br;q=0, GZIP;q=0.5"), Some(Coding::Gzip));
        assert_eq!(wanted("br ; q=0.0"), None);
        assert_eq!(wanted("bright"), None);
        assert_eq!(Coding::wanted(&HeaderMap::new()), None);
    }

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let bytes = b"mug ".repeat(5000);
        let brotli = Coding::Brotli.pack(&bytes).unwrap();
        let gzip = Coding::Gzip.pack(&bytes).unwrap();
        let (mut first, mut second) = (Vec::new(), Vec::new());
        let mut unpacker = brotli::Decompressor::new(brotli.as_slice(), 4096);
        unpacker.read_to_end(&mut first).unwrap();
        let mut unpacker = flate2::read::GzDecoder::new(gzip.as_slice());
        unpacker.read_to_end(&mut second).unwrap();
        assert!(first == bytes && second == bytes);
        assert!(brotli.len() < 200 && gzip.len() < 200);
    }
}
