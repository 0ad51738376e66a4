//! Amounts in PayPal's format: a currency code and a decimal text, parsed strictly.
//!
//! <https://developer.paypal.com/reference/currency-codes/>

use serde::{Deserialize, Serialize};

use crate::problem::Issue;

const WITH_DECIMALS: [&str; 21] = [
    "AUD", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "EUR", "GBP", "HKD", "ILS", "MXN", "MYR",
    "NOK", "NZD", "PHP", "PLN", "SEK", "SGD", "THB", "USD",
];
const WITHOUT_DECIMALS: [&str; 3] = ["HUF", "JPY", "TWD"];

/// A sum of money of which every digit is known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "AmountJson", into = "AmountJson")]
pub(crate) struct Amount {
    pub(crate) minor: i64,
    pub(crate) currency: String,
}

/// The same as PayPal's JSON has it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct AmountJson {
    pub(crate) currency_code: String,
    pub(crate) value: String,
}

impl Amount {
    /// `minor` units of the same currency.
    pub(crate) fn same(&self, minor: i64) -> Self {
        Self {
            minor,
            currency: self.currency.clone(),
        }
    }

    /// The decimal text.
    pub(crate) fn value(&self) -> String {
        if digits(&self.currency) == Some(0) {
            return self.minor.to_string();
        }
        let sign = if self.minor < 0 { "-" } else { "" };
        let minor = self.minor.unsigned_abs();
        format!("{sign}{}.{:02}", minor / 100, minor % 100)
    }
}

impl From<Amount> for AmountJson {
    fn from(amount: Amount) -> Self {
        Self {
            value: amount.value(),
            currency_code: amount.currency,
        }
    }
}

impl TryFrom<AmountJson> for Amount {
    type Error = Issue;

    fn try_from(written: AmountJson) -> Result<Self, Issue> {
        let AmountJson {
            currency_code,
            value,
        } = written;
        let is_code =
            currency_code.len() == 3 && currency_code.bytes().all(|b| b.is_ascii_uppercase());
        if !is_code {
            return Err(Issue::new(
                "INVALID_CURRENCY_CODE",
                "Currency code is invalid or is not currently supported.",
            ));
        }
        let digits = digits(&currency_code).ok_or(Issue::new(
            "CURRENCY_NOT_SUPPORTED",
            "Currency code is not currently supported.",
        ))?;
        let minor = minor(&value, digits)?;
        Ok(Self {
            minor,
            currency: currency_code,
        })
    }
}

fn digits(currency: &str) -> Option<usize> {
    if WITHOUT_DECIMALS.contains(&currency) {
        return Some(0);
    }
    WITH_DECIMALS.contains(&currency).then_some(2)
}

fn minor(value: &str, digits: usize) -> Result<i64, Issue> {
    let syntax = Issue::new(
        "INVALID_PARAMETER_SYNTAX",
        "The value of a field does not conform to the expected format.",
    );
    let (sign, unsigned) = match value.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, value),
    };
    let (whole, fraction) = unsigned.split_once('.').unwrap_or((unsigned, "0"));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if value.len() > 32 || !is_number(whole) || !is_number(fraction) {
        return Err(syntax);
    }
    let kept = fraction.trim_end_matches('0');
    if kept.len() > digits {
        return Err(match digits {
            0 => Issue::new(
                "DECIMALS_NOT_SUPPORTED",
                "Currency does not support decimals.",
            ),
            _ => Issue::new(
                "DECIMAL_PRECISION",
                "If the currency supports decimals, only two decimal place precision is supported.",
            ),
        });
    }
    let minor: i64 = format!("{whole}{kept:0<digits$}")
        .parse()
        .map_err(|_| syntax)?;
    Ok(sign * minor)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(value: &str, currency: &str) -> Result<i64, &'static str> {
        let written = AmountJson {
            currency_code: currency.to_owned(),
            value: value.to_owned(),
        };
        Amount::try_from(written)
            .map(|amount| amount.minor)
            .map_err(|issue| issue.issue)
    }

    #[test]
    fn an_amount_is_read_by_its_currency() {
        assert_eq!(read("19.99", "USD"), Ok(1999));
        assert_eq!(read("20", "USD"), Ok(2000));
        assert_eq!(read("20", "JPY"), Ok(20));
        assert_eq!(read("20.00", "JPY"), Ok(20));
        assert_eq!(read("-1.50", "USD"), Ok(-150));
    }

    #[test]
    fn each_fault_has_paypals_name() {
        assert_eq!(read("1.999", "USD"), Err("DECIMAL_PRECISION"));
        assert_eq!(read("1.5", "JPY"), Err("DECIMALS_NOT_SUPPORTED"));
        assert_eq!(read("1.00", "TND"), Err("CURRENCY_NOT_SUPPORTED"));
        assert_eq!(read("1.00", "usd"), Err("INVALID_CURRENCY_CODE"));
        assert_eq!(read("1,00", "USD"), Err("INVALID_PARAMETER_SYNTAX"));
        assert_eq!(
            read("99999999999999999999", "USD"),
            Err("INVALID_PARAMETER_SYNTAX")
        );
    }

    #[test]
    fn an_amount_is_written_as_it_was_read() {
        for (minor, currency, text) in [(5, "USD", "0.05"), (-150, "USD", "-1.50"), (7, "JPY", "7")]
        {
            let amount = Amount {
                minor,
                currency: currency.to_owned(),
            };
            assert_eq!(amount.value(), text);
        }
    }
}
