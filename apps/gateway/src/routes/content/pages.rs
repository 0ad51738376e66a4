//! The information pages as visitors read them.

use actix_web::{get, web};
use chrono::{DateTime, Utc};
use content::page;
use serde::{Deserialize, Serialize};
use types::Language;
use utoipa::{IntoParams, ToSchema};

use crate::cache::Tags;
use crate::markdown::{self, Frame};
use crate::query::Query;
use crate::routes::catalog::cacheable::{Answer, Cacheable};
use crate::state::State;

/// A language of the information pages.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PageLanguage {
    En,
    De,
}

/// An information page.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct InfoPage {
    #[schema(example = "shipping")]
    slug: String,
    /// The language it is written in, which may be another than the one asked for.
    language: PageLanguage,
    #[schema(example = "Shipping Policy")]
    pub title: String,
    /// A summary in one or two sentences.
    pub lead: String,
    /// The same as safe HTML, without a surrounding paragraph.
    #[schema(example = "Every shop ships its own goods.")]
    pub lead_html: String,
    /// Markdown: headings from level 2, paragraphs, lists, tables, links, bold, code.
    pub body: String,
    /// The same as safe HTML; headings from level 2, each with an ID.
    #[schema(example = "<h2 id=\"what-it-costs\">What it costs</h2>")]
    pub body_html: String,
    updated_at: DateTime<Utc>,
    /// Whether an operator edited it; otherwise it is the original text.
    is_edited: bool,
}

/// A page in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct PagePath {
    /// The page.
    #[param(example = "shipping")]
    slug: String,
}

/// In which language.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PageQuery {
    /// Such as `de`; English by default, and for languages in which the pages don't exist.
    #[param(example = "de")]
    language: Option<String>,
}

/// One of the marketplace's texts.
#[utoipa::path(
    operation_id = "getPage", tag = "content", summary = "An information page",
    params(PagePath, PageQuery),
    responses((status = 200, description = "The page, with the marketplace's settings filled in", body = InfoPage)),
)]
#[get("/api/public/pages/{slug}")]
pub async fn get_page(
    state: web::Data<State>,
    path: web::Path<PagePath>,
    query: Query<PageQuery>,
) -> Answer<InfoPage> {
    let language = Language::or_english(query.language.as_deref());
    page(&state, &path.slug, language).await
}

/// The page of this slug, in this language if it is written in it.
pub async fn page(state: &State, slug: &str, language: Language) -> Answer<InfoPage> {
    let settings = state.settings.now();
    let page = page::show(&state.pool, &settings, slug, language).await?;
    // no feed tells when an operator writes another text
    Ok(Cacheable::new(page.into(), Tags::UNKNOWN))
}

impl From<Language> for PageLanguage {
    fn from(language: Language) -> Self {
        match language {
            Language::En => Self::En,
            Language::De => Self::De,
        }
    }
}

impl From<PageLanguage> for Language {
    fn from(language: PageLanguage) -> Self {
        match language {
            PageLanguage::En => Self::En,
            PageLanguage::De => Self::De,
        }
    }
}

impl From<page::Page> for InfoPage {
    fn from(page: page::Page) -> Self {
        Self {
            slug: page.slug.to_owned(),
            language: page.language.into(),
            title: page.title,
            lead_html: markdown::line(&page.lead),
            lead: page.lead,
            body_html: markdown::html(&page.body, Frame::Page),
            body: page.body,
            updated_at: page.updated_at,
            is_edited: page.edited,
        }
    }
}
