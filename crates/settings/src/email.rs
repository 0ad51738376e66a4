//! The email about changed settings: to the other operators and to the marketplace's address, and
//! also to the previous address if it was replaced.

use std::collections::BTreeMap;

use auth::actor::Operator;
use db::Tx;
use jobs::NewJob;
use mail::template::{Brand, Layout};
use types::Language;

use crate::change::Difference;
use crate::{Error, Setting, Settings};

/// Tells everybody who looks after the marketplace, each once.
pub(crate) async fn changed(
    tx: &mut Tx,
    brand: &Brand,
    operator: &Operator,
    (old, new): (&Settings, &Settings),
    changes: &[Difference],
) -> Result<(), Error> {
    let me = operator.user().id();
    let by = auth::contact::contact(tx.conn(), me).await?.username;
    let mut readers = BTreeMap::new();
    for address in [&old.contact_email, &new.contact_email] {
        let language = auth::contact::language(tx.conn(), address).await?;
        readers.insert(address.clone(), language);
    }
    for (_, other) in auth::role::other_operators(tx.conn(), me).await? {
        readers.insert(other.email, other.language);
    }
    for (to, l) in readers {
        let title = l.say("Settings were changed", "Einstellungen wurden geändert");
        let names: Vec<&str> = changes.iter().map(|change| name(change.0, l)).collect();
        let names = names.join(", ");
        let email = Layout::new(brand, l, title)
            .paragraph(l.say(
                format!("{by} changed: {names}."),
                format!("{by} hat geändert: {names}."),
            ))
            .button(
                l.say("View settings", "Einstellungen ansehen"),
                brand.url("/admin/settings"),
            )
            .email_to(to, title);
        jobs::enqueue(tx, NewJob::new(mail::JOB, &email)).await?;
    }
    Ok(())
}

/// What a setting is called on its page.
fn name(setting: Setting, l: Language) -> &'static str {
    match setting {
        Setting::Name => "Name",
        Setting::Slogan => "Slogan",
        Setting::ContactEmail => l.say("Contact email", "E-Mail für Kontakt"),
        Setting::PostalAddress => l.say("Postal address", "Postanschrift"),
        Setting::SocialUrl => l.say("Social page", "Seite in einem sozialen Netzwerk"),
        Setting::ShopApproval => l.say("New shops", "Neue Shops"),
        Setting::CommissionBps => l.say("Commission", "Provision"),
        Setting::PayoutHoldDays => l.say(
            "Days until a sale can be paid out",
            "Tage, bis ein Verkauf ausgezahlt werden kann",
        ),
        Setting::PayoutMinimum => l.say("Smallest payout", "Kleinste Auszahlung"),
        Setting::PayoutDays => l.say("Payout days", "Auszahlungstage"),
        Setting::CarrierDays => l.say("Days in transit", "Tage unterwegs"),
        Setting::DeliveredAfterDays => l.say(
            "Days until a parcel counts as delivered",
            "Tage, bis ein Paket als zugestellt gilt",
        ),
        Setting::AdjustmentApprovalAbove => {
            l.say("Second approval above", "Zweite Freigabe ab mehr als")
        }
    }
}
