//! The mails around an order, queued in the transaction of what they tell about.

pub(crate) mod arrival;
pub(crate) mod parting;

use db::Tx;
use jobs::NewJob;
use mail::template::{Brand, Layout};
use types::{Currency, Money, UserId};

use crate::order::{Line, Order, ShopOrder};
use crate::{Desk, Error};

/// "Thank you" to the buyer, "please pack" to each shop.
pub(crate) async fn paid(
    tx: &mut Tx,
    desk: &Desk,
    buyer: UserId,
    order: &Order,
) -> Result<(), Error> {
    let contact = auth::contact::contact(tx.conn(), buyer).await?;
    let (brand, currency) = (&desk.market.brand, &desk.market.currency);
    let letter = Layout::new(brand, format!("Thank you, {}", order.address.first_name))
        .paragraph(format!(
            "We have your payment for order {}. The shops pack now.",
            order.number
        ))
        .rows(rows(
            order.shop_orders.iter().flat_map(|part| &part.lines),
            currency,
        ))
        .rows([("Total".to_owned(), order.total.in_words(currency))])
        .button("See your order", order_url(brand, order))
        .letter(contact.email, format!("Your order {}", order.number));
    queue(tx, &letter, format!("mail:paid:{}", order.id)).await?;
    for part in &order.shop_orders {
        to_shop(tx, desk, order, part).await?;
    }
    Ok(())
}

async fn to_shop(tx: &mut Tx, desk: &Desk, order: &Order, part: &ShopOrder) -> Result<(), Error> {
    let Some(owner) = auth::role::manager_of(tx.conn(), part.shop.id).await? else {
        return Ok(());
    };
    let contact = auth::contact::contact(tx.conn(), owner).await?;
    let (brand, currency) = (&desk.market.brand, &desk.market.currency);
    let letter = Layout::new(brand, format!("New order for {}", part.shop.name))
        .paragraph(format!(
            "Order {} is paid and waits to be shipped.",
            order.number
        ))
        .rows(rows(part.lines.iter(), currency))
        .paragraph(order.address.lines().join("\n"))
        .button(
            "Open the order",
            brand.url(&format!("/seller/orders/{}", part.id)),
        )
        .letter(contact.email, format!("To ship: order {}", order.number));
    queue(tx, &letter, format!("mail:to-ship:{}", part.id)).await
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
    let letter = Layout::new(brand, "Your parcel is on its way")
        .paragraph(format!(
            "{} handed it to {} with the tracking number {}.",
            part.shop.name, parcel.carrier, parcel.tracking_number
        ))
        .button("Follow your order", order_url(brand, order))
        .letter(contact.email, format!("Shipped: order {}", order.number));
    queue(tx, &letter, format!("mail:shipped:{}", parcel.id)).await
}

fn order_url(brand: &Brand, order: &Order) -> String {
    brand.url(&format!("/account/orders/{}", order.id))
}

fn rows<'a>(lines: impl Iterator<Item = &'a Line>, currency: &Currency) -> Vec<(String, String)> {
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
        (what, price.in_words(currency))
    };
    lines.map(row).collect()
}

async fn queue(tx: &mut Tx, letter: &mail::Letter, once: String) -> Result<(), Error> {
    Ok(jobs::enqueue(tx, NewJob::new(mail::JOB, letter).unique(once)).await?)
}
