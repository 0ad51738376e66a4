//! What buyers wrote about goods that arrived, and what sellers answered.

use std::collections::BTreeSet;

use chrono::{DateTime, Duration, Utc};
use serde_json::json;

use super::catalogue::{Catalogue, Reviews, Sentence};
use super::dice::Dice;
use super::goods::Shelf;
use super::rows::Rows;
use super::sale::Received;

/// So many of a thousand buyers write something.
const TALKATIVE: i64 = 780;

/// Writes reviews of what arrived; nobody judges the same product twice, and no sentence is read
/// twice about one product.
pub fn write(
    rows: &mut Rows,
    shelf: &mut Shelf,
    catalogue: &Catalogue,
    received: &[Received],
    now: DateTime<Utc>,
) {
    let mut critic = Critic {
        reviews: &catalogue.reviews,
        dice: Dice::new(5),
        said: BTreeSet::new(),
        judged: BTreeSet::new(),
    };
    for line in received {
        critic.judge(rows, shelf, line, now);
    }
}

struct Critic<'a> {
    reviews: &'a Reviews,
    dice: Dice,
    /// Product and sentence.
    said: BTreeSet<(usize, usize)>,
    /// Product and buyer.
    judged: BTreeSet<(usize, i64)>,
}

impl Critic<'_> {
    fn judge(
        &mut self,
        rows: &mut Rows,
        shelf: &mut Shelf,
        line: &Received,
        now: DateTime<Utc>,
    ) -> Option<()> {
        let at = line.at + Duration::minutes(self.dice.between(300, 9000));
        if at > now || !self.dice.in_thousand(TALKATIVE) {
            return None;
        }
        if !self.judged.insert((line.item, line.user)) {
            return None;
        }
        let item = shelf.items.get_mut(line.item)?;
        let (stars, first) = self.first_sentence(line.item, &item.category, &item.title)?;
        let (reply, replied_at) = self.reply(stars, at, now).unzip();
        rows.add(
            "reviews",
            json!({
                "product_id": item.id, "order_line_id": line.line, "user_id": line.user,
                "author": line.author, "rating": stars, "text": self.complete(first, stars, line),
                "images": [], "reply": reply, "replied_at": replied_at, "created_at": at,
            }),
        );
        item.rating_sum += stars;
        item.review_count += 1;
        Some(())
    }

    /// A sentence that fits and was not said about this product yet.
    fn first_sentence(
        &mut self,
        item: usize,
        category: &str,
        title: &str,
    ) -> Option<(i64, String)> {
        let fitting = self.reviews.first.get(category)?;
        let all: Vec<&Sentence> = fitting.iter().chain(&self.reviews.any).collect();
        let weights: Vec<i64> = all
            .iter()
            .enumerate()
            .map(|(number, sentence)| match number {
                _ if self.said.contains(&(item, number)) || !sentence.fits(title) => 0,
                // what fits these goods says more than what fits anything
                _ if number < fitting.len() => likelihood(item, sentence.0) * 6,
                _ => likelihood(item, sentence.0),
            })
            .collect();
        let number = self.dice.weighted(&weights)?;
        self.said.insert((item, number));
        let sentence = all.get(number)?;
        Some((sentence.0, sentence.1.clone()))
    }

    /// Half of the reviews say a little more.
    fn complete(&mut self, first: String, stars: i64, line: &Received) -> String {
        let then = &self.reviews.then;
        let more = match self.dice.between(1, 100) {
            1..=14 if !line.choice.is_empty() && stars > 3 => self
                .dice
                .pick(&then.choice)
                .map(|sentence| sentence.replace("{choice}", &line.choice)),
            1..=46 if stars > 3 => self.dice.pick(&then.good).cloned(),
            1..=40 => self.dice.pick(&then.fair).cloned(),
            _ => None,
        };
        match more {
            Some(more) => format!("{first} {more}"),
            None => first,
        }
    }

    fn reply(
        &mut self,
        stars: i64,
        at: DateTime<Utc>,
        now: DateTime<Utc>,
    ) -> Option<(String, DateTime<Utc>)> {
        let (often, replies) = match stars {
            1..=3 => (550, &self.reviews.replies.poor),
            _ => (90, &self.reviews.replies.good),
        };
        let replied_at = at + Duration::minutes(self.dice.between(60, 3000));
        let answers = self.dice.in_thousand(often) && replied_at <= now;
        let reply = self.dice.pick(replies).cloned()?;
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
