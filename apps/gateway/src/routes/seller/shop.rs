//! The caller's own shop.

mod holiday;
mod pictures;

use actix_web::{get, patch, web};
use auth::actor::{Seller, ShopReader};
use catalog::shop;
use catalog::shop::calendar::{HandlingDays, LowStock};
use serde::{Deserialize, Serialize};
use types::{EmailAddress, Invalid, Name, Slug, Text};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;
use validator::Validate;

use self::holiday::ShopHoliday;
use crate::caller::Caller;
use crate::problem::Answer;
use crate::state::State;
use crate::valid::{Valid, number, optional, text};

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(get_own_shop)
        .service(update_own_shop)
        .service(holiday::set_shop_holiday)
        .service(holiday::end_shop_holiday)
        .service(pictures::set_shop_logo)
        .service(pictures::remove_shop_logo)
        .service(pictures::set_shop_banner)
        .service(pictures::remove_shop_banner);
}

/// The caller's shop, whatever its status.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnShop {
    id: i64,
    #[schema(example = "Clay & Co")]
    name: String,
    #[schema(example = "clay-and-co")]
    slug: String,
    /// Markdown.
    description: String,
    /// The shipping policy, in Markdown; may be empty.
    shipping_policy: String,
    /// The return policy, in Markdown; may be empty.
    return_policy: String,
    /// `pending`, `approved`, `rejected` or `suspended`; shoppers see approved shops only.
    #[schema(example = "approved")]
    status: String,
    /// The marketplace's reason if it is `rejected`; null in any other status.
    #[schema(required = true, example = "Say what you sell")]
    rejection_reason: Option<String>,
    /// The marketplace's reason if it is `suspended`; null in any other status.
    #[schema(required = true, example = "Buyers wait for an answer")]
    suspension_reason: Option<String>,
    /// The commission on each sale, in 1/100 %: the shop's own rate, or the marketplace's.
    #[schema(example = 800)]
    commission_bps: u16,
    #[schema(required = true)]
    logo: Option<String>,
    #[schema(required = true)]
    banner: Option<String>,
    /// Name, address and tax number, as printed on the shop's invoices; may be empty.
    #[schema(example = "Clay & Co\n12 Kiln Lane\nPortland, OR 97201")]
    invoice_address: String,
    /// Email address for shoppers; may be empty.
    #[schema(example = "hello@clay-and-co.example")]
    contact_email: String,
    /// Phone number for shoppers; may be empty.
    #[schema(example = "+1 503 555 0142")]
    contact_phone: String,
    #[schema(required = true)]
    holiday: Option<ShopHoliday>,
    /// The IANA name of the shop's time zone.
    #[schema(example = "Europe/Berlin")]
    time_zone: String,
    /// Stock at or below this number counts as low.
    #[schema(example = 5)]
    low_stock_at: i32,
    /// The number of days after payment within which the shop hands an order to the carrier.
    #[schema(example = 3)]
    handling_days: i32,
}

/// Changes; omitted fields stay as they are.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OwnShopChange {
    /// The shop keeps its address, unless `slug` changes it.
    #[validate(custom(function = text::<Name<60>>))]
    #[schema(example = "Clay & Co", max_length = 60)]
    name: Option<String>,
    /// A new slug, of lower-case letters, digits and hyphens; the last five redirect to it.
    #[validate(custom(function = text::<Slug>))]
    #[schema(example = "clay-and-co", max_length = 120)]
    slug: Option<String>,
    /// Markdown; may be empty.
    #[validate(custom(function = optional::<Text<2000>>))]
    #[schema(max_length = 2000)]
    description: Option<String>,
    /// The shipping policy, in Markdown; may be empty.
    #[validate(custom(function = optional::<Text<5000>>))]
    #[schema(example = "Sent within two working days.", max_length = 5000)]
    shipping_policy: Option<String>,
    /// The return policy, in Markdown; may be empty.
    #[validate(custom(function = optional::<Text<5000>>))]
    #[schema(example = "Send it back within 30 days.", max_length = 5000)]
    return_policy: Option<String>,
    /// What is printed at the top of the shop's invoices from now on, line by line. May be empty.
    #[validate(custom(function = optional::<Text<500>>))]
    #[schema(
        example = "Clay & Co\n12 Kiln Lane\nPortland, OR 97201",
        max_length = 500
    )]
    invoice_address: Option<String>,
    /// Email address for shoppers. May be empty.
    #[validate(custom(function = optional::<EmailAddress>))]
    #[schema(example = "hello@clay-and-co.example", max_length = 254)]
    contact_email: Option<String>,
    /// Phone number for shoppers. May be empty.
    #[validate(custom(function = optional::<Text<40>>))]
    #[schema(example = "+1 503 555 0142", max_length = 40)]
    contact_phone: Option<String>,
    /// The IANA name of a time zone; the dashboard recalculates its days.
    #[validate(custom(function = text::<Text<64>>))]
    #[schema(example = "Europe/Berlin", max_length = 64)]
    time_zone: Option<String>,
    /// Stock at or below this number counts as low.
    #[validate(custom(function = number::<LowStock>))]
    #[schema(example = 5, minimum = 0, maximum = 1000)]
    low_stock_at: Option<i64>,
    /// The number of days after payment within which the shop hands an order to the carrier. Orders
    /// that are already paid keep their `shipBy`.
    #[validate(custom(function = number::<HandlingDays>))]
    #[schema(example = 3, minimum = 1, maximum = 30)]
    handling_days: Option<i64>,
}

impl TryFrom<OwnShopChange> for shop::Change {
    type Error = Invalid;

    fn try_from(change: OwnShopChange) -> Result<Self, Invalid> {
        let name = change.name.as_deref().map(Name::parse);
        let description = change.description.as_deref();
        let description = description.map(|text| Text::parse_optional(Some(text)));
        let shipping = change.shipping_policy.as_deref();
        let shipping = shipping.map(|text| Text::parse_optional(Some(text)));
        let returns = change.return_policy.as_deref();
        let returns = returns.map(|text| Text::parse_optional(Some(text)));
        let address = change.invoice_address.as_deref();
        let address = address.map(|text| Text::parse_optional(Some(text)));
        let email = change.contact_email.as_deref().map(str::trim);
        let email = email.map(|raw| {
            (!raw.is_empty())
                .then(|| EmailAddress::parse(raw))
                .transpose()
        });
        let phone = change.contact_phone.as_deref();
        let phone = phone.map(|text| Text::parse_optional(Some(text)));
        Ok(Self {
            name: name.transpose()?,
            slug: change.slug.as_deref().map(Slug::parse).transpose()?,
            description: description.transpose()?,
            shipping_policy: shipping.transpose()?,
            return_policy: returns.transpose()?,
            invoice_address: address.transpose()?,
            contact_email: email.transpose()?,
            contact_phone: phone.transpose()?,
            time_zone: change.time_zone.as_deref().map(Text::parse).transpose()?,
            low_stock_at: change.low_stock_at.map(LowStock::try_from).transpose()?,
            handling_days: (change.handling_days)
                .map(HandlingDays::try_from)
                .transpose()?,
        })
    }
}

/// The caller's shop.
#[utoipa::path(
    operation_id = "getOwnShop", tag = "seller", summary = "The caller's shop",
    security(("bearer" = [])),
    responses((status = 200, description = "The shop", body = OwnShop)),
)]
#[get("/api/seller/shop")]
pub async fn get_own_shop(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
) -> Answer<OwnShop> {
    let shop = shop::find_own(&state.pool, &seller).await?;
    Ok(web::Json(OwnShop::of(&state, shop)))
}

/// A new name, address, description, policies, contact, address on invoices, time zone, days to
/// ship, or from when on stock is low.
#[utoipa::path(
    operation_id = "updateOwnShop", tag = "seller", summary = "Change the caller's shop",
    security(("bearer" = [])), request_body = OwnShopChange,
    responses((status = 200, description = "The shop as it is now", body = OwnShop)),
)]
#[patch("/api/seller/shop")]
pub async fn update_own_shop(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    Valid(body): Valid<OwnShopChange>,
) -> Answer<OwnShop> {
    let change = body.try_into()?;
    let shop = shop::update(&state.pool, &seller, &change).await?;
    Ok(web::Json(OwnShop::of(&state, shop)))
}

impl OwnShop {
    /// The shop, with the share that holds for it in this marketplace.
    pub fn of(state: &State, shop: shop::OwnShop) -> Self {
        let own = shop.commission_bps();
        let reason = |status| shop.status_reason.clone().filter(|_| shop.status == status);
        Self {
            rejection_reason: reason(shop::Status::Rejected),
            suspension_reason: reason(shop::Status::Suspended),
            commission_bps: own.unwrap_or(state.settings.now().commission_bps),
            id: shop.id.get(),
            name: shop.name,
            slug: shop.slug,
            description: shop.description,
            shipping_policy: shop.shipping_policy,
            return_policy: shop.return_policy,
            status: shop.status.as_str().to_owned(),
            logo: shop.logo,
            banner: shop.banner,
            invoice_address: shop.invoice_address,
            contact_email: shop.contact_email,
            contact_phone: shop.contact_phone,
            holiday: (shop.holiday_from.zip(shop.holiday_to)).map(|(from, to)| ShopHoliday {
                from,
                to,
                note: shop.holiday_note,
            }),
            time_zone: shop.time_zone,
            low_stock_at: shop.low_stock_at,
            handling_days: shop.handling_days,
        }
    }
}
