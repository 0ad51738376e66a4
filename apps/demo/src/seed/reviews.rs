//! Reviews, their photos, sellers' replies and helpful votes.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Duration, Utc};
use serde_json::{Value, json};

use super::catalog::{Catalog, Reviews, Sentence};
use super::people::Accounts;
use super::product_texts;
use super::products::Products;
use super::rng::SeededRng;
use super::rows::Rows;
use super::sale::ReceivedLine;
use super::shops_and_categories::FIRST_SHOP;

/// So many of a thousand buyers write something.
const REVIEW_RATE: i64 = 780;
/// So many of a thousand content buyers add a photo of the product in use, if there is one.
const PHOTO_RATE: i64 = 300;

/// Writes reviews of what arrived; nobody reviews the same product twice, and no sentence is read
/// twice about one product.
pub fn write(
    rows: &mut Rows,
    products: &mut Products,
    catalog: &Catalog,
    accounts: &Accounts,
    received: &[ReceivedLine],
    now: DateTime<Utc>,
) {
    let mut writer = ReviewWriter {
        reviews: &catalog.reviews,
        readers: accounts.customers.iter().map(|reader| reader.id).collect(),
        in_use: in_use(rows),
        extras: SeededRng::new(6),
        rng: SeededRng::new(5),
        said: BTreeSet::new(),
        reviewed: BTreeSet::new(),
    };
    for line in received {
        writer.review(rows, products, line, now);
    }
}

/// A picture of each product together with other things, as a review holds it.
fn in_use(rows: &Rows) -> BTreeMap<i64, Value> {
    let pictures = rows.of("product_images").iter();
    let pictures = pictures.filter(|row| {
        let alt = row.get("alt").and_then(Value::as_str);
        alt.is_some_and(|alt| alt.contains(product_texts::TOGETHER))
    });
    let photo = |row: &serde_json::Map<String, Value>| {
        let known = ["url", "width", "height"].into_iter();
        let mut photo: serde_json::Map<_, _> = known
            .filter_map(|key| Some((key.to_owned(), row.get(key)?.clone())))
            .collect();
        photo.insert("alt".to_owned(), "".into());
        Some((row.get("product_id")?.as_i64()?, photo.into()))
    };
    pictures.filter_map(photo).collect()
}

struct ReviewWriter<'a> {
    reviews: &'a Reviews,
    /// Everybody who may find a review helpful.
    readers: Vec<i64>,
    /// By product.
    in_use: BTreeMap<i64, Value>,
    /// For votes and photos.
    extras: SeededRng,
    rng: SeededRng,
    /// Product and sentence.
    said: BTreeSet<(usize, usize)>,
    /// Product and buyer.
    reviewed: BTreeSet<(usize, i64)>,
}

impl<'a> ReviewWriter<'a> {
    fn review(
        &mut self,
        rows: &mut Rows,
        products: &mut Products,
        line: &ReceivedLine,
        now: DateTime<Utc>,
    ) -> Option<()> {
        let at = line.at + Duration::minutes(self.rng.between(300, 9000));
        let talks = at <= now && self.rng.in_thousand(REVIEW_RATE);
        if !talks || !self.reviewed.insert((line.item, line.user)) {
            return None;
        }
        let item = products.items.get_mut(line.item)?;
        let sentence = self.first_sentence(line.item, &item.category, &item.title)?;
        let stars = sentence.0;
        let is_first = item.shop.slug == FIRST_SHOP;
        let (reply, replied_at) = self.reply(sentence, at, now, is_first).unzip();
        let helped = self.helped(line.user);
        let review = rows.add(
            "reviews",
            json!({
                "product_id": item.id, "order_line_id": line.line, "user_id": line.user,
                "author": line.author, "rating": stars, "text": self.complete(sentence, line),
                "images": self.photos(item.id, stars),
                "choice": Some(&line.choice).filter(|choice| !choice.is_empty()),
                "helpful_count": helped.len(),
                "reply": reply, "replied_at": replied_at, "created_at": at,
            }),
        );
        item.rating_sum += stars;
        item.review_count += 1;
        for reader in helped {
            let vote = json!({ "review_id": review, "user_id": reader, "created_at": now });
            rows.add_plain("review_votes", vote);
        }
        Some(())
    }

    /// Whom a review helped; half of them help nobody in particular.
    fn helped(&mut self, author: i64) -> BTreeSet<i64> {
        let tries = self.extras.between(-6, 6).max(0);
        let picked = (0..tries).filter_map(|_| self.extras.pick(&self.readers).copied());
        picked.filter(|reader| *reader != author).collect()
    }

    fn photos(&mut self, product: i64, stars: i64) -> Vec<Value> {
        let shows = self.extras.in_thousand(PHOTO_RATE) && stars > 3;
        let photo = self.in_use.get(&product).filter(|_| shows);
        photo.cloned().into_iter().collect()
    }

    /// A sentence that fits and was not said about this product yet.
    fn first_sentence(&mut self, item: usize, category: &str, title: &str) -> Option<&'a Sentence> {
        let reviews = self.reviews;
        let fitting = reviews.first.get(category)?;
        let all: Vec<&Sentence> = fitting.iter().chain(&reviews.any).collect();
        let weights: Vec<i64> = all
            .iter()
            .enumerate()
            .map(|(number, sentence)| match number {
                _ if self.said.contains(&(item, number)) || !sentence.fits(title) => 0,
                // what fits this product says more than what fits anything
                _ if number < fitting.len() => likelihood(item, sentence.0) * 6,
                _ => likelihood(item, sentence.0),
            })
            .collect();
        let number = self.rng.weighted(&weights)?;
        self.said.insert((item, number));
        all.get(number).copied()
    }

    /// Half of the reviews say a little more.
    fn complete(&mut self, first: &Sentence, line: &ReceivedLine) -> String {
        let then = &self.reviews.then;
        let (stars, first) = (first.0, &first.1);
        let more = match self.rng.between(1, 100) {
            1..=14 if !line.choice.is_empty() && stars > 3 => self
                .rng
                .pick(&then.choice)
                .map(|sentence| sentence.replace("{choice}", &line.choice)),
            1..=46 if stars > 3 => self.rng.pick(&then.good).cloned(),
            1..=40 => self.rng.pick(&then.fair).cloned(),
            _ => None,
        };
        match more {
            Some(more) => format!("{first} {more}"),
            None => first.clone(),
        }
    }

    /// The demo seller answers most of what is said, but has not come to it for some weeks.
    fn reply(
        &mut self,
        to: &Sentence,
        at: DateTime<Utc>,
        now: DateTime<Utc>,
        is_first: bool,
    ) -> Option<(String, DateTime<Utc>)> {
        let often = match (is_first && now - at > Duration::days(21), to.0) {
            (true, _) => 920,
            (false, 1..=3) => 550,
            (false, _) => 90,
        };
        let replied_at = at + Duration::minutes(self.rng.between(60, 3000));
        let answers = self.rng.in_thousand(often) && replied_at <= now;
        let fitting = self.reviews.replies.to(to.subject());
        let reply = self.rng.pick(fitting).cloned()?;
        answers.then_some((reply, replied_at))
    }
}

/// Content buyers are the more common ones; with one product in seven they are less so.
fn likelihood(item: usize, stars: i64) -> i64 {
    let weak = item % 7 == 3;
    match stars {
        5 if weak => 6,
        5 => 14,
        4 => 10,
        3 if weak => 8,
        3 => 4,
        _ if weak => 6,
        _ => 2,
    }
}
