//! An encoded response, with the compressed variants that were requested so far.

use std::num::NonZero;
use std::sync::LazyLock;

use actix_web::http::StatusCode;
use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, EntityTag, Header, HeaderValue,
    IF_NONE_MATCH, IfNoneMatch, VARY,
};
use actix_web::web::{self, Bytes};
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder};
use ring::digest::{SHA256, digest};
use tokio::sync::{OnceCell, Semaphore};

use super::coding::Coding;
use super::tags::Tags;

/// Smaller bodies are not worth compressing.
const MIN_COMPRESSED: usize = 860;

/// So many are compressed at once as there are processors: more would only hold more memory.
static COMPRESSING: LazyLock<Semaphore> = LazyLock::new(|| {
    let processors = std::thread::available_parallelism();
    Semaphore::new(processors.map_or(1, NonZero::get))
});

/// The JSON of an answer.
#[derive(Debug)]
pub struct Encoded {
    json: Bytes,
    tags: Tags,
    etag: EntityTag,
    etag_header: HeaderValue,
    brotli: OnceCell<Option<Bytes>>,
    gzip: OnceCell<Option<Bytes>>,
}

impl Encoded {
    /// The answer with this body, and what it shows.
    pub fn new(json: Vec<u8>, tags: Tags) -> Self {
        let mut etag = hex::encode(digest(&SHA256, &json));
        etag.truncate(32);
        // Weak: the same content may travel compressed or not.
        let etag = EntityTag::new_weak(etag);
        // hexadecimal digits and quotes are no bad header
        let line = HeaderValue::from_str(&etag.to_string());
        Self {
            // it is kept: what was set aside while it grew is given back
            json: json.into_boxed_slice().into(),
            tags,
            etag_header: line.unwrap_or(HeaderValue::from_static("W/\"\"")),
            etag,
            brotli: OnceCell::new(),
            gzip: OnceCell::new(),
        }
    }

    /// The body as it is.
    pub fn json(&self) -> &Bytes {
        &self.json
    }

    /// What it shows.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// About how many bytes it takes, with its compressed copies.
    pub fn weight(&self) -> usize {
        self.json.len() + self.json.len() / 2
    }

    /// As this client takes it.
    pub async fn answer(&self, request: &HttpRequest) -> HttpResponse {
        let coding =
            Coding::wanted(request.headers()).filter(|_| self.json.len() >= MIN_COMPRESSED);
        let mut answer = match coding {
            Some(coding) if !self.is_not_modified(request) => {
                self.compressed(coding).await.map_or_else(
                    || self.plain(request),
                    |body| {
                        let mut answer = self.send(body.clone());
                        let coding = HeaderValue::from_static(coding.name());
                        answer.headers_mut().insert(CONTENT_ENCODING, coding);
                        answer
                    },
                )
            }
            _ => self.plain(request),
        };
        let vary = HeaderValue::from_static("accept-encoding");
        answer.headers_mut().insert(VARY, vary);
        answer
    }

    /// The body as it is, or that the client has it.
    pub fn plain(&self, request: &HttpRequest) -> HttpResponse {
        match self.is_not_modified(request) {
            true => self.head(StatusCode::NOT_MODIFIED).finish(),
            false => self.send(self.json.clone()),
        }
    }

    fn send(&self, body: Bytes) -> HttpResponse {
        let json = HeaderValue::from_static("application/json");
        let mut head = self.head(StatusCode::OK);
        head.insert_header((CONTENT_TYPE, json)).body(body)
    }

    fn head(&self, status: StatusCode) -> HttpResponseBuilder {
        let mut head = HttpResponse::build(status);
        head.insert_header((CACHE_CONTROL, HeaderValue::from_static("no-cache")));
        head.insert_header((ETAG, self.etag_header.clone()));
        head
    }

    /// The compressed body: made once, beside the threads that answer.
    async fn compressed(&self, coding: Coding) -> Option<&Bytes> {
        let cell = match coding {
            Coding::Brotli => &self.brotli,
            Coding::Gzip => &self.gzip,
        };
        let compressed = cell.get_or_init(|| async {
            let _permit = COMPRESSING.acquire().await.ok()?;
            let json = self.json.clone();
            let compressed = web::block(move || coding.compress(&json)).await;
            compressed
                .ok()?
                .ok()
                .map(|compressed| compressed.into_boxed_slice().into())
        });
        compressed.await.as_ref()
    }

    fn is_not_modified(&self, request: &HttpRequest) -> bool {
        request.headers().contains_key(IF_NONE_MATCH) && client_has(request, &self.etag)
    }
}

/// Whether the client says that it has the content with this etag.
pub fn client_has(request: &HttpRequest, etag: &EntityTag) -> bool {
    match IfNoneMatch::parse(request) {
        Ok(IfNoneMatch::Any) => request.headers().contains_key(IF_NONE_MATCH),
        Ok(IfNoneMatch::Items(known)) => known.iter().any(|known| known.weak_eq(etag)),
        Err(_) => false,
    }
}
