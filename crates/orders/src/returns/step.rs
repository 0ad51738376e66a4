//! One step of a return: lock, transition, record, and the consequences for the shop order and the
//! money.

use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Integer, Nullable, Text};
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{Language, Money, OrderId, OrderLineId, ReturnId, ShopOrderId};

use super::{Reason, Return, ReturnStatus, load};
use crate::payment::{self, Payment};
use crate::quantities::{self, LineQuantity};
use crate::refund::{self, RefundAmount, RefundReason};
use crate::shipment::{self, LockedShopOrder};
use crate::status::ShopOrderStatus;
use crate::transition::{self, Actor};
use crate::{Error, OrdersContext, emails};

/// A return with its payment and its part, all locked.
pub(crate) struct LockedReturn {
    pub id: ReturnId,
    pub payment: Payment,
    pub held: LockedShopOrder,
    pub row: Row,
}

#[derive(QueryableByName)]
pub(crate) struct Row {
    #[diesel(sql_type = Text)]
    pub status: ReturnStatus,
    #[diesel(sql_type = Text)]
    pub reason: Reason,
    #[diesel(sql_type = Text)]
    came_from: ShopOrderStatus,
    #[diesel(sql_type = Nullable<diesel::sql_types::Bool>)]
    pub send_back: Option<bool>,
    #[diesel(sql_type = Nullable<BigInt>)]
    pub offer: Option<Money>,
    #[diesel(sql_type = BigInt)]
    pub worth: Money,
    /// Whether the buyer ever said that a parcel is on its way back.
    #[diesel(sql_type = diesel::sql_types::Bool)]
    was_sent: bool,
}

#[derive(QueryableByName)]
struct Place {
    #[diesel(sql_type = BigInt)]
    order_id: OrderId,
    #[diesel(sql_type = BigInt)]
    part: ShopOrderId,
}

/// Locks the payment and the part of a return, in this order as every other way here does.
pub(super) async fn lock(tx: &mut Tx, id: ReturnId) -> Result<LockedReturn, Error> {
    let place: Place = diesel::sql_query(
        "select s.order_id, s.id as part from returns r \
         join shop_orders s on s.id = r.shop_order_id where r.id = $1",
    )
    .bind::<BigInt, _>(id)
    .get_result(tx.conn())
    .await
    .optional()?
    .ok_or(Error::NotFound)?;
    let payment = payment::lock(tx, place.order_id).await?;
    let held = shipment::lock_any(tx, place.part).await?;
    with_row(tx, id, payment, held).await
}

/// The return of a part that is locked already; one of another part is not found.
pub(super) async fn with_row(
    tx: &mut Tx,
    id: ReturnId,
    payment: Payment,
    held: LockedShopOrder,
) -> Result<LockedReturn, Error> {
    let row = diesel::sql_query(
        "select status, reason, came_from, send_back, offer, worth, \
             tracking_number is not null as was_sent \
         from returns where id = $1 and shop_order_id = $2",
    )
    .bind::<BigInt, _>(id)
    .bind::<BigInt, _>(held.id)
    .get_result(tx.conn())
    .await
    .optional()?
    .ok_or(Error::NotFound)?;
    Ok(LockedReturn {
        id,
        payment,
        held,
        row,
    })
}

/// What a step tells beside the state it leads to.
#[derive(Default)]
pub(crate) struct StepNotes<'a> {
    pub words: Option<&'a str>,
    /// Days until the clock acts.
    pub days: Option<i32>,
}

impl LockedReturn {
    /// Moves the return on, or says where this actor may move it. Who must know is told by email.
    pub async fn go(
        &mut self,
        tx: &mut Tx,
        context: &OrdersContext,
        to: ReturnStatus,
        actor: Actor,
        said: StepNotes<'_>,
    ) -> Result<(), Error> {
        self.allow(tx, to, actor).await?;
        diesel::sql_query(
            "update returns set status = $3, act_by = now() + make_interval(days => $4) \
             where id = $1 and status = $2",
        )
        .bind::<BigInt, _>(self.id)
        .bind::<Text, _>(self.row.status)
        .bind::<Text, _>(to)
        .bind::<Nullable<Integer>, _>(said.days)
        .execute(tx.conn())
        .await?;
        let event = record(tx, self.id, Some(self.row.status), to, actor, said.words).await?;
        self.row.status = to;
        emails::returns::step(tx, context, self, event, actor).await
    }

    /// Refuses a move that the table of moves does not know, before anything is written.
    pub async fn allow(&self, tx: &mut Tx, to: ReturnStatus, actor: Actor) -> Result<(), Error> {
        use db::schema::return_transitions as moves;
        let from = self.row.status;
        let allowed: Vec<String> = moves::table
            .filter(moves::from_status.eq(from))
            .filter(moves::actor.eq(actor.as_str()))
            .order(moves::to_status)
            .select(moves::to_status)
            .load(tx.conn())
            .await?;
        // what was never sent cannot come back
        let may = |state: &String| self.row.was_sent || state != ReturnStatus::Received.as_str();
        let allowed: Vec<String> = allowed.into_iter().filter(may).collect();
        match allowed.iter().any(|state| state == to.as_str()) {
            true => Ok(()),
            false => Err(Error::ReturnTransition { from, to, allowed }),
        }
    }

    /// Its pieces go back: the money for them with what belongs to it.
    pub async fn refund(
        &mut self,
        tx: &mut Tx,
        context: &OrdersContext,
        actor: Actor,
    ) -> Result<Vec<LineQuantity>, Error> {
        let chosen = pieces_of(tx, self.id).await?;
        let lines = quantities::of(tx, self.held.id).await?;
        let worth = quantities::worth(&lines, self.held.commission, &chosen)?;
        // what was promised when it was asked for, though more may be left since
        let promised = worth.part(worth.amount.min(self.row.worth))?;
        let back = promised.within(refund::left(tx, self.held.id).await?)?;
        take_back(tx, self.id, &chosen).await?;
        self.pay(tx, context, actor, back, &chosen).await?;
        Ok(chosen)
    }

    /// A part of the money goes back, and the buyer keeps the items.
    pub async fn refund_part(
        &mut self,
        tx: &mut Tx,
        context: &OrdersContext,
        actor: Actor,
        amount: Money,
    ) -> Result<(), Error> {
        let back = refund::of_what_is_left(tx, self.held.id, amount).await?;
        self.pay(tx, context, actor, back, &[]).await
    }

    async fn pay(
        &mut self,
        tx: &mut Tx,
        context: &OrdersContext,
        actor: Actor,
        back: RefundAmount,
        pieces: &[LineQuantity],
    ) -> Result<(), Error> {
        self.allow(tx, ReturnStatus::Refunded, actor).await?;
        diesel::sql_query(
            "update returns set status = 'refunded', act_by = null, amount = $2, commission = $3 \
             where id = $1",
        )
        .bind::<BigInt, _>(self.id)
        .bind::<BigInt, _>(back.amount)
        .bind::<BigInt, _>(back.commission)
        .execute(tx.conn())
        .await?;
        let (from, to) = (self.row.status, ReturnStatus::Refunded);
        let event = record(tx, self.id, Some(from), to, actor, None).await?;
        self.row.status = to;
        let why = RefundReason::Return(self.id);
        refund::request(tx, &self.payment, self.held.id, back, why).await?;
        self.restore(tx, actor, pieces, back.amount).await?;
        emails::returns::step(tx, context, self, event, actor).await
    }

    /// It ended without money: the part stands where it stood.
    pub async fn close(
        &mut self,
        tx: &mut Tx,
        context: &OrdersContext,
        actor: Actor,
        words: Option<&str>,
    ) -> Result<(), Error> {
        let said = StepNotes { words, days: None };
        self.go(tx, context, ReturnStatus::Closed, actor, said)
            .await?;
        self.restore(tx, actor, &[], Money::ZERO).await
    }

    /// The part stands where it stood, or is returned when the buyer has nothing of it any more.
    async fn restore(
        &self,
        tx: &mut Tx,
        actor: Actor,
        pieces: &[LineQuantity],
        amount: Money,
    ) -> Result<(), Error> {
        if self.held.status != ShopOrderStatus::ReturnRequested {
            return Ok(());
        }
        let lines = quantities::of(tx, self.held.id).await?;
        let to = match lines.iter().any(|line| line.away() > 0) {
            true => self.row.came_from,
            false => ShopOrderStatus::Returned,
        };
        let count: i32 = pieces.iter().map(|(_, pieces)| pieces).sum();
        let detail = json!({ "returned": count, "refunded": amount });
        transition::shop_order(tx, self.held.id, self.held.status, to, actor, detail).await
    }

    /// As everybody sees it now.
    pub(crate) async fn as_it_is(&self, tx: &mut Tx) -> Result<Return, Error> {
        load(tx.conn(), self.id).await
    }
}

/// Writes a step down; the foreign key of the history knows the allowed ones.
pub(super) async fn record(
    tx: &mut Tx,
    id: ReturnId,
    from: Option<ReturnStatus>,
    to: ReturnStatus,
    actor: Actor,
    words: Option<&str>,
) -> Result<i64, Error> {
    use db::schema::return_events as events;
    let event = diesel::insert_into(events::table)
        .values((
            events::return_id.eq(id),
            events::from_status.eq(from.map(ReturnStatus::as_str)),
            events::to_status.eq(to),
            events::actor.eq(actor.as_str()),
            events::actor_id.eq(actor.id()),
            events::words.eq(words),
        ))
        .returning(events::id)
        .get_result(tx.conn())
        .await?;
    Ok(event)
}

async fn pieces_of(tx: &mut Tx, id: ReturnId) -> Result<Vec<LineQuantity>, Error> {
    use db::schema::return_lines as lines;
    let pieces: Vec<(OrderLineId, i32)> = lines::table
        .filter(lines::return_id.eq(id))
        .order(lines::order_line_id)
        .select((lines::order_line_id, lines::quantity))
        .load(tx.conn())
        .await?;
    Ok(pieces)
}

/// The money of these pieces goes back: they are counted, and go back no second time.
async fn take_back(tx: &mut Tx, id: ReturnId, pieces: &[LineQuantity]) -> Result<(), Error> {
    use db::schema::returned_lines as back;
    let rows = pieces.iter().map(|(line, pieces)| {
        (
            back::order_line_id.eq(line),
            back::quantity.eq(pieces),
            back::return_id.eq(id),
        )
    });
    diesel::insert_into(back::table)
        .values(rows.collect::<Vec<_>>())
        .execute(tx.conn())
        .await?;
    Ok(())
}

impl Reason {
    /// As emails name it, in the middle of a sentence.
    pub(crate) fn say(self, l: Language) -> &'static str {
        match self {
            Self::NotAsDescribed => l.say("not as described", "nicht wie beschrieben"),
            Self::Damaged => l.say("arrived damaged", "beschädigt angekommen"),
            Self::WrongItem => l.say("wrong item", "falscher Artikel"),
            Self::ChangedMind => l.say("changed mind", "anders überlegt"),
            Self::NotReceived => l.say("never arrived", "nie angekommen"),
        }
    }
}
