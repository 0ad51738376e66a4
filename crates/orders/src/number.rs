//! Order numbers: `HS-` and ten random letters and digits that cannot be misread (Crockford's base
//! 32, crockford.com/base32.html), so that nobody can guess another order's number.

use std::collections::HashMap;

use db::schema::orders;
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::OrderId;

use crate::Error;

const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// A fresh number: 50 random bits.
pub fn fresh() -> String {
    let mut number = String::from("HS-");
    for place in 0..10 {
        if place == 5 {
            number.push('-');
        }
        let letter = ALPHABET.get(rand::random_range(0..ALPHABET.len()));
        number.push(letter.copied().map_or('0', char::from));
    }
    number
}

/// The numbers of these orders.
pub async fn of_many(pool: &db::Pool, ids: &[OrderId]) -> Result<HashMap<OrderId, String>, Error> {
    let numbers: Vec<(OrderId, String)> = orders::table
        .filter(orders::id.eq_any(ids))
        .select((orders::id, orders::number))
        .load(&mut *pool.get().await?)
        .await?;
    Ok(numbers.into_iter().collect())
}

/// The number of an order.
pub(crate) async fn of(conn: &mut AsyncPgConnection, order: OrderId) -> Result<String, Error> {
    let number = orders::table.find(order).select(orders::number);
    Ok(number.first(conn).await?)
}

/// How long a number is.
const LENGTH: usize = "HS-00000-00000".len();

/// A whole number, if that is what was typed, with its hyphens.
pub fn whole(typed: &str) -> Option<String> {
    let number = read(typed);
    let is_whole = number.len() == LENGTH && number.starts_with("HS-");
    (is_whole && typed.eq_ignore_ascii_case(&number)).then_some(number)
}

/// Words as they were typed, without the `HS-` that begins every number.
pub fn without_prefix(typed: &str) -> String {
    let words = typed
        .split_whitespace()
        .map(|word| match word.split_at_checked(3) {
            Some((prefix, rest)) if prefix.eq_ignore_ascii_case("HS-") => rest,
            _ => word,
        });
    words.collect::<Vec<_>>().join(" ")
}

/// What a person typed, as it is stored: capitals, the letters that look like digits read as
/// digits, and the hyphens in their places, wherever they or spaces were typed.
pub fn read(typed: &str) -> String {
    let letter = |c: char| match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    let mut number = String::new();
    for c in typed.chars().filter(char::is_ascii_alphanumeric) {
        if matches!(number.len(), 2 | 8) {
            number.push('-');
        }
        number.push(letter(c));
    }
    number
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_reads_back_however_it_is_typed() {
        let number = fresh();
        assert_eq!(number.len(), LENGTH);
        assert_eq!(read(&format!(" {} ", number.to_lowercase())), number);
        assert_eq!(read("hs-o1l2i-abcde"), "HS-01121-ABCDE");
        assert_eq!(read(&number.replace('-', "")), number);
        assert_eq!(read(&number.replace('-', " ")), number);
        assert_eq!(read(&number.replace('-', "–")), number);
        assert_eq!(read("mug"), "MU-G");
        assert_eq!(read(""), "");
    }

    #[test]
    fn only_a_number_with_all_its_letters_is_a_whole_one() {
        let number = fresh();
        assert_eq!(whole(&number.to_lowercase()), Some(number.clone()));
        for part in ["", "HS", "mug", "hs-12345", "AB-12345-67890", &number[1..]] {
            assert_eq!(whole(part), None, "{part}");
        }
    }
}
