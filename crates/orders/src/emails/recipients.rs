//! The recipients of an email about a payment, each in their language, queued once.

use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel_async::RunQueryDsl;
use jobs::NewJob;
use mail::template::Layout;
use types::{Language, ShopId, ShopOrderId};

use crate::payment::Payment;
use crate::{Error, OrdersContext};

/// A shop's part of an order.
#[derive(QueryableByName)]
pub(crate) struct Part {
    #[diesel(sql_type = BigInt)]
    pub id: ShopOrderId,
    #[diesel(sql_type = BigInt)]
    pub shop_id: ShopId,
}

/// The shops that a payment was for.
pub(crate) async fn shops(tx: &mut Tx, payment: &Payment) -> Result<Vec<Part>, Error> {
    // a payment that no order can use was never a shop's
    if payment.is_unapplied {
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

/// To the buyer, under the address that the order has.
pub(crate) async fn to_buyer(
    tx: &mut Tx,
    payment: &Payment,
    once: &str,
    write: impl FnOnce(Language) -> (Layout, String),
) -> Result<(), Error> {
    // as the order has it: who left since is not written to
    let buyer: Reached = diesel::sql_query("select email from orders where id = $1")
        .bind::<BigInt, _>(payment.order_id)
        .get_result(tx.conn())
        .await?;
    let language = auth::contact::language(tx.conn(), &buyer.email).await?;
    queue(tx, write(language), buyer.email, once).await
}

/// To whoever runs the shop; nobody where nobody does.
pub(crate) async fn to_shop(
    tx: &mut Tx,
    part: &Part,
    once: &str,
    write: impl FnOnce(Language) -> (Layout, String),
) -> Result<(), Error> {
    let Some(owner) = auth::role::manager_of(tx.conn(), part.shop_id).await? else {
        return Ok(());
    };
    let contact = auth::contact::contact(tx.conn(), owner).await?;
    queue(tx, write(contact.language), contact.email, once).await
}

/// To `CONTACT_EMAIL`.
pub(crate) async fn to_operator(
    tx: &mut Tx,
    context: &OrdersContext,
    once: &str,
    write: impl FnOnce(Language) -> (Layout, String),
) -> Result<(), Error> {
    let to = context.settings.now().contact_email.clone();
    let language = auth::contact::language(tx.conn(), &to).await?;
    queue(tx, write(language), to, once).await
}

async fn queue(
    tx: &mut Tx,
    (layout, subject): (Layout, String),
    to: String,
    once: &str,
) -> Result<(), Error> {
    let email = layout.email_to(to, subject);
    let job = NewJob::new(mail::JOB, &email).unique(format!("mail:{once}"));
    Ok(jobs::enqueue(tx, job).await?)
}

/// The buyer's page of the order.
pub(crate) fn order_url(context: &OrdersContext, payment: &Payment) -> String {
    let path = format!("/account/orders/{}", payment.order_id);
    context.settings.brand().url(&path)
}

/// The shop's page of its part.
pub(crate) fn part_url(context: &OrdersContext, part: ShopOrderId) -> String {
    context
        .settings
        .brand()
        .url(&format!("/seller/orders/{part}"))
}
