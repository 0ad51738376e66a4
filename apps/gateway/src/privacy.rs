//! All personal data of one person, in whichever crate it is: exported, and erased when they delete
//! their account. Both are assembled here, above all crates.

use auth::account_data::{self, AccountData};
use auth::actor::DataSubject;
use auth::deletion::{self, AccountDeletion};
use catalog::review::{self, OwnReport, OwnReview, OwnVote};
use catalog::{follow, stock_request, wishlist};
use types::EmailAddress;

use crate::problem::Problem;
use crate::state::State;

/// All that is known of a person.
#[derive(Debug)]
pub struct Everything {
    /// Account, address book, devices, keys.
    pub account_data: AccountData,
    /// What lies in the cart.
    pub cart: Vec<cart::view::ShopGroup>,
    /// What is saved for later.
    pub saved: Vec<cart::saved::Saved>,
    /// What was ordered.
    pub orders: Vec<orders::Order>,
    /// What shops invoiced.
    pub invoices: Vec<orders::invoice::Invoice>,
    /// What they said about products.
    pub reviews: Vec<OwnReview>,
    /// Which reviews they found helpful.
    pub votes: Vec<OwnVote>,
    /// Which reviews they reported.
    pub reports: Vec<OwnReport>,
    /// What they mean to remember.
    pub wishlist: Vec<wishlist::Item>,
    /// That others may see that.
    pub wishlist_share: Option<wishlist::share::Share>,
    /// Which shops they follow.
    pub followed_shops: Vec<follow::Item>,
    /// What they wait for until it is back in stock.
    pub stock_requests: Vec<stock_request::Item>,
    /// What they wrote to shops.
    pub order_messages: Vec<orders::message::SentMessage>,
    /// What they wrote to the marketplace.
    pub messages: Vec<content::contact::SentMessage>,
}

/// Collects what is known of the person.
pub async fn collect(state: &State, user: &impl DataSubject) -> Result<Everything, Problem> {
    let account_data = account_data::load(&state.pool, &state.keys, user).await?;
    let email = EmailAddress::parse(&account_data.profile.email)
        .map_err(|invalid| Problem::internal(&invalid.message))?;
    let orders = orders::order::all(&state.pool, user).await?;
    let invoices = orders::invoice::all(&state.pool, user).await?;
    let mut conn = state.pool.get().await?;
    Ok(Everything {
        account_data,
        cart: cart::view::load(&mut conn, user).await?,
        saved: cart::saved::list(&mut conn, user).await?,
        orders,
        invoices,
        reviews: review::of(&mut conn, user).await?,
        votes: review::votes_of(&mut conn, user).await?,
        reports: review::reports_of(&mut conn, user).await?,
        wishlist: wishlist::items(&mut conn, user).await?,
        wishlist_share: wishlist::share::find(&mut conn, user).await?,
        followed_shops: follow::items(&mut conn, user).await?,
        stock_requests: stock_request::of(&mut conn, &email).await?,
        order_messages: orders::message::written_by(&mut conn, user).await?,
        messages: content::contact::sent_by(&mut conn, &email).await?,
    })
}

/// Forgets the person in one transaction: all of it or nothing. Orders and reviews stay,
/// without them.
pub async fn erase(state: &State, deletion: &AccountDeletion) -> Result<(), Problem> {
    let email = deletion.email()?;
    let brand = state.settings.brand();
    db::transaction(&state.pool, async |tx| -> Result<(), Problem> {
        deletion::delete(tx, deletion, &brand).await?;
        // What they were told goes whole; of what shops were told, the person.
        db::idempotency::forget_actor(tx, &format!("user:{}", deletion.user())).await?;
        orders::erasure::erase(tx, deletion).await?;
        cart::line::erase(tx, deletion).await?;
        cart::saved::erase(tx, deletion).await?;
        review::erase(tx, deletion).await?;
        wishlist::erase(tx, deletion).await?;
        follow::erase(tx, deletion).await?;
        stock_request::erase(tx, &email).await?;
        content::contact::erase(tx, &email).await?;
        Ok(deletion::record(tx, deletion).await?)
    })
    .await
}
