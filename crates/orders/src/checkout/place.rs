//! Freezing: quote the locked lines, write the order with all its parts, set stock aside.

use auth::actor::User;
use cart::coupon::Code;
use cart::quote::{Quote, QuoteGroup, QuoteLine};
use catalog::stock::{self, Wanted};
use chrono::{DateTime, Utc};
use db::Tx;
use db::schema::shop_orders;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Jsonb, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{OrderId, PaymentId, ShopOrderId, VariantId};

use super::{HOLD_MINUTES, Request, close};
use crate::payment::Payment;
use crate::status::{PaymentStatus, ShopOrderStatus};
use crate::transition::{self, Actor};
use crate::{Desk, Error, number, payment};

/// Makes the order; everything or nothing.
pub(super) async fn place(
    tx: &mut Tx,
    desk: &Desk,
    user: &User,
    request: &Request,
) -> Result<OrderId, Error> {
    if request.lines.is_empty() {
        return Err(Error::NothingChosen);
    }
    let pending = payment::lock_pending_of(tx, user.id()).await?;
    let lines = cart::line::lock(tx, user, &request.lines).await?;
    let chosen: Vec<VariantId> = lines.iter().map(|line| line.variant).collect();
    supersede(tx, pending, &chosen, request.coupon.as_ref()).await?;
    let quote = cart::quote::locked(tx, user, &request.lines, request.coupon.as_ref()).await?;
    let quote = orderable(quote)?;
    let (order, expires_at) = insert_order(tx, desk, user, request, &quote).await?;
    for group in &quote.groups {
        insert_shop_order(tx, desk, user, order, group).await?;
    }
    insert_payment(tx, desk, order, &quote).await?;
    stock::hold(tx, order, &wanted(&quote), expires_at).await?;
    if let Some(coupon) = &quote.coupon {
        cart::coupon::redeem(tx, user, coupon, order).await?;
    }
    Ok(order)
}

/// A buyer pays one checkout at a time: the ones begun before give their stock back first,
/// or a buyer would be sold out by himself.
pub(super) async fn supersede(
    tx: &mut Tx,
    pending: Vec<Payment>,
    chosen: &[VariantId],
    coupon: Option<&Code>,
) -> Result<(), Error> {
    if pending.is_empty() {
        return Ok(());
    }
    // every row of the shelf and every coupon that this transaction will touch, in one order
    let orders: Vec<OrderId> = pending.iter().map(|payment| payment.order_id).collect();
    stock::lock(tx, &orders, chosen).await?;
    cart::coupon::lock(tx, &orders, coupon).await?;
    for payment in pending {
        let (to, shops_to) = (PaymentStatus::Expired, ShopOrderStatus::Expired);
        close(tx, &payment, to, shops_to, Actor::System).await?;
    }
    Ok(())
}

/// A quote with anything in the way is no order. The hold that follows is what counts for stock.
fn orderable(quote: Quote) -> Result<Quote, Error> {
    if quote.problems.is_empty() && !quote.groups.is_empty() {
        Ok(quote)
    } else {
        Err(Error::NotOrderable(quote.problems))
    }
}

fn wanted(quote: &Quote) -> Vec<Wanted> {
    let lines = quote.groups.iter().flat_map(|group| &group.lines);
    lines
        .map(|line| Wanted {
            variant: line.offer.variant,
            quantity: line.quantity,
        })
        .collect()
}

#[derive(QueryableByName)]
struct Inserted {
    #[diesel(sql_type = BigInt)]
    id: OrderId,
    #[diesel(sql_type = Timestamptz)]
    expires_at: DateTime<Utc>,
}

async fn insert_order(
    tx: &mut Tx,
    desk: &Desk,
    user: &User,
    request: &Request,
    quote: &Quote,
) -> Result<(OrderId, DateTime<Utc>), Error> {
    let address = request.destination.freeze(tx, user).await?;
    let contact = auth::contact::hold(tx, user.id()).await?;
    let row: Inserted = diesel::sql_query(include_str!("insert_order.sql"))
        .bind::<Text, _>(number::fresh())
        .bind::<BigInt, _>(user.id())
        .bind::<Text, _>(&contact.email)
        .bind::<Text, _>(address.full_name())
        .bind::<Jsonb, _>(serde_json::to_value(&address)?)
        .bind::<Nullable<Text>, _>(request.note.as_ref().map(types::Text::as_str))
        .bind::<Text, _>(desk.market.currency.as_str())
        .bind::<BigInt, _>(quote.subtotal)
        .bind::<BigInt, _>(quote.discount)
        .bind::<BigInt, _>(quote.shipping)
        .bind::<BigInt, _>(quote.total)
        .bind::<Nullable<Text>, _>(request.coupon.as_ref().map(cart::coupon::Code::as_str))
        .bind::<BigInt, _>(HOLD_MINUTES)
        .get_result(tx.conn())
        .await?;
    Ok((row.id, row.expires_at))
}

async fn insert_shop_order(
    tx: &mut Tx,
    desk: &Desk,
    user: &User,
    order: OrderId,
    group: &QuoteGroup,
) -> Result<(), Error> {
    let commission = group.total.basis_points(desk.market.commission_bps)?;
    let id: ShopOrderId = diesel::insert_into(shop_orders::table)
        .values((
            shop_orders::order_id.eq(order),
            shop_orders::shop_id.eq(group.shop.id),
            shop_orders::shop_name.eq(&group.shop.name),
            shop_orders::shop_slug.eq(&group.shop.slug),
            shop_orders::subtotal.eq(group.subtotal),
            shop_orders::discount.eq(group.discount),
            shop_orders::shipping.eq(0),
            shop_orders::total.eq(group.total),
            shop_orders::commission.eq(commission),
        ))
        .returning(shop_orders::id)
        .get_result(tx.conn())
        .await?;
    for line in &group.lines {
        insert_line(tx, id, line).await?;
    }
    let (to, actor) = (ShopOrderStatus::PendingPayment, Actor::Buyer(user.id()));
    transition::record(tx, id, None, to, actor, json!({})).await
}

async fn insert_line(tx: &mut Tx, part: ShopOrderId, line: &QuoteLine) -> Result<(), Error> {
    use db::schema::order_lines as lines;
    let options = line.offer.options.iter();
    let options = options.map(|choice| json!({ "name": choice.name, "value": choice.value }));
    diesel::insert_into(lines::table)
        .values((
            lines::shop_order_id.eq(part),
            lines::variant_id.eq(line.offer.variant),
            lines::product_id.eq(line.offer.product),
            lines::product_slug.eq(&line.offer.product_slug),
            lines::title.eq(&line.offer.title),
            lines::options.eq(serde_json::Value::Array(options.collect())),
            lines::image.eq(&line.offer.thumbnail),
            lines::tile.eq(line.offer.tile.as_str()),
            lines::price.eq(line.offer.unit_price()),
            lines::quantity.eq(line.quantity),
            lines::discount.eq(line.discount),
        ))
        .execute(tx.conn())
        .await?;
    Ok(())
}

async fn insert_payment(
    tx: &mut Tx,
    desk: &Desk,
    order: OrderId,
    quote: &Quote,
) -> Result<(), Error> {
    use db::schema::payments;
    let id: PaymentId = diesel::insert_into(payments::table)
        .values((
            payments::order_id.eq(order),
            payments::provider.eq("paypal"),
            payments::amount.eq(quote.total),
            payments::currency.eq(desk.market.currency.as_str()),
        ))
        .returning(payments::id)
        .get_result(tx.conn())
        .await?;
    transition::record_payment(tx, id, None, PaymentStatus::Pending, json!({})).await
}

/// The parts of an order, in id order.
pub(crate) async fn shop_order_ids(tx: &mut Tx, order: OrderId) -> Result<Vec<ShopOrderId>, Error> {
    let ids = shop_orders::table
        .filter(shop_orders::order_id.eq(order))
        .order(shop_orders::id)
        .select(shop_orders::id)
        .load(tx.conn())
        .await?;
    Ok(ids)
}
