//! Everybody with an account: sellers, buyers, the operator.

use anyhow::Context;
use auth::address::Draft;
use chrono::Duration;
use serde_json::{Value, json};

use super::catalog::{Address, Buyer, Catalog, Person};
use super::market::PlanInput;
use super::pictures::Pictures;
use super::rng::SeededRng;
use super::rows::Rows;
use super::shopping::YEAR;

/// The people of the marketplace.
pub struct Accounts {
    /// Owners' ids, in the order of the shops.
    pub owners: Vec<i64>,
    /// Who buys; the demo account of the shopper comes first.
    pub customers: Vec<Customer>,
}

/// Somebody who buys.
pub struct Customer {
    /// Their id.
    pub id: i64,
    /// What stands on their reviews.
    pub username: String,
    /// Where emails go.
    pub email: String,
    /// Where parcels go.
    pub address: Draft,
}

impl Accounts {
    /// Gives everybody an account.
    pub fn create(
        rows: &mut Rows,
        catalog: &Catalog,
        pictures: &Pictures,
        input: &PlanInput,
    ) -> anyhow::Result<Self> {
        let mut writer = AccountWriter {
            pictures,
            input,
            rng: SeededRng::new(1),
        };
        let mut owners = Vec::new();
        for shop in &catalog.shops {
            owners.push(writer.add(rows, &shop.owner, shop.opened_days_ago + 1)?);
        }
        let operator = writer.add(rows, &catalog.people.operator, 700)?;
        rows.add_plain(
            "user_roles",
            json!({
                "user_id": operator, "role": "ROLE_ADMIN", "shop_id": null,
                "granted_at": input.now - Duration::days(700),
            }),
        );
        let mut customers = vec![writer.shopper(rows, catalog)?];
        for buyer in &catalog.people.buyers {
            customers.push(writer.buyer(rows, buyer)?);
        }
        Ok(Self { owners, customers })
    }
}

/// Writes accounts.
struct AccountWriter<'a> {
    pictures: &'a Pictures,
    input: &'a PlanInput,
    rng: SeededRng,
}

impl AccountWriter<'_> {
    fn add(&mut self, rows: &mut Rows, person: &Person, days: i64) -> anyhow::Result<i64> {
        let since = self.input.now - Duration::days(days);
        let avatar = person.avatar.as_ref();
        let avatar = avatar.map(|name| self.pictures.url(&format!("avatar-{name}")));
        let id = rows.add(
            "users",
            json!({
                "email": person.email, "username": person.username,
                "password_hash": self.input.password_hash, "avatar": avatar.transpose()?,
                "activated_at": since, "created_at": since, "updated_at": since,
            }),
        );
        rows.add_plain(
            "user_roles",
            json!({
                "user_id": id, "role": "ROLE_USER", "shop_id": null, "granted_at": since,
            }),
        );
        Ok(id)
    }

    fn shopper(&mut self, rows: &mut Rows, catalog: &Catalog) -> anyhow::Result<Customer> {
        let shopper = &catalog.people.shopper;
        let id = self.add(rows, &shopper.person, 320)?;
        let drafts: Vec<Draft> = shopper.addresses.iter().map(draft).collect();
        for (number, draft) in drafts.iter().enumerate() {
            add_address(rows, id, draft, number == 0)?;
        }
        let address = drafts.into_iter().next();
        Ok(Customer {
            id,
            username: shopper.person.username.clone(),
            email: shopper.person.email.clone(),
            address: address.context("the shopper has no address")?,
        })
    }

    fn buyer(&mut self, rows: &mut Rows, buyer: &Buyer) -> anyhow::Result<Customer> {
        let days = self.rng.between(YEAR + 10, YEAR + 300);
        let id = self.add(rows, &buyer.person, days)?;
        let name = buyer.person.username.split_once(' ');
        let (first_name, last_name) = name.unwrap_or((&buyer.person.username, "-"));
        let address = Draft {
            first_name: first_name.to_owned(),
            last_name: last_name.to_owned(),
            company_name: None,
            country: buyer.country.clone(),
            address_line1: buyer.street.clone(),
            address_line2: None,
            city: buyer.city.clone(),
            state: buyer.state.clone(),
            postal_code: Some(buyer.postal_code.clone()),
            phone_number: buyer.phone.clone(),
        };
        add_address(rows, id, &address, true)?;
        Ok(Customer {
            id,
            username: buyer.person.username.clone(),
            email: buyer.person.email.clone(),
            address,
        })
    }
}

fn draft(address: &Address) -> Draft {
    Draft {
        first_name: address.first_name.clone(),
        last_name: address.last_name.clone(),
        company_name: address.company_name.clone(),
        country: address.country.clone(),
        address_line1: address.address_line1.clone(),
        address_line2: address.address_line2.clone(),
        city: address.city.clone(),
        state: address.state.clone(),
        postal_code: Some(address.postal_code.clone()),
        phone_number: address.phone_number.clone(),
    }
}

/// Puts an address into somebody's address book, whose columns are named as the draft's fields.
fn add_address(
    rows: &mut Rows,
    user: i64,
    address: &Draft,
    is_default: bool,
) -> anyhow::Result<()> {
    let mut row = serde_json::to_value(address)?;
    let columns = row.as_object_mut().context("an address is an object")?;
    columns.insert("user_id".to_owned(), user.into());
    columns.insert("is_default".to_owned(), Value::Bool(is_default));
    rows.add("addresses", row);
    Ok(())
}
