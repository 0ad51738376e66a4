//! Placing an order: quote the locked lines, write the order with all its parts, hold the stock.
//!
//! Locks are taken in the same order everywhere: the buyer, the idempotency key, payments, cart
//! lines, coupons, stock, products. Rows that other buyers wait for come last, so that they are
//! held for the shortest time.

use auth::actor::User;
use auth::contact::Contact;
use cart::quote::{Quote, QuoteGroup, QuoteLine};
use catalog::stock::{self, LiveHold, StockItem};
use chrono::{DateTime, Utc};
use db::{Tx, prepared};
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{self, BigInt, Integer, Jsonb, Nullable, Timestamptz};
use diesel_async::RunQueryDsl;
use serde_json::{Value, json};
use types::{OrderId, ShopId, Text, VariantId};

use super::{HOLD_MINUTES, Request, close};
use crate::payment::{self, Payment};
use crate::status::{PaymentStatus, ShopOrderStatus};
use crate::transition::Actor;
use crate::{Error, OrdersContext, number};

/// Makes the order; everything or nothing. `buyer` is locked: one checkout of theirs begins at
/// a time.
pub(super) async fn place(
    tx: &mut Tx,
    context: &OrdersContext,
    user: &User,
    buyer: &Contact,
    request: &Request,
) -> Result<OrderId, Error> {
    if request.lines.is_empty() {
        return Err(Error::NothingChosen);
    }
    let live = stock::live(tx.conn(), user.id()).await?;
    let begun = begun(tx, &live).await?;
    let given_up: Vec<OrderId> = begun.iter().map(|payment| payment.order_id).collect();
    let coupon = request.coupon.as_ref();
    let quote = cart::quote::locked(tx, user, &request.lines, coupon, &given_up).await?;
    let quote = orderable(tx, quote).await?;
    if request
        .expected_total
        .is_some_and(|total| total != quote.total)
    {
        let (quote, currency) = (Box::new(quote), context.currency.clone());
        return Err(Error::PriceChanged { quote, currency });
    }
    check_notes(request, &quote)?;
    let (order, expires_at) = insert(tx, context, user, buyer, request, &quote).await?;
    let wanted = wanted(&quote);
    supersede(tx, begun, &wanted, request).await?;
    if let Some(coupon) = &quote.coupon {
        cart::coupon::redeem(tx, user, coupon, order).await?;
    }
    stock::hold(tx, order, user.id(), &wanted, expires_at).await?;
    Ok(order)
}

/// The checkouts that the buyer began before and nobody is paying, locked: they will be given
/// up, or a buyer would be sold out by himself.
async fn begun(tx: &mut Tx, live: &[LiveHold]) -> Result<Vec<Payment>, Error> {
    let orders = cart::quote::unfinished(live);
    if orders.is_empty() {
        return Ok(Vec::new());
    }
    let mut payments = payment::lock_many(tx, &orders).await?;
    payments.retain(|payment| payment.status == PaymentStatus::Pending);
    Ok(payments)
}

async fn supersede(
    tx: &mut Tx,
    begun: Vec<Payment>,
    wanted: &[StockItem],
    request: &Request,
) -> Result<(), Error> {
    if begun.is_empty() {
        return Ok(());
    }
    // every coupon and every row of the shelf that this transaction will touch, in one order
    let orders: Vec<OrderId> = begun.iter().map(|payment| payment.order_id).collect();
    let variants: Vec<VariantId> = wanted.iter().map(|want| want.variant).collect();
    cart::coupon::lock(tx, &orders, request.coupon.as_ref()).await?;
    stock::lock(tx, &orders, &variants).await?;
    for payment in begun {
        let (to, shops_to) = (PaymentStatus::Expired, ShopOrderStatus::Expired);
        close(tx, &payment, to, shops_to, Actor::System).await?;
    }
    Ok(())
}

/// A quote with anything in the way is no order. The hold that follows is what counts for stock.
async fn orderable(tx: &mut Tx, quote: Quote) -> Result<Quote, Error> {
    let paying = quote
        .problems
        .iter()
        .find_map(|problem| match problem.obstacle {
            cart::quote::Obstacle::Paying(order) => Some(order),
            _ => None,
        });
    if let Some(order) = paying {
        let number = number::of(tx.conn(), order).await?;
        return Err(Error::PaymentInProgress { order, number });
    }
    if quote.problems.is_empty() && !quote.groups.is_empty() {
        Ok(quote)
    } else {
        Err(Error::NotOrderable(quote.problems))
    }
}

/// A word to a shop that is not part of the order, or a second one to the same, reaches nobody.
fn check_notes(request: &Request, quote: &Quote) -> Result<(), Error> {
    let mut shops: Vec<ShopId> = quote.groups.iter().map(|group| group.shop.id).collect();
    for (index, (to, _)) in request.notes.iter().enumerate() {
        let known = shops.iter().position(|shop| shop == to);
        shops.remove(known.ok_or(Error::NoteToNobody { index })?);
    }
    Ok(())
}

/// What is bought, in the order in which the shelf's rows are taken.
fn wanted(quote: &Quote) -> Vec<StockItem> {
    let lines = quote.groups.iter().flat_map(|group| &group.lines);
    let mut wanted: Vec<StockItem> = lines
        .map(|line| StockItem {
            variant: line.offer.variant,
            quantity: line.quantity,
        })
        .collect();
    wanted.sort_by_key(|want| want.variant);
    wanted
}

#[derive(QueryableByName)]
struct Inserted {
    #[diesel(sql_type = BigInt)]
    id: OrderId,
    #[diesel(sql_type = Timestamptz)]
    expires_at: DateTime<Utc>,
}

async fn insert(
    tx: &mut Tx,
    context: &OrdersContext,
    user: &User,
    buyer: &Contact,
    request: &Request,
    quote: &Quote,
) -> Result<(OrderId, DateTime<Utc>), Error> {
    let address = request.ship_to.freeze(tx, user).await?;
    let settings = context.settings.now();
    let (commission_bps, carrier_days) = (settings.commission_bps, settings.carrier_days);
    let groups = quote.groups.iter();
    let shops: Vec<Value> = groups
        .map(|group| shop_order_row(commission_bps, group, &request.notes))
        .collect::<Result<_, _>>()?;
    let groups = quote.groups.iter();
    let lines = groups.flat_map(|group| group.lines.iter().map(|line| order_line_row(group, line)));
    let query = sql_query(include_str!("insert.sql"))
        .bind::<sql_types::Text, _>(number::fresh())
        .bind::<BigInt, _>(user.id())
        .bind::<sql_types::Text, _>(&buyer.email)
        .bind::<sql_types::Text, _>(address.full_name())
        .bind::<Jsonb, _>(serde_json::to_value(&address)?)
        .bind::<Nullable<sql_types::Text>, _>(request.note.as_ref().map(Text::as_str))
        .bind::<sql_types::Text, _>(context.currency.as_str())
        .bind::<BigInt, _>(quote.subtotal)
        .bind::<BigInt, _>(quote.discount)
        .bind::<BigInt, _>(quote.shipping)
        .bind::<BigInt, _>(quote.total)
        .bind::<Nullable<sql_types::Text>, _>(
            request.coupon.as_ref().map(cart::coupon::Code::as_str),
        )
        .bind::<Integer, _>(HOLD_MINUTES)
        .bind::<Jsonb, _>(Value::Array(shops))
        .bind::<Jsonb, _>(Value::Array(lines.collect()))
        .bind::<Integer, _>(i32::from(carrier_days.min))
        .bind::<Integer, _>(i32::from(carrier_days.max));
    let row: Inserted = prepared(query).get_result(tx.conn()).await?;
    Ok((row.id, row.expires_at))
}

/// A shop's part, in the columns of `shop_orders`, with the titles that it is found by.
fn shop_order_row(
    commission_bps: u16,
    group: &QuoteGroup,
    notes: &[(ShopId, Text<500>)],
) -> Result<Value, Error> {
    let agreed = group
        .lines
        .iter()
        .find_map(|line| line.offer.commission_bps);
    let share = agreed.unwrap_or(commission_bps);
    let commission = group.total.basis_points(share)?;
    let note = notes.iter().find(|(shop, _)| *shop == group.shop.id);
    let titles: Vec<&str> = group
        .lines
        .iter()
        .map(|line| line.offer.title.as_str())
        .collect();
    Ok(json!({
        "shop_id": group.shop.id,
        "shop_name": group.shop.name,
        "shop_slug": group.shop.slug,
        "subtotal": group.subtotal,
        "discount": group.discount,
        "total": group.total,
        "commission": commission,
        "note": note.map(|(_, text)| text),
        "titles": titles.join("\n"),
    }))
}

/// A line, in the columns of `order_lines`.
fn order_line_row(group: &QuoteGroup, line: &QuoteLine) -> Value {
    let options = line.offer.options.iter();
    let options = options.map(|choice| json!({ "name": choice.name, "value": choice.value }));
    json!({
        "shop_id": group.shop.id,
        "variant_id": line.offer.variant,
        "product_id": line.offer.product,
        "product_slug": line.offer.product_slug,
        "title": line.offer.title,
        "options": options.collect::<Vec<_>>(),
        "image": line.offer.thumbnail,
        "tile": line.offer.tile.as_str(),
        "price": line.offer.unit_price(),
        "quantity": line.quantity.get(),
        "discount": line.discount,
    })
}
