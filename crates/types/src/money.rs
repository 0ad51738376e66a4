//! Money in minor units (1999 = 19.99 USD). Integers only; every sum is checked.

use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::pg::{Pg, PgValue};
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::BigInt;
use serde::{Deserialize, Serialize};

use crate::Language;

/// An amount in minor units of the marketplace's currency. May be negative in the ledger.
#[derive(
    Debug,
    Clone,
    Copy,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    AsExpression,
    FromSqlRow,
)]
#[diesel(sql_type = BigInt)]
#[serde(transparent)]
pub struct Money(i64);

/// A sum exceeded 64 bits: never a business case, always a bug or an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("The amount is too large")]
pub struct Overflow;

impl Money {
    /// Nothing to pay.
    pub const ZERO: Self = Self(0);

    /// An amount of `minor` units.
    pub const fn new(minor: i64) -> Self {
        Self(minor)
    }

    /// The amount in minor units.
    pub const fn minor(self) -> i64 {
        self.0
    }

    /// Whether the amount is negative.
    pub const fn is_negative(self) -> bool {
        self.0 < 0
    }

    /// `self + other`.
    pub fn plus(self, other: Self) -> Result<Self, Overflow> {
        self.0.checked_add(other.0).map(Self).ok_or(Overflow)
    }

    /// `self - other`.
    pub fn minus(self, other: Self) -> Result<Self, Overflow> {
        self.0.checked_sub(other.0).map(Self).ok_or(Overflow)
    }

    /// `self × count`.
    pub fn times(self, count: i64) -> Result<Self, Overflow> {
        self.0.checked_mul(count).map(Self).ok_or(Overflow)
    }

    /// The sum of many amounts.
    pub fn sum(amounts: impl IntoIterator<Item = Self>) -> Result<Self, Overflow> {
        amounts.into_iter().try_fold(Self::ZERO, Self::plus)
    }

    /// A fraction in basis points (1/100 %), rounded half up: 250 bps of 1999 = 50.
    pub fn basis_points(self, bps: u16) -> Result<Self, Overflow> {
        let scaled = i128::from(self.0) * i128::from(bps);
        let rounded = (scaled + 5_000).div_euclid(10_000);
        i64::try_from(rounded).map(Self).map_err(|_| Overflow)
    }

    /// The amount in the currency's main unit, such as `19.99`, for external formats.
    pub fn decimal(self, currency: &Currency) -> String {
        let unit = 10_u64.pow(currency.exponent());
        let sign = if self.is_negative() { "-" } else { "" };
        let minor = self.0.unsigned_abs();
        match usize::try_from(currency.exponent()) {
            Ok(digits) if digits > 0 => {
                format!("{sign}{}.{:0digits$}", minor / unit, minor % unit)
            }
            _ => format!("{sign}{minor}"),
        }
    }

    /// As people read it, such as `$19.99` or `19,99 $`; a currency with an ambiguous sign is shown
    /// by its code after the amount.
    pub fn formatted(self, currency: &Currency, language: Language) -> String {
        let amount = self.decimal(currency);
        let sign = match currency.as_str() {
            "USD" => "$",
            "EUR" => "€",
            "GBP" => "£",
            "JPY" => "¥",
            code => code,
        };
        match (language, amount.strip_prefix('-')) {
            // no line may break between the two
            (Language::De, _) => format!("{}\u{a0}{sign}", amount.replace('.', ",")),
            (Language::En, _) if sign == currency.as_str() => format!("{amount} {sign}"),
            (Language::En, Some(amount)) => format!("-{sign}{amount}"),
            (Language::En, None) => format!("{sign}{amount}"),
        }
    }

    /// Splits `self` over `weights` so that the parts add up to it to the cent, by the
    /// largest-remainder method; ties go to the earlier part. All weights zero: all to the first.
    pub fn allocate(self, weights: &[Money]) -> Result<Vec<Money>, Overflow> {
        let total: i128 = weights.iter().map(|w| i128::from(w.0)).sum();
        if total == 0 {
            let first = std::iter::once(self);
            let rest = std::iter::repeat(Self::ZERO);
            return Ok(first.chain(rest).take(weights.len()).collect());
        }
        let mut parts = Vec::with_capacity(weights.len());
        let mut remainders = Vec::with_capacity(weights.len());
        for (index, weight) in weights.iter().enumerate() {
            let scaled = i128::from(self.0) * i128::from(weight.0);
            parts.push(i64::try_from(scaled.div_euclid(total)).map_err(|_| Overflow)?);
            remainders.push((scaled.rem_euclid(total), index));
        }
        let given = Self::sum(parts.iter().copied().map(Self))?;
        let mut left = self.minus(given)?.0;
        remainders.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        for (_, index) in remainders {
            if left == 0 {
                break;
            }
            if let Some(part) = parts.get_mut(index) {
                *part += 1;
                left -= 1;
            }
        }
        Ok(parts.into_iter().map(Self).collect())
    }
}

impl ToSql<BigInt, Pg> for Money {
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> serialize::Result {
        <i64 as ToSql<BigInt, Pg>>::to_sql(&self.0, out)
    }
}

impl FromSql<BigInt, Pg> for Money {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
        <i64 as FromSql<BigInt, Pg>>::from_sql(value).map(Self)
    }
}

/// An ISO 4217 code, such as `USD`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Currency(String);

impl Currency {
    /// Three capital letters.
    pub fn parse(code: &str) -> Result<Self, crate::Invalid> {
        if code.len() == 3 && code.bytes().all(|b| b.is_ascii_uppercase()) {
            Ok(Self(code.to_owned()))
        } else {
            let message = "Use an ISO 4217 currency code such as USD";
            Err(crate::Invalid::new("invalid_currency", message))
        }
    }

    /// The code.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// How many decimal digits the minor unit has, by ISO 4217; PayPal takes HUF and TWD
    /// without decimals (developer.paypal.com/reference/currency-codes).
    pub fn exponent(&self) -> u32 {
        match self.0.as_str() {
            "JPY" | "HUF" | "TWD" | "KRW" | "VND" | "CLP" | "ISK" => 0,
            _ => 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_tenth_of_a_price_is_rounded_half_up() {
        assert_eq!(Money::new(1999).basis_points(1000), Ok(Money::new(200)));
        assert_eq!(Money::new(1994).basis_points(1000), Ok(Money::new(199)));
        assert_eq!(Money::new(1995).basis_points(1000), Ok(Money::new(200)));
    }

    #[test]
    fn an_amount_reads_with_the_digits_of_its_currency() {
        let say = |minor, code, language| {
            Money::new(minor).formatted(&Currency::parse(code).unwrap(), language)
        };
        let words = |minor, code| say(minor, code, Language::En);
        assert_eq!(say(-1999, "USD", Language::De), "-19,99\u{a0}$");
        assert_eq!(say(1999, "CHF", Language::De), "19,99\u{a0}CHF");
        assert_eq!(words(1999, "USD"), "$19.99");
        assert_eq!(words(-5, "EUR"), "-€0.05");
        assert_eq!(words(1999, "JPY"), "¥1999");
        assert_eq!(words(1999, "CHF"), "19.99 CHF");
    }

    #[test]
    fn a_sum_out_of_range_is_refused() {
        assert_eq!(Money::new(i64::MAX).plus(Money::new(1)), Err(Overflow));
        assert_eq!(Money::new(i64::MAX).times(2), Err(Overflow));
    }

    proptest! {
        #[test]
        fn shares_add_up_to_the_cent_and_none_is_off_by_more_than_one(
            amount in 0i64..1_000_000_000,
            weights in prop::collection::vec(0i64..1_000_000, 1..20),
        ) {
            let weights: Vec<Money> = weights.into_iter().map(Money::new).collect();
            let parts = Money::new(amount).allocate(&weights).unwrap();
            prop_assert_eq!(Money::sum(parts.iter().copied()).unwrap(), Money::new(amount));
            let total: i128 = weights.iter().map(|w| i128::from(w.minor())).sum();
            if total > 0 {
                for (part, weight) in parts.iter().zip(&weights) {
                    let exact = i128::from(amount) * i128::from(weight.minor()) / total;
                    prop_assert!((i128::from(part.minor()) - exact).abs() <= 1);
                }
            }
        }
    }
}
