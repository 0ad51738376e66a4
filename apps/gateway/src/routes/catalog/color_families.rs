//! Color families, managed by operators.

use actix_web::{HttpResponse, delete, get, put, web};
use auth::actor::Operator;
use catalog::color_family::{self, ColorSearch, Found, Given, Listed, Which};
use chrono::{DateTime, Utc};
use search::{Color, Family};
use serde::{Deserialize, Serialize};
use types::Text;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::scope;
use utoipa_actix_web::service_config::ServiceConfig;
use validator::Validate;

use crate::caller::Caller;
use crate::problem::{Answer, Fields, Problem};
use crate::query::Query;
use crate::state::State;
use crate::valid::Valid;
use crate::wire::page::{PageQuery, take};

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(
        scope("/api/admin/color-families")
            .service(list_colors)
            .service(set_color_family)
            .service(reset_color_family),
    );
}

/// A color family to filter by; a color with `none` is a filter of its own, as shops write it.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ColorFamily {
    Black,
    Gray,
    White,
    Beige,
    Brown,
    Red,
    Orange,
    Yellow,
    Green,
    Turquoise,
    Blue,
    Purple,
    Pink,
    Gold,
    Silver,
    None,
}

/// Which colors.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ColorFilter {
    #[default]
    All,
    Missing,
    Changed,
}

/// Which colors.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ColorsQuery {
    /// Part of a color's name.
    #[param(max_length = 60, example = "blue")]
    q: Option<String>,
    /// `missing`: colors without a family, neither by the rule nor by an operator; `changed`:
    /// colors whose family an operator set.
    #[param(inline)]
    only: Option<ColorFilter>,
}

/// One color.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ColorQuery {
    /// The color as a shop writes it; case and spaces are ignored. Not the name of a family
    /// (`is_family`).
    #[param(min_length = 1, max_length = 60, example = "Night blue")]
    color: String,
}

impl ColorQuery {
    fn parse(&self) -> Result<Color, Problem> {
        Color::parse(&self.color).map_err(|invalid| Problem::invalid("/color", invalid))
    }
}

/// The family of a color.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ColorFamilyChange {
    family: ColorFamily,
}

/// An operator's choice for a color.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GivenFamily {
    family: ColorFamily,
    /// The operator's name.
    #[schema(example = "grace")]
    changed_by: String,
    changed_at: DateTime<Utc>,
}

/// A color with the family that it belongs to.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ManagedColor {
    /// As most products spell it.
    #[schema(example = "Night blue")]
    color: String,
    /// The number of products on sale that have it.
    #[schema(example = 12)]
    products: i64,
    /// Its family by the rule.
    rule: ColorFamily,
    /// The family that an operator chose instead; null if the rule applies.
    #[schema(required = true)]
    given: Option<GivenFamily>,
    /// Whether it has the name of a family, which it then always belongs to.
    is_family: bool,
}

/// One page of colors.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ManagedColorPage {
    items: Vec<ManagedColor>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
    /// The number of colors without a family, neither by the rule nor by an operator.
    missing: i64,
}

/// The colors of the products on sale, and those of which an operator said something.
#[utoipa::path(
    operation_id = "listColors", tag = "catalog", summary = "Colors that products have, with their families",
    description = "The values of all options whose names mean color, finish or glaze, in any \
        spelling. Shoppers filter by families.",
    security(("bearer" = [])), params(ColorsQuery, PageQuery),
    responses((status = 200, description = "One page, the most used first", body = ManagedColorPage)),
)]
#[get("")]
pub async fn list_colors(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<ColorsQuery>,
    page: Query<PageQuery>,
) -> Answer<ManagedColorPage> {
    let mut fields = Fields::default();
    let words = fields.take("/q", Text::parse_optional(query.q.as_deref()));
    let page = take(&mut fields, page.page, page.page_size);
    let which = query.only.unwrap_or_default().into();
    let wanted = words
        .zip(page)
        .map(|(words, page)| ColorSearch { which, words, page });
    let wanted: Result<ColorSearch, Problem> = fields.finish(wanted);
    let found = color_family::list(&state.pool, &state.listings, &operator, &wanted?).await?;
    Ok(web::Json(found.into()))
}

/// Puts a color into a family, whatever the rule says of it.
#[utoipa::path(
    operation_id = "setColorFamily", tag = "catalog", summary = "Put a color into a family",
    description = "Filters and their counts follow within a second. Shops and product pages keep \
        the shop's name for the color. With `none`, the color is a filter of its own.",
    security(("bearer" = [])), params(ColorQuery), request_body = ColorFamilyChange,
    responses((status = 200, description = "The color with its family", body = GivenFamily)),
)]
#[put("")]
pub async fn set_color_family(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<ColorQuery>,
    Valid(body): Valid<ColorFamilyChange>,
) -> Answer<GivenFamily> {
    let color = query.parse()?;
    let given = color_family::set(&state.pool, &operator, &color, body.family.into()).await?;
    Ok(web::Json(given.into()))
}

/// Leaves a color to the rule again.
#[utoipa::path(
    operation_id = "resetColorFamily", tag = "catalog", summary = "Reset a color to the rule",
    security(("bearer" = [])), params(ColorQuery),
    responses((status = 204, description = "The color follows the rule again")),
)]
#[delete("")]
pub async fn reset_color_family(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<ColorQuery>,
) -> Result<HttpResponse, Problem> {
    color_family::reset(&state.pool, &operator, &query.parse()?).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl From<ColorFilter> for Which {
    fn from(only: ColorFilter) -> Self {
        match only {
            ColorFilter::All => Self::All,
            ColorFilter::Missing => Self::WithoutFamily,
            ColorFilter::Changed => Self::Changed,
        }
    }
}

impl From<Option<Family>> for ColorFamily {
    fn from(family: Option<Family>) -> Self {
        match family {
            None => Self::None,
            Some(Family::Black) => Self::Black,
            Some(Family::Gray) => Self::Gray,
            Some(Family::White) => Self::White,
            Some(Family::Beige) => Self::Beige,
            Some(Family::Brown) => Self::Brown,
            Some(Family::Red) => Self::Red,
            Some(Family::Orange) => Self::Orange,
            Some(Family::Yellow) => Self::Yellow,
            Some(Family::Green) => Self::Green,
            Some(Family::Turquoise) => Self::Turquoise,
            Some(Family::Blue) => Self::Blue,
            Some(Family::Purple) => Self::Purple,
            Some(Family::Pink) => Self::Pink,
            Some(Family::Gold) => Self::Gold,
            Some(Family::Silver) => Self::Silver,
        }
    }
}

impl From<ColorFamily> for Option<Family> {
    fn from(family: ColorFamily) -> Self {
        Some(match family {
            ColorFamily::Black => Family::Black,
            ColorFamily::Gray => Family::Gray,
            ColorFamily::White => Family::White,
            ColorFamily::Beige => Family::Beige,
            ColorFamily::Brown => Family::Brown,
            ColorFamily::Red => Family::Red,
            ColorFamily::Orange => Family::Orange,
            ColorFamily::Yellow => Family::Yellow,
            ColorFamily::Green => Family::Green,
            ColorFamily::Turquoise => Family::Turquoise,
            ColorFamily::Blue => Family::Blue,
            ColorFamily::Purple => Family::Purple,
            ColorFamily::Pink => Family::Pink,
            ColorFamily::Gold => Family::Gold,
            ColorFamily::Silver => Family::Silver,
            ColorFamily::None => return None,
        })
    }
}

impl From<Given> for GivenFamily {
    fn from(given: Given) -> Self {
        Self {
            family: given.family.into(),
            changed_by: given.changed_by,
            changed_at: given.changed_at,
        }
    }
}

impl From<Listed> for ManagedColor {
    fn from(listed: Listed) -> Self {
        Self {
            color: listed.color,
            products: listed.products,
            rule: listed.rule.into(),
            given: listed.given.map(GivenFamily::from),
            is_family: listed.is_family,
        }
    }
}

impl From<Found> for ManagedColorPage {
    fn from(found: Found) -> Self {
        Self {
            items: found
                .page
                .items
                .into_iter()
                .map(ManagedColor::from)
                .collect(),
            page: found.page.page,
            page_size: found.page.page_size,
            total: found.page.total,
            missing: found.without_family,
        }
    }
}
