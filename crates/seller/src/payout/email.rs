//! Emails to shops about their payouts.

use db::Tx;
use jobs::NewJob;
use mail::template::Layout;
use orders::notification::{self, About, PayoutStep};
use types::Language;

use super::Payout;
use crate::{Error, SellerContext};

/// The money has arrived.
pub(super) async fn paid(
    tx: &mut Tx,
    context: &SellerContext,
    payout: &Payout,
) -> Result<(), Error> {
    write(tx, context, payout, PayoutStep::Paid, |l, amount, to| {
        let title = l.say("Your payout was sent", "Deine Auszahlung ist unterwegs");
        let words = l.say(
            format!("We sent {amount} to {to}."),
            format!("Wir haben {amount} an {to} geschickt."),
        );
        (title, words)
    })
    .await
}

/// Nobody has an account at that address.
pub(super) async fn unclaimed(
    tx: &mut Tx,
    context: &SellerContext,
    payout: &Payout,
) -> Result<(), Error> {
    write(
        tx,
        context,
        payout,
        PayoutStep::Unclaimed,
        |l, amount, to| {
            let title = l.say(
                "Your payout is waiting for you",
                "Deine Auszahlung wartet auf dich",
            );
            let words = l.say(
            format!(
                "{amount} is waiting at PayPal because there's no account for {to} yet. Open one \
                 within 30 days to get the money. Otherwise it returns to your balance."
            ),
            format!(
                "{amount} liegen bei PayPal bereit, denn zur Adresse {to} gibt es noch kein Konto. \
                 Eröffne innerhalb von 30 Tagen eines, dann ist das Geld da. Sonst kommt es auf \
                 dein Guthaben zurück."
            ),
        );
            (title, words)
        },
    )
    .await
}

/// It did not arrive and is the shop's again.
pub(super) async fn failed(
    tx: &mut Tx,
    context: &SellerContext,
    payout: &Payout,
    why: &str,
) -> Result<(), Error> {
    write(tx, context, payout, PayoutStep::Back, |l, amount, to| {
        let title = l.say(
            "Your payout didn't go through",
            "Deine Auszahlung hat nicht geklappt",
        );
        let words = l.say(
            format!(
                "{amount} to {to} came back: {why}. The money is in your balance again. Check your \
                 payout account. The next payout tries again."
            ),
            format!(
                "{amount} an {to} kamen zurück: {why}. Das Geld ist wieder in deinem Guthaben. \
                 Prüfe dein Auszahlungskonto. Die nächste Auszahlung versucht es neu."
            ),
        );
        (title, words)
    })
    .await
}

async fn write(
    tx: &mut Tx,
    context: &SellerContext,
    payout: &Payout,
    step: PayoutStep,
    say: impl FnOnce(Language, &str, &str) -> (&'static str, String),
) -> Result<(), Error> {
    let about = About::Payout {
        id: payout.id,
        step,
        amount: payout.amount,
    };
    let once = format!("{}:{step}", payout.id);
    let by_email = notification::tell(tx, payout.shop_id, &once, &about).await?;
    let owner = auth::role::manager_of(tx.conn(), payout.shop_id).await?;
    let Some(owner) = owner.filter(|_| by_email) else {
        return Ok(());
    };
    let contact = auth::contact::contact(tx.conn(), owner).await?;
    let (brand, l) = (&context.orders.settings.brand(), contact.language);
    let (title, words) = say(l, &payout.words(l), &payout.shown);
    let email = Layout::new(brand, l, title)
        .paragraph(words)
        .button(
            l.say("View your payouts", "Auszahlungen ansehen"),
            brand.url("/seller/money/payouts"),
        )
        .email_to(contact.email, title);
    let job = NewJob::new(mail::JOB, &email).unique(format!("mail:payout:{once}"));
    Ok(jobs::enqueue(tx, job).await?)
}
