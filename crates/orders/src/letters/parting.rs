//! Mails about goods that were called off, or are asked to be.

use db::Tx;
use mail::template::Layout;
use types::{CancelRequestId, Currency, UserId};

use super::{order_url, queue, rows};
use crate::cancel::Cancelled;
use crate::order::{Line, Order, Shipment, ShopOrder};
use crate::pieces::Pieces;
use crate::status::ShopOrderStatus;
use crate::{Desk, Error};

/// "Called off", and what goes back, to the buyer; when they did it themselves, to the shop too.
pub(crate) async fn cancelled(
    tx: &mut Tx,
    desk: &Desk,
    buyer: UserId,
    order: &Order,
    part: &ShopOrder,
    told: &Cancelled<'_>,
) -> Result<(), Error> {
    let contact = auth::contact::contact(tx.conn(), buyer).await?;
    let (brand, currency) = (&desk.market.brand, &desk.market.currency);
    let amount = told.amount.in_words(currency);
    let title = format!("Cancelled: your order from {}", part.shop.name);
    let letter = Layout::new(brand, title)
        .paragraph(format!("Reason: {}", told.reason))
        .rows(listed(part, told.pieces, currency))
        .paragraph(format!("{amount} goes back to the account you paid with."))
        .button("See your order", order_url(brand, order))
        .letter(contact.email, format!("Cancelled: order {}", order.number));
    queue(tx, &letter, format!("mail:cancelled:{}", told.id)).await?;
    if !told.by_buyer {
        return Ok(());
    }
    let title = format!("Cancelled: order {}", order.number);
    let words = "The buyer cancelled this. Please do not send it.";
    let once = format!("mail:cancelled-by-buyer:{}", told.id);
    to_shop(
        tx,
        desk,
        part,
        &title,
        words,
        told.pieces,
        told.reason,
        once,
    )
    .await
}

/// "It got lost on its way", and what goes back, to the buyer.
pub(crate) async fn lost(
    tx: &mut Tx,
    desk: &Desk,
    buyer: UserId,
    order: &Order,
    part: &ShopOrder,
    parcel: &Shipment,
    told: &Cancelled<'_>,
) -> Result<(), Error> {
    let contact = auth::contact::contact(tx.conn(), buyer).await?;
    let (brand, currency) = (&desk.market.brand, &desk.market.currency);
    let shop = &part.shop.name;
    let amount = told.amount.in_words(currency);
    let letter = Layout::new(brand, format!("A parcel from {shop} got lost"))
        .paragraph(format!(
            "{shop} tells us that the parcel with {} under the number {} will not arrive. They \
             write: {}",
            parcel.carrier, parcel.tracking_number, told.reason
        ))
        .rows(listed(part, told.pieces, currency))
        .paragraph(format!("{amount} goes back to the account you paid with."));
    let letter = match part.status {
        ShopOrderStatus::Cancelled => letter,
        _ => letter.paragraph("The rest of your order comes as planned."),
    };
    let letter = letter
        .button("See your order", order_url(brand, order))
        .letter(
            contact.email,
            format!("Lost on the way: order {}", order.number),
        );
    queue(tx, &letter, format!("mail:lost:{}", told.id)).await
}

/// "May it be called off?" to the shop.
pub(crate) async fn asked(
    tx: &mut Tx,
    desk: &Desk,
    order: &Order,
    part: &ShopOrder,
    request: CancelRequestId,
    pieces: &[Pieces],
    reason: &str,
) -> Result<(), Error> {
    let title = format!("The buyer of order {} asks to cancel", order.number);
    let words = "These have not been sent yet. Accept, and the buyer gets the money back; \
        or decline and send them.";
    let once = format!("mail:cancel-asked:{request}");
    to_shop(tx, desk, part, &title, words, pieces, reason, once).await
}

/// "The buyer still waits for an answer" to the shop.
pub(crate) async fn still_asked(
    tx: &mut Tx,
    desk: &Desk,
    order: &Order,
    part: &ShopOrder,
    request: CancelRequestId,
    pieces: &[Pieces],
    reason: &str,
) -> Result<(), Error> {
    let title = format!(
        "The buyer of order {} still waits for your answer",
        order.number
    );
    let words = "They asked to cancel these, and you have neither answered nor sent them. Accept, \
        and the buyer gets the money back; or decline and send them.";
    let once = format!("mail:cancel-still-asked:{request}");
    to_shop(tx, desk, part, &title, words, pieces, reason, once).await
}

/// "The shop will send it", to the buyer.
pub(crate) async fn declined(
    tx: &mut Tx,
    desk: &Desk,
    buyer: UserId,
    order: &Order,
    part: &ShopOrder,
    request: CancelRequestId,
    words: &str,
) -> Result<(), Error> {
    let contact = auth::contact::contact(tx.conn(), buyer).await?;
    let brand = &desk.market.brand;
    let letter = Layout::new(brand, format!("{} cannot cancel this", part.shop.name))
        .paragraph(format!("They write: {words}"))
        .paragraph("What you ordered will be sent as planned.")
        .button("See your order", order_url(brand, order))
        .letter(
            contact.email,
            format!("Not cancelled: order {}", order.number),
        );
    queue(tx, &letter, format!("mail:cancel-declined:{request}")).await
}

#[expect(clippy::too_many_arguments, reason = "a letter has many parts")]
async fn to_shop(
    tx: &mut Tx,
    desk: &Desk,
    part: &ShopOrder,
    title: &str,
    words: &str,
    pieces: &[Pieces],
    reason: &str,
    once: String,
) -> Result<(), Error> {
    let Some(owner) = auth::role::manager_of(tx.conn(), part.shop.id).await? else {
        return Ok(());
    };
    let contact = auth::contact::contact(tx.conn(), owner).await?;
    let (brand, currency) = (&desk.market.brand, &desk.market.currency);
    let letter = Layout::new(brand, title)
        .paragraph(words)
        .rows(listed(part, pieces, currency))
        .paragraph(format!("Reason: {reason}"))
        .button(
            "Open the order",
            brand.url(&format!("/seller/orders/{}", part.id)),
        )
        .letter(contact.email, title);
    queue(tx, &letter, once).await
}

/// The named pieces as rows of a letter.
fn listed(part: &ShopOrder, pieces: &[Pieces], currency: &Currency) -> Vec<(String, String)> {
    let line = |(id, quantity): &Pieces| {
        let line = part.lines.iter().find(|line| line.id == *id)?;
        Some(Line {
            quantity: i64::from(*quantity),
            ..line.clone()
        })
    };
    let lines: Vec<Line> = pieces.iter().filter_map(line).collect();
    rows(lines.iter(), currency)
}
