//! The query of a listing, as it is written in an address.

mod write;

use std::collections::BTreeMap;
use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use search::{CategoryPath, Filters, MinRating, OptionFilter, PriceRange, Query, SearchText, Sort};
use serde::{Deserialize, Serialize};
use types::{Invalid, Slug, Text};
use url::form_urlencoded::Serializer;
use utoipa::IntoParams;

use crate::problem::{Fields, Problem, pointer};
use crate::{query, wire};

/// Words, filters, order and page of a listing; all filters given must hold. Written out it is
/// what the storefront calls the same question.
#[derive(Debug, Default, Deserialize, Serialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct ListProducts {
    /// Search words; the last one may be incomplete. Supports quotes and `-word`.
    #[param(example = "blue mug", max_length = 200)]
    pub q: Option<String>,
    /// `category`, `category/subcategory` or `category/subcategory/collection`.
    #[param(example = "kitchen/mugs")]
    pub category: Option<String>,
    /// Slugs of shops; products of any of them.
    #[param(required = false, style = Form, explode, example = json!(["clay-and-co"]))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shop: Vec<String>,
    /// Lowest price, in minor units.
    #[param(example = 1000, minimum = 0)]
    min_price: Option<i64>,
    /// Highest price, in minor units.
    #[param(example = 5000, minimum = 0)]
    max_price: Option<i64>,
    /// Lowest average rating.
    #[param(example = 4.5, minimum = 0, maximum = 5)]
    min_rating: Option<f64>,
    /// `true`: only products on sale at a reduced price.
    pub on_sale: Option<bool>,
    /// `true`: only products in stock.
    in_stock: Option<bool>,
    /// `option.NAME=VALUE`, repeatable. Several values of one option mean any of them; with several
    /// options, one variant must match all of them. Case is ignored.
    #[param(
        required = false, style = Form, explode, value_type = HashMap<String, Vec<String>>,
        example = json!({ "option.Colour": ["Blue"] })
    )]
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub option: BTreeMap<String, Vec<String>>,
    /// `relevance` (with `q`), `newest`, `best_selling`, `rating`, `price_asc`, `price_desc` or
    /// `discount`. Default: `relevance` with `q`, otherwise `best_selling`.
    #[param(example = "best_selling")]
    pub sort: Option<String>,
    /// From 1.
    #[param(minimum = 1)]
    pub page: Option<i64>,
    /// Items per page; default 24.
    #[param(minimum = 1, maximum = 100)]
    pub page_size: Option<i64>,
}

/// Before the name of an option.
const OPTION: &str = "option.";
/// Most shops, and most values of one option.
const MOST: usize = 50;
/// Most options.
const MOST_OPTIONS: usize = 20;

impl ListProducts {
    /// Reads the part of an address after `?`. Names that say nothing here are passed over.
    pub fn read(query: &str) -> Result<Self, Problem> {
        let (mut shop, mut option) = (Vec::new(), BTreeMap::<String, Vec<String>>::new());
        let mut rest = Serializer::new(String::new());
        for (name, value) in url::form_urlencoded::parse(query.as_bytes()) {
            match name.strip_prefix(OPTION) {
                Some(name) => option
                    .entry(name.to_owned())
                    .or_default()
                    .push(value.into()),
                None if name == "shop" => shop.push(value.into_owned()),
                // without a name it says nothing
                None if name == "option" => {}
                None => {
                    rest.append_pair(&name, &value);
                }
            }
        }
        let listing: Self = query::read(&rest.finish())?;
        Ok(Self {
            shop,
            option,
            ..listing
        })
    }

    /// The search in the words of the trade; every refused parameter is named.
    pub fn parse(&self) -> Result<Query, Problem> {
        let mut fields = Fields::default();
        let text = fields.take("/q", SearchText::parse(self.q.as_deref()));
        let filters = self.filters(&mut fields);
        let sort = self
            .sort
            .as_deref()
            .map_or(Ok(Sort::Relevance), Sort::parse);
        let sort = fields.take("/sort", sort);
        let page = wire::page::take(&mut fields, self.page, self.page_size);
        let query = (|| {
            Some(Query {
                text: text?,
                filters: filters?,
                sort: sort?,
                page: page?,
            })
        })();
        fields.finish(query)
    }

    fn filters(&self, fields: &mut Fields) -> Option<Filters> {
        let category = self
            .category
            .as_deref()
            .map(CategoryPath::parse)
            .transpose();
        let category = fields.take("/category", category);
        let shops = fields.take("/shop", shops(&self.shop));
        let price = self.price(fields);
        let rating = self.min_rating.map(MinRating::parse).transpose();
        let rating = fields.take("/minRating", rating);
        let options = options(&self.option, fields);
        Some(Filters {
            category: category?,
            shops: shops?,
            price: price?,
            min_rating: rating?.flatten(),
            on_sale: self.on_sale.unwrap_or(false),
            in_stock: self.in_stock.unwrap_or(false),
            options: options?,
        })
    }

    /// Each bound is refused by its name, and the lower one if they cross.
    fn price(&self, fields: &mut Fields) -> Option<PriceRange> {
        let (min, max) = (self.min_price, self.max_price);
        let lower = fields.take("/minPrice", PriceRange::parse(min, None));
        let upper = fields.take("/maxPrice", PriceRange::parse(None, max));
        lower.and(upper)?;
        fields.take("/minPrice", PriceRange::parse(min, max))
    }
}

impl FromRequest for ListProducts {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Self::read(request.query_string()))
    }
}

fn shops(raw: &[String]) -> Result<Vec<Slug>, Invalid> {
    at_most(MOST, raw.len())?;
    raw.iter().map(|slug| Slug::parse(slug)).collect()
}

/// Each option that is refused is named as it was asked for.
fn options(raw: &BTreeMap<String, Vec<String>>, fields: &mut Fields) -> Option<Vec<OptionFilter>> {
    fields.take("/option", at_most(MOST_OPTIONS, raw.len()))?;
    let filters: Vec<_> = raw
        .iter()
        .map(|(name, values)| {
            fields.take(&pointer(&format!("{OPTION}{name}")), option(name, values))
        })
        .collect();
    filters.into_iter().collect()
}

fn option(name: &str, values: &[String]) -> Result<OptionFilter, Invalid> {
    at_most(MOST, values.len())?;
    let value = |raw: &String| Text::<200>::parse(raw).map(Text::into_string);
    Ok(OptionFilter {
        name: Text::<60>::parse(name)?.into_string(),
        values: values.iter().map(value).collect::<Result<_, _>>()?,
    })
}

fn at_most(most: usize, count: usize) -> Result<(), Invalid> {
    match count <= most {
        true => Ok(()),
        false => Err(Invalid::new("too_many", format!("Choose at most {most}"))),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::ListProducts;

    #[test]
    fn a_listing_is_written_as_it_is_read_and_as_the_storefront_writes_it() {
        let asked = "category=kitchen%2Fmugs&shop=clay&shop=wood&minRating=4&onSale=true\
            &option.Colour=Blue&option.Colour=Sand&option.Size=XL&sort=newest&page=1&pageSize=24";
        let listing = ListProducts::read(asked).unwrap();
        assert_eq!(listing.to_query_string(), asked);
        let arguments = serde_json::to_value(&listing).unwrap();
        assert_eq!(arguments["shop"], json!(["clay", "wood"]));
        let options = json!({ "Colour": ["Blue", "Sand"], "Size": ["XL"] });
        assert_eq!(arguments["option"], options);
    }

    #[test]
    fn what_is_not_asked_for_is_not_written() {
        let listing = ListProducts::read("colour=blue&shops=clay").unwrap();
        assert_eq!(listing.to_query_string(), "");
    }
}
