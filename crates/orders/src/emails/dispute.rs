//! Emails about a dispute: what the buyer says, the deadline, and the outcome.

use db::Tx;
use mail::template::Layout;
use payments::Dispute;
use types::Language;

use super::recipients::{shops, to_operator, to_shop};
use crate::dispute::DisputeChange;
use crate::notification::{About, DisputeStep};
use crate::payment::Payment;
use crate::{Error, OrdersContext, notification};

/// To the shops and the operator: a buyer opened a dispute, or something about it changed.
pub(crate) async fn changed(
    tx: &mut Tx,
    context: &OrdersContext,
    payment: &Payment,
    said: &Dispute,
    change: &DisputeChange,
) -> Result<(), Error> {
    let (number, brand) = (&payment.number, &context.settings.brand());
    let title = |l: Language| match (change.is_new, said.is_resolved()) {
        (_, true) => l.say("A dispute is decided", "Ein Streitfall ist entschieden"),
        (true, false) => l.say("A buyer opened a dispute", "Ein neuer Streitfall"),
        (false, false) => l.say("News about a dispute", "Neues zu einem Streitfall"),
    };
    let subject = |l: Language| {
        let title = title(l);
        l.say(
            format!("{title}: order {number}"),
            format!("{title}: Bestellung {number}"),
        )
    };
    // it may be the shop's turn several times in a stage, each time until another day
    let by = said.respond_by.map_or(0, |at| at.timestamp());
    let once = format!("{}:{}:{}:{by}", said.id, said.stage, said.status);
    let key = |to: &str| format!("dispute:{once}:{to}");
    let about = About::Dispute {
        id: change.id,
        number: number.clone(),
        step: match (change.is_new, said.is_resolved()) {
            (_, true) => DisputeStep::Decided,
            (true, false) => DisputeStep::Opened,
            (false, false) => DisputeStep::Moved,
        },
        amount: said.amount,
        respond_by: said.respond_by,
    };
    for part in shops(tx, payment).await? {
        if !notification::tell(tx, part.shop_id, &once, &about).await? {
            continue;
        }
        to_shop(tx, &part, &key(&part.id.to_string()), |l| {
            let mut layout = Layout::new(brand, l, title(l)).paragraph(complaint(number, said, l));
            layout = match &said.outcome {
                Some(outcome) => layout.paragraph(ended(outcome, l)),
                None => layout.paragraph(l.say(
                    "Until it's decided, your earnings from this order stay in your balance and \
                     aren't paid out.",
                    "Bis zur Entscheidung bleibt dein Erlös aus dieser Bestellung in deinem \
                     Guthaben und wird nicht ausgezahlt.",
                )),
            };
            let button = match said.takes_evidence {
                true => l.say("Answer the dispute", "Auf den Streitfall antworten"),
                false => l.say("View the dispute", "Streitfall ansehen"),
            };
            let page = brand.url(&format!("/seller/money/disputes/{}", change.id));
            (layout.button(button, page), subject(l))
        })
        .await?;
    }
    to_operator(tx, context, &key("operator"), |l| {
        let (id, name) = (change.id, &said.id);
        let mut layout = Layout::new(brand, l, title(l)).paragraph(complaint(number, said, l));
        layout = match &said.outcome {
            Some(outcome) => layout.paragraph(ended(outcome, l)),
            None => layout.paragraph(l.say(
                "The shop answers it in Seller Center. If the buyer is right, agree with them in \
                 the console.",
                "Der Shop antwortet im Verkäuferportal. Ist der Käufer im Recht, gib ihm in der \
                 Konsole recht.",
            )),
        };
        let layout = layout.paragraph(l.say(
            format!("Dispute {id}, at PayPal {name}."),
            format!("Streitfall {id}, bei PayPal {name}."),
        ));
        (layout, subject(l))
    })
    .await
}

/// What the buyer says, of how much, and until when PayPal waits for an answer.
fn complaint(number: &str, said: &Dispute, l: Language) -> String {
    let amount = said.amount.formatted(&said.currency, l);
    let about = match said.reason.as_str() {
        "MERCHANDISE_OR_SERVICE_NOT_RECEIVED" => {
            l.say("nothing arrived", "es ist nichts angekommen")
        }
        "MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED" => l.say(
            "an item is not as described",
            "ein Artikel ist nicht wie beschrieben",
        ),
        "UNAUTHORISED" => l.say(
            "they didn't make this payment",
            "diese Zahlung wurde nicht veranlasst",
        ),
        "CREDIT_NOT_PROCESSED" => l.say("a refund is missing", "eine Erstattung fehlt"),
        "DUPLICATE_TRANSACTION" => l.say("they paid twice", "es wurde doppelt bezahlt"),
        "INCORRECT_AMOUNT" => l.say("the amount is wrong", "der Betrag stimmt nicht"),
        "PAYMENT_BY_OTHER_MEANS" => l.say(
            "they paid in another way",
            "es wurde auf anderem Weg bezahlt",
        ),
        _ => l.say("another reason", "ein anderer Grund"),
    };
    let complaint = l.say(
        format!(
            "Order {number}: the buyer opened a PayPal dispute over {amount}. Their reason: \
             {about}."
        ),
        format!(
            "Bestellung {number}: Bei PayPal gibt es einen Streitfall über {amount}. Der Grund: \
             {about}."
        ),
    );
    match said.respond_by.filter(|_| !said.is_resolved()) {
        None => complaint,
        Some(deadline) => {
            let day = l.day(deadline);
            complaint
                + &l.say(
                    format!(" Answer by {day}. After that, PayPal decides without an answer."),
                    format!(" Antworte bis zum {day}. Danach entscheidet PayPal ohne Antwort."),
                )
        }
    }
}

fn ended(outcome: &str, l: Language) -> String {
    match outcome {
        "RESOLVED_BUYER_FAVOUR" => l.say(
            "PayPal decided for the buyer.",
            "PayPal hat für den Käufer entschieden.",
        ),
        "RESOLVED_SELLER_FAVOUR" => l.say(
            "PayPal decided for the shop.",
            "PayPal hat für den Shop entschieden.",
        ),
        "CANCELED_BY_BUYER" => l.say(
            "The buyer withdrew it.",
            "Die Beschwerde wurde zurückgezogen.",
        ),
        "ACCEPTED" => l.say(
            "The marketplace agreed with the buyer.",
            "Der Marktplatz hat dem Käufer recht gegeben.",
        ),
        _ => l.say("It is closed.", "Der Streitfall ist geschlossen."),
    }
    .to_owned()
}
