//! Pictures. A file's name is derived from its content, so a browser may cache it forever.

use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, ETAG, EntityTag, X_CONTENT_TYPE_OPTIONS,
};
use actix_web::{HttpRequest, HttpResponse, get, web};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::cache;
use crate::problem::Problem;
use crate::state::State;

/// A picture in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct MediaPath {
    /// The picture's path, as other responses contain it.
    #[param(example = "0f3c6a1b2c3d4e5f60718293a4b5c6d7-320.webp")]
    name: String,
}

/// The content of a picture.
#[derive(Debug, ToSchema)]
#[schema(value_type = String, format = Binary)]
#[expect(dead_code, reason = "only describes the answer")]
pub struct PictureFile(Vec<u8>);

/// One picture.
#[utoipa::path(
    operation_id = "getMedia", tag = "catalog", summary = "A picture", params(MediaPath),
    responses((status = 200, description = "The file, which never changes",
        content((PictureFile = "image/webp"), (PictureFile = "image/jpeg")))),
)]
#[get("/media/{name}")]
pub async fn get_media(
    request: HttpRequest,
    state: web::Data<State>,
    path: web::Path<MediaPath>,
) -> Result<HttpResponse, Problem> {
    let name = media::Name::parse(&path.name).map_err(|_| Problem::not_found())?;
    let tag = EntityTag::new_strong(name.stem());
    let known = cache::client_has(&request, &tag);
    let file = state
        .media
        .read(&name)
        .await?
        .ok_or_else(Problem::not_found)?;
    let mut answer = match known {
        true => HttpResponse::NotModified(),
        false => HttpResponse::Ok(),
    };
    answer
        .content_type(name.format().content_type())
        .insert_header((CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .insert_header((ETAG, tag.to_string()))
        .insert_header((X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .insert_header((CONTENT_SECURITY_POLICY, "sandbox; default-src 'none'"));
    Ok(match known {
        true => answer.finish(),
        false => answer.body(file),
    })
}
