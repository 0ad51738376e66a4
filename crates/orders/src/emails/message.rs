//! The email to the other side that somebody wrote about an order. It comes from the marketplace:
//! neither side sees the other's email address, and one answers on the page.

use auth::contact::Contact;
use db::Tx;
use mail::template::Layout;
use types::Language;

use super::queue;
use crate::message::{Message, Topic};
use crate::notification::About;
use crate::{Error, OrdersContext, notification};

/// Tells the shop that the buyer wrote.
pub(crate) async fn to_shop(
    tx: &mut Tx,
    context: &OrdersContext,
    topic: &Topic,
    message: &Message,
) -> Result<(), Error> {
    let about = About::Message {
        shop_order: topic.id,
        number: topic.number.clone(),
    };
    let by_email = notification::tell(tx, topic.shop_id, &message.id.to_string(), &about).await?;
    let owner = auth::role::manager_of(tx.conn(), topic.shop_id).await?;
    let Some(owner) = owner.filter(|_| by_email) else {
        return Ok(());
    };
    let contact = auth::contact::contact(tx.conn(), owner).await?;
    let page = format!("/seller/orders/{}#messages", topic.id);
    write(
        tx,
        context,
        (&contact, &topic.buyer_name),
        topic,
        message,
        &page,
    )
    .await
}

/// Tells the buyer that the shop wrote.
pub(crate) async fn to_buyer(
    tx: &mut Tx,
    context: &OrdersContext,
    topic: &Topic,
    message: &Message,
) -> Result<(), Error> {
    let contact = auth::contact::contact(tx.conn(), topic.buyer).await?;
    let page = format!("/account/orders/{}#messages-{}", topic.order_id, topic.id);
    write(
        tx,
        context,
        (&contact, &topic.shop_name),
        topic,
        message,
        &page,
    )
    .await
}

async fn write(
    tx: &mut Tx,
    context: &OrdersContext,
    (to, from): (&Contact, &str),
    topic: &Topic,
    message: &Message,
    page: &str,
) -> Result<(), Error> {
    let (brand, l, number) = (&context.settings.brand(), to.language, &topic.number);
    let title = l.say(
        format!("A message from {from}"),
        format!("Eine Nachricht von {from}"),
    );
    let mut layout = Layout::new(brand, l, title).paragraph(l.say(
        format!("About order {number}:"),
        format!("Zur Bestellung {number}:"),
    ));
    if !message.text.is_empty() {
        layout = layout.paragraph(message.text.clone());
    }
    if let Some(photos) = photos(message.photos.len(), l) {
        layout = layout.paragraph(photos);
    }
    let email = layout
        .button(
            l.say("Read and reply", "Lesen und antworten"),
            brand.url(page),
        )
        .paragraph(l.say(
            "Reply there. Nobody reads replies to this email.",
            "Antworte dort. Antworten auf diese E-Mail liest niemand.",
        ))
        .email_to(
            to.email.clone(),
            l.say(
                format!("Message about order {number}"),
                format!("Nachricht zur Bestellung {number}"),
            ),
        );
    queue(tx, &email, format!("mail:message:{}", message.id)).await
}

fn photos(count: usize, l: Language) -> Option<String> {
    match count {
        0 => None,
        1 => Some(l.say("With a photo.", "Mit einem Foto.").to_owned()),
        _ => Some(l.say(
            format!("With {count} photos."),
            format!("Mit {count} Fotos."),
        )),
    }
}
