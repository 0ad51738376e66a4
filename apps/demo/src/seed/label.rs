//! What the catalogue says, in the shapes that the shop wants it: attributes as a list, what a
//! picture shows, a title as a part of a URL.

use serde_json::{Value, json};

use super::catalogue::Product;

/// What a picture shows, told from its name.
pub fn alt(product: &Product, picture: &str) -> String {
    let title = &product.title;
    if picture.contains("-colours") {
        return format!("{title}, all colors side by side");
    }
    if picture.contains("-shelf-") {
        return format!("{title} among its neighbors on the shelf");
    }
    if picture.ends_with("-at-home") || picture.contains("-with-") {
        return format!("{title} in use, with things that go with it");
    }
    let mut shown = product
        .options
        .iter()
        .flat_map(|o| o.pictures.iter().zip(&o.values));
    match shown.find(|(name, _)| *name == picture) {
        Some((_, value)) => format!("{title}, {}", value.to_lowercase()),
        None => title.clone(),
    }
}

/// The title as a part of a URL.
pub fn slug_of(title: &str) -> String {
    let mut slug = String::new();
    for letter in title.to_lowercase().chars() {
        match letter {
            'a'..='z' | '0'..='9' => slug.push(letter),
            'ñ' => slug.push('n'),
            '\'' => {}
            _ if slug.ends_with('-') || slug.is_empty() => {}
            _ => slug.push('-'),
        }
    }
    slug.trim_end_matches('-').to_owned()
}

/// The attributes as a list, in the order of the file.
pub fn attributes(product: &Product) -> Value {
    let list = product.attributes.iter();
    list.map(|(name, value)| json!({ "name": name, "value": value }))
        .collect()
}
