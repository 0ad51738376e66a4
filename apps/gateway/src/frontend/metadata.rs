//! A page's metadata for search engines and link previews: Open Graph (<https://ogp.me>) and
//! schema.org as JSON-LD, with the properties that Google asks for
//! (<https://developers.google.com/search/docs/appearance/structured-data/product>).

use serde_json::{Value, json};
use settings::Settings;
use types::{Currency, Language, Money};

use super::breadcrumbs::Link;
use crate::routes::catalog::product::{Product, Variant};
use crate::routes::catalog::shops::{Shop, ShopCard, ShopPage};
use crate::routes::catalog::wire::localized;

/// Most offers that are listed one by one.
const OFFERS: usize = 50;

/// What a page says of itself besides title and description.
#[derive(Debug, Default)]
pub struct Metadata {
    /// Path of the picture that stands for it.
    pub picture: Option<String>,
    /// What it costs and in which currency, if it is a product.
    pub price: Option<(String, String)>,
    /// Objects of schema.org.
    pub json_ld: Vec<Value>,
}

/// The marketplace itself, on its front page.
pub fn marketplace(site: &str, settings: &Settings) -> Metadata {
    let organization = json!({
        "@context": "https://schema.org", "@type": "Organization", "name": settings.name,
        "url": site, "logo": format!("{site}/icons/icon-512.png"),
        "email": settings.contact_email, "address": settings.postal_address,
        "sameAs": [settings.social_url],
    });
    let search = json!({
        "@type": "SearchAction", "query-input": "required name=words",
        "target": format!("{site}/search?q={{words}}"),
    });
    let website = json!({
        "@context": "https://schema.org", "@type": "WebSite", "name": settings.name, "url": site,
        "potentialAction": search,
    });
    Metadata {
        json_ld: vec![organization, website],
        ..Metadata::default()
    }
}

/// Where something stands: the trail down to it, and itself.
pub fn breadcrumbs(site: &str, trail: &[Link], name: &str) -> Value {
    let step = |(position, link): (usize, &Link)| {
        json!({
            "@type": "ListItem", "position": position, "name": link.words,
            "item": format!("{site}{}", link.path),
        })
    };
    let mut steps: Vec<Value> = (1..).zip(trail).map(step).collect();
    let last = json!({ "@type": "ListItem", "position": trail.len() + 1, "name": name });
    steps.push(last);
    json!({
        "@context": "https://schema.org", "@type": "BreadcrumbList", "itemListElement": steps,
    })
}

/// A shop as an organization of its own.
pub fn shop(site: &str, shop: &Shop) -> Value {
    let card = &shop.card;
    let mut thing = json!({
        "@context": "https://schema.org", "@type": "Organization", "name": card.name,
        "url": format!("{site}/shop/{}", card.slug), "description": card.description,
    });
    if let (Some(logo), Some(thing)) = (&card.logo, thing.as_object_mut()) {
        thing.insert("logo".to_owned(), absolute_url(site, logo).into());
    }
    thing
}

/// The directory with the shops on this page of it.
pub fn vendors(site: &str, name: &str, description: &str, shops: &ShopPage) -> Value {
    let before = shops.page.saturating_sub(1).saturating_mul(shops.page_size);
    let shop = |(position, shop): (i64, &ShopCard)| {
        json!({
            "@type": "ListItem", "position": position, "name": shop.name,
            "url": format!("{site}/shop/{}", shop.slug),
        })
    };
    let positions = before.saturating_add(1)..;
    let listed: Vec<Value> = positions.zip(&shops.items).map(shop).collect();
    json!({
        "@context": "https://schema.org", "@type": "CollectionPage", "name": name,
        "description": description, "url": format!("{site}/vendors"),
        "mainEntity": {
            "@type": "ItemList", "numberOfItems": shops.total, "itemListElement": listed,
        },
    })
}

/// A product with its offers and what buyers think of it.
pub fn product(
    site: &str,
    product: &Product,
    description: &str,
    (currency, language): (&Currency, Language),
) -> Metadata {
    let page = format!("{site}/product/{}", product.slug);
    let pictures = product.images.iter().map(|image| image.url.clone());
    let absolute: Vec<String> = pictures
        .clone()
        .map(|path| absolute_url(site, &path))
        .collect();
    let offers: Vec<Value> = product
        .variants
        .iter()
        .take(OFFERS)
        .map(|variant| offer(site, &page, product, variant, currency))
        .collect();
    let steps = product.category.iter();
    let steps = steps.map(|step| localized(&step.name, step.name_de.as_ref(), language));
    let mut thing = json!({
        "@context": "https://schema.org", "@type": "Product", "name": product.title_in(language),
        "description": description, "url": page, "image": absolute, "offers": offers,
        "category": steps.collect::<Vec<_>>().join(" > "),
    });
    if let (Some(rating), Some(thing)) = (product.rating, thing.as_object_mut()) {
        let rating = json!({
            "@type": "AggregateRating", "ratingValue": rating,
            "reviewCount": product.review_count, "bestRating": 5, "worstRating": 1,
        });
        thing.insert("aggregateRating".to_owned(), rating);
    }
    let paid = Money::new(product.price_sale.unwrap_or(product.price));
    Metadata {
        picture: product.images.first().map(|image| image.url.clone()),
        price: Some((paid.decimal(currency), currency.as_str().to_owned())),
        json_ld: vec![thing],
    }
}

fn offer(
    site: &str,
    page: &str,
    product: &Product,
    variant: &Variant,
    currency: &Currency,
) -> Value {
    let paid = Money::new(variant.price_sale.unwrap_or(variant.price));
    let availability = match variant.stock {
        1.. => "https://schema.org/InStock",
        _ => "https://schema.org/OutOfStock",
    };
    let mut offer = json!({
        "@type": "Offer", "url": format!("{page}?variant={}", variant.id),
        "price": paid.decimal(currency), "priceCurrency": currency.as_str(),
        "availability": availability,
        "seller": {
            "@type": "Organization", "name": product.shop.name,
            "url": format!("{site}/shop/{}", product.shop.slug),
        },
    });
    if let (Some(sku), Some(offer)) = (&variant.sku, offer.as_object_mut()) {
        offer.insert("sku".to_owned(), sku.as_str().into());
    }
    offer
}

/// The whole address of a path on this site; one that is whole already stays.
pub fn absolute_url(site: &str, path: &str) -> String {
    match path.starts_with('/') {
        true => format!("{site}{path}"),
        false => path.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::breadcrumbs;
    use crate::frontend::breadcrumbs::Link;

    #[test]
    fn breadcrumbs_end_with_the_page_itself() {
        let trail = [Link::new("/category/kitchen", "Kitchen")];
        let crumbs = breadcrumbs("https://shop.example", &trail, "Mug");
        let steps = &crumbs["itemListElement"];
        assert_eq!(steps[0]["item"], "https://shop.example/category/kitchen");
        assert_eq!(steps[1]["name"], "Mug");
        assert_eq!(steps[1]["position"], 2);
        assert!(steps[1].get("item").is_none());
    }
}
