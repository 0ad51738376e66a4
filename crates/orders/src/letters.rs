//! The mails around an order, queued in the transaction of what they tell about.

pub(crate) mod arrival;
pub(crate) mod parting;

use auth::contact::Contact;
use db::Tx;
use jobs::NewJob;
use mail::template::{Brand, Layout};
use types::{Currency, Money, OrderId, UserId};

use crate::order::{Line, Order, ShopOrder};
use crate::{Desk, Error, order};

/// The kind of the job that writes the letters of a paid order; its payload is the order's id.
pub const PAID: &str = "letters of a paid order";

/// Has the letters of a paid order written. Nobody who waits for the order waits for them.
pub(crate) async fn queue_paid(tx: &mut Tx, order: OrderId) -> Result<(), Error> {
    let job = NewJob::new(PAID, &order).unique(format!("letters:paid:{order}"));
    Ok(jobs::enqueue(tx, job).await?)
}

/// The job: "Thank you" to the buyer, "please pack" to each shop.
pub async fn write_paid(desk: &Desk, id: OrderId) -> Result<(), Error> {
    db::transaction(&desk.pool, async |tx| {
        let order = order::load(tx.conn(), id).await?;
        let buyer = order::buyer(tx.conn(), id).await?;
        let contact = auth::contact::contact(tx.conn(), buyer).await?;
        let letter = thanks(desk, &order, contact);
        queue(tx, &letter, format!("mail:paid:{id}")).await?;
        for part in &order.shop_orders {
            to_shop(tx, desk, &order, part).await?;
        }
        Ok(())
    })
    .await
}

fn thanks(desk: &Desk, order: &Order, buyer: Contact) -> mail::Letter {
    let (brand, currency) = (&desk.market.brand, &desk.market.currency);
    let words = |amount: Money| amount.in_words(currency);
    let mut letter = Layout::new(brand, format!("Thank you, {}", order.address.first_name))
        .paragraph(format!(
            "We have your payment for order {}. What happens next: {} and you get a mail with \
             the tracking number as soon as a parcel leaves.",
            order.number,
            match order.shop_orders.as_slice() {
                [part] => format!("{} packs your order,", part.shop.name),
                _ => "each shop packs its part,".to_owned(),
            }
        ));
    for part in &order.shop_orders {
        letter = letter
            .paragraph(format!("From {}", part.shop.name))
            .rows(rows(part.lines.iter(), currency));
    }
    let mut sums = vec![("Subtotal".to_owned(), words(order.subtotal))];
    if order.discount > Money::ZERO {
        let discount = Money::ZERO.minus(order.discount).unwrap_or(Money::ZERO);
        sums.push(("Discount".to_owned(), words(discount)));
    }
    sums.push(("Shipping".to_owned(), "Free".to_owned()));
    sums.push(("Total".to_owned(), words(order.total)));
    letter
        .paragraph("What you paid")
        .rows(sums)
        .paragraph(format!("It goes to\n{}", order.address.lines().join("\n")))
        .button("See your order", order_url(brand, order))
        .letter(buyer.email, format!("Your order {}", order.number))
}

async fn to_shop(tx: &mut Tx, desk: &Desk, order: &Order, part: &ShopOrder) -> Result<(), Error> {
    let Some(owner) = auth::role::manager_of(tx.conn(), part.shop.id).await? else {
        return Ok(());
    };
    let contact = auth::contact::contact(tx.conn(), owner).await?;
    let (brand, currency) = (&desk.market.brand, &desk.market.currency);
    let mut sums = Vec::new();
    if part.discount > Money::ZERO {
        let discount = Money::ZERO.minus(part.discount).unwrap_or(Money::ZERO);
        sums.push(("Discount".to_owned(), discount.in_words(currency)));
    }
    sums.push(("Total".to_owned(), part.total.in_words(currency)));
    let letter = Layout::new(brand, format!("New order for {}", part.shop.name))
        .paragraph(format!(
            "Order {} is paid and waits to be shipped.",
            order.number
        ))
        .rows(rows(part.lines.iter(), currency))
        .rows(sums)
        .paragraph(format!("Ship it to\n{}", order.address.lines().join("\n")))
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
