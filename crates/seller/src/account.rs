//! A shop's payout account. Changing it requires the password, is reported by email, and holds
//! payouts for three days: time enough to notice a stranger.

use auth::actor::Seller;
use auth::token::Keys;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Bool, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use jobs::NewJob;
use mail::template::Layout;
use secrecy::SecretString;
use serde::{Deserialize, Serialize};
use types::{EmailAddress, UserId};

use crate::iban::Iban;
use crate::{Error, SellerContext, encryption};

/// The kind of the job that tells who changed it; its payload is a [`Changed`].
pub const JOB: &str = "letter about a payout account";

/// Where money goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Destination {
    /// To a PayPal account.
    PayPal(EmailAddress),
    /// To a bank account, by hand.
    Bank {
        /// Whose it is.
        holder: types::Text<70>,
        /// Which.
        iban: Iban,
    },
}

impl Destination {
    const fn method(&self) -> &'static str {
        match self {
            Self::PayPal(_) => "paypal",
            Self::Bank { .. } => "bank",
        }
    }

    /// As people read it.
    fn shown(&self) -> String {
        match self {
            Self::PayPal(email) => masked(email.as_str()),
            Self::Bank { iban, .. } => iban.masked(),
        }
    }
}

/// The first letter and the domain of an address.
fn masked(email: &str) -> String {
    let (name, domain) = email.split_once('@').unwrap_or((email, ""));
    let first: String = name.chars().take(1).collect();
    format!("{first}•••@{domain}")
}

/// Where a shop's money goes, as its owner reads it.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Account {
    /// `paypal` or `bank`.
    #[diesel(sql_type = Text)]
    pub method: String,
    /// Which, most of it hidden.
    #[diesel(sql_type = Text)]
    pub shown: String,
    /// Since when.
    #[diesel(sql_type = Timestamptz)]
    pub changed_at: DateTime<Utc>,
    /// No payout before, since it was changed.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub held_until: Option<DateTime<Utc>>,
}

/// The shop's account, if it has named one.
pub async fn find(context: &SellerContext, seller: &Seller) -> Result<Option<Account>, Error> {
    db::transaction_of_shop(&context.orders.pool, seller.wall(), async |tx| {
        let query = diesel::sql_query(
            "select method, shown, changed_at, \
             case when held_until > now() then held_until end as held_until \
             from payout_accounts where shop_id = $1",
        );
        let found = query
            .bind::<BigInt, _>(seller.shop())
            .get_result(tx.conn())
            .await;
        Ok(found.optional()?)
    })
    .await
}

#[derive(QueryableByName)]
struct Before {
    #[diesel(sql_type = Binary)]
    destination: Vec<u8>,
    #[diesel(sql_type = Bool)]
    stood: bool,
}

/// Names the account, or another one; the one that is there already is no change. An account that
/// stood for a day is told of it too, if an email reaches it: whoever may change accounts could
/// otherwise have emails sent to anybody, as many as they like.
pub async fn set(
    context: &SellerContext,
    keys: &Keys,
    seller: &Seller,
    password: &SecretString,
    to: &Destination,
) -> Result<Account, Error> {
    let pool = &context.orders.pool;
    auth::account::confirm_password(pool, keys, seller.user(), password).await?;
    let (shop, shown) = (seller.shop(), to.shown());
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let before: Option<Before> = diesel::sql_query(
            "select destination, changed_at < now() - interval '1 day' as stood \
             from payout_accounts where shop_id = $1 for update",
        )
        .bind::<BigInt, _>(shop)
        .get_result(tx.conn())
        .await
        .optional()?;
        let was = before.as_ref().and_then(|before| {
            let opened = encryption::decrypt(&context.keys, shop, &before.destination);
            // whoever lost the keys must be able to name the account anew
            opened
                .inspect_err(|error| tracing::error!(%error, %shop, "a payout account is lost"))
                .ok()
        });
        if was.as_ref() == Some(to) {
            return Ok(());
        }
        diesel::sql_query(
            "insert into payout_accounts (shop_id, method, destination, shown, changed_by) \
             values ($1, $2, $3, $4, $5) on conflict (shop_id) do update \
             set method = $2, destination = $3, shown = $4, changed_by = $5",
        )
        .bind::<BigInt, _>(shop)
        .bind::<Text, _>(to.method())
        .bind::<Binary, _>(encryption::encrypt(&context.keys, shop, to)?)
        .bind::<Text, _>(&shown)
        .bind::<BigInt, _>(seller.user().id())
        .execute(tx.conn())
        .await?;
        let stood = before.is_some_and(|before| before.stood);
        let changed = Changed {
            user: seller.user().id(),
            shown: shown.clone(),
            replaced: match was {
                Some(Destination::PayPal(email)) if stood => Some(email.as_str().to_owned()),
                _ => None,
            },
        };
        Ok::<(), Error>(jobs::enqueue(tx, NewJob::new(JOB, &changed)).await?)
    })
    .await?;
    find(context, seller).await?.ok_or(Error::NotFound)
}

/// Whose payouts go somewhere else now.
#[derive(Debug, Serialize, Deserialize)]
pub struct Changed {
    user: UserId,
    shown: String,
    /// The PayPal account to which they went before.
    #[serde(default)]
    replaced: Option<String>,
}

/// The job: tells the owner, and the account to which payouts go no longer.
pub async fn tell(context: &SellerContext, changed: Changed) -> Result<(), Error> {
    let Changed {
        user,
        shown,
        replaced,
    } = changed;
    db::transaction(&context.orders.pool, async |tx| {
        let contact = auth::contact::contact(tx.conn(), user).await?;
        let (brand, l) = (&context.orders.settings.brand(), contact.language);
        let title = l.say(
            "Your payouts go to a new account",
            "Deine Auszahlungen gehen auf ein neues Konto",
        );
        let email = Layout::new(brand, l, title)
            .paragraph(l.say(
                format!(
                    "From now on, your payouts go to {shown}. If this replaces an earlier \
                     account, the next payout waits three days."
                ),
                format!(
                    "Ab jetzt gehen deine Auszahlungen an {shown}. Wurde ein früheres Konto \
                     ersetzt, wartet die nächste Auszahlung drei Tage."
                ),
            ))
            .paragraph(l.say(
                "If this wasn't you, change your password right away and contact us.",
                "Warst du das nicht, ändere sofort dein Passwort und schreib uns.",
            ))
            .button(
                l.say("View your payout account", "Auszahlungskonto ansehen"),
                brand.url("/seller/money/payout-account"),
            )
            .email_to(contact.email, title);
        jobs::enqueue(tx, NewJob::new(mail::JOB, &email)).await?;
        if let Some(replaced) = replaced {
            let title = l.say(
                "Payouts no longer go to this account",
                "Auszahlungen kommen nicht mehr auf dieses Konto",
            );
            let email = Layout::new(brand, l, title)
                .paragraph(l.say(
                    format!("A shop on {} got its payouts at this PayPal account. It has chosen a \
                     different one for its next payouts.", brand.name),
                    format!("Ein Shop auf {} wurde auf dieses PayPal-Konto ausgezahlt. Für die nächsten Auszahlungen hat er ein anderes angegeben.", brand.name),
                ))
                .paragraph(l.say(
                    "If this is your shop and this wasn't you, change your password right away and \
                     contact us. The next payout waits three days.",
                    "Ist es dein Shop und warst du das nicht, ändere sofort dein Passwort und schreib uns: Die nächste Auszahlung wartet drei Tage.",
                ))
                .email_to(replaced, title);
            jobs::enqueue(tx, NewJob::new(mail::JOB, &email)).await?;
        }
        Ok(())
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_by_its_first_letter_and_its_domain() {
        assert_eq!(masked("clay@example.com"), "c•••@example.com");
        assert_eq!(masked("ü@example.com"), "ü•••@example.com");
    }
}
