//! Mails about goods that were called off, or are asked to be.

use db::Tx;
use mail::template::Layout;
use types::{CancelRequestId, Currency, Language, Money, UserId};

use super::{open_order, order_url, queue, rows, see_order};
use crate::cancel::Cancelled;
use crate::order::{Line, Order, Shipment, ShopOrder};
use crate::pieces::Pieces;
use crate::status::ShopOrderStatus;
use crate::{Context, Error};

/// "Called off", and what goes back, to the buyer; when they did it themselves, to the shop too.
pub(crate) async fn cancelled(
    tx: &mut Tx,
    context: &Context,
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
    let letter = Layout::new(brand, l, title)
        .paragraph(because(told.reason, l))
        .rows(listed(part, told.pieces, currency, l))
        .paragraph(goes_back(told.amount, currency, l))
        .button(see_order(l), order_url(brand, order))
        .letter(
            contact.email,
            l.say(
                format!("Cancelled: order {number}"),
                format!("Storniert: Bestellung {number}"),
            ),
        );
    queue(tx, &letter, format!("mail:cancelled:{}", told.id)).await?;
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
            "The buyer cancelled this. Please do not send it.",
            "Das wurde storniert. Bitte verschicke es nicht.",
        );
        (title, words)
    })
    .await
}

/// "It got lost on its way", and what goes back, to the buyer.
pub(crate) async fn lost(
    tx: &mut Tx,
    context: &Context,
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
        format!("A parcel from {shop} got lost"),
        format!("Ein Paket von {shop} ging verloren"),
    );
    let letter = Layout::new(brand, l, title)
        .paragraph(l.say(
            format!(
                "{shop} tells us that the parcel with {carrier} under the number {tracking} will \
                 not arrive. They write: {reason}"
            ),
            format!(
                "{shop} teilt uns mit, dass das Paket mit {carrier} unter der Nummer {tracking} \
                 nicht ankommen wird. Der Shop schreibt: {reason}"
            ),
        ))
        .rows(listed(part, told.pieces, currency, l))
        .paragraph(goes_back(told.amount, currency, l));
    let letter = match part.status {
        ShopOrderStatus::Cancelled => letter,
        _ => letter.paragraph(l.say(
            "The rest of your order comes as planned.",
            "Der Rest deiner Bestellung kommt wie geplant.",
        )),
    };
    let letter = letter.button(see_order(l), order_url(brand, order)).letter(
        contact.email,
        l.say(
            format!("Lost on the way: order {number}"),
            format!("Unterwegs verloren: Bestellung {number}"),
        ),
    );
    queue(tx, &letter, format!("mail:lost:{}", told.id)).await
}

/// "May it be called off?" to the shop.
pub(crate) async fn asked(
    tx: &mut Tx,
    context: &Context,
    order: &Order,
    part: &ShopOrder,
    request: CancelRequestId,
    pieces: &[Pieces],
    reason: &str,
) -> Result<(), Error> {
    let (number, once) = (&order.number, format!("mail:cancel-asked:{request}"));
    to_shop(tx, context, part, (pieces, reason), once, |l| {
        let title = l.say(
            format!("The buyer of order {number} asks to cancel"),
            format!("Stornierung gewünscht: Bestellung {number}"),
        );
        let words = l.say(
            "These have not been sent yet. Accept, and the buyer gets the money back; or decline \
             and send them.",
            "Das ist noch nicht verschickt. Nimmst du an, geht das Geld zurück; lehnst du ab, \
             verschicke es bitte.",
        );
        (title, words)
    })
    .await
}

/// "The buyer still waits for an answer" to the shop.
pub(crate) async fn still_asked(
    tx: &mut Tx,
    context: &Context,
    order: &Order,
    part: &ShopOrder,
    request: CancelRequestId,
    pieces: &[Pieces],
    reason: &str,
) -> Result<(), Error> {
    let (number, once) = (&order.number, format!("mail:cancel-still-asked:{request}"));
    to_shop(tx, context, part, (pieces, reason), once, |l| {
        let title = l.say(
            format!("The buyer of order {number} still waits for your answer"),
            format!("Deine Antwort fehlt noch: Bestellung {number}"),
        );
        let words = l.say(
            "They asked to cancel these, and you have neither answered nor sent them. Accept, and \
             the buyer gets the money back; or decline and send them.",
            "Das soll storniert werden, und du hast weder geantwortet noch verschickt. Nimmst du \
             an, geht das Geld zurück; lehnst du ab, verschicke es bitte.",
        );
        (title, words)
    })
    .await
}

/// "The shop will send it", to the buyer.
pub(crate) async fn declined(
    tx: &mut Tx,
    context: &Context,
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
        format!("{shop} cannot cancel this"),
        format!("{shop} kann das nicht stornieren"),
    );
    let letter = Layout::new(brand, l, title)
        .paragraph(l.say(
            format!("They write: {words}"),
            format!("Der Shop schreibt: {words}"),
        ))
        .paragraph(l.say(
            "What you ordered will be sent as planned.",
            "Deine Bestellung wird wie geplant verschickt.",
        ))
        .button(see_order(l), order_url(brand, order))
        .letter(
            contact.email,
            l.say(
                format!("Not cancelled: order {number}"),
                format!("Nicht storniert: Bestellung {number}"),
            ),
        );
    queue(tx, &letter, format!("mail:cancel-declined:{request}")).await
}

/// To who runs the shop: what it is about in their language, the pieces and the reason.
async fn to_shop(
    tx: &mut Tx,
    context: &Context,
    part: &ShopOrder,
    (pieces, reason): (&[Pieces], &str),
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
    let letter = Layout::new(brand, l, &title)
        .paragraph(words)
        .rows(listed(part, pieces, currency, l))
        .paragraph(because(reason, l))
        .button(
            open_order(l),
            brand.url(&format!("/seller/orders/{}", part.id)),
        )
        .letter(contact.email, title);
    queue(tx, &letter, once).await
}

fn because(reason: &str, language: Language) -> String {
    language.say(format!("Reason: {reason}"), format!("Grund: {reason}"))
}

fn goes_back(amount: Money, currency: &Currency, language: Language) -> String {
    let amount = amount.in_words(currency, language);
    language.say(
        format!("{amount} goes back to the account you paid with."),
        format!("{amount} gehen auf das Konto zurück, mit dem du bezahlt hast."),
    )
}

/// The named pieces as rows of a letter.
fn listed(
    part: &ShopOrder,
    pieces: &[Pieces],
    currency: &Currency,
    language: Language,
) -> Vec<(String, String)> {
    let line = |(id, quantity): &Pieces| {
        let line = part.lines.iter().find(|line| line.id == *id)?;
        Some(Line {
            quantity: i64::from(*quantity),
            ..line.clone()
        })
    };
    let lines: Vec<Line> = pieces.iter().filter_map(line).collect();
    rows(lines.iter(), currency, language)
}
