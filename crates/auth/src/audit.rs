//! The audit log: what operators did, to what, when, and the values before and after. An entry is
//! written in the transaction of the action, so neither exists without the other. The database
//! chains the entries and refuses to change one (ADR 28).
//!
//! An entry contains no password, token, account number or free text, and no personal data other
//! than the names of the operator and, if the action is about an account, of its owner. Both are
//! removed when the account is deleted.

mod action;
mod list;

use db::Tx;
use diesel::sql_types::{BigInt, Jsonb, Nullable, Text};
use diesel_async::RunQueryDsl;
use serde_json::Value;
use types::UserId;

use crate::Error;
use crate::actor::Operator;
use crate::deletion::FORMER_CUSTOMER;

pub use action::{Action, TargetKind};
pub use list::{Export, Filter, Logged, Who, list};

/// What an act is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Target<'a> {
    kind: TargetKind,
    id: String,
    label: &'a str,
}

impl<'a> Target<'a> {
    /// By its ID and its name for people: a shop's name, an order's number.
    pub fn new(kind: TargetKind, id: impl ToString, label: &'a str) -> Self {
        let id = id.to_string();
        Self { kind, id, label }
    }
}

/// An act that is being done.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry<'a> {
    action: Action,
    target: Target<'a>,
    before: Option<Value>,
    after: Option<Value>,
}

impl<'a> Entry<'a> {
    /// What is done, and to what.
    pub const fn new(action: Action, target: Target<'a>) -> Self {
        Self {
            action,
            target,
            before: None,
            after: None,
        }
    }

    /// The values before, of the fields that the action changes.
    #[must_use]
    pub fn before(mut self, before: Value) -> Self {
        self.before = Some(before);
        self
    }

    /// The values after.
    #[must_use]
    pub fn after(mut self, after: Value) -> Self {
        self.after = Some(after);
        self
    }
}

/// Records an operator's action, in the transaction of the action. Best called last: until the
/// transaction ends, every other action waits.
pub async fn record(tx: &mut Tx, operator: &Operator, entry: Entry<'_>) -> Result<(), Error> {
    write(tx, Some(operator), entry).await
}

/// Writes down what was done at the command line of the server.
pub(crate) async fn record_command(tx: &mut Tx, entry: Entry<'_>) -> Result<(), Error> {
    write(tx, None, entry).await
}

async fn write(tx: &mut Tx, operator: Option<&Operator>, entry: Entry<'_>) -> Result<(), Error> {
    let user = operator.map(Operator::user);
    diesel::sql_query(
        "insert into audit_entries (actor_id, actor_name, session_id, action, target_kind, \
         target_id, target_label, before, after) \
         values ($1, (select username from users where id = $1), $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind::<Nullable<BigInt>, _>(user.map(|user| user.id()))
    .bind::<Nullable<BigInt>, _>(user.map(|user| user.session()))
    .bind::<Text, _>(entry.action.as_str())
    .bind::<Text, _>(entry.target.kind.as_str())
    .bind::<Text, _>(entry.target.id)
    .bind::<Text, _>(entry.target.label)
    .bind::<Nullable<Jsonb>, _>(entry.before)
    .bind::<Nullable<Jsonb>, _>(entry.after)
    .execute(tx.conn())
    .await?;
    Ok(())
}

/// Removes the name of somebody who deletes their account from the log. The chain of hashes holds:
/// names were never part of it.
pub(crate) async fn forget(tx: &mut Tx, user: UserId) -> Result<(), Error> {
    let account = TargetKind::Account.as_str();
    diesel::sql_query("update audit_entries set actor_name = $2 where actor_id = $1")
        .bind::<BigInt, _>(user)
        .bind::<Text, _>(FORMER_CUSTOMER)
        .execute(tx.conn())
        .await?;
    diesel::sql_query(
        "update audit_entries set target_label = $2 where target_kind = $3 and target_id = $1::text",
    )
    .bind::<BigInt, _>(user)
    .bind::<Text, _>(FORMER_CUSTOMER)
    .bind::<Text, _>(account)
    .execute(tx.conn())
    .await?;
    Ok(())
}
