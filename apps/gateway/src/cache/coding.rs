//! Content encodings of bodies.

use std::io::Write;

use actix_web::http::header::{ACCEPT_ENCODING, HeaderMap};

use crate::quality_values::weights;

/// Better, but slower: dear only once, since the result is kept.
const BROTLI_QUALITY: u32 = 5;
/// How far it looks back, as a power of two: over the whole of a usual answer. What it reserves
/// grows with it, a megabyte and a half at 17 and four at 20; below 17 the library has no table of
/// its own for this quality and takes one of 32 megabytes.
const BROTLI_WINDOW: std::ops::RangeInclusive<u32> = 17..=20;

/// A coding that is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coding {
    Brotli,
    Gzip,
}

impl Coding {
    /// The best one that the client takes; `None` for the plain body.
    pub fn wanted(headers: &HeaderMap) -> Option<Self> {
        let list = headers.get(ACCEPT_ENCODING)?.to_str().ok()?;
        let named = |name: &str| {
            let mut weights = weights(list).filter(|(coding, _)| coding.eq_ignore_ascii_case(name));
            weights.next().map(|(_, weight)| weight)
        };
        // the plain body is taken last, unless it is named (RFC 9110, 12.5.3)
        let plain = named("identity").unwrap_or_default();
        let weight = |coding: Self| {
            let weight = named(coding.name()).or_else(|| named("*"));
            weight.filter(|weight| *weight > 0.0 && *weight >= plain)
        };
        match (weight(Self::Brotli), weight(Self::Gzip)) {
            (Some(brotli), gzip) if gzip.is_none_or(|gzip| brotli >= gzip) => Some(Self::Brotli),
            (_, gzip) => gzip.map(|_| Self::Gzip),
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
    pub fn compress(self, bytes: &[u8]) -> std::io::Result<Vec<u8>> {
        let compressed = Vec::with_capacity(bytes.len() / 3);
        match self {
            Self::Brotli => {
                let whole = bytes.len().next_power_of_two().ilog2();
                let window = whole.clamp(*BROTLI_WINDOW.start(), *BROTLI_WINDOW.end());
                let mut encoder =
                    brotli::CompressorWriter::new(compressed, 4096, BROTLI_QUALITY, window);
                encoder.write_all(bytes)?;
                encoder.flush()?;
                Ok(encoder.into_inner())
            }
            Self::Gzip => {
                let level = flate2::Compression::default();
                let mut encoder = flate2::write::GzEncoder::new(compressed, level);
                encoder.write_all(bytes)?;
                encoder.finish()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::http::header::HeaderValue;
    use std::io::Read;

    fn wanted(accepted: &'static str) -> Option<Coding> {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, HeaderValue::from_static(accepted));
        Coding::wanted(&headers)
    }

    #[test]
    fn the_best_coding_that_is_not_refused_is_taken() {
        assert_eq!(wanted("gzip, deflate, br, zstd"), Some(Coding::Brotli));
        assert_eq!(wanted("br;q=0, GZIP;q=0.5"), Some(Coding::Gzip));
        assert_eq!(wanted("br ; q=0.0"), None);
        assert_eq!(wanted("bright"), None);
        assert_eq!(wanted("gzip, br;q=0.5"), Some(Coding::Gzip));
        assert_eq!(wanted("br;q=0.5, gzip;q=0.2"), Some(Coding::Brotli));
        assert_eq!(wanted("br; Q=0, gzip"), Some(Coding::Gzip));
        assert_eq!(wanted("br;q=0, *;q=0.5"), Some(Coding::Gzip));
        assert_eq!(wanted("*"), Some(Coding::Brotli));
        assert_eq!(wanted("gzip;q=0.5, identity"), None);
        assert_eq!(Coding::wanted(&HeaderMap::new()), None);
    }

    #[test]
    fn what_is_compressed_can_be_decompressed() {
        let bytes = b"mug ".repeat(5000);
        let brotli = Coding::Brotli.compress(&bytes).unwrap();
        let gzip = Coding::Gzip.compress(&bytes).unwrap();
        let (mut first, mut second) = (Vec::new(), Vec::new());
        let mut decoder = brotli::Decompressor::new(brotli.as_slice(), 4096);
        decoder.read_to_end(&mut first).unwrap();
        let mut decoder = flate2::read::GzDecoder::new(gzip.as_slice());
        decoder.read_to_end(&mut second).unwrap();
        assert!(first == bytes && second == bytes);
        assert!(brotli.len() < 200 && gzip.len() < 200);
    }

    /// How far a stream says that it looks back (RFC 7932, 9.1).
    fn window(stream: &[u8]) -> u8 {
        let bits = stream[0];
        match (bits & 1, bits >> 1 & 7, bits >> 4 & 7) {
            (0, ..) => 16,
            (_, 0, 0) => 17,
            (_, 0, small) => small + 8,
            (_, large, _) => large + 17,
        }
    }

    #[test]
    fn no_body_is_compressed_with_a_window_for_which_the_library_has_no_table() {
        for length in [900, 60_000, 100_000, 3_000_000] {
            let stream = Coding::Brotli.compress(&vec![b'm'; length]).unwrap();
            let window = window(&stream);
            assert!((17..=20).contains(&window), "{length} bytes: {window}");
        }
    }
}
