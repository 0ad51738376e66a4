//! The marketplace as shoppers see it.

use std::str::FromStr;

use seller::PayoutDays;
use types::{Currency, Email, Money};

use super::Env;

/// Name, currency, commission and what the footer shows.
#[derive(Debug, Clone)]
pub struct Market {
    /// MARKET_NAME.
    pub name: String,
    /// MARKET_SLOGAN: one line beside the name; without it pages say it in their own words, each
    /// in its language.
    pub slogan: Option<String>,
    /// CURRENCY, one for the whole marketplace.
    pub currency: Currency,
    /// COMMISSION_BPS: the marketplace's share of a sale, in 1/100 %.
    pub commission_bps: u16,
    /// ADJUSTMENT_APPROVAL_ABOVE in minor units: what an operator gives a shop or takes from it beyond
    /// this waits for the approval of another one.
    pub adjustment_approval_above: Money,
    /// DELIVERED_AFTER_DAYS: what is on its way as long counts as delivered when nobody says
    /// anything, 1 to 365.
    pub delivered_after_days: u16,
    /// PAYOUT_HOLD_DAYS (0 to 365), PAYOUT_MINIMUM in minor units and PAYOUT_DAYS, the days of each
    /// month (1 to 28) on which shops are paid.
    pub payouts: seller::Terms,
    /// SHOP_APPROVAL.
    pub shop_approval: ShopApproval,
    /// CONTACT_EMAIL: shown on the pages, and where the contact form writes to.
    pub contact_email: String,
    /// POSTAL_ADDRESS, as on an envelope: with the name.
    pub postal_address: String,
    /// SOCIAL_URL.
    pub social_url: String,
}

/// What becomes of a new shop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShopApproval {
    /// `auto`: it is open at once.
    Auto,
    /// `manual`: it waits for the operator.
    Manual,
}

impl FromStr for ShopApproval {
    type Err = anyhow::Error;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        match word {
            "auto" => Ok(Self::Auto),
            "manual" => Ok(Self::Manual),
            _ => anyhow::bail!("neither auto nor manual"),
        }
    }
}

impl Market {
    /// What holds when nothing is set.
    #[expect(clippy::expect_used, reason = "constants")]
    pub fn standard() -> Self {
        Self {
            name: "Helloshop".to_owned(),
            slogan: None,
            currency: Currency::parse("USD").expect("a currency code"),
            commission_bps: 800,
            adjustment_approval_above: Money::new(10_000),
            delivered_after_days: 21,
            payouts: seller::Terms {
                hold_days: 7,
                minimum: Money::new(1000),
                days: PayoutDays::parse("1,15").expect("days of a month"),
            },
            shop_approval: ShopApproval::Auto,
            contact_email: "hello@helloshop.example".to_owned(),
            postal_address: "Helloshop, 12 Market Hall Lane, Portland, OR 97209, USA".to_owned(),
            social_url: "https://social.example/@helloshop".to_owned(),
        }
    }

    pub(super) fn from_env(env: &mut Env) -> Self {
        let standard = Self::standard();
        let currency = env.or("CURRENCY", standard.currency.as_str());
        let commission_bps = env.parsed("COMMISSION_BPS", standard.commission_bps);
        if commission_bps > 10_000 {
            env.refuse("COMMISSION_BPS is above 10000 (100 %)".to_owned());
        }
        let approval_above = env.parsed(
            "ADJUSTMENT_APPROVAL_ABOVE",
            standard.adjustment_approval_above.minor(),
        );
        if approval_above < 0 {
            env.refuse("ADJUSTMENT_APPROVAL_ABOVE is below 0".to_owned());
        }
        let delivered_after_days =
            env.parsed("DELIVERED_AFTER_DAYS", standard.delivered_after_days);
        if !(1..=365).contains(&delivered_after_days) {
            env.refuse("DELIVERED_AFTER_DAYS is not from 1 to 365".to_owned());
        }
        let contact_email = env.or("CONTACT_EMAIL", &standard.contact_email);
        if Email::parse(&contact_email).is_err() {
            env.refuse(format!(
                "CONTACT_EMAIL: {contact_email:?} is no e-mail address"
            ));
        }
        Self {
            name: env.or("MARKET_NAME", &standard.name),
            slogan: Some(env.or("MARKET_SLOGAN", "")).filter(|slogan| !slogan.is_empty()),
            currency: Currency::parse(&currency).unwrap_or_else(|invalid| {
                env.refuse(format!("CURRENCY: {invalid}"));
                standard.currency
            }),
            commission_bps,
            adjustment_approval_above: Money::new(approval_above),
            delivered_after_days,
            payouts: payouts(env, standard.payouts),
            shop_approval: env.parsed("SHOP_APPROVAL", standard.shop_approval),
            contact_email,
            postal_address: env.or("POSTAL_ADDRESS", &standard.postal_address),
            social_url: env.or("SOCIAL_URL", &standard.social_url),
        }
    }
}

fn payouts(env: &mut Env, standard: seller::Terms) -> seller::Terms {
    let hold_days = env.parsed("PAYOUT_HOLD_DAYS", standard.hold_days);
    if hold_days > 365 {
        env.refuse("PAYOUT_HOLD_DAYS is above 365".to_owned());
    }
    let minimum = env.parsed("PAYOUT_MINIMUM", standard.minimum.minor());
    if minimum < 1 {
        env.refuse("PAYOUT_MINIMUM is below 1".to_owned());
    }
    let days = env.or("PAYOUT_DAYS", "1,15");
    seller::Terms {
        hold_days,
        minimum: Money::new(minimum),
        days: PayoutDays::parse(&days).unwrap_or_else(|invalid| {
            env.refuse(format!("PAYOUT_DAYS: {invalid}"));
            standard.days
        }),
    }
}
