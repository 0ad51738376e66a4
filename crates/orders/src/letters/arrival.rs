//! The question whether a parcel arrived, before the clock says so.

use chrono::{DateTime, Utc};
use db::Tx;
use mail::template::Layout;
use types::UserId;

use super::{order_url, queue};
use crate::order::{Order, ShopOrder};
use crate::{Desk, Error};

/// "Has it arrived?", with the day on which it will count as delivered.
pub(crate) async fn asked(
    tx: &mut Tx,
    desk: &Desk,
    buyer: UserId,
    order: &Order,
    part: &ShopOrder,
    delivered_by: DateTime<Utc>,
) -> Result<(), Error> {
    let contact = auth::contact::contact(tx.conn(), buyer).await?;
    let brand = &desk.market.brand;
    let letter = Layout::new(brand, "Has your parcel arrived?")
        .paragraph(format!(
            "{} has sent you everything from order {}. If it is there, there is nothing to do: \
             we will mark it as delivered on {}.",
            part.shop.name,
            order.number,
            delivered_by.format("%B %-d, %Y"),
        ))
        .paragraph(format!(
            "If it is not, it may be lost. Please tell us before that day: {}",
            brand.url("/contact"),
        ))
        .button("See your order", order_url(brand, order))
        .letter(
            contact.email,
            format!("Has it arrived? Order {}", order.number),
        );
    queue(tx, &letter, format!("mail:arrived:{}", part.id)).await
}
