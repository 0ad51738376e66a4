//! The demo marketplace: shops, products, people and three months of trade, a year in the demo
//! seller's shop, generated from the files in `catalog/` and a constant seed, so that two fresh
//! installations look alike. Times are relative to the moment of loading, so that nothing looks
//! old.
//!
//! Everything goes into the database in one transaction: an interrupted load leaves nothing behind,
//! and a database that already has people in it is left alone.

mod catalog;
mod coupon;
mod favorites;
mod insert;
mod market;
mod money;
mod order_steps;
mod payout;
mod people;
mod pictures;
mod product_texts;
mod products;
mod reviews;
mod rng;
mod rows;
mod sale;
mod shop_order;
mod shopping;
mod shops_and_categories;
mod suggested_attributes;
mod terms;
#[cfg(test)]
mod tests;
mod variant;
mod views;

use std::path::Path;

use anyhow::Context;
use chrono::Utc;
use indicatif::ProgressBar;
use paypal_emulator::PastCapture;

use self::{catalog::Catalog, pictures::Pictures};

/// The password of every demo account.
pub const PASSWORD: &str = "demo-password-1";

/// Loads the demo marketplace into a migrated database that nobody uses yet; does nothing to
/// any other. Pictures are copied below `media_root`, and `book` is handed the payments of the past
/// for the PayPal emulator's books. Booking comes before the commit: payments that the shop does
/// not know of do no harm, the reverse would.
pub async fn load(
    pool: &db::Pool,
    media_root: &Path,
    book: impl FnOnce(&[PastCapture]) -> anyhow::Result<()>,
    progress: &ProgressBar,
) -> anyhow::Result<()> {
    if insert::has_users(pool).await? {
        return Ok(());
    }
    progress.set_message("demo pictures");
    let catalog = Catalog::read()?;
    let folder = crate::paths::checkout()?.join("apps/demo/catalog/pictures");
    let pictures = Pictures::copy(&folder, media_root, progress)
        .with_context(|| format!("copying the pictures of {}", folder.display()))?;
    progress.set_message("demo data");
    let password = auth::password::NewPassword::parse(PASSWORD)?;
    let input = market::PlanInput {
        now: Utc::now(),
        password_hash: password.hash(&[]).await?,
        coupon: insert::coupon(pool, market::COUPON).await?,
    };
    let market = market::build(&catalog, &pictures, &input)?;
    book(&market.captures).context("booking the past payments at the PayPal emulator")?;
    insert::all(pool, &market.rows, progress).await
}
