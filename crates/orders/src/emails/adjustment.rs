//! The email about an adjustment that needs a second operator.

use db::Tx;
use mail::template::Layout;
use types::Money;

use super::queue;
use crate::adjustment::request::Request;
use crate::{Error, OrdersContext};

/// To every operator but the one who asked: it waits for them.
pub(crate) async fn approval_needed(
    tx: &mut Tx,
    context: &OrdersContext,
    request: &Request,
    shop: &str,
) -> Result<(), Error> {
    let (brand, currency) = (&context.settings.brand(), &context.currency);
    let asker = auth::contact::contact(tx.conn(), request.requested_by)
        .await?
        .username;
    let gives = request.amount > Money::ZERO;
    let size = if gives {
        request.amount
    } else {
        Money::ZERO.minus(request.amount)?
    };
    for (person, to) in auth::role::other_operators(tx.conn(), request.requested_by).await? {
        let l = to.language;
        let sum = size.formatted(currency, l);
        let what = match gives {
            true => l.say(
                format!("{asker} wants to give {shop} {sum}."),
                format!("{asker} möchte {shop} {sum} gutschreiben."),
            ),
            false => l.say(
                format!("{asker} wants to take {sum} from {shop}."),
                format!("{asker} möchte {shop} {sum} abziehen."),
            ),
        };
        let title = l.say(
            "An adjustment needs your approval",
            "Eine Korrektur braucht deine Freigabe",
        );
        let email = Layout::new(brand, l, title)
            .paragraph(what)
            .paragraph(l.say(
                format!("Reason: {}", request.reason),
                format!("Grund: {}", request.reason),
            ))
            .paragraph(l.say(
                "It isn't booked until another operator approves it.",
                "Gebucht wird erst, wenn ein anderer Betreiber zustimmt.",
            ))
            .button(
                l.say("Review it", "Ansehen"),
                brand.url("/admin/adjustments"),
            )
            .email_to(
                to.email,
                l.say(
                    format!("To approve: {sum} for {shop}"),
                    format!("Zur Freigabe: {sum} für {shop}"),
                ),
            );
        let once = format!("mail:adjustment:{}:{person}", request.id);
        queue(tx, &email, once).await?;
    }
    Ok(())
}
