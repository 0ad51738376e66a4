//! The email about differences between the provider's books and ours.

use std::collections::BTreeMap;

use db::Tx;
use mail::template::Layout;
use types::{Currency, Language, Money};

use super::recipients;
use crate::reconciliation::run::Opened;
use crate::{Error, OrdersContext};

/// To the operator: how many differences a comparison found, and about how much money.
pub(crate) async fn opened(
    tx: &mut Tx,
    context: &OrdersContext,
    comparison: i64,
    opened: &[Opened],
) -> Result<(), Error> {
    let mut sums: BTreeMap<&str, Money> = BTreeMap::new();
    for one in opened {
        let sum = sums.entry(&one.currency).or_default();
        *sum = sum.plus(one.size)?;
    }
    let words = |l: Language| {
        let sums = sums
            .iter()
            .map(|(currency, sum)| match Currency::parse(currency) {
                Ok(currency) => sum.formatted(&currency, l),
                Err(_) => sum.minor().to_string(),
            });
        sums.collect::<Vec<_>>().join(", ")
    };
    let count = opened.len();
    let once = format!("breaks:{comparison}");
    recipients::to_operator(tx, context, &once, |l| {
        let sum = words(l);
        let many = match count {
            1 => l.say("1 difference".to_owned(), "1 Abweichung".to_owned()),
            _ => l.say(
                format!("{count} differences"),
                format!("{count} Abweichungen"),
            ),
        };
        let title = l.say(
            "PayPal's books don't match ours",
            "PayPals Bücher weichen von unseren ab",
        );
        let url = context
            .settings
            .brand()
            .url("/api/admin/reconciliation/breaks?status=open");
        let layout = Layout::new(&context.settings.brand(), l, title)
            .paragraph(l.say(
                format!("Comparing the books turned up {many}, {sum} in all."),
                format!("Der Abgleich der Bücher ergab {many}, zusammen {sum}."),
            ))
            .paragraph(l.say(
                format!(
                    "You can see each of them at {url}. Fix the cause, or add an explanation \
                     there."
                ),
                format!(
                    "Du findest jede einzelne unter {url}. Behebe die Ursache oder trage dort eine \
                     Erklärung ein."
                ),
            ));
        let subject = l.say(
            format!("{many} from PayPal's books: {sum}"),
            format!("{many} zu PayPals Büchern: {sum}"),
        );
        (layout, subject)
    })
    .await
}
