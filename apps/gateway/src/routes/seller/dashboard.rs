//! The dashboard of the caller's shop.

pub mod wire;

use actix_web::{get, web};
use auth::actor::ShopReader;
use seller::dashboard::{self, Period};
use serde::Deserialize;
use types::Invalid;
use utoipa::IntoParams;

use self::wire::SellerDashboard;
use crate::caller::Caller;
use crate::problem::{Answer, Fields, Problem};
use crate::query::{Query, day};
use crate::state::State;

/// Which days; the last 30 when both are left out.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PeriodQuery {
    /// The first day.
    #[param(format = Date, example = "2026-11-01")]
    from: Option<String>,
    /// The last day, inclusive; at most 366 days from the first.
    #[param(format = Date, example = "2026-11-30")]
    to: Option<String>,
}

impl PeriodQuery {
    /// The days, if any are named.
    pub fn period(&self) -> Result<Option<Period>, Problem> {
        let mut fields = Fields::default();
        let from = fields.take("/from", day(self.from.as_deref()));
        let to = fields.take("/to", day(self.to.as_deref()));
        let period = match (from, to) {
            (Some(Some(from)), Some(Some(to))) => {
                fields.take("/to", Period::parse(from, to)).map(Some)
            }
            (Some(None), Some(None)) => Some(None),
            (Some(None), Some(Some(_))) => fields.take("/from", Err(missing())),
            (Some(Some(_)), Some(None)) => fields.take("/to", Err(missing())),
            _ => None,
        };
        fields.finish(period)
    }
}

fn missing() -> Invalid {
    Invalid::new(
        "required",
        "Enter both the first and the last day, or neither",
    )
}

/// What was sold in some days and in as many days before, what waits for the seller, the newest
/// orders and the next payout. Days are those of the shop's time zone.
#[utoipa::path(
    operation_id = "getSellerDashboard", tag = "seller", summary = "Dashboard of the shop",
    security(("bearer" = [])), params(PeriodQuery),
    responses((status = 200, description = "The figures, up to the latest payment", body = SellerDashboard)),
)]
#[get("/api/seller/dashboard")]
pub async fn get_seller_dashboard(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    query: Query<PeriodQuery>,
) -> Answer<SellerDashboard> {
    let period = query.period()?;
    let reads = state.reads.up_to_date().await;
    let dashboard = dashboard::load(&reads, &state.seller, &seller, period).await?;
    Ok(web::Json(dashboard.into()))
}
