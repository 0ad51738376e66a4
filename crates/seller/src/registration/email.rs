//! Emails about a new shop: to its owner, and to the operator who decides.

use db::Tx;
use jobs::NewJob;
use mail::Email;
use mail::template::{Brand, Layout};
use types::{Language, ShopId, UserId};

use crate::{Error, SellerContext};

/// To the owner: the shop waits.
pub(super) async fn received(
    tx: &mut Tx,
    context: &SellerContext,
    owner: UserId,
    name: &str,
) -> Result<(), Error> {
    to_owner(tx, context, owner, |brand, l| {
        let (market, title) = (
            &brand.name,
            l.say(
                "We got your application",
                "Wir haben deine Anfrage erhalten",
            ),
        );
        let subject = l.say(
            format!("We got your application for {name}"),
            format!("Wir haben deine Anfrage für {name} erhalten"),
        );
        let layout = Layout::new(brand, l, title)
            .paragraph(l.say(
                format!(
                    "{market} reviews new shops before they open. We'll email you as soon as \
                     there's a decision about {name}."
                ),
                format!(
                    "{market} prüft neue Shops, bevor sie öffnen. Sobald über {name} entschieden \
                     ist, bekommst du eine E-Mail."
                ),
            ))
            .paragraph(l.say(
                "In the meantime, you can add products, a logo and your policies. Shoppers will \
                 see them once your shop is open.",
                "Bis dahin kannst du schon Produkte, ein Logo und deine Bedingungen anlegen. Zu \
                 sehen sind sie, sobald dein Shop offen ist.",
            ))
            .button(
                l.say("Prepare your shop", "Shop vorbereiten"),
                brand.url("/seller"),
            );
        (layout, subject)
    })
    .await
}

/// To the owner: the shop is open, and what comes first.
pub(crate) async fn opened(
    tx: &mut Tx,
    context: &SellerContext,
    owner: UserId,
    name: &str,
) -> Result<(), Error> {
    to_owner(tx, context, owner, |brand, l| {
        let title = l.say("Your shop is open", "Dein Shop ist eröffnet");
        let subject = l.say(
            format!("Your shop {name} is open"),
            format!("Dein Shop {name} ist eröffnet"),
        );
        let layout = Layout::new(brand, l, title)
            .paragraph(l.say(
                format!(
                    "Shoppers on {} can now find {name} and buy what you publish.",
                    brand.name
                ),
                format!(
                    "{name} ist jetzt bei {} zu finden, und deine veröffentlichten Produkte können \
                     gekauft werden.",
                    brand.name
                ),
            ))
            .paragraph(l.say(
                "Three things to start with: publish your first product, add your shipping and \
                 return policies, and set up your payout account.",
                "Drei Dinge für den Anfang: Veröffentliche dein erstes Produkt, beschreibe Versand \
                 und Rückgabe, und trage dein Auszahlungskonto ein.",
            ))
            .button(
                l.say("Open Seller Center", "Verkäuferportal öffnen"),
                brand.url("/seller"),
            );
        (layout, subject)
    })
    .await
}

/// To the owner: why the shop does not open, and how to ask again.
pub(crate) async fn refused(
    tx: &mut Tx,
    context: &SellerContext,
    owner: UserId,
    name: &str,
    reason: &str,
) -> Result<(), Error> {
    to_owner(tx, context, owner, |brand, l| {
        let title = l.say(
            "Your shop wasn't approved",
            "Dein Shop wurde nicht freigegeben",
        );
        let subject = l.say(
            format!("Your shop {name} wasn't approved"),
            format!("Dein Shop {name} wurde nicht freigegeben"),
        );
        let layout = Layout::new(brand, l, title)
            .paragraph(l.say(
                format!("{} reviewed {name} and wrote:", brand.name),
                format!("{} hat sich {name} angesehen und schreibt:", brand.name),
            ))
            .paragraph(reason)
            .paragraph(l.say(
                "Change the name or the description and apply again. Everything you've set up is \
                 still there.",
                "Ändere den Namen oder die Beschreibung und frag noch einmal an. Was du schon \
                 angelegt hast, ist noch da.",
            ))
            .button(
                l.say("Apply again", "Noch einmal anfragen"),
                brand.url("/seller-registration"),
            );
        (layout, subject)
    })
    .await
}

/// To the owner: the shop is closed for a while, why, and what goes on.
pub(crate) async fn suspended(
    tx: &mut Tx,
    context: &SellerContext,
    owner: UserId,
    name: &str,
    reason: &str,
) -> Result<(), Error> {
    to_owner(tx, context, owner, |brand, l| {
        let title = l.say("Your shop is suspended", "Dein Shop ist gesperrt");
        let subject = l.say(
            format!("Your shop {name} is suspended"),
            format!("Dein Shop {name} ist gesperrt"),
        );
        let layout = Layout::new(brand, l, title)
            .paragraph(l.say(
                format!("{} suspended {name} and wrote:", brand.name),
                format!("{} hat {name} gesperrt und schreibt:", brand.name),
            ))
            .paragraph(reason)
            .paragraph(l.say(
                "Shoppers can't see your shop or its products, and can't buy from it. Ship the \
                 orders you have. Messages, returns, refunds and payouts continue as usual.",
                "Dein Shop und seine Produkte sind nicht mehr zu sehen, und niemand kann dort \
                 einkaufen. Verschicke die Bestellungen, die du hast. Nachrichten, Rückgaben, \
                 Erstattungen und Auszahlungen laufen weiter wie gewohnt.",
            ))
            .paragraph(l.say(
                "If you think this is a mistake, contact us.",
                "Wenn du meinst, dass das ein Irrtum ist, schreib uns.",
            ))
            .button(
                l.say("Contact us", "Schreib uns"),
                brand.url("/contact?topic=selling"),
            );
        (layout, subject)
    })
    .await
}

/// To the owner: the shop is open again.
pub(crate) async fn lifted(
    tx: &mut Tx,
    context: &SellerContext,
    owner: UserId,
    name: &str,
) -> Result<(), Error> {
    to_owner(tx, context, owner, |brand, l| {
        let title = l.say("Your shop is open again", "Dein Shop ist wieder offen");
        let subject = l.say(
            format!("Your shop {name} is open again"),
            format!("Dein Shop {name} ist wieder offen"),
        );
        let layout = Layout::new(brand, l, title)
            .paragraph(l.say(
                format!(
                    "{name} is no longer suspended. Shoppers on {} can see it again and buy your \
                     products.",
                    brand.name
                ),
                format!(
                    "{name} ist nicht mehr gesperrt. Bei {} ist dein Shop wieder zu sehen, und \
                     deine Produkte können gekauft werden.",
                    brand.name
                ),
            ))
            .button(
                l.say("Open Seller Center", "Verkäuferportal öffnen"),
                brand.url("/seller"),
            );
        (layout, subject)
    })
    .await
}

/// To the marketplace's own address: a shop waits for an operator.
pub(super) async fn to_decide(
    tx: &mut Tx,
    context: &SellerContext,
    shop: ShopId,
    name: &str,
) -> Result<(), Error> {
    let (brand, to) = context.orders.settings.brand_and_contact_email();
    let l = auth::contact::language(tx.conn(), &to).await?;
    let title = l.say(
        "A shop is waiting for approval",
        "Ein Shop wartet auf die Freigabe",
    );
    let subject = l.say(
        format!("{name} is waiting for approval"),
        format!("{name} wartet auf die Freigabe"),
    );
    let email = Layout::new(&brand, l, title)
        .paragraph(l.say(
            format!("{name} would like to open. Review the shop, then approve or reject it."),
            format!(
                "{name} möchte eröffnen. Sieh dir den Shop an und gib ihn frei oder lehne ihn ab."
            ),
        ))
        .button(
            l.say("View the shop", "Shop ansehen"),
            brand.url(&format!("/admin/shops/{shop}")),
        )
        .email_to(to, subject);
    queue(tx, &email).await
}

pub(crate) async fn to_owner(
    tx: &mut Tx,
    context: &SellerContext,
    owner: UserId,
    write: impl FnOnce(&Brand, Language) -> (Layout, String),
) -> Result<(), Error> {
    let contact = auth::contact::contact(tx.conn(), owner).await?;
    let (layout, subject) = write(&context.orders.settings.brand(), contact.language);
    queue(tx, &layout.email_to(contact.email, subject)).await
}

/// Without a key: what a shop is told it may be told again, once for each decision.
async fn queue(tx: &mut Tx, email: &Email) -> Result<(), Error> {
    Ok(jobs::enqueue(tx, NewJob::new(mail::JOB, email)).await?)
}
