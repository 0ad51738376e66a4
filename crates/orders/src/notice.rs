//! Letters about money that moved at the provider without anybody here asking for it, and to the
//! operator where a person must act.

use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel_async::RunQueryDsl;
use jobs::NewJob;
use mail::template::Layout;
use payments::{Capture, Dispute, Refund};
use types::{RefundId, ShopId, ShopOrderId};

use crate::payment::Payment;
use crate::{Desk, Error};

/// To the buyer: a payment that pays for nothing goes back.
pub(crate) async fn goes_back(
    tx: &mut Tx,
    desk: &Desk,
    payment: &Payment,
    capture: &Capture,
    why: &str,
) -> Result<(), Error> {
    let number = &payment.number;
    let amount = capture.amount.in_words(&capture.currency);
    let letter = Layout::new(&desk.market.brand, "Your payment is on its way back")
        .paragraph(format!(
            "We could not use your payment for order {number}. {why}."
        ))
        .paragraph(format!(
            "{amount} goes back to the account you paid with. You need not do anything."
        ))
        .paragraph("Your items are still in the cart if you want to order again.")
        .button("See your order", order_url(desk, payment));
    let subject = format!("Your payment for order {number} goes back");
    to_buyer(
        tx,
        payment,
        &letter,
        &subject,
        &format!("unearned:{}", capture.id),
    )
    .await
}

/// To the buyer, the shops and the operator: money went back at the provider, or was taken.
pub(crate) async fn money_went_back(
    tx: &mut Tx,
    desk: &Desk,
    payment: &Payment,
    said: &Refund,
    is_reversal: bool,
) -> Result<(), Error> {
    let number = &payment.number;
    let amount = said.amount.in_words(&said.currency);
    let key = |to: &str| match is_reversal {
        true => format!("reversal:{}:{to}", said.id),
        false => format!("refunded:{}:{to}", said.id),
    };
    let (title, words) = match is_reversal {
        true => (
            "A payment was reversed",
            format!(
                "PayPal took {amount} back for order {number}. It comes off what the order brought you."
            ),
        ),
        false => (
            "Part of a sale was refunded",
            format!(
                "{amount} of order {number} was refunded at PayPal. Your share of it comes off what the order brought you."
            ),
        ),
    };
    if !is_reversal {
        let letter = Layout::new(&desk.market.brand, "Your refund")
            .paragraph(format!(
                "{amount} of your order {number} went back to the account you paid with."
            ))
            .button("See your order", order_url(desk, payment));
        let subject = format!("Refund for order {number}");
        to_buyer(tx, payment, &letter, &subject, &key("buyer")).await?;
    }
    for part in shops(tx, payment).await? {
        let letter = Layout::new(&desk.market.brand, title)
            .paragraph(words.clone())
            .button("Open the order", part_url(desk, part.id));
        let subject = format!("{title}: order {number}");
        to_shop(tx, &part, &letter, &subject, &key(&part.id.to_string())).await?;
    }
    let letter = Layout::new(&desk.market.brand, title).paragraph(format!(
        "{amount} of order {number} (PayPal's number {}).",
        said.id
    ));
    to_operator(
        tx,
        desk,
        &letter,
        &format!("{title}: order {number}"),
        &key("operator"),
    )
    .await
}

/// To a shop: an order is not to be packed any more.
pub(crate) async fn do_not_ship(
    tx: &mut Tx,
    desk: &Desk,
    payment: &Payment,
    part: ShopOrderId,
) -> Result<(), Error> {
    let number = &payment.number;
    for shop in shops(tx, payment).await? {
        if shop.id == part {
            let letter = Layout::new(&desk.market.brand, "Please do not ship this order")
                .paragraph(format!(
                    "The payment for order {number} went back to the buyer, so we cancelled it. The items are back in your stock."
                ))
                .button("Open the order", part_url(desk, part));
            let subject = format!("Do not ship: order {number}");
            to_shop(tx, &shop, &letter, &subject, &format!("do-not-ship:{part}")).await?;
        }
    }
    Ok(())
}

/// To the operator: a refund needs a person.
pub(crate) async fn refund_failed(
    tx: &mut Tx,
    desk: &Desk,
    payment: &Payment,
    id: RefundId,
    why: &str,
) -> Result<(), Error> {
    let number = &payment.number;
    let letter = Layout::new(&desk.market.brand, "A refund failed")
        .paragraph(format!("Refund {id} of order {number}: {why}."))
        .paragraph(
            "The buyer still waits for the money. Mend the cause at PayPal, then have the refund tried again.",
        );
    let subject = format!("Refund failed: order {number}");
    // each failure is news, also the one after a new try
    let key = format!("refund-failed:{id}:{}", rand::random::<u64>());
    to_operator(tx, desk, &letter, &subject, &key).await
}

/// To the shops and the operator: a buyer complains, or the matter moved.
pub(crate) async fn dispute(
    tx: &mut Tx,
    desk: &Desk,
    payment: &Payment,
    said: &Dispute,
    is_new: bool,
) -> Result<(), Error> {
    let number = &payment.number;
    let title = match (is_new, said.is_resolved()) {
        (_, true) => "A dispute is decided",
        (true, false) => "A buyer opened a dispute",
        (false, false) => "News about a dispute",
    };
    let mut words = format!(
        "Order {number}, {}: {}.",
        said.amount.in_words(&said.currency),
        said.reason.to_lowercase().replace('_', " ")
    );
    if let Some(outcome) = &said.outcome {
        words += &format!(" Outcome: {}.", outcome.to_lowercase().replace('_', " "));
    } else if let Some(deadline) = said.respond_by {
        words += &format!(
            " PayPal wants an answer by {}.",
            deadline.format("%B %-d, %Y")
        );
    }
    let key = |to: &str| format!("dispute:{}:{}:{}:{to}", said.id, said.stage, said.status);
    let subject = format!("{title}: order {number}");
    for part in shops(tx, payment).await? {
        let letter = Layout::new(&desk.market.brand, title)
            .paragraph(words.clone())
            .paragraph("Keep the tracking number and what you wrote with the buyer at hand: we may ask you for them.")
            .button("Open the order", part_url(desk, part.id));
        to_shop(tx, &part, &letter, &subject, &key(&part.id.to_string())).await?;
    }
    let letter = Layout::new(&desk.market.brand, title)
        .paragraph(words)
        .paragraph(format!(
            "PayPal's number: {}. Answer it in PayPal's resolution center.",
            said.id
        ));
    to_operator(tx, desk, &letter, &subject, &key("operator")).await
}

#[derive(QueryableByName)]
struct Part {
    #[diesel(sql_type = BigInt)]
    id: ShopOrderId,
    #[diesel(sql_type = BigInt)]
    shop_id: ShopId,
}

async fn shops(tx: &mut Tx, payment: &Payment) -> Result<Vec<Part>, Error> {
    // money that pays for nothing was never a shop's
    if payment.is_unearned {
        return Ok(Vec::new());
    }
    Ok(
        diesel::sql_query("select id, shop_id from shop_orders where order_id = $1 order by id")
            .bind::<BigInt, _>(payment.order_id)
            .load(tx.conn())
            .await?,
    )
}

#[derive(QueryableByName)]
struct Reached {
    #[diesel(sql_type = Text)]
    email: String,
}

async fn to_buyer(
    tx: &mut Tx,
    payment: &Payment,
    letter: &Layout,
    subject: &str,
    once: &str,
) -> Result<(), Error> {
    // as the order has it: who left since is not written to
    let buyer: Reached = diesel::sql_query("select email from orders where id = $1")
        .bind::<BigInt, _>(payment.order_id)
        .get_result(tx.conn())
        .await?;
    queue(tx, letter, buyer.email, subject, once).await
}

async fn to_shop(
    tx: &mut Tx,
    part: &Part,
    letter: &Layout,
    subject: &str,
    once: &str,
) -> Result<(), Error> {
    let Some(owner) = auth::role::manager_of(tx.conn(), part.shop_id).await? else {
        return Ok(());
    };
    let contact = auth::contact::contact(tx.conn(), owner).await?;
    queue(tx, letter, contact.email, subject, once).await
}

async fn to_operator(
    tx: &mut Tx,
    desk: &Desk,
    letter: &Layout,
    subject: &str,
    once: &str,
) -> Result<(), Error> {
    queue(tx, letter, desk.market.contact_email.clone(), subject, once).await
}

async fn queue(
    tx: &mut Tx,
    letter: &Layout,
    to: String,
    subject: &str,
    once: &str,
) -> Result<(), Error> {
    let letter = letter.letter(to, subject);
    let job = NewJob::new(mail::JOB, &letter).unique(format!("mail:{once}"));
    Ok(jobs::enqueue(tx, job).await?)
}

fn order_url(desk: &Desk, payment: &Payment) -> String {
    let path = format!("/account/orders/{}", payment.order_id);
    desk.market.brand.url(&path)
}

fn part_url(desk: &Desk, part: ShopOrderId) -> String {
    desk.market.brand.url(&format!("/seller/orders/{part}"))
}
