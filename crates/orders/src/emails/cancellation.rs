//! Emails about cancellations and cancel requests.

use db::Tx;
use mail::template::Layout;
use types::{CancelRequestId, Currency, Language, Money, UserId};

use super::{open_order, order_url, queue, rows, see_order};
use crate::cancel::Cancelled;
use crate::order::{Line, Order, Shipment, ShopOrder};
use crate::quantities::LineQuantity;
use crate::status::ShopOrderStatus;
use crate::{Error, OrdersContext};

/// "Called off", and what goes back, to the buyer; when they did it themselves, to the shop too.
pub(crate) async fn cancelled(
    tx: &mut Tx,
    context: &OrdersContext,
    buyer: UserId,
    order: &Order,
    part: &ShopOrder,
    told: &Cancelled<'_>,
) -> Result<(), Error> {
    let contact = auth::contact::contact(tx.conn(), buyer).await?;
    let (brand, currency, l) = (
        &context.settings.brand(),
        &context.currency,
        contact.language,
    );
    let (shop, number) = (&part.shop.name, &order.number);
    let title = l.say(
        format!("Cancelled: your order from {shop}"),
        format!("Storniert: deine Bestellung bei {shop}"),
    );
    let email = Layout::new(brand, l, title)
        .paragraph(because(told.reason, l))
        .rows(listed(part, told.pieces, currency, l))
        .paragraph(goes_back(told.amount, currency, l))
        .button(see_order(l), order_url(brand, order))
        .email_to(
            contact.email,
            l.say(
                format!("Cancelled: order {number}"),
                format!("Storniert: Bestellung {number}"),
            ),
        );
    queue(tx, &email, format!("mail:cancelled:{}", told.id)).await?;
    if !told.by_buyer {
        return Ok(());
    }
    let once = format!("mail:cancelled-by-buyer:{}", told.id);
    to_shop(tx, context, part, (told.pieces, told.reason), once, |l| {
        let title = l.say(
            format!("Cancelled: order {number}"),
            format!("Storniert: Bestellung {number}"),
        );
        let words = l.say(
            "The buyer cancelled these items. Don't ship them.",
            "Diese Artikel wurden storniert. Verschicke sie nicht.",
        );
        (title, words)
    })
    .await
}

/// "It got lost on its way", and what goes back, to the buyer.
pub(crate) async fn lost(
    tx: &mut Tx,
    context: &OrdersContext,
    buyer: UserId,
    order: &Order,
    part: &ShopOrder,
    parcel: &Shipment,
    told: &Cancelled<'_>,
) -> Result<(), Error> {
    let contact = auth::contact::contact(tx.conn(), buyer).await?;
    let (brand, currency, l) = (
        &context.settings.brand(),
        &context.currency,
        contact.language,
    );
    let (shop, number, reason) = (&part.shop.name, &order.number, told.reason);
    let (carrier, tracking) = (&parcel.carrier, &parcel.tracking_number);
    let title = l.say(
        format!("A parcel from {shop} was lost"),
        format!("Ein Paket von {shop} ging verloren"),
    );
    let layout = Layout::new(brand, l, title)
        .paragraph(l.say(
            format!(
                "{shop} told us that your {carrier} parcel with tracking number {tracking} won't \
                 arrive. Their message: {reason}"
            ),
            format!(
                "{shop} teilt uns mit, dass dein Paket mit {carrier}, Sendungsnummer {tracking}, \
                 nicht ankommen wird. Der Shop schreibt: {reason}"
            ),
        ))
        .rows(listed(part, told.pieces, currency, l))
        .paragraph(goes_back(told.amount, currency, l));
    let layout = match part.status {
        ShopOrderStatus::Cancelled => layout,
        _ => layout.paragraph(l.say(
            "The rest of your order will arrive as planned.",
            "Der Rest deiner Bestellung kommt wie geplant.",
        )),
    };
    let email = layout
        .button(see_order(l), order_url(brand, order))
        .email_to(
            contact.email,
            l.say(
                format!("Lost in transit: order {number}"),
                format!("Unterwegs verloren: Bestellung {number}"),
            ),
        );
    queue(tx, &email, format!("mail:lost:{}", told.id)).await
}

/// "May it be called off?" to the shop.
pub(crate) async fn requested(
    tx: &mut Tx,
    context: &OrdersContext,
    order: &Order,
    part: &ShopOrder,
    request: CancelRequestId,
    pieces: &[LineQuantity],
    reason: &str,
) -> Result<(), Error> {
    let (number, once) = (&order.number, format!("mail:cancel-asked:{request}"));
    to_shop(tx, context, part, (pieces, reason), once, |l| {
        let title = l.say(
            format!("Cancellation request for order {number}"),
            format!("Stornierung angefragt: Bestellung {number}"),
        );
        let words = l.say(
            "These items haven't shipped yet. Accept to refund the buyer, or decline and ship \
             them.",
            "Diese Artikel sind noch nicht verschickt. Nimm an, dann geht das Geld zurück, oder \
             lehne ab und verschicke sie.",
        );
        (title, words)
    })
    .await
}

/// "The buyer still waits for an answer" to the shop.
pub(crate) async fn still_requested(
    tx: &mut Tx,
    context: &OrdersContext,
    order: &Order,
    part: &ShopOrder,
    request: CancelRequestId,
    pieces: &[LineQuantity],
    reason: &str,
) -> Result<(), Error> {
    let (number, once) = (&order.number, format!("mail:cancel-still-asked:{request}"));
    to_shop(tx, context, part, (pieces, reason), once, |l| {
        let title = l.say(
            format!("The buyer of order {number} is still waiting for your answer"),
            format!("Deine Antwort fehlt noch: Bestellung {number}"),
        );
        let words = l.say(
            "They asked to cancel these items, and you haven't answered or shipped them. Accept to \
             refund the buyer, or decline and ship them.",
            "Diese Artikel sollen storniert werden, und du hast weder geantwortet noch sie \
             verschickt. Nimm an, dann geht das Geld zurück, oder lehne ab und verschicke sie.",
        );
        (title, words)
    })
    .await
}

/// "The shop will send it", to the buyer.
pub(crate) async fn declined(
    tx: &mut Tx,
    context: &OrdersContext,
    buyer: UserId,
    order: &Order,
    part: &ShopOrder,
    request: CancelRequestId,
    words: &str,
) -> Result<(), Error> {
    let contact = auth::contact::contact(tx.conn(), buyer).await?;
    let (brand, l) = (&context.settings.brand(), contact.language);
    let (shop, number) = (&part.shop.name, &order.number);
    let title = l.say(
        format!("{shop} can't cancel this"),
        format!("{shop} kann das nicht stornieren"),
    );
    let email = Layout::new(brand, l, title)
        .paragraph(l.say(
            format!("Their message: {words}"),
            format!("Der Shop schreibt: {words}"),
        ))
        .paragraph(l.say(
            "Your order will ship as planned.",
            "Deine Bestellung wird wie geplant verschickt.",
        ))
        .button(see_order(l), order_url(brand, order))
        .email_to(
            contact.email,
            l.say(
                format!("Not cancelled: order {number}"),
                format!("Nicht storniert: Bestellung {number}"),
            ),
        );
    queue(tx, &email, format!("mail:cancel-declined:{request}")).await
}

/// To who runs the shop: what it is about in their language, the pieces and the reason.
async fn to_shop(
    tx: &mut Tx,
    context: &OrdersContext,
    part: &ShopOrder,
    (pieces, reason): (&[LineQuantity], &str),
    once: String,
    words: impl FnOnce(Language) -> (String, &'static str),
) -> Result<(), Error> {
    let Some(owner) = auth::role::manager_of(tx.conn(), part.shop.id).await? else {
        return Ok(());
    };
    let contact = auth::contact::contact(tx.conn(), owner).await?;
    let (brand, currency, l) = (
        &context.settings.brand(),
        &context.currency,
        contact.language,
    );
    let (title, words) = words(l);
    let email = Layout::new(brand, l, &title)
        .paragraph(words)
        .rows(listed(part, pieces, currency, l))
        .paragraph(because(reason, l))
        .button(
            open_order(l),
            brand.url(&format!("/seller/orders/{}", part.id)),
        )
        .email_to(contact.email, title);
    queue(tx, &email, once).await
}

fn because(reason: &str, language: Language) -> String {
    language.say(format!("Reason: {reason}"), format!("Grund: {reason}"))
}

/// What goes back to the buyer; nothing does if it went back before, or if a coupon paid for it.
pub(super) fn goes_back(amount: Money, currency: &Currency, language: Language) -> String {
    if amount == Money::ZERO {
        let (english, german) = (
            "There's nothing left to refund.",
            "Es ist nichts mehr zu erstatten.",
        );
        return language.say(english, german).to_owned();
    }
    let amount = amount.formatted(currency, language);
    language.say(
        format!("We're refunding {amount} to the account you paid with."),
        format!("Wir erstatten {amount} auf das Konto, mit dem du bezahlt hast."),
    )
}

/// The named pieces as rows of an email.
fn listed(
    part: &ShopOrder,
    pieces: &[LineQuantity],
    currency: &Currency,
    language: Language,
) -> Vec<(String, String)> {
    let line = |(id, quantity): &LineQuantity| {
        let line = part.lines.iter().find(|line| line.id == *id)?;
        Some(Line {
            quantity: i64::from(*quantity),
            ..line.clone()
        })
    };
    let lines: Vec<Line> = pieces.iter().filter_map(line).collect();
    rows(lines.iter(), currency, language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_amount_of_zero_is_not_named() {
        let usd = Currency::parse("USD").unwrap();
        let said = |minor| goes_back(Money::new(minor), &usd, Language::En);
        assert_eq!(
            said(1250),
            "We're refunding $12.50 to the account you paid with."
        );
        assert_eq!(said(0), "There's nothing left to refund.");
    }
}
