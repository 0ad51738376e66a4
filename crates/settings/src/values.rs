//! The settings and their allowed values. The environment, the database and forms use the same text
//! format for each setting, so that one parser reads all of them.

use std::str::FromStr;

use types::{EmailAddress, Invalid, Money, Text};
use url::Url;

use crate::PayoutDays;

/// The marketplace's settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// What it is called, at most 60 characters.
    pub name: String,
    /// One line beside the name; without it pages say it in their own words, each in its language.
    pub slogan: Option<String>,
    /// Where people write to: shown on the pages, and the contact form and emails about money
    /// that needs a person go there.
    pub contact_email: String,
    /// As on an envelope: with the name.
    pub postal_address: String,
    /// The URL of the marketplace's social media page.
    pub social_url: String,
    /// How new shops are approved.
    pub shop_approval: ShopApproval,
    /// The marketplace's share of a sale where none is agreed with the shop, in 1/100 %.
    pub commission_bps: u16,
    /// When shops are paid.
    pub payouts: Payouts,
    /// How long parcels are usually on their way.
    pub carrier_days: CarrierDays,
    /// Days after shipping until a parcel counts as delivered, 1 to 365.
    pub delivered_after_days: u16,
    /// What one operator gives a shop or takes from it at most without another one's approval.
    pub adjustment_approval_above: Money,
}

/// The marketplace's terms of paying out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Payouts {
    /// Days after delivery until a sale can be paid out, 0 to 365.
    pub hold_days: u16,
    /// Smaller amounts are not paid out yet.
    pub minimum: Money,
    /// When the clock pays out.
    pub days: PayoutDays,
}

/// How new shops are approved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShopApproval {
    /// It is open at once.
    Auto,
    /// It waits for an operator.
    Manual,
}

impl ShopApproval {
    /// Its name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Manual => "manual",
        }
    }
}

impl FromStr for ShopApproval {
    type Err = Invalid;

    fn from_str(word: &str) -> Result<Self, Invalid> {
        match word {
            "auto" => Ok(Self::Auto),
            "manual" => Ok(Self::Manual),
            _ => Err(Invalid::new("invalid_approval", "Use auto or manual")),
        }
    }
}

/// How many days a parcel usually takes from the shop to the buyer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CarrierDays {
    /// At least, from 1.
    pub min: u16,
    /// At most, up to 90.
    pub max: u16,
}

impl std::fmt::Display for CarrierDays {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.min, self.max)
    }
}

impl FromStr for CarrierDays {
    type Err = Invalid;

    /// Both, with a hyphen between them.
    fn from_str(text: &str) -> Result<Self, Invalid> {
        let days = text.split_once('-').and_then(|(min, max)| {
            let (min, max) = (min.trim().parse().ok()?, max.trim().parse().ok()?);
            Some(Self { min, max }).filter(|_| (1..=max).contains(&min) && max <= 90)
        });
        let message = "Use two numbers of days from 1 to 90, the smaller one first, such as 2-5";
        days.ok_or_else(|| Invalid::new("invalid_carrier_days", message))
    }
}

/// One of the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the fields of `Settings`")]
pub enum Setting {
    Name,
    Slogan,
    ContactEmail,
    PostalAddress,
    SocialUrl,
    ShopApproval,
    CommissionBps,
    PayoutHoldDays,
    PayoutMinimum,
    PayoutDays,
    CarrierDays,
    DeliveredAfterDays,
    AdjustmentApprovalAbove,
}

impl Setting {
    /// All of them, as a form lists them.
    pub const ALL: [Self; 13] = [
        Self::Name,
        Self::Slogan,
        Self::ContactEmail,
        Self::PostalAddress,
        Self::SocialUrl,
        Self::ShopApproval,
        Self::CommissionBps,
        Self::PayoutHoldDays,
        Self::PayoutMinimum,
        Self::PayoutDays,
        Self::CarrierDays,
        Self::DeliveredAfterDays,
        Self::AdjustmentApprovalAbove,
    ];

    /// Its name in the database and in answers.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Slogan => "slogan",
            Self::ContactEmail => "contactEmail",
            Self::PostalAddress => "postalAddress",
            Self::SocialUrl => "socialUrl",
            Self::ShopApproval => "shopApproval",
            Self::CommissionBps => "commissionBps",
            Self::PayoutHoldDays => "payoutHoldDays",
            Self::PayoutMinimum => "payoutMinimum",
            Self::PayoutDays => "payoutDays",
            Self::CarrierDays => "carrierDays",
            Self::DeliveredAfterDays => "deliveredAfterDays",
            Self::AdjustmentApprovalAbove => "adjustmentApprovalAbove",
        }
    }

    /// The environment variable that sets it until an operator changes it.
    pub const fn variable(self) -> &'static str {
        match self {
            Self::Name => "MARKET_NAME",
            Self::Slogan => "MARKET_SLOGAN",
            Self::ContactEmail => "CONTACT_EMAIL",
            Self::PostalAddress => "POSTAL_ADDRESS",
            Self::SocialUrl => "SOCIAL_URL",
            Self::ShopApproval => "SHOP_APPROVAL",
            Self::CommissionBps => "COMMISSION_BPS",
            Self::PayoutHoldDays => "PAYOUT_HOLD_DAYS",
            Self::PayoutMinimum => "PAYOUT_MINIMUM",
            Self::PayoutDays => "PAYOUT_DAYS",
            Self::CarrierDays => "CARRIER_DAYS",
            Self::DeliveredAfterDays => "DELIVERED_AFTER_DAYS",
            Self::AdjustmentApprovalAbove => "ADJUSTMENT_APPROVAL_ABOVE",
        }
    }

    /// Whether it is a whole number.
    pub const fn is_number(self) -> bool {
        matches!(
            self,
            Self::CommissionBps
                | Self::PayoutHoldDays
                | Self::PayoutMinimum
                | Self::DeliveredAfterDays
                | Self::AdjustmentApprovalAbove
        )
    }

    /// The setting of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|setting| setting.as_str() == name)
    }
}

/// No amount of a marketplace is above this, in minor units; sums of it stay far from overflowing.
const MOST: i64 = 1_000_000_000_000;

impl Settings {
    /// The defaults.
    pub fn standard() -> Self {
        Self {
            name: "Helloshop".to_owned(),
            slogan: None,
            contact_email: "hello@helloshop.example".to_owned(),
            postal_address: "Helloshop, 12 Market Hall Lane, Portland, OR 97209, USA".to_owned(),
            social_url: "https://social.example/@helloshop".to_owned(),
            shop_approval: ShopApproval::Auto,
            commission_bps: 800,
            payouts: Payouts {
                hold_days: 7,
                minimum: Money::new(1000),
                days: PayoutDays::standard(),
            },
            carrier_days: CarrierDays { min: 2, max: 5 },
            delivered_after_days: 21,
            adjustment_approval_above: Money::new(10_000),
        }
    }

    /// A version that changes whenever any setting does.
    pub fn version(&self) -> String {
        let mut context = ring::digest::Context::new(&ring::digest::SHA256);
        for setting in Setting::ALL {
            context.update(setting.as_str().as_bytes());
            context.update(b"\0");
            context.update(self.text(setting).as_bytes());
            context.update(b"\0");
        }
        let digest = context.finish();
        hex::encode(digest).chars().take(32).collect()
    }

    /// A setting as a text; a slogan that is not there is empty.
    pub fn text(&self, setting: Setting) -> String {
        match setting {
            Setting::Name => self.name.clone(),
            Setting::Slogan => self.slogan.clone().unwrap_or_default(),
            Setting::ContactEmail => self.contact_email.clone(),
            Setting::PostalAddress => self.postal_address.clone(),
            Setting::SocialUrl => self.social_url.clone(),
            Setting::ShopApproval => self.shop_approval.as_str().to_owned(),
            Setting::CommissionBps => self.commission_bps.to_string(),
            Setting::PayoutHoldDays => self.payouts.hold_days.to_string(),
            Setting::PayoutMinimum => self.payouts.minimum.minor().to_string(),
            Setting::PayoutDays => self.payouts.days.to_string(),
            Setting::CarrierDays => self.carrier_days.to_string(),
            Setting::DeliveredAfterDays => self.delivered_after_days.to_string(),
            Setting::AdjustmentApprovalAbove => self.adjustment_approval_above.minor().to_string(),
        }
    }

    /// Sets a setting from its text; one that may not be leaves everything as it was.
    pub fn set(&mut self, setting: Setting, text: &str) -> Result<(), Invalid> {
        match setting {
            Setting::Name => self.name = line::<60>(text)?,
            Setting::Slogan => {
                let slogan = Some(text).filter(|text| !text.trim().is_empty());
                self.slogan = slogan.map(line::<100>).transpose()?;
            }
            Setting::ContactEmail => {
                self.contact_email = EmailAddress::parse(text)?.as_str().to_owned()
            }
            Setting::PostalAddress => {
                let lines: Vec<_> = text.lines().map(str::trim).collect();
                self.postal_address = line::<200>(&lines.join(", "))?;
            }
            Setting::SocialUrl => self.social_url = web_address(text)?,
            Setting::ShopApproval => self.shop_approval = text.parse()?,
            Setting::CommissionBps => self.commission_bps = whole(text, 0, 10_000)?,
            Setting::PayoutHoldDays => self.payouts.hold_days = whole(text, 0, 365)?,
            Setting::PayoutMinimum => self.payouts.minimum = Money::new(amount(text, 1)?),
            Setting::PayoutDays => self.payouts.days = text.parse()?,
            Setting::CarrierDays => self.carrier_days = text.parse()?,
            Setting::DeliveredAfterDays => self.delivered_after_days = whole(text, 1, 365)?,
            Setting::AdjustmentApprovalAbove => {
                self.adjustment_approval_above = Money::new(amount(text, 0)?);
            }
        }
        Ok(())
    }
}

fn line<const MOST: usize>(text: &str) -> Result<String, Invalid> {
    Ok(Text::<MOST>::parse_line(text)?.into_string())
}

fn web_address(text: &str) -> Result<String, Invalid> {
    let text = line::<200>(text)?;
    let is_of_the_web = Url::parse(&text).is_ok_and(|url| {
        matches!(url.scheme(), "https" | "http")
            && url.host_str().is_some_and(|host| host.contains('.'))
    });
    if !is_of_the_web {
        let message = "Enter an address like https://social.example/@shop";
        return Err(Invalid::new("invalid_web_address", message));
    }
    Ok(text)
}

/// In minor units.
fn amount(text: &str, least: i64) -> Result<i64, Invalid> {
    whole(text, least, MOST).map_err(|invalid| Invalid::new("amount_out_of_range", invalid.message))
}

fn whole<T: TryFrom<i64>>(text: &str, least: i64, most: i64) -> Result<T, Invalid> {
    let number = text.trim().parse::<i64>().ok();
    let number = number.filter(|number| (least..=most).contains(number));
    number
        .and_then(|number| T::try_from(number).ok())
        .ok_or_else(|| {
            let message = format!("Enter a whole number from {least} to {most}");
            Invalid::new("setting_out_of_range", message)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_setting_is_the_text_that_it_was_set_to() {
        for (setting, text) in [
            (Setting::Name, "Tom & Töchter"),
            (Setting::Slogan, "Made by hand"),
            (Setting::Slogan, ""),
            (Setting::ContactEmail, "hi@tom.example"),
            (Setting::PostalAddress, "Tom, 1 Lane, Portland"),
            (Setting::SocialUrl, "https://social.example/@tom"),
            (Setting::ShopApproval, "manual"),
            (Setting::CommissionBps, "0"),
            (Setting::CommissionBps, "10000"),
            (Setting::PayoutHoldDays, "0"),
            (Setting::PayoutMinimum, "1"),
            (Setting::PayoutDays, "1,8,15,22"),
            (Setting::CarrierDays, "1-14"),
            (Setting::DeliveredAfterDays, "365"),
            (Setting::AdjustmentApprovalAbove, "0"),
        ] {
            let mut settings = Settings::standard();
            settings.set(setting, text).unwrap();
            let is_same = settings.text(setting) == Settings::standard().text(setting);
            assert_eq!(
                settings.version() == Settings::standard().version(),
                is_same
            );
            assert_eq!(settings.text(setting), text);
            for other in Setting::ALL.into_iter().filter(|other| *other != setting) {
                assert_eq!(settings.text(other), Settings::standard().text(other));
            }
        }
    }

    #[test]
    fn an_address_of_several_lines_becomes_one() {
        let mut settings = Settings::standard();
        let lines = "Tom\r\n1 Lane \nPortland";
        settings.set(Setting::PostalAddress, lines).unwrap();
        assert_eq!(settings.postal_address, "Tom, 1 Lane, Portland");
    }

    #[test]
    fn what_may_not_be_is_refused_and_changes_nothing() {
        for (setting, text) in [
            (Setting::Name, " "),
            (Setting::Name, "Tom\r\nBcc: everybody"),
            (Setting::Slogan, "one\ntwo"),
            (Setting::ContactEmail, "nobody"),
            (Setting::SocialUrl, "javascript:alert(1)"),
            (Setting::SocialUrl, "social"),
            (Setting::ShopApproval, "perhaps"),
            (Setting::CommissionBps, "10001"),
            (Setting::CommissionBps, "-1"),
            (Setting::CommissionBps, "8.5"),
            (Setting::PayoutHoldDays, "366"),
            (Setting::PayoutMinimum, "0"),
            (Setting::PayoutDays, "29"),
            (Setting::CarrierDays, "5"),
            (Setting::CarrierDays, "5-2"),
            (Setting::CarrierDays, "0-2"),
            (Setting::CarrierDays, "2-91"),
            (Setting::DeliveredAfterDays, "0"),
            (Setting::AdjustmentApprovalAbove, "-1"),
            (Setting::AdjustmentApprovalAbove, "99999999999999999999"),
        ] {
            let mut settings = Settings::standard();
            assert!(settings.set(setting, text).is_err(), "{text}");
            assert_eq!(settings, Settings::standard());
        }
    }

    #[test]
    fn names_are_found_again() {
        for setting in Setting::ALL {
            assert_eq!(Setting::named(setting.as_str()), Some(setting));
        }
        assert_eq!(Setting::named("currency"), None);
    }
}
