//! Emails about money that moved at the provider without anybody here requesting it, and to the
//! operator where a person must act.

use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text};
use diesel_async::RunQueryDsl;
use mail::template::Layout;
use payments::{Capture, Refund};
use types::{Currency, Language, Money, RefundId, ShopOrderId};

use super::recipients::{order_url, part_url, shops, to_buyer, to_operator, to_shop};
use super::{open_order, see_order};
use crate::cancel::BY_BUYER;
use crate::capture::unapplied::UnappliedReason;
use crate::payment::Payment;
use crate::refund::THE_REST;
use crate::returns::Reason;
use crate::{Error, OrdersContext};

/// To the buyer: a payment that no order can use is refunded.
pub(crate) async fn payment_returned(
    tx: &mut Tx,
    context: &OrdersContext,
    payment: &Payment,
    capture: &Capture,
    why: UnappliedReason,
) -> Result<(), Error> {
    let number = &payment.number;
    let once = format!("unearned:{}", capture.id);
    to_buyer(tx, payment, &once, |l| {
        let (why, amount) = (why.say(l), capture.amount.formatted(&capture.currency, l));
        let title = l.say("We're refunding your payment", "Deine Zahlung geht zurück");
        let layout = Layout::new(&context.settings.brand(), l, title)
            .paragraph(l.say(
                format!("We couldn't use your payment for order {number}. {why}."),
                format!(
                    "Deine Zahlung für die Bestellung {number} konnten wir nicht verwenden. {why}."
                ),
            ))
            .paragraph(l.say(
                format!(
                    "We're refunding {amount} to the account you paid with. You don't need to do \
                     anything."
                ),
                format!(
                    "Wir erstatten {amount} auf das Konto, mit dem du bezahlt hast. Du musst \
                     nichts tun."
                ),
            ))
            .paragraph(l.say(
                "Your items are still in your cart if you want to order again.",
                "Die Artikel liegen noch im Warenkorb, falls du neu bestellen möchtest.",
            ))
            .button(see_order(l), order_url(context, payment));
        let subject = l.say(
            format!("We're refunding your payment for order {number}"),
            format!("Deine Zahlung für die Bestellung {number} geht zurück"),
        );
        (layout, subject)
    })
    .await
}

/// To the buyer, the shops and the operator: money went back at the provider, or was taken.
pub(crate) async fn refunded_or_reversed(
    tx: &mut Tx,
    context: &OrdersContext,
    payment: &Payment,
    said: &Refund,
    is_reversal: bool,
) -> Result<(), Error> {
    let (number, brand) = (&payment.number, &context.settings.brand());
    let key = |to: &str| match is_reversal {
        true => format!("reversal:{}:{to}", said.id),
        false => format!("refunded:{}:{to}", said.id),
    };
    let title = |l: Language| match is_reversal {
        true => l.say("A payment was reversed", "Eine Zahlung wurde zurückgeholt"),
        false => l.say("Part of a sale was refunded", "Ein Verkauf wurde erstattet"),
    };
    let subject = |l: Language| {
        let title = title(l);
        l.say(
            format!("{title}: order {number}"),
            format!("{title}: Bestellung {number}"),
        )
    };
    if !is_reversal {
        to_buyer(tx, payment, &key("buyer"), |l| {
            refund(context, payment, said, l)
        })
        .await?;
    }
    for part in shops(tx, payment).await? {
        to_shop(tx, &part, &key(&part.id.to_string()), |l| {
            let amount = said.amount.formatted(&said.currency, l);
            let words = match is_reversal {
                true => l.say(
                    format!(
                        "PayPal took back {amount} for order {number}. It comes out of your \
                         earnings from this order."
                    ),
                    format!(
                        "PayPal hat {amount} für die Bestellung {number} zurückgeholt. Das geht \
                         von deinem Erlös aus dieser Bestellung ab."
                    ),
                ),
                false => l.say(
                    format!(
                        "{amount} of order {number} was refunded at PayPal. Your share comes out \
                         of your earnings from this order."
                    ),
                    format!(
                        "{amount} der Bestellung {number} wurden bei PayPal erstattet. Dein Anteil \
                         daran geht von deinem Erlös aus dieser Bestellung ab."
                    ),
                ),
            };
            let layout = Layout::new(brand, l, title(l))
                .paragraph(words)
                .button(open_order(l), part_url(context, part.id));
            (layout, subject(l))
        })
        .await?;
    }
    to_operator(tx, context, &key("operator"), |l| {
        let (amount, id) = (said.amount.formatted(&said.currency, l), &said.id);
        let layout = Layout::new(brand, l, title(l)).paragraph(l.say(
            format!("{amount} of order {number} (PayPal's number {id})."),
            format!("{amount} der Bestellung {number} (Nummer bei PayPal: {id})."),
        ));
        (layout, subject(l))
    })
    .await
}

fn refund(
    context: &OrdersContext,
    payment: &Payment,
    said: &Refund,
    l: Language,
) -> (Layout, String) {
    let (number, amount) = (&payment.number, said.amount.formatted(&said.currency, l));
    let title = l.say("Your refund", "Deine Erstattung");
    let layout = Layout::new(&context.settings.brand(), l, title)
        .paragraph(l.say(
            format!("{amount} of your order {number} was refunded to the account you paid with."),
            format!(
                "{amount} deiner Bestellung {number} wurden auf das Konto erstattet, mit dem du \
                 bezahlt hast."
            ),
        ))
        .button(see_order(l), order_url(context, payment));
    let subject = l.say(
        format!("Refund for order {number}"),
        format!("Erstattung für die Bestellung {number}"),
    );
    (layout, subject)
}

/// To the buyer: money of theirs that we gave back is there, and what for.
pub(crate) async fn refund_done(
    tx: &mut Tx,
    context: &OrdersContext,
    payment: &Payment,
    id: RefundId,
) -> Result<(), Error> {
    let done: Done = diesel::sql_query(
        "select r.amount, r.reason, s.shop_name, e.reason as return_reason, \
         r.settled_as is not distinct from 'paid_elsewhere' as paid_elsewhere from refunds r \
         left join shop_orders s on s.id = r.shop_order_id \
         left join returns e on e.id = r.return_id where r.id = $1",
    )
    .bind::<BigInt, _>(id)
    .get_result(tx.conn())
    .await?;
    let (number, brand) = (&payment.number, &context.settings.brand());
    let currency = Currency::parse(&payment.captured_currency);
    let currency = currency.unwrap_or_else(|_| context.currency.clone());
    to_buyer(tx, payment, &format!("refund-done:{id}"), |l| {
        let amount = done.amount.formatted(&currency, l);
        let layout = Layout::new(
            brand,
            l,
            l.say("Your refund is done", "Deine Erstattung ist da"),
        );
        let layout = layout.paragraph(match done.paid_elsewhere {
            true => l.say(
                format!(
                    "We paid back {amount} of your order {number} another way, because the PayPal \
                     refund didn't work."
                ),
                format!(
                    "{amount} deiner Bestellung {number} haben wir dir auf anderem Weg \
                     zurückgezahlt, weil es über PayPal nicht ging."
                ),
            ),
            false => l.say(
                format!(
                    "{amount} of your order {number} was refunded to the account you paid with. It \
                     may take a few days to show up."
                ),
                format!(
                    "{amount} deiner Bestellung {number} wurden auf das Konto erstattet, mit dem \
                     du bezahlt hast. Bis du es dort siehst, kann es einige Tage dauern."
                ),
            ),
        });
        let layout = match &done.shop_name {
            Some(shop) => layout.paragraph(done.what_for(shop, l)),
            // the email that it goes back said why
            None => layout,
        };
        let subject = l.say(
            format!("Refunded: order {number}"),
            format!("Erstattet: Bestellung {number}"),
        );
        (
            layout.button(see_order(l), order_url(context, payment)),
            subject,
        )
    })
    .await
}

#[derive(QueryableByName)]
struct Done {
    #[diesel(sql_type = BigInt)]
    amount: Money,
    #[diesel(sql_type = Text)]
    reason: String,
    #[diesel(sql_type = Nullable<Text>)]
    shop_name: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    return_reason: Option<Reason>,
    #[diesel(sql_type = Bool)]
    paid_elsewhere: bool,
}

impl Done {
    fn what_for(&self, shop: &str, l: Language) -> String {
        let reason = match (self.return_reason, self.reason.as_str()) {
            (Some(reason), _) => reason.say(l),
            (None, BY_BUYER) => l.say(BY_BUYER, "von dir storniert"),
            (None, THE_REST) => l.say(THE_REST, "der Rest einer Erstattung"),
            (None, words) => words,
        };
        l.say(
            format!("It's for your order from {shop}. Reason: {reason}"),
            format!("Es geht um deine Bestellung bei {shop}. Grund: {reason}"),
        )
    }
}

/// To the buyer: nobody paid in time, and nothing is lost.
pub(crate) async fn expired(
    tx: &mut Tx,
    context: &OrdersContext,
    payment: &Payment,
) -> Result<(), Error> {
    let number = &payment.number;
    to_buyer(tx, payment, &format!("expired:{}", payment.order_id), |l| {
        let title = l.say("Your order has expired", "Deine Bestellung ist abgelaufen");
        let layout = Layout::new(&context.settings.brand(), l, title)
            .paragraph(l.say(
                format!(
                    "Order {number} wasn't paid in time, so its items are no longer reserved for \
                     you. You weren't charged."
                ),
                format!(
                    "Die Bestellung {number} wurde nicht rechtzeitig bezahlt, deshalb sind die \
                     Artikel nicht mehr für dich reserviert. Abgebucht wurde nichts."
                ),
            ))
            .paragraph(l.say(
                "Your items are still in your cart unless you removed them. You can order again \
                 anytime.",
                "Was du nicht entfernt hast, liegt noch in deinem Warenkorb. Du kannst jederzeit \
                 neu bestellen.",
            ))
            .button(
                l.say("Go to your cart", "Zum Warenkorb"),
                context.settings.brand().url("/cart"),
            );
        let subject = l.say(
            format!("Expired, not charged: order {number}"),
            format!("Abgelaufen, nicht berechnet: Bestellung {number}"),
        );
        (layout, subject)
    })
    .await
}

/// To the buyer, who was told to wait for their payment: it will not come.
pub(crate) async fn payment_failed(
    tx: &mut Tx,
    context: &OrdersContext,
    payment: &Payment,
) -> Result<(), Error> {
    let number = &payment.number;
    let once = format!("payment-failed:{}", payment.order_id);
    to_buyer(tx, payment, &once, |l| {
        let title = l.say(
            "Your payment didn't go through",
            "Deine Zahlung hat nicht geklappt",
        );
        let layout = Layout::new(&context.settings.brand(), l, title)
            .paragraph(l.say(
                format!(
                    "PayPal told us that your payment for order {number} didn't go through, so we \
                     cancelled the order. You weren't charged."
                ),
                format!(
                    "PayPal meldet, dass deine Zahlung für die Bestellung {number} nicht geklappt \
                     hat. Deshalb haben wir sie storniert. Abgebucht wurde nichts."
                ),
            ))
            .paragraph(l.say(
                "Your items are still in your cart unless you removed them.",
                "Was du nicht entfernt hast, liegt noch in deinem Warenkorb.",
            ))
            .button(
                l.say("Go to your cart", "Zum Warenkorb"),
                context.settings.brand().url("/cart"),
            );
        let subject = l.say(
            format!("Payment failed: order {number}"),
            format!("Zahlung fehlgeschlagen: Bestellung {number}"),
        );
        (layout, subject)
    })
    .await
}

/// To a shop: an order is not to be packed any more.
pub(crate) async fn do_not_ship(
    tx: &mut Tx,
    context: &OrdersContext,
    payment: &Payment,
    part: ShopOrderId,
) -> Result<(), Error> {
    let number = &payment.number;
    for shop in shops(tx, payment).await? {
        if shop.id == part {
            to_shop(tx, &shop, &format!("do-not-ship:{part}"), |l| {
                let title = l.say(
                    "Don't ship this order",
                    "Verschicke diese Bestellung nicht",
                );
                let layout = Layout::new(&context.settings.brand(), l, title)
                    .paragraph(l.say(
                        format!(
                            "The payment for order {number} was returned to the buyer, so we \
                             cancelled it. The items are back in stock."
                        ),
                        format!(
                            "Die Zahlung für die Bestellung {number} ging zurück, deshalb haben wir \
                             sie storniert. Die Artikel stehen wieder in deinem Bestand."
                        ),
                    ))
                    .button(open_order(l), part_url(context, part));
                let subject = l.say(
                    format!("Don't ship: order {number}"),
                    format!("Nicht verschicken: Bestellung {number}"),
                );
                (layout, subject)
            })
            .await?;
        }
    }
    Ok(())
}

/// To the operator: a refund needs a person.
pub(crate) async fn refund_failed(
    tx: &mut Tx,
    context: &OrdersContext,
    payment: &Payment,
    id: RefundId,
    why: &str,
) -> Result<(), Error> {
    let number = &payment.number;
    // each failure is news, also the one after a new try
    let once = format!("refund-failed:{id}:{}", rand::random::<u64>());
    to_operator(tx, context, &once, |l| {
        let title = l.say("A refund failed", "Eine Erstattung schlug fehl");
        let layout = Layout::new(&context.settings.brand(), l, title)
            .paragraph(l.say(
                format!("Refund {id} of order {number}: {why}."),
                format!("Erstattung {id} der Bestellung {number}: {why}."),
            ))
            .paragraph(l.say(
                "The buyer is still waiting for the money. Fix the cause at PayPal, then retry the \
                 refund. If you pay it another way, record it in the console.",
                "Der Kunde wartet noch auf sein Geld. Behebe die Ursache bei PayPal und versuche \
                 die Erstattung dann neu. Zahlst du es auf anderem Weg, trage das in der Konsole \
                 ein.",
            ));
        let subject = l.say(
            format!("Refund failed: order {number}"),
            format!("Erstattung fehlgeschlagen: Bestellung {number}"),
        );
        (layout, subject)
    })
    .await
}
