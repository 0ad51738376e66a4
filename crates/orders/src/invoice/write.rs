//! Writing an invoice: its content, in one row that is never changed.

use chrono::{DateTime, Utc};
use db::Tx;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use types::money::Overflow;
use types::{Money, OrderId, ShopId, ShopOrderId};

use super::{Document, Line, SellerDetails};
use crate::order::{self, Order, ShopOrder};
use crate::shipment::LockedShopOrder;
use crate::status::ShopOrderStatus;
use crate::{Error, order::Line as Sold, quantities};

/// Whether a part was paid, and something of it is the buyer's to keep.
pub(super) fn is_due(part: &ShopOrder) -> bool {
    let is_paid = !matches!(
        part.status,
        ShopOrderStatus::PendingPayment | ShopOrderStatus::Expired | ShopOrderStatus::Cancelled
    );
    is_paid && part.lines.iter().any(|line| kept(line) > 0)
}

/// Invoices a locked part that is due and not invoiced. The lock lets nobody else do the same,
/// nor call anything off meanwhile.
pub(super) async fn once(tx: &mut Tx, held: &LockedShopOrder) -> Result<(), Error> {
    use db::schema::invoices;
    let known = invoices::table.filter(invoices::shop_order_id.eq(held.id));
    let known: i64 = known.count().get_result(tx.conn()).await?;
    let order = order::load(tx.conn(), held.order_id).await?;
    let part = order.shop_orders.iter().find(|part| part.id == held.id);
    match part {
        Some(part) if known == 0 && is_due(part) => insert(tx, &order, part).await,
        _ => Ok(()),
    }
}

async fn insert(tx: &mut Tx, order: &Order, part: &ShopOrder) -> Result<(), Error> {
    use db::schema::invoices;
    let (id, shop): (ShopOrderId, ShopId) = (part.id, part.shop.id);
    let seller = SellerDetails {
        shop: part.shop.name.clone(),
        address: catalog::shop::invoice_address(tx.conn(), shop).await?,
    };
    let payment = payment(tx, order.id).await?;
    let document = serde_json::to_value(document(order, part, seller, payment)?)?;
    // the database gives the number
    diesel::insert_into(invoices::table)
        .values((
            invoices::shop_order_id.eq(id),
            invoices::shop_id.eq(shop),
            invoices::document.eq(document),
        ))
        .execute(tx.conn())
        .await?;
    Ok(())
}

/// When the money came, and the provider's name for it.
type Paid = (Option<DateTime<Utc>>, Option<String>);

async fn payment(tx: &mut Tx, order: OrderId) -> Result<Paid, Error> {
    use db::schema::payments;
    let payment = payments::table
        .filter(payments::order_id.eq(order))
        .select((payments::captured_at, payments::capture_id));
    Ok(payment.first(tx.conn()).await?)
}

fn document(
    order: &Order,
    part: &ShopOrder,
    seller: SellerDetails,
    (paid_at, payment_reference): Paid,
) -> Result<Document, Overflow> {
    let lines = part.lines.iter().filter(|line| kept(line) > 0);
    let lines: Vec<Line> = lines.map(line).collect::<Result<_, _>>()?;
    let left_out = quantities::not_supplied(&part.lines)?;
    let subtotal = Money::sum(lines.iter().map(|line| line.amount))?;
    let total = part.total.minus(left_out)?;
    Ok(Document {
        order_number: order.number.clone(),
        ordered_at: order.created_at,
        paid_at,
        supplied_at: part.shipments.iter().map(|parcel| parcel.shipped_at).min(),
        seller,
        buyer: auth::address::Draft {
            phone_number: String::new(),
            ..order.address.clone()
        },
        discount: subtotal.minus(total)?,
        lines,
        subtotal,
        total,
        currency: order.currency.clone(),
        provider: order.provider.clone(),
        payment_reference,
        left_out,
    })
}

/// How many pieces of a line are the buyer's to keep.
fn kept(line: &Sold) -> i64 {
    line.quantity - i64::from(line.not_supplied())
}

fn line(sold: &Sold) -> Result<Line, Overflow> {
    Ok(Line {
        title: sold.title.clone(),
        options: sold.options.clone(),
        quantity: kept(sold),
        price: sold.price,
        amount: sold.price.times(kept(sold))?,
    })
}
