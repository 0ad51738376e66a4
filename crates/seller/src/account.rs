//! Where a shop's money goes. Whoever changes it shows their password once more, is told of it by
//! mail, and waits three days for the next payout: time enough to notice a stranger.

use auth::actor::Seller;
use auth::token::Keys;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use jobs::NewJob;
use mail::template::Layout;
use secrecy::SecretString;
use serde::{Deserialize, Serialize};
use types::{Email, UserId};

use crate::iban::Iban;
use crate::{Context, Error};

/// The kind of the job that tells who changed it; its payload is a [`Changed`].
pub const JOB: &str = "letter about a payout account";

/// Where money goes.
#[derive(Debug, Clone)]
pub enum Destination {
    /// To a PayPal account.
    PayPal(Email),
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
pub async fn find(context: &Context, seller: &Seller) -> Result<Option<Account>, Error> {
    db::transaction_of_shop(&context.orders.pool, seller.shop(), async |tx| {
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

/// Names the account, or another one.
pub async fn set(
    context: &Context,
    keys: &Keys,
    seller: &Seller,
    password: &SecretString,
    to: &Destination,
) -> Result<Account, Error> {
    let pool = &context.orders.pool;
    auth::account::confirm_password(pool, keys, seller.user(), password).await?;
    let (holder, email, iban) = match to {
        Destination::PayPal(email) => (None, Some(email.as_str()), None),
        Destination::Bank { holder, iban } => (Some(holder.as_str()), None, Some(iban.as_str())),
    };
    let shown = to.shown();
    db::transaction_of_shop(pool, seller.shop(), async |tx| {
        diesel::sql_query(
            "insert into payout_accounts (shop_id, method, holder, email, iban, shown, changed_by) \
             values ($1, $2, $3, $4, $5, $6, $7) on conflict (shop_id) do update \
             set method = $2, holder = $3, email = $4, iban = $5, shown = $6, changed_by = $7",
        )
        .bind::<BigInt, _>(seller.shop())
        .bind::<Text, _>(to.method())
        .bind::<Nullable<Text>, _>(holder)
        .bind::<Nullable<Text>, _>(email)
        .bind::<Nullable<Text>, _>(iban)
        .bind::<Text, _>(&shown)
        .bind::<BigInt, _>(seller.user().id())
        .execute(tx.conn())
        .await?;
        let changed = Changed {
            user: seller.user().id(),
            shown: shown.clone(),
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
}

/// The job: tells the owner.
pub async fn tell(context: &Context, changed: Changed) -> Result<(), Error> {
    let Changed { user, shown } = changed;
    db::transaction(&context.orders.pool, async |tx| {
        let contact = auth::contact::contact(tx.conn(), user).await?;
        let (brand, l) = (&context.orders.market.brand, contact.language);
        let title = l.say(
            "Your payouts go to a new account",
            "Deine Auszahlungen gehen auf ein neues Konto",
        );
        let letter = Layout::new(brand, l, title)
            .paragraph(l.say(
                format!("From now on your shop's money goes to {shown}. If an earlier account was replaced, the next payout waits three days."),
                format!("Ab jetzt geht das Geld deines Shops an {shown}. Wurde ein früheres Konto ersetzt, wartet die nächste Auszahlung drei Tage."),
            ))
            .paragraph(l.say(
                "If this was not you, change your password at once and write to us.",
                "Warst du das nicht, ändere sofort dein Passwort und schreib uns.",
            ))
            .button(
                l.say("See your payout account", "Auszahlungskonto ansehen"),
                brand.url("/seller/money/payout-account"),
            )
            .letter(contact.email, title);
        Ok(jobs::enqueue(tx, NewJob::new(mail::JOB, &letter)).await?)
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
