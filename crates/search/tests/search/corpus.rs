//! The products of `corpus.txt`, a line each.

use search::{CategoryDocument, Document, Named, ProductDocument, ShopDocument};
use types::{CategoryId, ShopId};

use crate::world::{named, product, variant};

/// All products with their categories and shops.
pub fn documents() -> Vec<Document> {
    let products = products();
    let mut documents = categories(&products);
    documents.extend(shops(&products));
    documents.extend(products.into_iter().map(Document::Product));
    documents
}

/// What all products are called.
pub fn titles() -> Vec<String> {
    products()
        .into_iter()
        .map(|product| product.title)
        .collect()
}

fn products() -> Vec<ProductDocument> {
    let lines = include_str!("corpus.txt").lines();
    let products = lines.filter(|line| !line.starts_with('#'));
    (1..)
        .zip(products)
        .map(|(id, line)| read(id, line))
        .collect()
}

fn read(id: i64, line: &str) -> ProductDocument {
    let columns: Vec<&str> = line.split('|').map(str::trim).collect();
    let [
        place,
        title,
        shop,
        price,
        sold,
        stars,
        options,
        facts,
        description,
    ] = columns[..]
    else {
        panic!("{line}");
    };
    let (paid, regular) = price.split_once('<').unwrap_or((price, price));
    let (paid, regular): (i64, i64) = (paid.parse().unwrap(), regular.parse().unwrap());
    let (sum, count) = stars.split_once('/').unwrap();
    let mut variants = vec![variant(&[], paid)];
    for (name, values) in pairs(options) {
        let values = values.split(',');
        variants = values
            .flat_map(|value| {
                variants.clone().into_iter().map(|mut variant| {
                    variant.options.push((name.clone(), value.to_owned()));
                    variant
                })
            })
            .collect();
    }
    for variant in &mut variants {
        variant.on_sale = paid < regular;
    }
    ProductDocument {
        description: description.to_owned(),
        attributes: pairs(facts),
        shop: named(shop),
        category: place.split('/').map(named).collect(),
        variants,
        discount: u16::try_from((regular - paid) * 1000 / regular).unwrap(),
        rating_sum: sum.parse().unwrap(),
        review_count: count.parse().unwrap(),
        sold_count: sold.parse().unwrap(),
        ..product(id, title)
    }
}

fn pairs(text: &str) -> Vec<(String, String)> {
    let pairs = text.split(';').filter_map(|pair| pair.split_once('='));
    pairs
        .map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned()))
        .collect()
}

fn categories(products: &[ProductDocument]) -> Vec<Document> {
    let mut paths: Vec<&[Named]> = Vec::new();
    for product in products {
        paths.extend([&product.category[..1], &product.category[..]]);
    }
    paths.sort_by_key(|path| {
        path.iter()
            .map(|step| step.name.clone())
            .collect::<Vec<_>>()
    });
    paths.dedup();
    let documents = (1..).zip(paths).map(|(id, path)| {
        let steps: Vec<&str> = path.iter().map(|step| step.slug.as_str()).collect();
        let last = path.last().unwrap();
        Document::Category(CategoryDocument {
            id: CategoryId::new(id),
            path: steps.join("/"),
            name: last.name.clone(),
            name_de: None,
            parent_name: (path.len() > 1).then(|| path[0].name.clone()),
            sold: 100 - id,
            entry: steps.join("/"),
        })
    });
    documents.collect()
}

fn shops(products: &[ProductDocument]) -> Vec<Document> {
    let mut shops: Vec<&Named> = products.iter().map(|product| &product.shop).collect();
    shops.sort_by_key(|shop| shop.slug.as_str());
    shops.dedup();
    let documents = (1..).zip(shops).map(|(id, shop)| {
        Document::Shop(ShopDocument {
            id: ShopId::new(id),
            slug: shop.slug.clone(),
            name: shop.name.clone(),
            sold: id,
            entry: shop.slug.as_str().to_owned(),
        })
    });
    documents.collect()
}
