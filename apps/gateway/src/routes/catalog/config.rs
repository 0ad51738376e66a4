//! The configuration that the storefront needs before it shows anything.

use actix_web::{get, web};
use serde::Serialize;
use settings::ShopApproval;
use utoipa::ToSchema;

use super::cacheable::{Answer, Cacheable};
use super::home::{self, PromoLine};
use crate::cache::{Tag, Tags};
use crate::routes::content::settings::CarrierDays;
use crate::state::State;

/// The marketplace's public configuration.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PublicConfig {
    #[schema(example = "Helloshop")]
    name: String,
    /// One line beside the name; `null` for the storefront's default.
    #[schema(required = true, example = "Many independent shops, one cart")]
    slogan: Option<String>,
    /// ISO 4217; amounts are in its minor unit.
    #[schema(example = "USD")]
    currency: String,
    /// Public client ID for the payment provider's script.
    paypal_client_id: String,
    /// The host of that script; `null` for the provider's own.
    #[schema(required = true)]
    paypal_sdk_url: Option<String>,
    #[schema(example = "production")]
    paypal_environment: String,
    contact_email: String,
    postal_address: String,
    social_url: String,
    /// The marketplace's commission, in 1/100 %.
    #[schema(example = 800)]
    commission_bps: u16,
    selling: SellingTerms,
    /// How long parcels usually take; a shop's handling days are given with each product.
    carrier_days: CarrierDays,
    /// The line above the header of every page; null if there is none.
    #[schema(required = true)]
    pub promo: Option<PromoLine>,
    /// Whether this is the demo, which has a page with its emails.
    demo: bool,
}

/// The terms for new shops: approval and payouts.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SellingTerms {
    /// Whether an operator approves a new shop before it opens.
    needs_approval: bool,
    /// Days after delivery from which a sale can be paid out.
    #[schema(example = 7)]
    hold_days: u16,
    /// The smallest payout, in minor units; smaller amounts wait.
    #[schema(example = 1000)]
    payout_minimum: i64,
    /// The payout days of each month, in UTC.
    #[schema(example = json!([1, 15]))]
    payout_days: Vec<u32>,
}

/// Name, currency and payment script of the marketplace.
#[utoipa::path(
    operation_id = "getConfig", tag = "catalog", summary = "Configuration for the storefront",
    responses((status = 200, description = "The marketplace", body = PublicConfig)),
)]
#[get("/api/public/config")]
pub async fn get_config(state: web::Data<State>) -> Answer<PublicConfig> {
    config(&state).await
}

/// What pages must know first.
pub async fn config(state: &State) -> Answer<PublicConfig> {
    let promo = home::promo(state).await?;
    let (market, payments) = (state.settings.now(), &state.config.payments);
    let config = PublicConfig {
        name: market.name.clone(),
        slogan: market.slogan.clone(),
        currency: state.config.currency.as_str().to_owned(),
        paypal_client_id: payments.paypal.credentials.client_id.clone(),
        paypal_sdk_url: payments.sdk_url.clone(),
        paypal_environment: payments.environment.clone(),
        contact_email: market.contact_email.clone(),
        postal_address: market.postal_address.clone(),
        social_url: market.social_url.clone(),
        commission_bps: market.commission_bps,
        selling: SellingTerms {
            needs_approval: market.shop_approval == ShopApproval::Manual,
            hold_days: market.payouts.hold_days,
            payout_minimum: market.payouts.minimum.minor(),
            payout_days: market.payouts.days.of_month().to_vec(),
        },
        carrier_days: market.carrier_days.into(),
        promo,
        demo: state.config.mail.folder().is_some(),
    };
    Ok(Cacheable::new(config, Tags::of([Tag::Home])))
}
