//! What can be asked of the bucket.

use actix_web::http::header::{self, HttpDate};
use actix_web::{HttpRequest, HttpResponse, Scope, web};
use askama::Template;
use chrono::{DateTime, SecondsFormat, Utc};
use serde::Deserialize;

use crate::error::Error;
use crate::objects::{Key, Objects};

/// What Amazon says of an object that was stored without a content type.
const UNKNOWN_TYPE: &str = "binary/octet-stream";

/// The bucket and its objects, by path.
pub fn bucket(name: &str) -> Scope {
    let object = web::resource("/{key:.+}")
        .route(web::put().to(put))
        .route(web::get().to(get))
        // the server leaves the content out
        .route(web::head().to(get))
        .route(web::delete().to(delete));
    web::scope(&format!("/{name}"))
        .route("", web::get().to(list))
        .service(object)
        .default_service(web::to(not_implemented))
}

/// What else S3 can do with a bucket.
async fn not_implemented() -> Result<HttpResponse, Error> {
    Err(Error::NotImplemented)
}

/// Everything else.
pub async fn no_such_bucket() -> Result<HttpResponse, Error> {
    Err(Error::NoSuchBucket)
}

async fn put(
    objects: web::Data<Objects>,
    key: web::Path<String>,
    request: HttpRequest,
    bytes: web::Bytes,
) -> Result<HttpResponse, Error> {
    let content_type = request.headers().get(header::CONTENT_TYPE);
    let content_type = content_type.and_then(|named| named.to_str().ok());
    let key = Key::parse(&key)?;
    let version = objects.write(&key, content_type, &bytes).await?;
    let e_tag = (header::ETAG, version.e_tag());
    Ok(HttpResponse::Ok().insert_header(e_tag).finish())
}

async fn get(objects: web::Data<Objects>, key: web::Path<String>) -> Result<HttpResponse, Error> {
    let object = objects.read(&Key::parse(&key)?).await?;
    let modified = HttpDate::from(object.version.modified);
    let content_type = object.content_type.as_deref().unwrap_or(UNKNOWN_TYPE);
    Ok(HttpResponse::Ok()
        .insert_header((header::ETAG, object.version.e_tag()))
        .insert_header((header::LAST_MODIFIED, modified))
        .insert_header((header::CONTENT_TYPE, content_type))
        .body(object.bytes))
}

async fn delete(
    objects: web::Data<Objects>,
    key: web::Path<String>,
) -> Result<HttpResponse, Error> {
    objects.remove(&Key::parse(&key)?).await?;
    Ok(HttpResponse::NoContent().finish())
}

#[derive(Deserialize)]
struct ListQuery {
    #[serde(default)]
    prefix: String,
    delimiter: Option<String>,
}

#[derive(Template)]
#[template(
    ext = "xml",
    source = "<ListBucketResult><IsTruncated>false</IsTruncated>{% for object in objects %}<Contents>\
<Key>{{ object.key }}</Key><LastModified>{{ object.modified }}</LastModified>\
<ETag>{{ object.e_tag }}</ETag><Size>{{ object.size }}</Size>\
</Contents>{% endfor %}</ListBucketResult>"
)]
struct List {
    objects: Vec<Listed>,
}

struct Listed {
    key: String,
    modified: String,
    e_tag: String,
    size: u64,
}

/// All in one answer, whole keys alone.
async fn list(
    objects: web::Data<Objects>,
    query: web::Query<ListQuery>,
) -> Result<HttpResponse, Error> {
    if query.delimiter.is_some() {
        return Err(Error::NotImplemented);
    }
    let found = objects.list(&query.prefix)?.into_iter();
    let objects = found.map(|(key, version)| Listed {
        key,
        modified: DateTime::<Utc>::from(version.modified)
            .to_rfc3339_opts(SecondsFormat::Millis, true),
        e_tag: version.e_tag(),
        size: version.size,
    });
    let list = List {
        objects: objects.collect(),
    };
    let xml = list.render().map_err(std::io::Error::other)?;
    Ok(HttpResponse::Ok().content_type("application/xml").body(xml))
}
