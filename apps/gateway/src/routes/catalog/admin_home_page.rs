//! The home page as operators compose it, in editions of which one is shown at a time.

mod wire;

use actix_multipart::form::MultipartForm;
use actix_multipart::form::tempfile::TempFile;
use actix_web::{HttpResponse, delete, get, post, put, web};
use auth::actor::Operator;
use catalog::home::{self, edition};
use serde::Deserialize;
use types::HomeEditionId;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::scope;
use utoipa_actix_web::service_config::ServiceConfig;
use validator::Validate;

use self::wire::{
    HomeDates, HomeEdition, HomeEditionChange, HomeEditionPage, HomePreview, NewHomeEdition,
};
use crate::caller::Caller;
use crate::form::Form;
use crate::problem::{Answer, Problem};
use crate::query::Query;
use crate::state::State;
use crate::valid::Valid;
use crate::wire::page::PageQuery;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(
        scope("/api/admin/home-pages")
            .service(list_home_editions)
            .service(create_home_edition)
            .service(get_home_edition)
            .service(update_home_edition)
            .service(delete_home_edition)
            .service(set_home_picture)
            .service(remove_home_picture)
            .service(preview_home_edition)
            .service(publish_home_edition)
            .service(withdraw_home_edition),
    );
}

/// An edition in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct HomeEditionPath {
    /// The edition's id.
    #[param(value_type = i64)]
    id: HomeEditionId,
}

/// A picture for the hero.
#[derive(Debug, MultipartForm, Validate, ToSchema)]
pub struct HomePictureForm {
    /// JPEG, PNG or WebP, at most 10 MB, 40 megapixels and 16,384 pixels along a side.
    #[multipart(limit = "11MiB")]
    #[schema(value_type = String, format = Binary)]
    pub file: TempFile,
}

/// All editions: what was shown, what is, and what is to come.
#[utoipa::path(
    operation_id = "listHomeEditions", tag = "catalog", summary = "The editions of the home page",
    security(("bearer" = [])), params(PageQuery),
    responses((status = 200, description = "One page: drafts first, then the latest to start", body = HomeEditionPage)),
)]
#[get("")]
pub async fn list_home_editions(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    page: Query<PageQuery>,
) -> Answer<HomeEditionPage> {
    let page = edition::list(&state.pool, &operator, page.parse()?).await?;
    Ok(web::Json(page.into()))
}

/// A draft, which nobody sees.
#[utoipa::path(
    operation_id = "createHomeEdition", tag = "catalog", summary = "Create a draft of the home page",
    description = "A copy of the edition `copyOf`, or without it, of the built-in page.",
    security(("bearer" = [])), request_body = NewHomeEdition,
    responses((status = 201, description = "The draft", body = HomeEdition)),
)]
#[post("")]
pub async fn create_home_edition(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    Valid(body): Valid<NewHomeEdition>,
) -> Result<HttpResponse, Problem> {
    let (name, copy_of) = (body.name.parse()?, body.copy_of.map(HomeEditionId::new));
    let made = edition::create(&state.pool, &operator, &name, copy_of).await?;
    let made = HomeEdition::load(&state, &operator, made).await?;
    Ok(HttpResponse::Created().json(made))
}

/// An edition to edit.
#[utoipa::path(
    operation_id = "getHomeEdition", tag = "catalog", summary = "One edition of the home page",
    security(("bearer" = [])), params(HomeEditionPath),
    responses((status = 200, description = "The edition, with the products and shops it refers to", body = HomeEdition)),
)]
#[get("/{id}")]
pub async fn get_home_edition(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<HomeEditionPath>,
) -> Answer<HomeEdition> {
    let found = edition::find(&state.pool, &operator, path.id).await?;
    Ok(web::Json(
        HomeEdition::load(&state, &operator, found).await?,
    ))
}

/// Other words and products, in place of all that the edition had.
#[utoipa::path(
    operation_id = "updateHomeEdition", tag = "catalog", summary = "Change a draft of the home page",
    description = "Also for a scheduled edition. An edition that shoppers have seen cannot be \
        changed (`home_page_begun`): change a copy of it and publish that.",
    security(("bearer" = [])), params(HomeEditionPath), request_body = HomeEditionChange,
    responses(
        (status = 200, description = "The edition as it is now", body = HomeEdition),
        (status = 409, description = "Somebody else changed it (`home_page_changed`, with the \
            present `version`), or shoppers have seen it (`home_page_begun`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[put("/{id}")]
pub async fn update_home_edition(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<HomeEditionPath>,
    Valid(body): Valid<HomeEditionChange>,
) -> Answer<HomeEdition> {
    let (version, name) = (body.version, body.name.parse()?);
    let content = body.try_into()?;
    let (pool, id) = (&state.pool, path.id);
    let changed = edition::update(pool, &operator, id, version, &name, &content).await?;
    Ok(web::Json(
        HomeEdition::load(&state, &operator, changed).await?,
    ))
}

/// Only what nobody has seen is deleted.
#[utoipa::path(
    operation_id = "deleteHomeEdition", tag = "catalog", summary = "Delete a draft of the home page",
    security(("bearer" = [])), params(HomeEditionPath),
    responses(
        (status = 204, description = "Deleted"),
        (status = 409, description = "Shoppers have seen it (`home_page_begun`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[delete("/{id}")]
pub async fn delete_home_edition(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<HomeEditionPath>,
) -> Result<HttpResponse, Problem> {
    edition::delete(&state.pool, &operator, path.id).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// The picture of the hero, instead of the one it has.
#[utoipa::path(
    operation_id = "setHomePicture", tag = "catalog", summary = "Set the picture of a draft's hero",
    security(("bearer" = [])), params(HomeEditionPath),
    request_body(content = HomePictureForm, content_type = "multipart/form-data"),
    responses(
        (status = 200, description = "The edition with its picture", body = HomeEdition),
        (status = 409, description = "Shoppers have seen it (`home_page_begun`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[put("/{id}/picture")]
pub async fn set_home_picture(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<HomeEditionPath>,
    Form(upload): Form<HomePictureForm>,
) -> Answer<HomeEdition> {
    let file = upload.file.file.path();
    let (pool, media, id) = (&state.pool, &state.media, path.id);
    let changed = edition::set_picture(pool, media, &operator, id, file).await?;
    Ok(web::Json(
        HomeEdition::load(&state, &operator, changed).await?,
    ))
}

/// Takes the picture out.
#[utoipa::path(
    operation_id = "removeHomePicture", tag = "catalog", summary = "Remove the picture of a draft's hero",
    security(("bearer" = [])), params(HomeEditionPath),
    responses(
        (status = 200, description = "The edition without a picture", body = HomeEdition),
        (status = 409, description = "Shoppers have seen it (`home_page_begun`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[delete("/{id}/picture")]
pub async fn remove_home_picture(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<HomeEditionPath>,
) -> Answer<HomeEdition> {
    let changed = edition::remove_picture(&state.pool, &operator, path.id).await?;
    Ok(web::Json(
        HomeEdition::load(&state, &operator, changed).await?,
    ))
}

/// An edition as shoppers would see it now.
#[utoipa::path(
    operation_id = "previewHomeEdition", tag = "catalog", summary = "Preview an edition of the home page",
    security(("bearer" = [])), params(HomeEditionPath),
    responses((status = 200, description = "The page and its promo line", body = HomePreview)),
)]
#[get("/{id}/preview")]
pub async fn preview_home_edition(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<HomeEditionPath>,
) -> Answer<HomePreview> {
    let shown = home::preview(&state.pool, &state.listings, &operator, path.id).await?;
    Ok(web::Json(HomePreview::new(shown, &state.listings.words())))
}

/// Shows an edition, now or from a time to come on.
#[utoipa::path(
    operation_id = "publishHomeEdition", tag = "catalog", summary = "Publish an edition of the home page",
    description = "Of all running editions, the one that started last is shown. So an edition that \
        starts later replaces it automatically, and one without an end returns when the later one \
        ends. If none is running, the built-in page is shown.",
    security(("bearer" = [])), params(HomeEditionPath), request_body = HomeDates,
    responses(
        (status = 200, description = "The edition with its dates", body = HomeEdition),
        (status = 409, description = "Somebody else changed it (`home_page_changed`, with the \
            present `version`), or shoppers have seen it (`home_page_begun`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/{id}/publish")]
pub async fn publish_home_edition(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<HomeEditionPath>,
    Valid(body): Valid<HomeDates>,
) -> Answer<HomeEdition> {
    let (pool, id, version) = (&state.pool, path.id, body.version);
    let shown = edition::publish(pool, &operator, id, version, body.into()).await?;
    Ok(web::Json(
        HomeEdition::load(&state, &operator, shown).await?,
    ))
}

/// A scheduled edition becomes a draft again; one that is under way ends now.
#[utoipa::path(
    operation_id = "withdrawHomeEdition", tag = "catalog", summary = "End or unschedule an edition of the home page",
    security(("bearer" = [])), params(HomeEditionPath),
    responses(
        (status = 200, description = "The edition", body = HomeEdition),
        (status = 409, description = "It is neither shown nor scheduled (`home_page_not_shown`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/{id}/withdraw")]
pub async fn withdraw_home_edition(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<HomeEditionPath>,
) -> Answer<HomeEdition> {
    let ended = edition::withdraw(&state.pool, &operator, path.id).await?;
    Ok(web::Json(
        HomeEdition::load(&state, &operator, ended).await?,
    ))
}
