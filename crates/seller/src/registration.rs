//! Opening a shop: the shop, the role, the record of the request and a letter about it, in one go.
//! Where the marketplace looks at shops first, an operator decides.

mod letter;

use std::collections::HashMap;

use auth::actor::{Operator, User};
use auth::audit::{self, Action, Entry, Target, TargetKind};
use catalog::shop::{self, Application, Decision, NewShop, Status};
use db::Tx;
use db::schema::seller_registrations;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{Page, PageRequest, ShopId, UserId};

use crate::{Context, Error};

/// Opens a shop for a person who has none, or asks again for the one that was refused; it may sell
/// at once, or waits for the operator.
pub async fn register(context: &Context, user: &User, new: &NewShop) -> Result<ShopId, Error> {
    db::transaction(&context.orders.pool, async |tx| {
        let shop = shop::apply(tx, user, new).await?;
        auth::role::grant_shop(tx, user.id(), shop).await?;
        diesel::insert_into(seller_registrations::table)
            .values((
                seller_registrations::user_id.eq(user.id()),
                seller_registrations::shop_id.eq(shop),
            ))
            // who asks again has asked before
            .on_conflict_do_nothing()
            .execute(tx.conn())
            .await?;
        let name = new.name.as_str();
        match new.approve {
            true => letter::opened(tx, context, user.id(), name).await?,
            false => {
                letter::received(tx, context, user.id(), name).await?;
                letter::to_decide(tx, context, shop, name).await?;
            }
        }
        Ok(shop)
    })
    .await
}

/// A shop as an operator decides about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Applicant {
    /// The shop.
    pub shop: Application,
    /// What its owner is called.
    pub owner_name: String,
}

/// A page of all shops, or of those in one status: what waits longest on top, then what was asked
/// for last.
pub async fn applicants(
    context: &Context,
    operator: &Operator,
    status: Option<Status>,
    page: PageRequest,
) -> Result<Page<Applicant>, Error> {
    db::transaction(&context.orders.pool, async |tx| {
        let found = shop::applications(tx, operator, status, page).await?;
        let items = with_owners(tx, found.items).await?;
        Ok(Page::new(page, items, found.total))
    })
    .await
}

/// Opens a shop that waits, or says why not, and tells its owner. A shop that does not wait stays
/// as it is, and nobody is told anything: [`catalog::Error::ShopDecided`].
pub async fn decide(
    context: &Context,
    operator: &Operator,
    shop: ShopId,
    decision: &Decision,
) -> Result<Applicant, Error> {
    db::transaction(&context.orders.pool, async |tx| {
        let decided = shop::decide(tx, operator, shop, decision).await?;
        let of_shop = seller_registrations::table.filter(seller_registrations::shop_id.eq(shop));
        diesel::update(of_shop)
            .set((
                seller_registrations::decided_at.eq(diesel::dsl::now),
                seller_registrations::decided_by.eq(operator.user().id()),
            ))
            .execute(tx.conn())
            .await?;
        let (owner, name) = (decided.owner_id, decided.name.as_str());
        match decision {
            Decision::Approve => letter::opened(tx, context, owner, name).await?,
            Decision::Reject(reason) => {
                letter::refused(tx, context, owner, name, reason.as_str()).await?;
            }
        }
        let action = match decision {
            Decision::Approve => Action::ShopApproved,
            Decision::Reject(_) => Action::ShopRejected,
        };
        let entry = Entry::new(action, Target::new(TargetKind::Shop, shop, name))
            .before(json!({"status": Status::Pending.as_str()}))
            .after(json!({"status": decided.status.as_str()}));
        audit::record(tx, operator, entry).await?;
        let mut applicants = with_owners(tx, vec![decided]).await?;
        applicants.pop().ok_or(Error::NotFound)
    })
    .await
}

async fn with_owners(tx: &mut Tx, shops: Vec<Application>) -> Result<Vec<Applicant>, Error> {
    let owners: Vec<UserId> = shops.iter().map(|shop| shop.owner_id).collect();
    let names: HashMap<UserId, String> = auth::contact::names(tx.conn(), &owners).await?;
    let applicants = shops.into_iter().map(|shop| Applicant {
        owner_name: names.get(&shop.owner_id).cloned().unwrap_or_default(),
        shop,
    });
    Ok(applicants.collect())
}
