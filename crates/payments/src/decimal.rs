//! Money in PayPal's format: a decimal text such as `19.99`. Converted with integers only, so that
//! no cent is lost.
//!
//! Currencies and their decimals: <https://developer.paypal.com/reference/currency-codes/>.

use types::{Currency, Money};

use crate::Error;

/// The currencies PayPal takes. HUF, JPY and TWD go without decimals.
const CURRENCIES: [&str; 24] = [
    "AUD", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "EUR", "GBP", "HKD", "HUF", "ILS", "JPY",
    "MXN", "MYR", "NOK", "NZD", "PHP", "PLN", "SEK", "SGD", "THB", "TWD", "USD",
];

/// Writes an amount for PayPal; refuses what PayPal would refuse, before any call.
pub(crate) fn write(amount: Money, currency: &Currency) -> Result<String, Error> {
    if !CURRENCIES.contains(&currency.as_str()) {
        return Err(Error::rejected(
            "CURRENCY_NOT_SUPPORTED",
            format!("PayPal takes no {}", currency.as_str()),
        ));
    }
    if amount.is_negative() {
        return Err(Error::rejected(
            "CANNOT_BE_NEGATIVE",
            "An amount to pay cannot be below zero",
        ));
    }
    Ok(amount.decimal(currency))
}

/// Reads an amount of PayPal's: digits, and at most as many decimals as the currency has
/// (further ones may only be zeros). `None` for anything else.
pub(crate) fn read(text: &str, currency: &Currency) -> Option<Money> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let all_digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    if text.len() > 32 || !all_digits(whole) || !all_digits(fraction) {
        return None;
    }
    let digits = decimals(currency);
    let (kept, beyond) = fraction.split_at(fraction.len().min(digits));
    if beyond.bytes().any(|b| b != b'0') {
        return None;
    }
    let minor = format!("{whole}{kept:0<digits$}");
    minor.parse().ok().map(Money::new)
}

/// Reads an amount that may be below zero, as they stand in lists of transactions.
pub(crate) fn read_signed(text: &str, currency: &Currency) -> Option<Money> {
    match text.strip_prefix('-') {
        Some(amount) => Money::ZERO.minus(read(amount, currency)?).ok(),
        None => read(text, currency),
    }
}

fn decimals(currency: &Currency) -> usize {
    usize::try_from(currency.exponent()).unwrap_or(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn currency(code: &str) -> Currency {
        Currency::parse(code).unwrap()
    }

    #[test]
    fn dollars_have_two_decimals_and_yen_none() {
        let write = |minor, code| write(Money::new(minor), &currency(code)).unwrap();
        assert_eq!(write(1999, "USD"), "19.99");
        assert_eq!(write(5, "USD"), "0.05");
        assert_eq!(write(0, "EUR"), "0.00");
        assert_eq!(write(1999, "JPY"), "1999");
        assert_eq!(write(1999, "HUF"), "1999");
        assert_eq!(write(1999, "TWD"), "1999");
    }

    #[test]
    fn a_currency_paypal_does_not_take_is_refused_before_any_call() {
        let refused = write(Money::new(1000), &currency("TND"));
        assert!(
            matches!(refused, Err(Error::Rejected { issue, .. }) if issue == "CURRENCY_NOT_SUPPORTED")
        );
    }

    #[test]
    fn a_negative_amount_is_refused() {
        assert!(matches!(
            write(Money::new(-1), &currency("USD")),
            Err(Error::Rejected { .. })
        ));
    }

    #[test]
    fn short_and_zero_padded_decimals_are_read() {
        let read = |text, code| read(text, &currency(code)).map(Money::minor);
        assert_eq!(read("10", "USD"), Some(1000));
        assert_eq!(read("10.5", "USD"), Some(1050));
        assert_eq!(read("10.500", "USD"), Some(1050));
        assert_eq!(read("10.00", "JPY"), Some(10));
    }

    #[test]
    fn what_is_not_an_amount_is_not_read() {
        for text in [
            "",
            ".",
            "1.",
            ".5",
            "-1.00",
            "+1",
            "1e3",
            " 1",
            "1,00",
            "10.505",
            "NaN",
            "١",
            "99999999999999999999.00",
        ] {
            assert_eq!(read(text, &currency("USD")), None, "{text:?}");
        }
        assert_eq!(read("10.50", &currency("JPY")), None);
    }

    #[test]
    fn only_where_it_may_be_an_amount_is_below_zero() {
        let read = |text| read_signed(text, &currency("USD")).map(Money::minor);
        assert_eq!(read("-13.79"), Some(-1379));
        assert_eq!(read("13.79"), Some(1379));
        assert_eq!(read("--1.00"), None);
    }

    proptest! {
        #[test]
        fn every_amount_survives_the_way_out_and_back(
            minor in 0i64..=i64::MAX,
            code in prop::sample::select(CURRENCIES.to_vec()),
        ) {
            let currency = currency(code);
            let text = write(Money::new(minor), &currency).unwrap();
            prop_assert_eq!(read(&text, &currency), Some(Money::new(minor)));
        }

        #[test]
        fn reading_never_fails_otherwise_than_by_saying_so(text in ".{0,40}") {
            let _ = read(&text, &currency("USD"));
        }
    }
}
