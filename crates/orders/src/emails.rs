//! Emails about an order, queued in the transaction that causes them.

pub(crate) mod adjustment;
pub(crate) mod breaks;
pub(crate) mod cancellation;
pub(crate) mod delivery;
pub(crate) mod dispute;
mod low_stock;
pub(crate) mod message;
pub(crate) mod payment;
pub(crate) mod recipients;
pub(crate) mod returns;
pub(crate) mod review;

use auth::contact::Contact;
use db::Tx;
use jobs::NewJob;
use mail::template::{Brand, Layout};
use types::{Currency, Language, Money, OrderId, UserId};

use crate::notification::About;
use crate::order::{Line, Order, Shipment, ShopOrder};
use crate::{Error, OrdersContext, notification, order};

/// The kind of the job that writes the emails of a paid order; its payload is the order's id.
pub const PAID: &str = "letters of a paid order";

/// Has the emails of a paid order written. Nobody who waits for the order waits for them.
pub(crate) async fn queue_paid(tx: &mut Tx, order: OrderId) -> Result<(), Error> {
    let job = NewJob::new(PAID, &order).unique(format!("letters:paid:{order}"));
    Ok(jobs::enqueue(tx, job).await?)
}

/// The job: "Thank you" to the buyer, "please pack" to each shop. Shops are told of the order here
/// too and not where it is paid: news go out at a commit, and all commits that have some wait for
/// each other.
pub async fn write_paid(context: &OrdersContext, id: OrderId) -> Result<(), Error> {
    db::transaction(&context.pool, async |tx| {
        let order = order::load(tx.conn(), id).await?;
        let buyer = order::buyer(tx.conn(), id).await?;
        let contact = auth::contact::contact(tx.conn(), buyer).await?;
        let email = order_confirmation(context, &order, contact);
        queue(tx, &email, format!("mail:paid:{id}")).await?;
        for part in &order.shop_orders {
            to_shop(tx, context, &order, part).await?;
            low_stock::to_shop(tx, context, part).await?;
        }
        Ok(())
    })
    .await
}

fn order_confirmation(context: &OrdersContext, order: &Order, buyer: Contact) -> mail::Email {
    let (brand, currency, l) = (&context.settings.brand(), &context.currency, buyer.language);
    let (number, name) = (&order.number, &order.address.first_name);
    let words = |amount: Money| amount.formatted(currency, l);
    let packing = match order.shop_orders.as_slice() {
        [part] => l.say(
            format!("{} prepares your order", part.shop.name),
            format!("{} bereitet deine Bestellung vor", part.shop.name),
        ),
        _ => l.say(
            "each shop prepares its part".to_owned(),
            "jeder Shop bereitet seinen Teil vor".to_owned(),
        ),
    };
    let title = l.say(format!("Thank you, {name}"), format!("Danke, {name}"));
    let mut layout = Layout::new(brand, l, title).paragraph(l.say(
        format!(
            "We've received your payment for order {number}. What's next: {packing}, and you'll \
             get an email with the tracking number when a parcel ships."
        ),
        format!(
            "Deine Zahlung für die Bestellung {number} ist da. So geht es weiter: {packing}, und \
             sobald ein Paket verschickt ist, bekommst du eine E-Mail mit der Sendungsnummer."
        ),
    ));
    for part in &order.shop_orders {
        layout = layout
            .paragraph(parcel(part, l))
            .rows(rows(part.lines.iter(), currency, l));
    }
    let mut sums = vec![(
        l.say("Subtotal", "Zwischensumme").to_owned(),
        words(order.subtotal),
    )];
    sums.extend(discount(order.discount, currency, l));
    sums.push((
        l.say("Shipping", "Versand").to_owned(),
        l.say("Free", "Kostenlos").to_owned(),
    ));
    sums.push((l.say("Total", "Gesamt").to_owned(), words(order.total)));
    let address = order.address.lines(l).join("\n");
    layout
        .paragraph(l.say("What you paid", "Das hast du bezahlt"))
        .rows(sums)
        .paragraph(l.say(
            format!("Shipping to\n{address}"),
            format!("Lieferadresse\n{address}"),
        ))
        .button(see_order(l), order_url(brand, order))
        .email_to(
            buyer.email,
            l.say(
                format!("Your order {number}"),
                format!("Deine Bestellung {number}"),
            ),
        )
}

/// Who sends it, and when it is expected.
fn parcel(part: &ShopOrder, l: Language) -> String {
    let shop = &part.shop.name;
    let from = l.say(format!("From {shop}"), format!("Von {shop}"));
    match part.expected_delivery {
        Some(expected) => {
            let days = l.days(expected.from, expected.to);
            let when = l.say(
                format!("Expected {days}"),
                format!("Voraussichtlich {days}"),
            );
            format!("{from}\n{when}")
        }
        None => from,
    }
}

async fn to_shop(
    tx: &mut Tx,
    context: &OrdersContext,
    order: &Order,
    part: &ShopOrder,
) -> Result<(), Error> {
    let by_email = notification::tell(
        tx,
        part.shop.id,
        &part.id.to_string(),
        &order_notification(order, part),
    )
    .await?;
    let owner = auth::role::manager_of(tx.conn(), part.shop.id).await?;
    let Some(owner) = owner.filter(|_| by_email) else {
        return Ok(());
    };
    let contact = auth::contact::contact(tx.conn(), owner).await?;
    let (brand, currency, l) = (
        &context.settings.brand(),
        &context.currency,
        contact.language,
    );
    let (number, shop) = (&order.number, &part.shop.name);
    let mut sums = Vec::from_iter(discount(part.discount, currency, l));
    sums.push((
        l.say("Total", "Gesamt").to_owned(),
        part.total.formatted(currency, l),
    ));
    let address = order.address.lines(l).join("\n");
    let title = l.say(
        format!("New order for {shop}"),
        format!("Neue Bestellung für {shop}"),
    );
    let email = Layout::new(brand, l, title)
        .paragraph(l.say(
            format!("Order {number} is paid and ready to ship."),
            format!("Die Bestellung {number} ist bezahlt und kann verschickt werden."),
        ))
        .rows(rows(part.lines.iter(), currency, l))
        .rows(sums)
        .paragraph(l.say(
            format!("Ship it to\n{address}"),
            format!("Versand an\n{address}"),
        ))
        .button(
            open_order(l),
            brand.url(&format!("/seller/orders/{}", part.id)),
        )
        .email_to(
            contact.email,
            l.say(
                format!("To ship: order {number}"),
                format!("Zu versenden: Bestellung {number}"),
            ),
        );
    queue(tx, &email, format!("mail:to-ship:{}", part.id)).await
}

fn order_notification(order: &Order, part: &ShopOrder) -> About {
    About::Order {
        shop_order: part.id,
        number: order.number.clone(),
        items: part.lines.iter().map(|line| line.quantity).sum(),
        total: part.total,
    }
}

/// "It is on its way", with the parcel's number.
pub(crate) async fn shipped(
    tx: &mut Tx,
    brand: &Brand,
    buyer: UserId,
    order: &Order,
    part: &ShopOrder,
) -> Result<(), Error> {
    let Some(parcel) = part.shipments.last() else {
        return Ok(());
    };
    let contact = auth::contact::contact(tx.conn(), buyer).await?;
    let l = contact.language;
    let (shop, carrier, tracking) = (&part.shop.name, &parcel.carrier, &parcel.tracking_number);
    let title = l.say("Your parcel is on its way", "Dein Paket ist unterwegs");
    let subject = l.say(
        format!("Shipped: order {}", order.number),
        format!("Versendet: Bestellung {}", order.number),
    );
    let email = Layout::new(brand, l, title)
        .paragraph(l.say(
            format!("{shop} shipped it with {carrier}, tracking number {tracking}."),
            format!("{shop} hat es an {carrier} übergeben, Sendungsnummer {tracking}."),
        ))
        .button(
            l.say("Track your order", "Bestellung verfolgen"),
            order_url(brand, order),
        )
        .email_to(contact.email, subject);
    queue(tx, &email, format!("mail:shipped:{}", parcel.id)).await
}

/// "Its number is another one", after the shop has put it right.
pub(crate) async fn tracking_corrected(
    tx: &mut Tx,
    brand: &Brand,
    buyer: UserId,
    order: &Order,
    part: &ShopOrder,
    parcel: &Shipment,
) -> Result<(), Error> {
    let contact = auth::contact::contact(tx.conn(), buyer).await?;
    let l = contact.language;
    let (shop, carrier, tracking) = (&part.shop.name, &parcel.carrier, &parcel.tracking_number);
    let title = l.say("New tracking number", "Neue Sendungsnummer");
    let subject = l.say(
        format!("New tracking number: order {}", order.number),
        format!("Neue Sendungsnummer: Bestellung {}", order.number),
    );
    let email = Layout::new(brand, l, title)
        .paragraph(l.say(
            format!(
                "{shop} corrected it. Your parcel is with {carrier}, tracking number {tracking}."
            ),
            format!(
                "{shop} hat sie korrigiert. Dein Paket kommt mit {carrier}, Sendungsnummer \
                 {tracking}."
            ),
        ))
        .button(
            l.say("Track your order", "Bestellung verfolgen"),
            order_url(brand, order),
        )
        .email_to(contact.email, subject);
    let once = format!("mail:tracking:{}:{carrier}:{tracking}", parcel.id);
    queue(tx, &email, once).await
}

fn order_url(brand: &Brand, order: &Order) -> String {
    brand.url(&format!("/account/orders/{}", order.id))
}

pub(crate) fn see_order(language: Language) -> &'static str {
    language.say("View your order", "Bestellung ansehen")
}

pub(crate) fn open_order(language: Language) -> &'static str {
    language.say("Open the order", "Bestellung öffnen")
}

/// The row of a discount, if there is one.
fn discount(amount: Money, currency: &Currency, language: Language) -> Option<(String, String)> {
    let less = Money::ZERO.minus(amount).unwrap_or(Money::ZERO);
    let row = (
        language.say("Discount", "Rabatt").to_owned(),
        less.formatted(currency, language),
    );
    (amount > Money::ZERO).then_some(row)
}

fn rows<'a>(
    lines: impl Iterator<Item = &'a Line>,
    currency: &Currency,
    language: Language,
) -> Vec<(String, String)> {
    let row = |line: &Line| {
        let options: Vec<&str> = line
            .options
            .iter()
            .map(|choice| choice.value.as_str())
            .collect();
        let what = match options.is_empty() {
            true => format!("{} × {}", line.quantity, line.title),
            false => format!(
                "{} × {} ({})",
                line.quantity,
                line.title,
                options.join(", ")
            ),
        };
        let price = line.price.times(line.quantity).unwrap_or(Money::ZERO);
        (what, price.formatted(currency, language))
    };
    lines.map(row).collect()
}

async fn queue(tx: &mut Tx, email: &mail::Email, once: String) -> Result<(), Error> {
    Ok(jobs::enqueue(tx, NewJob::new(mail::JOB, email).unique(once)).await?)
}
