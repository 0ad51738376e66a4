//! Descriptions of the marketplace for programs: for browsers that search it from the address bar
//! (<https://developer.mozilla.org/docs/Web/XML/Guides/OpenSearch>), and for language models
//! (<https://llmstxt.org>).

use actix_web::http::header::CACHE_CONTROL;
use actix_web::{HttpResponse, get, web};
use askama::Template;
use catalog::category::{self, Category};
use content::page;
use settings::Settings;
use types::Language;

use crate::problem::Problem;
use crate::state::State;

const CACHING: &str = "public, max-age=86400";

/// How a browser searches the marketplace.
#[utoipa::path(
    operation_id = "getOpenSearch", tag = "catalog", summary = "Search description for browsers",
    responses((status = 200, description = "An OpenSearch description", body = String, content_type = "application/opensearchdescription+xml",
        example = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<OpenSearchDescription xmlns=\"http://a9.com/-/spec/opensearch/1.1/\"><ShortName>Helloshop</ShortName><Url type=\"text/html\" template=\"https://shop.example/search?q={searchTerms}\"/></OpenSearchDescription>")),
)]
#[get("/opensearch.xml")]
pub async fn get_open_search(state: web::Data<State>) -> Result<HttpResponse, Problem> {
    let settings = state.settings.now();
    let description = OpenSearch {
        // longer names are refused
        name: settings.name.chars().take(16).collect(),
        market: &settings.name,
        site: state.config.http.site(),
    };
    let kind = "application/opensearchdescription+xml; charset=utf-8";
    answer(kind, description.render())
}

/// What a language model is to read of the marketplace.
#[utoipa::path(
    operation_id = "getLlmsText", tag = "catalog", summary = "Overview for language models",
    responses((status = 200, description = "Markdown as specified by llmstxt.org", body = String, content_type = "text/plain",
        example = "# Helloshop\n\n> Many independent shops, one cart\n")),
)]
#[get("/llms.txt")]
pub async fn get_llms_text(state: web::Data<State>) -> Result<HttpResponse, Problem> {
    let mut conn = state.pool.get().await?;
    let settings = state.settings.now();
    let tree = category::tree(&mut conn).await?;
    let text = LlmsText {
        settings: &settings,
        currency: state.config.currency.as_str(),
        site: state.config.http.site(),
        categories: &tree,
        pages: page::titles(&mut conn, &settings, Language::En).await?,
    };
    answer("text/plain; charset=utf-8", text.render())
}

fn answer(kind: &'static str, body: askama::Result<String>) -> Result<HttpResponse, Problem> {
    let body = body.map_err(|error| Problem::internal(&error))?;
    Ok(HttpResponse::Ok()
        .content_type(kind)
        .insert_header((CACHE_CONTROL, CACHING))
        .body(body))
}

#[derive(Template)]
#[template(
    source = r#"<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>{{ name }}</ShortName>
<Description>Search {{ market }}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="512" height="512" type="image/png">{{ site }}/icons/icon-512.png</Image>
<Url type="text/html" template="{{ site }}/search?q={searchTerms}"/>
</OpenSearchDescription>
"#,
    ext = "xml"
)]
struct OpenSearch<'a> {
    name: String,
    market: &'a str,
    site: &'a str,
}

#[derive(Template)]
#[template(
    source = r#"# {{ settings.name }}

> {% if let Some(slogan) = settings.slogan %}{{ slogan }}. {% endif %}A marketplace of many independent shops: one cart and one payment for goods of all of them, in {{ currency }}.

Everything that shoppers see is also an answer of a public JSON API. Prices are in the minor unit of the currency. Write to {{ settings.contact_email }}.

## API

- [OpenAPI document]({{ site }}/openapi.json): every operation with its schemas
- [Swagger UI]({{ site }}/swagger-ui/): the same to try out
- [Products]({{ site }}/api/public/products): search and filter with `q`, `category`, `sort` and more
- [Shops]({{ site }}/api/public/shops): the open shops; each has its goods at `/feeds/{slug}.xml` (Google Merchant) and `/feeds/{slug}.csv`
- [Sitemap]({{ site }}/sitemap.xml): every public page

## Categories
{% for category in categories %}
- [{{ category.name }}]({{ site }}/category/{{ category.slug }})
{%- endfor %}

## Information
{% for (slug, title) in pages %}
- [{{ title }}]({{ site }}/{{ slug }})
{%- endfor %}
"#,
    ext = "txt"
)]
struct LlmsText<'a> {
    settings: &'a Settings,
    currency: &'a str,
    site: &'a str,
    categories: &'a [Category],
    pages: Vec<(&'static str, String)>,
}
