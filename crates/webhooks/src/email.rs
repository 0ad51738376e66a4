//! The email to the owner when one of its endpoints is paused.

use db::Tx;
use jobs::NewJob;
use mail::template::Layout;
use types::{Language, ShopId, WebhookEndpointId};

use crate::{Context, Error};

/// An endpoint that is sent nothing any more.
pub(crate) struct PausedEndpoint<'a> {
    pub id: WebhookEndpointId,
    pub shop: Option<ShopId>,
    pub name: &'a str,
    pub url: &'a str,
    /// It said so itself, by 410; else it took nothing for days.
    pub is_gone: bool,
}

/// To whoever runs the shop, or to the marketplace's own address.
pub(crate) async fn endpoint_paused(
    tx: &mut Tx,
    context: &Context,
    paused: &PausedEndpoint<'_>,
) -> Result<(), Error> {
    let (to, language) = match paused.shop {
        None => {
            let to = context.settings.now().contact_email.clone();
            let language = auth::contact::language(tx.conn(), &to).await?;
            (to, language)
        }
        Some(shop) => {
            let Some(owner) = auth::role::manager_of(tx.conn(), shop).await? else {
                return Ok(());
            };
            let contact = auth::contact::contact(tx.conn(), owner).await?;
            (contact.email, contact.language)
        }
    };
    let (layout, subject) = write(context, language, paused);
    let job = NewJob::new(mail::JOB, &layout.email_to(to, subject));
    Ok(jobs::enqueue(tx, job).await?)
}

fn write(context: &Context, l: Language, paused: &PausedEndpoint<'_>) -> (Layout, String) {
    let (name, url) = (paused.name, paused.url);
    let brand = context.settings.brand();
    let title = l.say("A webhook is paused", "Ein Webhook ist angehalten");
    let why = match paused.is_gone {
        true => l.say(
            format!("{url} answered that it doesn't want any more messages (410 Gone)."),
            format!("{url} hat geantwortet, dass es keine Nachrichten mehr will (410 Gone)."),
        ),
        false => l.say(
            format!("{url} hasn't accepted a message for five days."),
            format!("{url} hat seit fünf Tagen keine Nachricht angenommen."),
        ),
    };
    let layout = Layout::new(&brand, l, title)
        .paragraph(why)
        .paragraph(l.say(
            format!(
                "We won't send anything to “{name}” until you turn it back on. You can resend what \
             wasn't delivered from its page."
            ),
            format!(
                "An „{name}“ schicken wir nichts mehr, bis du ihn wieder einschaltest. Was nicht \
             angekommen ist, kannst du auf seiner Seite neu senden."
            ),
        ))
        .button(
            l.say("View webhook", "Webhook ansehen"),
            brand.url(&match paused.shop {
                Some(_) => format!("/seller/developers/webhooks/{}", paused.id),
                None => format!("/admin/developers/webhooks/{}", paused.id),
            }),
        );
    let subject = l.say(
        format!("Paused: webhook {name}"),
        format!("Angehalten: Webhook {name}"),
    );
    (layout, subject)
}
