//! The information pages as operators write them.

use actix_web::{delete, get, post, put, web};
use auth::actor::Operator;
use content::page;
use serde::{Deserialize, Serialize};
use types::{Invalid, Text};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::line;
use super::pages::{InfoPage, PageLanguage};
use crate::caller::Caller;
use crate::markdown::{self, Frame};
use crate::problem::Answer;
use crate::state::State;
use crate::valid::{Valid, text};

/// A page and its language in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct SourcePath {
    /// The page.
    #[param(example = "shipping")]
    slug: String,
    /// The language of the text.
    #[param(inline)]
    language: PageLanguage,
}

/// The text of a page. `{{name}}`, `{{email}}`, `{{address}}` and `{{commission}}` are replaced by
/// the marketplace's settings when it is shown.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PageDraft {
    /// One line.
    #[validate(custom(function = line::<120>))]
    #[schema(example = "Shipping Policy", min_length = 1, max_length = 120)]
    title: String,
    /// A summary of the page in one or two sentences, on one line.
    #[validate(custom(function = line::<400>))]
    #[schema(
        example = "Every shop ships its own goods.",
        min_length = 1,
        max_length = 400
    )]
    lead: String,
    /// Markdown: headings from level 2, paragraphs, lists, tables, links, bold, code. HTML is shown
    /// as text.
    #[validate(custom(function = text::<Text<60_000>>))]
    #[schema(
        example = "## What it costs\nNothing.",
        min_length = 1,
        max_length = 60000
    )]
    body: String,
}

impl TryFrom<PageDraft> for page::Draft {
    type Error = Invalid;

    fn try_from(draft: PageDraft) -> Result<Self, Invalid> {
        Ok(Self {
            title: Text::parse_line(&draft.title)?,
            lead: Text::parse_line(&draft.lead)?,
            body: draft.body.parse()?,
        })
    }
}

/// A page to edit.
#[utoipa::path(
    operation_id = "getPageSource", tag = "content", summary = "A page to edit",
    security(("bearer" = [])), params(SourcePath),
    responses((status = 200, description = "The page's source, with placeholders for settings", body = InfoPage)),
)]
#[get("/{slug}/{language}")]
pub async fn get_page_source(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<SourcePath>,
) -> Answer<InfoPage> {
    let (slug, language) = (&path.slug, path.language.into());
    let page = page::source(&state.pool, &operator, slug, language).await?;
    Ok(web::Json(page.into()))
}

/// Another text for a page.
#[utoipa::path(
    operation_id = "updatePage", tag = "content", summary = "Save a page",
    description = "Replaces the present text, which is kept in the page's history.",
    security(("bearer" = [])), params(SourcePath), request_body = PageDraft,
    responses((status = 200, description = "The page as it is now", body = InfoPage)),
)]
#[put("/{slug}/{language}")]
pub async fn update_page(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<SourcePath>,
    Valid(draft): Valid<PageDraft>,
) -> Answer<InfoPage> {
    let (slug, language, draft) = (&path.slug, path.language.into(), draft.try_into()?);
    let page = page::edit(&state.pool, &operator, slug, language, &draft).await?;
    Ok(web::Json(page.into()))
}

/// A draft, as visitors would see it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PagePreview {
    #[schema(example = "Shipping Policy")]
    title: String,
    /// Safe HTML, without a surrounding paragraph.
    #[schema(example = "Every shop ships its own goods.")]
    lead_html: String,
    /// Safe HTML; headings from level 2, each with an ID.
    #[schema(example = "<h2 id=\"what-it-costs\">What it costs</h2>")]
    body_html: String,
}

/// What a draft looks like; nothing is kept.
#[utoipa::path(
    operation_id = "previewPage", tag = "content", summary = "Preview a page",
    description = "Placeholders are replaced by the marketplace's settings, as for visitors.",
    security(("bearer" = [])), params(SourcePath), request_body = PageDraft,
    responses((status = 200, description = "The draft as visitors would see it", body = PagePreview)),
)]
#[post("/{slug}/{language}/preview")]
pub async fn preview_page(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<SourcePath>,
    Valid(draft): Valid<PageDraft>,
) -> Answer<PagePreview> {
    let (slug, language, draft) = (&path.slug, path.language.into(), draft.try_into()?);
    let settings = state.settings.now();
    let page = page::preview(&operator, &settings, slug, language, &draft)?;
    Ok(web::Json(PagePreview {
        lead_html: markdown::line(&page.lead),
        body_html: markdown::html(&page.body, Frame::Page),
        title: page.title,
    }))
}

/// The shipped text again.
#[utoipa::path(
    operation_id = "restorePage", tag = "content", summary = "Restore a page's original text",
    security(("bearer" = [])), params(SourcePath),
    responses((status = 200, description = "The page with its original text", body = InfoPage)),
)]
#[delete("/{slug}/{language}")]
pub async fn restore_page(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<SourcePath>,
) -> Answer<InfoPage> {
    let (slug, language) = (&path.slug, path.language.into());
    let page = page::restore(&state.pool, &operator, slug, language).await?;
    Ok(web::Json(page.into()))
}
