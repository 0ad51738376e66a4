//! Payments that no order can use: too little or too much, to another account, or for an order that
//! was already closed. They are booked in the ledger and refunded; the reason is stored in
//! `payments.unearned`.

use db::Tx;
use diesel::sql_types::{BigInt, Text};
use diesel_async::RunQueryDsl;
use payments::Capture;
use serde_json::json;
use types::Language;

use crate::payment::{self, Payment};
use crate::status::{PaymentStatus, ShopOrderStatus};
use crate::transition::{self, Actor};
use crate::{Error, OrdersContext, checkout, emails, ledger, refund};

/// Why no order can use a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum UnappliedReason {
    WentBack,
    Currency,
    Amount,
    Order,
    Account,
    TooLate,
}

impl UnappliedReason {
    /// A sentence without its period; the English one is stored.
    pub fn say(self, language: Language) -> &'static str {
        match self {
            Self::WentBack => language.say(
                "The payment was returned before it reached the order",
                "Die Zahlung ging zurück, bevor sie bei der Bestellung ankam",
            ),
            Self::Currency => language.say(
                "The payment was in a different currency",
                "Die Zahlung kam in einer anderen Währung",
            ),
            Self::Amount => language.say(
                "The payment was for a different amount",
                "Die Zahlung kam mit einem anderen Betrag",
            ),
            Self::Order => language.say(
                "The payment was for a different order",
                "Die Zahlung gehört zu einer anderen Bestellung",
            ),
            Self::Account => language.say(
                "The payment went to a different account",
                "Die Zahlung ging auf ein anderes Konto",
            ),
            Self::TooLate => language.say(
                "The order was closed before the payment arrived",
                "Die Bestellung war schon geschlossen, als die Zahlung kam",
            ),
        }
    }
}

/// Books the capture as the buyer's, ends the order if it is open, and asks for the refund.
pub(super) async fn run(
    tx: &mut Tx,
    context: &OrdersContext,
    payment: Payment,
    capture: &Capture,
    why: UnappliedReason,
) -> Result<(), Error> {
    if matches!(
        payment.status,
        PaymentStatus::Pending | PaymentStatus::Confirming
    ) {
        let (to, shops_to) = (PaymentStatus::Failed, ShopOrderStatus::Cancelled);
        checkout::close(tx, &payment, to, shops_to, Actor::System).await?;
    }
    let payment = payment::lock(tx, payment.order_id).await?;
    diesel::sql_query(
        "update payments set status = 'paid', capture_id = $2, captured_at = now(), \
         check_at = null, pending_since = null, unearned = $3, unearned_amount = $4, \
         unearned_currency = $5 where id = $1",
    )
    .bind::<BigInt, _>(payment.id)
    .bind::<Text, _>(&capture.id)
    .bind::<Text, _>(why.say(Language::En))
    .bind::<BigInt, _>(capture.amount)
    .bind::<Text, _>(capture.currency.as_str())
    .execute(tx.conn())
    .await?;
    let detail = json!({ "capture": capture.id, "unearned": why.say(Language::En) });
    let from = Some(payment.status);
    transition::record_payment(tx, payment.id, from, PaymentStatus::Paid, detail).await?;
    ledger::post_unapplied(tx, &payment, capture).await?;
    ledger::post_fee(tx, &payment, capture).await?;
    refund::return_unapplied(tx, &payment, capture.amount, why.say(Language::En)).await?;
    emails::payment::payment_returned(tx, context, &payment, capture, why).await
}
