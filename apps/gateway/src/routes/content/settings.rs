//! The marketplace's settings, managed by operators.

use actix_web::{get, put, web};
use auth::actor::{Confirmed, Operator};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use settings::{History, NewSettings, Saved, Setting, Settings};
use types::Page;
use utoipa::ToSchema;
use validator::{Validate, ValidationErrors};

use crate::caller::Caller;
use crate::config::Config;
use crate::problem::auth::ConfirmationRequired;
use crate::problem::{Answer, ProblemBody};
use crate::query::Query;
use crate::state::State;
use crate::valid::{Valid, faults};
use crate::wire::page::PageQuery;

/// Whether a new shop is open at once (`auto`) or needs an operator's approval (`manual`).
#[derive(Debug, Clone, Copy, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ShopApproval {
    Auto,
    Manual,
}

impl From<settings::ShopApproval> for ShopApproval {
    fn from(approval: settings::ShopApproval) -> Self {
        match approval {
            settings::ShopApproval::Auto => Self::Auto,
            settings::ShopApproval::Manual => Self::Manual,
        }
    }
}

impl From<ShopApproval> for settings::ShopApproval {
    fn from(approval: ShopApproval) -> Self {
        match approval {
            ShopApproval::Auto => Self::Auto,
            ShopApproval::Manual => Self::Manual,
        }
    }
}

/// How many days a parcel usually takes from the shop to the buyer.
#[derive(Debug, Clone, Copy, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CarrierDays {
    /// The minimum, from 1.
    #[schema(example = 2)]
    min: i64,
    /// The maximum, up to 90.
    #[schema(example = 5)]
    max: i64,
}

impl From<settings::CarrierDays> for CarrierDays {
    fn from(days: settings::CarrierDays) -> Self {
        Self {
            min: days.min.into(),
            max: days.max.into(),
        }
    }
}

/// The settings that operators can change while the marketplace runs.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SettingValues {
    /// The marketplace's name, at most 60 characters.
    #[schema(example = "Helloshop")]
    name: String,
    /// One line beside the name, at most 100 characters; `null` for the storefront's default.
    #[schema(required = true, example = "Many independent shops, one cart")]
    #[serde(deserialize_with = "Option::deserialize")]
    slogan: Option<String>,
    /// Shown on the pages. The contact form and alerts about payments are sent there.
    #[schema(example = "hello@helloshop.example")]
    contact_email: String,
    /// The postal address, on one line.
    #[schema(example = "Helloshop, 12 Market Hall Lane, Portland, OR 97209, USA")]
    postal_address: String,
    /// The URL of the marketplace's social media page.
    #[schema(example = "https://social.example/@helloshop")]
    social_url: String,
    shop_approval: ShopApproval,
    /// The commission for shops without a rate of their own, in 1/100 %, 0 to 10000. Applies to
    /// orders that are placed from then on.
    #[schema(example = 800)]
    commission_bps: i64,
    /// Days after delivery from which a sale can be paid out, 0 to 365.
    #[schema(example = 7)]
    payout_hold_days: i64,
    /// The smallest payout, in minor units, from 1; smaller amounts wait.
    #[schema(example = 1000)]
    payout_minimum: i64,
    /// The payout days of each month, 1 to 28, in UTC.
    #[schema(example = json!([1, 15]))]
    payout_days: Vec<i64>,
    /// Used to show the expected delivery on product pages.
    carrier_days: CarrierDays,
    /// Days after shipping until a parcel counts as delivered, 1 to 365.
    #[schema(example = 21)]
    delivered_after_days: i64,
    /// An adjustment above this amount, in minor units, needs a second operator's approval; 0:
    /// always. At most the value in `environment`.
    #[schema(example = 10000)]
    adjustment_approval_above: i64,
}

impl SettingValues {
    fn of(settings: &Settings) -> Self {
        let payouts = &settings.payouts;
        let days = payouts.days.of_month().iter();
        Self {
            name: settings.name.clone(),
            slogan: settings.slogan.clone(),
            contact_email: settings.contact_email.clone(),
            postal_address: settings.postal_address.clone(),
            social_url: settings.social_url.clone(),
            shop_approval: settings.shop_approval.into(),
            commission_bps: settings.commission_bps.into(),
            payout_hold_days: payouts.hold_days.into(),
            payout_minimum: payouts.minimum.minor(),
            payout_days: days.map(|day| i64::from(*day)).collect(),
            carrier_days: settings.carrier_days.into(),
            delivered_after_days: settings.delivered_after_days.into(),
            adjustment_approval_above: settings.adjustment_approval_above.minor(),
        }
    }

    fn text(&self, setting: Setting) -> String {
        match setting {
            Setting::Name => self.name.clone(),
            Setting::Slogan => self.slogan.clone().unwrap_or_default(),
            Setting::ContactEmail => self.contact_email.clone(),
            Setting::PostalAddress => self.postal_address.clone(),
            Setting::SocialUrl => self.social_url.clone(),
            Setting::ShopApproval => {
                let approval = settings::ShopApproval::from(self.shop_approval);
                approval.as_str().to_owned()
            }
            Setting::CommissionBps => self.commission_bps.to_string(),
            Setting::PayoutHoldDays => self.payout_hold_days.to_string(),
            Setting::PayoutMinimum => self.payout_minimum.to_string(),
            Setting::PayoutDays => {
                let days: Vec<_> = self.payout_days.iter().map(i64::to_string).collect();
                days.join(",")
            }
            Setting::CarrierDays => format!("{}-{}", self.carrier_days.min, self.carrier_days.max),
            Setting::DeliveredAfterDays => self.delivered_after_days.to_string(),
            Setting::AdjustmentApprovalAbove => self.adjustment_approval_above.to_string(),
        }
    }

    /// These settings, as far as they may be, and the faults of the others.
    fn read(&self) -> (Settings, Vec<(String, types::Invalid)>) {
        let mut settings = Settings::standard();
        let mut refused = Vec::new();
        for setting in Setting::ALL {
            if let Err(invalid) = settings.set(setting, &self.text(setting)) {
                refused.push((format!("/{}", setting.as_str()), invalid));
            }
        }
        (settings, refused)
    }
}

impl Validate for SettingValues {
    fn validate(&self) -> Result<(), ValidationErrors> {
        faults(self.read().1.into_iter())
    }
}

/// Settings to save.
#[derive(Debug, Deserialize, ToSchema, Validate)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SaveSettings {
    /// The version that was read, so that changes by others are not overwritten.
    #[schema(example = "5f2c1c0fd3a94a4f9c7de0d1c2b3a495")]
    version: String,
    #[validate(nested)]
    values: SettingValues,
}

/// A setting that operators changed.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangedSetting {
    /// The name of a field of `values`.
    #[schema(example = "commissionBps")]
    setting: String,
    /// When it was last changed.
    changed_at: DateTime<Utc>,
}

/// An environment variable that is read once, when a gateway starts.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FixedSetting {
    #[schema(example = "CURRENCY")]
    variable: &'static str,
    /// `null` if it is or may contain a secret.
    #[schema(required = true, example = "USD")]
    value: Option<String>,
}

/// The settings of the marketplace, and where each comes from.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarketSettings {
    /// Changes whenever any value does; send it along when saving.
    #[schema(example = "5f2c1c0fd3a94a4f9c7de0d1c2b3a495")]
    version: String,
    /// The values in effect.
    values: SettingValues,
    /// The values in the environment, which apply unless a setting is in `changed`.
    environment: SettingValues,
    /// The settings that operators changed, which take precedence over the environment.
    changed: Vec<ChangedSetting>,
    /// Variables that are set only in the environment.
    fixed: Vec<FixedSetting>,
}

impl MarketSettings {
    fn new(saved: Saved, config: &Config) -> Self {
        let changed = saved.overrides.into_iter().map(|found| ChangedSetting {
            setting: found.setting.as_str().to_owned(),
            changed_at: found.changed_at,
        });
        let fixed = config.fixed().into_iter();
        Self {
            version: saved.settings.version(),
            values: SettingValues::of(&saved.settings),
            environment: SettingValues::of(&config.settings),
            changed: changed.collect(),
            fixed: fixed
                .map(|(variable, value)| FixedSetting { variable, value })
                .collect(),
        }
    }
}

/// What the marketplace is set to: name, contact, commission, approval of shops, payouts and limits.
#[utoipa::path(
    operation_id = "getSettings", tag = "content", summary = "The settings",
    security(("bearer" = [])),
    responses((status = 200, description = "The settings", body = MarketSettings)),
)]
#[get("/api/admin/settings")]
pub async fn get_settings(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
) -> Answer<MarketSettings> {
    let saved = settings::saved(&state.pool, &state.settings, &operator).await?;
    Ok(web::Json(MarketSettings::new(saved, &state.config)))
}

/// Holds at once here and within a second on every gateway. Orders that were placed keep their
/// commission; what was paid out or booked stays as it is.
#[utoipa::path(
    operation_id = "saveSettings", tag = "content", summary = "Save the settings",
    security(("bearer" = [])), request_body = SaveSettings,
    responses(
        (status = 200, description = "The settings", body = MarketSettings),
        ConfirmationRequired,
        (status = 409, description = "Somebody else saved settings in the meantime (`settings_changed`)", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[put("/api/admin/settings")]
pub async fn save_settings(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    Valid(body): Valid<SaveSettings>,
) -> Answer<MarketSettings> {
    let (settings, _) = body.values.read();
    let new = NewSettings {
        version: &body.version,
        settings: &settings,
        currency: &state.config.currency,
    };
    let saved = settings::change(&state.pool, &state.settings, &operator, &new).await?;
    Ok(web::Json(MarketSettings::new(saved, &state.config)))
}

/// A change of a setting. Both values are in the format of the environment variable.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SettingChange {
    id: i64,
    /// The name of a field of the settings.
    #[schema(example = "commissionBps")]
    setting: String,
    #[schema(example = "800")]
    before: String,
    #[schema(example = "900")]
    after: String,
    /// The operator's name.
    #[schema(example = "Olive Operator")]
    changed_by: String,
    changed_at: DateTime<Utc>,
}

impl From<History> for SettingChange {
    fn from(history: History) -> Self {
        let change = history.change;
        Self {
            id: change.id,
            setting: change.setting,
            before: change.before,
            after: change.after,
            changed_by: history.changed_by,
            changed_at: change.changed_at,
        }
    }
}

/// One page of changes.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SettingChangePage {
    items: Vec<SettingChange>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

impl From<Page<History>> for SettingChangePage {
    fn from(page: Page<History>) -> Self {
        Self {
            items: page.items.into_iter().map(SettingChange::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

/// Every change of a setting, the latest first.
#[utoipa::path(
    operation_id = "listSettingChanges", tag = "content", summary = "Earlier changes of the settings",
    security(("bearer" = [])), params(PageQuery),
    responses((status = 200, description = "One page", body = SettingChangePage)),
)]
#[get("/api/admin/settings/history")]
pub async fn list_setting_changes(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    page: Query<PageQuery>,
) -> Answer<SettingChangePage> {
    let page = settings::history(&state.pool, &operator, page.parse()?).await?;
    Ok(web::Json(page.into()))
}
