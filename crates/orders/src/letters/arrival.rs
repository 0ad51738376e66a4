//! The question whether a parcel arrived, before the clock says so.

use chrono::{DateTime, Utc};
use db::Tx;
use mail::template::Layout;
use types::UserId;

use super::{order_url, queue, see_order};
use crate::order::{Order, ShopOrder};
use crate::{Context, Error};

/// "Has it arrived?", with the day on which it will count as delivered.
pub(crate) async fn asked(
    tx: &mut Tx,
    context: &Context,
    buyer: UserId,
    order: &Order,
    part: &ShopOrder,
    delivered_by: DateTime<Utc>,
) -> Result<(), Error> {
    let contact = auth::contact::contact(tx.conn(), buyer).await?;
    let (brand, l) = (&context.market.brand, contact.language);
    let (shop, number, day) = (&part.shop.name, &order.number, l.day(delivered_by));
    let us = brand.url("/contact");
    let title = l.say("Has your parcel arrived?", "Ist dein Paket angekommen?");
    let subject = l.say(
        format!("Has it arrived? Order {number}"),
        format!("Ist es angekommen? Bestellung {number}"),
    );
    let letter = Layout::new(brand, l, title)
        .paragraph(l.say(
            format!(
                "{shop} has sent you everything from order {number}. If it is there, there is \
                 nothing to do: we will mark it as delivered on {day}."
            ),
            format!(
                "{shop} hat dir alles aus der Bestellung {number} geschickt. Ist es da, musst du \
                 nichts tun: Am {day} tragen wir es als zugestellt ein."
            ),
        ))
        .paragraph(l.say(
            format!("If it is not, it may be lost. Please tell us before that day: {us}"),
            format!(
                "Ist es nicht da, ging es vielleicht verloren. Sag uns bitte vor diesem Tag \
                 Bescheid: {us}"
            ),
        ))
        .button(see_order(l), order_url(brand, order))
        .letter(contact.email, subject);
    queue(tx, &letter, format!("mail:arrived:{}", part.id)).await
}
