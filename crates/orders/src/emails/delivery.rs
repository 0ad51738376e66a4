//! Emails about delivery: asking whether a parcel has arrived before it is assumed, and the
//! confirmation that it has.

use chrono::{DateTime, Utc};
use db::Tx;
use mail::template::Layout;
use types::{OrderId, ShopOrderId, UserId};

use super::{order_url, queue, rows, see_order};
use crate::order::{Order, ShopOrder};
use crate::{Error, OrdersContext, order};

/// "Has it arrived?", with the day on which it will count as delivered.
pub(crate) async fn has_it_arrived(
    tx: &mut Tx,
    context: &OrdersContext,
    buyer: UserId,
    order: &Order,
    part: &ShopOrder,
    delivered_by: DateTime<Utc>,
) -> Result<(), Error> {
    let contact = auth::contact::contact(tx.conn(), buyer).await?;
    let (brand, l) = (&context.settings.brand(), contact.language);
    let (shop, number, day) = (&part.shop.name, &order.number, l.day(delivered_by));
    let us = brand.url("/contact");
    let title = l.say("Has your parcel arrived?", "Ist dein Paket angekommen?");
    let subject = l.say(
        format!("Has it arrived? Order {number}"),
        format!("Ist es angekommen? Bestellung {number}"),
    );
    let email = Layout::new(brand, l, title)
        .paragraph(l.say(
            format!(
                "{shop} has shipped everything from order {number}. If it's there, you don't need \
                 to do anything. We'll mark it as delivered on {day}."
            ),
            format!(
                "{shop} hat dir alles aus der Bestellung {number} geschickt. Ist es da, musst du \
                 nichts tun: Am {day} tragen wir es als zugestellt ein."
            ),
        ))
        .paragraph(l.say(
            format!("If it isn't, it may be lost. Tell us before that day: {us}"),
            format!(
                "Ist es nicht da, ging es vielleicht verloren. Sag uns vor diesem Tag Bescheid: \
                 {us}"
            ),
        ))
        .button(see_order(l), order_url(brand, order))
        .email_to(contact.email, subject);
    queue(tx, &email, format!("mail:arrived:{}", part.id)).await
}

/// "Your order is there, is all good?", when the carrier, the shop or the clock says so; who says
/// so themselves knows.
pub(crate) async fn delivered(
    tx: &mut Tx,
    context: &OrdersContext,
    buyer: UserId,
    order: OrderId,
    part: ShopOrderId,
) -> Result<(), Error> {
    let order = order::load(tx.conn(), order).await?;
    let Some(part) = order.shop_orders.iter().find(|other| other.id == part) else {
        return Ok(());
    };
    let contact = auth::contact::contact(tx.conn(), buyer).await?;
    let (brand, currency, l) = (
        &context.settings.brand(),
        &context.currency,
        contact.language,
    );
    let (shop, number) = (&part.shop.name, &order.number);
    let title = l.say("Delivered. All good?", "Zugestellt. Alles gut?");
    let subject = l.say(
        format!("Delivered: order {number}"),
        format!("Zugestellt: Bestellung {number}"),
    );
    let email = Layout::new(brand, l, title)
        .paragraph(l.say(
            format!("Your order from {shop} is marked as delivered."),
            format!("Deine Bestellung bei {shop} gilt als zugestellt."),
        ))
        .rows(rows(part.lines.iter(), currency, l))
        .paragraph(l.say(
            "If all is well, mark it as received. If something is missing or broken, open the \
             order and tell us.",
            "Ist alles gut, bestätige den Erhalt. Fehlt etwas oder ist etwas kaputt, öffne die \
             Bestellung und sag uns Bescheid.",
        ))
        .button(
            l.say("Yes, I have it", "Ja, ich habe es"),
            order_url(brand, &order),
        )
        .email_to(contact.email, subject);
    queue(tx, &email, format!("mail:delivered:{}", part.id)).await
}
