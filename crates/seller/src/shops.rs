//! Shops as operators manage them: the list with their sellers, one shop in full, decisions and
//! terms.

use std::collections::HashMap;

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use auth::contact::Contact;
use catalog::shop::admin::{self, Counts, Record, ShopSearch};
use catalog::shop::{self, Application, Decision};
use chrono::{DateTime, Utc};
use db::Tx;
use db::schema::seller_registrations;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use orders::figures::{self, ShopTotals};
use orders::notification::{self, About, ShopStep};
use serde_json::json;
use types::{Currency, Page, PageRequest, ShopId, Text, UserId};

use crate::registration::email;
use crate::terms::{self, Agreed};
use crate::{Error, SellerContext};

/// A shop as an operator decides about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Applicant {
    /// The shop.
    pub shop: Application,
    /// What its owner is called.
    pub owner_name: String,
}

/// A page of the wanted shops, and how many their words find in each state.
pub async fn list(
    context: &SellerContext,
    operator: &Operator,
    wanted: &ShopSearch,
) -> Result<(Page<Applicant>, Counts), Error> {
    db::transaction(&context.orders.pool, async |tx| {
        let (found, counts) = admin::list(tx, operator, wanted).await?;
        let owners: Vec<UserId> = found.items.iter().map(|shop| shop.owner_id).collect();
        let names = auth::contact::names(tx.conn(), &owners).await?;
        Ok((found.map(|shop| applicant(shop, &names)), counts))
    })
    .await
}

/// Decides about a shop, and tells its owner. A shop that stands otherwise stays as it is, and
/// nobody is told anything: [`catalog::Error::ShopDecided`].
pub async fn decide(
    context: &SellerContext,
    operator: &Operator,
    shop: ShopId,
    decision: &Decision,
) -> Result<Applicant, Error> {
    db::transaction(&context.orders.pool, async |tx| {
        let decided = shop::decide(tx, operator, shop, decision).await?;
        if matches!(decision, Decision::Approve | Decision::Reject(_)) {
            answer_registration(tx, operator, shop).await?;
        }
        tell(tx, context, &decided, decision).await?;
        let names = auth::contact::names(tx.conn(), &[decided.owner_id]).await?;
        let target = Target::new(TargetKind::Shop, shop, &decided.name);
        let entry = Entry::new(action(decision), target)
            .before(json!({ "status": decision.from().as_str() }))
            .after(json!({ "status": decision.to().as_str() }));
        audit::record(tx, operator, entry).await?;
        Ok(applicant(decided, &names))
    })
    .await
}

const fn action(decision: &Decision) -> Action {
    match decision {
        Decision::Approve => Action::ShopApproved,
        Decision::Reject(_) => Action::ShopRejected,
        Decision::Suspend(_) => Action::ShopSuspended,
        Decision::Lift => Action::ShopSuspensionLifted,
    }
}

async fn answer_registration(tx: &mut Tx, operator: &Operator, shop: ShopId) -> Result<(), Error> {
    let of_shop = seller_registrations::table.filter(seller_registrations::shop_id.eq(shop));
    diesel::update(of_shop)
        .set((
            seller_registrations::decided_at.eq(db::now().nullable()),
            seller_registrations::decided_by.eq(operator.user().id()),
        ))
        .execute(tx.conn())
        .await?;
    Ok(())
}

/// By email, and in the bell of a shop that had been open.
async fn tell(
    tx: &mut Tx,
    context: &SellerContext,
    shop: &Application,
    decision: &Decision,
) -> Result<(), Error> {
    let (owner, name) = (shop.owner_id, shop.name.as_str());
    let (step, reason) = match decision {
        Decision::Approve => return email::opened(tx, context, owner, name).await,
        Decision::Reject(reason) => {
            return email::refused(tx, context, owner, name, reason.as_str()).await;
        }
        Decision::Suspend(reason) => {
            email::suspended(tx, context, owner, name, reason.as_str()).await?;
            (ShopStep::Suspended, Some(reason.as_str().to_owned()))
        }
        Decision::Lift => {
            email::lifted(tx, context, owner, name).await?;
            (ShopStep::Lifted, None)
        }
    };
    let once = format!("{}:{}", step.as_str(), shop.status_since.timestamp_micros());
    notification::tell(tx, shop.id, &once, &About::Shop { step, reason }).await?;
    Ok(())
}

fn applicant(shop: Application, names: &HashMap<UserId, String>) -> Applicant {
    Applicant {
        owner_name: names.get(&shop.owner_id).cloned().unwrap_or_default(),
        shop,
    }
}

/// All that an operator knows of a shop. What it is owed is asked for by itself
/// ([`crate::balance::of_shop`]).
#[derive(Debug, Clone, PartialEq)]
pub struct FullRecord {
    /// What only the marketplace sees of it.
    pub record: Record,
    /// Who runs it.
    pub owner: Contact,
    /// When an operator let it in or refused it, and who that was.
    pub decided: Option<(DateTime<Utc>, String)>,
    /// What it sold.
    pub totals: ShopTotals,
    /// The commission on each sale, in 1/100 %.
    pub commission_bps: u16,
    /// Days after delivery until a sale can be paid out.
    pub hold_days: u16,
    /// What was agreed with it about being paid.
    pub agreed: Agreed,
    /// Of all amounts.
    pub currency: Currency,
}

/// One shop.
pub async fn find(
    context: &SellerContext,
    operator: &Operator,
    shop: ShopId,
) -> Result<FullRecord, Error> {
    db::transaction(&context.orders.pool, async |tx| {
        load(tx, context, operator, shop).await
    })
    .await
}

async fn load(
    tx: &mut Tx,
    context: &SellerContext,
    operator: &Operator,
    shop: ShopId,
) -> Result<FullRecord, Error> {
    let record = admin::find(tx, operator, shop).await?;
    let agreed = terms::of_shop(tx, shop).await?;
    Ok(FullRecord {
        owner: auth::contact::contact(tx.conn(), record.shop.owner_id).await?,
        decided: decided(tx, shop).await?,
        totals: figures::of_shop(tx, operator, shop).await?,
        commission_bps: (record.commission_bps())
            .unwrap_or(context.orders.settings.now().commission_bps),
        hold_days: agreed.in_force(context).hold_days,
        agreed,
        currency: context.orders.currency.clone(),
        record,
    })
}

async fn decided(tx: &mut Tx, shop: ShopId) -> Result<Option<(DateTime<Utc>, String)>, Error> {
    let decided: Option<(Option<DateTime<Utc>>, Option<UserId>)> = seller_registrations::table
        .filter(seller_registrations::shop_id.eq(shop))
        .select((
            seller_registrations::decided_at,
            seller_registrations::decided_by,
        ))
        .first(tx.conn())
        .await
        .optional()?;
    let Some((Some(at), Some(by))) = decided else {
        return Ok(None);
    };
    let mut names = auth::contact::names(tx.conn(), &[by]).await?;
    Ok(Some((at, names.remove(&by).unwrap_or_default())))
}

/// A shop at which an operator looks as its seller sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Look {
    /// Its name.
    pub name: String,
    /// How long they may look.
    pub until: DateTime<Utc>,
}

/// Has an operator look at a shop as its seller sees it, for a while, on the device that asks.
pub async fn start_look(
    context: &SellerContext,
    operator: &Operator,
    shop: ShopId,
) -> Result<Look, Error> {
    db::transaction(&context.orders.pool, async |tx| {
        let name = shop::name(tx.conn(), shop).await?.name;
        let until = auth::view_as_seller::start(tx, operator, shop, &name).await?;
        Ok(Look { name, until })
    })
    .await
}

/// Ends it; harmless when they do not look.
pub async fn stop_look(
    context: &SellerContext,
    operator: &Operator,
    shop: ShopId,
) -> Result<(), Error> {
    db::transaction(&context.orders.pool, async |tx| {
        let name = shop::name(tx.conn(), shop).await?.name;
        Ok(auth::view_as_seller::stop(tx, operator, shop, &name).await?)
    })
    .await
}

/// Agrees with a shop on the marketplace's share of what it sells from the next order on; without
/// one the marketplace's own holds. What was sold before stays as it was.
pub async fn set_commission(
    context: &SellerContext,
    operator: &Operator,
    shop: ShopId,
    bps: Option<u16>,
) -> Result<FullRecord, Error> {
    let pool = &context.orders.pool;
    db::transaction(pool, async |tx| -> Result<(), Error> {
        let (name, before) = admin::set_commission(tx, operator, shop, bps).await?;
        let target = Target::new(TargetKind::Shop, shop, &name);
        let entry = Entry::new(Action::ShopCommissionChanged, target)
            .before(json!({ "commissionBps": before }))
            .after(json!({ "commissionBps": bps }));
        Ok(audit::record(tx, operator, entry).await?)
    })
    .await?;
    db::transaction(pool, async |tx| load(tx, context, operator, shop).await).await
}

/// A note about a shop, with who wrote it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// What was written.
    pub note: shop::Note,
    /// What its author is called.
    pub author_name: String,
}

/// A page of what operators noted about a shop, the latest first.
pub async fn notes(
    context: &SellerContext,
    operator: &Operator,
    shop: ShopId,
    page: PageRequest,
) -> Result<Page<Note>, Error> {
    db::transaction(&context.orders.pool, async |tx| {
        let notes = shop::notes(tx, operator, shop, page).await?;
        let authors: Vec<UserId> = notes.items.iter().map(|note| note.author_id).collect();
        let names = auth::contact::names(tx.conn(), &authors).await?;
        Ok(notes.map(|note| signed(note, &names)))
    })
    .await
}

/// Notes something about a shop, for other operators.
pub async fn add_note(
    context: &SellerContext,
    operator: &Operator,
    shop: ShopId,
    text: &Text<2000>,
) -> Result<Note, Error> {
    db::transaction(&context.orders.pool, async |tx| {
        let note = shop::add_note(tx, operator, shop, text).await?;
        let names = auth::contact::names(tx.conn(), &[note.author_id]).await?;
        let name = shop::name(tx.conn(), shop).await?.name;
        let target = Target::new(TargetKind::Shop, shop, &name);
        let entry = Entry::new(Action::ShopNoteAdded, target).after(json!({ "note": note.id }));
        audit::record(tx, operator, entry).await?;
        Ok(signed(note, &names))
    })
    .await
}

fn signed(note: shop::Note, names: &HashMap<UserId, String>) -> Note {
    Note {
        author_name: names.get(&note.author_id).cloned().unwrap_or_default(),
        note,
    }
}
