//! A reminder for a shop that has not answered a cancel request after some days: once, by email.
//! The request stays open.

use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Integer, Text};
use diesel_async::RunQueryDsl;
use types::{CancelRequestId, OrderId, OrderLineId, ShopOrderId};

use crate::quantities::LineQuantity;
use crate::{Error, OrdersContext, emails, order};

/// Days after which the shop is reminded.
pub const REMIND_AFTER_DAYS: i32 = 2;

/// How many are looked for at a time.
const BATCH: usize = 500;

/// Reminds the shops that have not answered.
pub async fn run(context: &OrdersContext) -> Result<(), Error> {
    loop {
        let waiting: Vec<Waiting> = diesel::sql_query(include_str!("reminder/waiting.sql"))
            .bind::<Integer, _>(REMIND_AFTER_DAYS)
            .load(&mut *context.pool.get().await?)
            .await?;
        for Waiting { id } in &waiting {
            db::transaction(&context.pool, async |tx| remind(tx, context, *id).await).await?;
        }
        if waiting.len() < BATCH {
            return Ok(());
        }
    }
}

async fn remind(tx: &mut Tx, context: &OrdersContext, id: CancelRequestId) -> Result<(), Error> {
    let reminded: Option<Reminded> = diesel::sql_query(include_str!("reminder/remind.sql"))
        .bind::<BigInt, _>(id)
        .get_result(tx.conn())
        .await
        .optional()?;
    // answered meanwhile, or another gateway was faster
    let Some(Reminded {
        order_id,
        part,
        reason,
    }) = reminded
    else {
        return Ok(());
    };
    let pieces = pieces_of(tx, id).await?;
    let order = order::load(tx.conn(), order_id).await?;
    match order.shop_orders.iter().find(|it| it.id == part) {
        Some(part) => {
            emails::cancellation::still_requested(tx, context, &order, part, id, &pieces, &reason)
                .await
        }
        None => Ok(()),
    }
}

async fn pieces_of(tx: &mut Tx, id: CancelRequestId) -> Result<Vec<LineQuantity>, Error> {
    use db::schema::cancel_request_lines as lines;
    let pieces: Vec<(OrderLineId, i32)> = lines::table
        .filter(lines::request_id.eq(id))
        .order(lines::order_line_id)
        .select((lines::order_line_id, lines::quantity))
        .load(tx.conn())
        .await?;
    Ok(pieces)
}

#[derive(QueryableByName)]
struct Waiting {
    #[diesel(sql_type = BigInt)]
    id: CancelRequestId,
}

#[derive(QueryableByName)]
struct Reminded {
    #[diesel(sql_type = BigInt)]
    order_id: OrderId,
    #[diesel(sql_type = BigInt)]
    part: ShopOrderId,
    #[diesel(sql_type = Text)]
    reason: String,
}
