//! A shop's products for product search engines: as Google Merchant Center fetches them
//! (<https://support.google.com/merchants/answer/7052112>, as RSS 2.0), which Bing, Meta and
//! Pinterest can read too, and the same as a table.

use actix_web::http::header::CACHE_CONTROL;
use actix_web::web::Bytes;
use actix_web::{HttpResponse, get, web};
use askama::Template;
use catalog::merchant::{Item, Offers};
use chrono::{DateTime, SecondsFormat, Utc};
use db::Pool;
use futures_util::stream;
use serde::Deserialize;
use types::{Currency, Money, Slug};
use utoipa::IntoParams;

use crate::csv::{self, Cell};
use crate::frontend::metadata::absolute_url;
use crate::markdown::plain_text::summary;
use crate::problem::Problem;
use crate::state::State;

/// Those who fetch it come once a day. Nobody in between keeps it: of a shop that is suspended nothing is shown.
const CACHING: &str = "public, no-cache";
/// Letters that a title and a description may have.
const TITLE: usize = 150;
const DESCRIPTION: usize = 5000;
/// Pictures beside the first.
const MORE_PICTURES: usize = 10;
/// The names of all attributes, in the order in which they are written.
const ATTRIBUTES: [&str; 20] = [
    "id",
    "item_group_id",
    "title",
    "description",
    "link",
    "image_link",
    "additional_image_link",
    "availability",
    "condition",
    "price",
    "sale_price",
    "sale_price_effective_date",
    "brand",
    "gtin",
    "mpn",
    "identifier_exists",
    "product_type",
    "color",
    "size",
    "shipping_weight",
];

/// A shop in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct FeedPath {
    /// The shop's slug, or an earlier one.
    #[param(example = "clay-and-co")]
    shop: String,
}

/// Everything that a shop has on sale, for Google Merchant Center.
#[utoipa::path(
    operation_id = "getShopFeed", tag = "catalog", summary = "A shop's products for Google Merchant Center",
    description = "One item per variant, with the attributes of Google's product data \
        specification, including the availability of products that are sold out or whose shop is \
        on vacation.",
    params(FeedPath),
    responses((status = 200, description = "RSS 2.0 with Google's attributes", body = String, content_type = "application/rss+xml",
        example = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss version=\"2.0\" xmlns:g=\"http://base.google.com/ns/1.0\"><channel><title>Clay &amp; Co</title><item><g:id>112</g:id><g:title>Speckled mug</g:title><g:price>19.99 USD</g:price></item></channel></rss>")),
)]
#[get("/feeds/{shop}.xml")]
pub async fn get_shop_feed(
    state: web::Data<State>,
    path: web::Path<FeedPath>,
) -> Result<HttpResponse, Problem> {
    let (reads, offers) = begin(&state, &path.shop).await?;
    let head = Head {
        name: &offers.shop_name,
        address: format!("{}/shop/{}", state.config.http.site(), offers.shop_slug),
    };
    let head = head.render().map_err(|error| Problem::internal(&error))?;
    let write = |items: &[Vec<Attribute>]| Ok(Items { items }.render()?);
    let body = stream(state, (reads, offers), (head, "</channel></rss>\n"), write);
    Ok(HttpResponse::Ok()
        .content_type("application/rss+xml; charset=utf-8")
        .insert_header((CACHE_CONTROL, CACHING))
        .streaming(body))
}

/// Everything that a shop has on sale, as a table.
#[utoipa::path(
    operation_id = "getShopFeedTable", tag = "catalog", summary = "A shop's products as CSV",
    description = "The same attributes as in the feed for Google Merchant Center, one per column. \
        Cells that would be formulas start with an apostrophe.",
    params(FeedPath),
    responses((status = 200, description = "The table (RFC 4180)", body = String, content_type = "text/csv",
        example = "id,title,link,price,availability\r\n112,Speckled mug,https://shop.example/product/speckled-mug,19.99 USD,in_stock\r\n")),
)]
#[get("/feeds/{shop}.csv")]
pub async fn get_shop_feed_table(
    state: web::Data<State>,
    path: web::Path<FeedPath>,
) -> Result<HttpResponse, Problem> {
    let (reads, offers) = begin(&state, &path.shop).await?;
    let name = format!("{}.csv", offers.shop_slug);
    let body = stream(
        state,
        (reads, offers),
        (csv::table(&ATTRIBUTES, []), ""),
        |items| {
            let mut out = String::new();
            csv::lines(items.iter().map(|item| row(item)), ',', &mut out);
            Ok(out)
        },
    );
    Ok(csv::download(&name)
        .insert_header((CACHE_CONTROL, CACHING))
        .streaming(body))
}

/// Where the products are read, and which.
async fn begin(state: &State, shop: &str) -> Result<(Pool, Offers), Problem> {
    let slug = Slug::parse(shop).map_err(|_| Problem::not_found())?;
    let reads = state.reads.recent();
    let offers = Offers::begin(&reads, &slug).await?;
    Ok((reads, offers))
}

/// What stands before the items and behind them.
type Frame = (String, &'static str);

/// The whole file, a batch of products at a time.
fn stream(
    state: web::Data<State>,
    (reads, offers): (Pool, Offers),
    (head, end): Frame,
    write: fn(&[Vec<Attribute>]) -> anyhow::Result<String>,
) -> impl futures_util::Stream<Item = anyhow::Result<Bytes>> {
    let begun = Some((offers, head));
    stream::try_unfold(begun, move |left| {
        let (state, reads) = (state.clone(), reads.clone());
        async move {
            let Some((mut offers, mut out)) = left else {
                return Ok(None);
            };
            let Some(items) = offers.next(&reads).await? else {
                out.push_str(end);
                return Ok(Some((Bytes::from(out), None)));
            };
            let (site, currency) = (state.config.http.site(), &state.config.currency);
            let now = reads.now();
            let describe = |item: &Item| describe(item, &offers.shop_name, site, currency, now);
            let items: Vec<Vec<Attribute>> = items.iter().map(describe).collect();
            out.push_str(&write(&items)?);
            Ok(Some((Bytes::from(out), Some((offers, String::new())))))
        }
    })
}

/// A name of [`ATTRIBUTES`] and what the item has of it.
type Attribute = (&'static str, String);

/// What an item is, in Google's words; what it has not is left out.
fn describe(
    item: &Item,
    brand: &str,
    site: &str,
    currency: &Currency,
    now: DateTime<Utc>,
) -> Vec<Attribute> {
    let amount = |amount: Money| format!("{} {}", amount.decimal(currency), currency.as_str());
    let page = format!("{site}/product/{}?variant={}", item.slug, item.variant_id);
    let availability = match item.can_be_bought {
        true => "in_stock",
        false => "out_of_stock",
    };
    let mut all = vec![
        ("id", item.variant_id.to_string()),
        ("title", title(item)),
        ("description", summary(&item.description, DESCRIPTION)),
        ("link", page),
        ("availability", availability.to_owned()),
        ("condition", "new".to_owned()),
        ("price", amount(item.price)),
        ("brand", brand.to_owned()),
        ("product_type", item.category.clone()),
    ];
    if item.is_one_of_several {
        all.push(("item_group_id", item.product_id.to_string()));
    }
    let mut pictures = item.images.iter().map(|path| absolute_url(site, path));
    all.extend(pictures.next().map(|first| ("image_link", first)));
    let more = pictures.take(MORE_PICTURES);
    all.extend(more.map(|address| ("additional_image_link", address)));
    if let Some((price, effective)) = sale(item, now) {
        all.push(("sale_price", amount(price)));
        all.extend(effective.map(|days| ("sale_price_effective_date", days)));
    }
    let gtin = item.barcode.as_deref().filter(|digits| is_gtin(digits));
    all.extend(gtin.map(|gtin| ("gtin", gtin.to_owned())));
    all.extend(item.sku.as_ref().map(|sku| ("mpn", sku.clone())));
    if gtin.is_none() && item.sku.is_none() {
        all.push(("identifier_exists", "no".to_owned()));
    }
    let options = item.option_names.iter().zip(&item.option_values);
    let known = options.filter_map(|(name, value)| Some((attribute_of(name)?, value.clone())));
    all.extend(known);
    let weight = item
        .weight
        .map(|grams| ("shipping_weight", format!("{grams} g")));
    all.extend(weight);
    let place = |name: &str| ATTRIBUTES.iter().position(|known| *known == name);
    all.sort_by_key(|(name, _)| place(name));
    all
}

/// The product's title, and what tells the variant from its like.
fn title(item: &Item) -> String {
    let words = match item.option_values.as_slice() {
        [] => item.title.clone(),
        values => format!("{}, {}", item.title, values.join(", ")),
    };
    words.chars().take(TITLE).collect()
}

/// What an option is called by Google, if it has a word for it.
fn attribute_of(option: &str) -> Option<&'static str> {
    match option.trim().to_lowercase().as_str() {
        "color" | "colour" | "farbe" => Some("color"),
        "size" | "größe" => Some("size"),
        _ => None,
    }
}

/// The reduced price that holds now or will, and from when until when. One that has yet to begin
/// and never ends cannot be said.
fn sale(item: &Item, now: DateTime<Utc>) -> Option<(Money, Option<String>)> {
    let price = item.price_sale?;
    let write = |at: DateTime<Utc>| at.to_rfc3339_opts(SecondsFormat::Secs, true);
    match (item.sale_from, item.sale_until) {
        (_, Some(until)) if until <= now => None,
        (from, Some(until)) => {
            let from = from.unwrap_or(now);
            Some((price, Some(format!("{}/{}", write(from), write(until)))))
        }
        (Some(from), None) if from > now => None,
        (_, None) => Some((price, None)),
    }
}

/// Whether these digits are a trade item number: of a known length, with the right check digit
/// (<https://www.gs1.org/services/how-calculate-check-digit-manually>).
fn is_gtin(digits: &str) -> bool {
    let numbers: Option<Vec<u32>> = digits.chars().map(|digit| digit.to_digit(10)).collect();
    let Some(numbers) = numbers.filter(|numbers| matches!(numbers.len(), 8 | 12 | 13 | 14)) else {
        return false;
    };
    let weighted = numbers.iter().rev().zip([1, 3].into_iter().cycle());
    weighted
        .map(|(number, weight)| number * weight)
        .sum::<u32>()
        % 10
        == 0
}

/// One row of the table; of several pictures the addresses stand behind one another, as Google has it.
fn row(item: &[Attribute]) -> Vec<Cell> {
    let cell = |name: &&str| {
        let values = item.iter().filter(|(known, _)| known == name);
        let values: Vec<&str> = values.map(|(_, value)| value.as_str()).collect();
        Cell::Text(values.join(","))
    };
    ATTRIBUTES.iter().map(cell).collect()
}

#[derive(Template)]
#[template(
    source = r#"<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>{{ name }}</title><link>{{ address }}</link><description>{{ name }}</description>
"#,
    ext = "xml"
)]
struct Head<'a> {
    name: &'a str,
    address: String,
}

#[derive(Template)]
#[template(
    source = "{% for item in items %}<item>{% for (name, value) in item %}<g:{{ name }}>{{ value }}</g:{{ name }}>{% endfor %}</item>\n{% endfor %}",
    ext = "xml"
)]
struct Items<'a> {
    items: &'a [Vec<Attribute>],
}

#[cfg(test)]
mod tests {
    use super::is_gtin;

    #[test]
    fn only_a_number_with_its_check_digit_is_a_trade_item_number() {
        for good in ["4006381333931", "96385074", "036000291452"] {
            assert!(is_gtin(good), "{good}");
        }
        for bad in [
            "4006381333932",
            "400638133393",
            "abc",
            "",
            "12345678901234567",
        ] {
            assert!(!is_gtin(bad), "{bad}");
        }
    }
}
