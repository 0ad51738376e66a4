//! Every operation of the spec, asked for with keys: with the scope that it needs, with all others, and
//! with keys that open nothing any more.

use std::collections::BTreeSet;

use auth::key::{Access, Area, Scope};
use reqwest::Method;
use serde_json::json;

use super::fixture::Fixture;
use super::operation::{Operation, operations};
use super::{Actor, is_public};
use crate::support::{Client, PASSWORD};

/// Who applies for a shop is no seller yet, and nobody else has keys.
const FOR_PEOPLE: [&str; 1] = ["registerSeller"];

const SHOP: &str = "/api/seller/keys";
const MARKET: &str = "/api/admin/keys";

async fn key(owner: &Client, keys: &str, scopes: &[Scope]) -> Client {
    let scopes: Vec<String> = scopes.iter().map(Scope::to_string).collect();
    let body = json!({ "name": "Walk", "scopes": scopes, "currentPassword": PASSWORD });
    let made = owner.post(keys, body).await.expect(201);
    owner.with_token(made["secret"].as_str().unwrap())
}

/// How far a key can go in an area.
fn most(area: Area) -> Access {
    *area.levels().iter().max().unwrap()
}

/// The keys of shops, or of the marketplace.
struct Ring {
    /// Each with one scope.
    single: Vec<(Scope, Client)>,
    /// For each area one with all there is of the others, and no more than reading of this one.
    others: Vec<(Area, Client)>,
    /// For each area one with all there is of the others, and nothing of this one.
    strange: Vec<(Area, Client)>,
    /// With all scopes.
    all: Client,
}

impl Ring {
    /// The owners take turns: one person has a good many keys at once and no more.
    async fn of(owners: &[&Client], keys: &str, areas: &[Area]) -> Self {
        let mut turns = owners.iter().copied().cycle();
        let mut owner = || turns.next().unwrap();
        let most = |area: &Area| Scope {
            area: *area,
            access: most(*area),
        };
        let mut ring = Self {
            single: Vec::new(),
            others: Vec::new(),
            strange: Vec::new(),
            all: key(owner(), keys, &areas.iter().map(most).collect::<Vec<_>>()).await,
        };
        for area in areas {
            for access in area.levels() {
                let scope = Scope {
                    area: *area,
                    access: *access,
                };
                ring.single
                    .push((scope, key(owner(), keys, &[scope]).await));
            }
            let mut others: Vec<Scope> = areas
                .iter()
                .filter(|other| *other != area)
                .map(most)
                .collect();
            ring.strange
                .push((*area, key(owner(), keys, &others).await));
            if area.levels().contains(&Access::Read) {
                others.push(Scope {
                    area: *area,
                    access: Access::Read,
                });
            }
            ring.others.push((*area, key(owner(), keys, &others).await));
        }
        ring
    }

    fn with(&self, scope: Scope) -> &Client {
        let found = self.single.iter().find(|(other, _)| *other == scope);
        &found.unwrap().1
    }

    /// As much as a key can have without this scope.
    fn without(&self, scope: Scope) -> &Client {
        let ring = match scope.access {
            Access::Write => &self.others,
            Access::Read => &self.strange,
        };
        let found = ring.iter().find(|(area, _)| *area == scope.area);
        &found.unwrap().1
    }
}

/// The scope that the document names at an operation.
fn scope(operation: &Operation) -> Option<Scope> {
    operation.scope.as_deref().map(|raw| raw.parse().unwrap())
}

fn is_sellers(operation: &Operation) -> bool {
    operation.path.starts_with("/api/seller/")
}

#[test]
fn every_operation_of_sellers_and_operators_has_a_scope_or_is_for_people() {
    let mut faults = Vec::new();
    let mut opened = BTreeSet::new();
    for operation in operations() {
        let id = operation.id.as_str();
        let (of_shop, of_market) = (is_sellers(&operation), operation.is_operators());
        let is_for_people = FOR_PEOPLE.contains(&id);
        match scope(&operation) {
            None if (of_shop || of_market) && !is_for_people => {
                faults.push(format!("{id} needs an area in gateway::scopes"));
            }
            None => {}
            Some(_) if is_for_people => faults.push(format!("{id} is for people")),
            Some(scope) => {
                let (whose, areas) = match (of_shop, of_market) {
                    (true, _) => ("seller", Area::OF_SELLERS.as_slice()),
                    (_, true) => ("operator", Area::OF_OPERATORS.as_slice()),
                    _ => ("nobody", [].as_slice()),
                };
                if !areas.contains(&scope.area) {
                    faults.push(format!("no {whose} can have a key with {scope} for {id}"));
                }
                opened.insert(format!("{whose} {scope}"));
            }
        }
    }
    for (whose, areas) in [
        ("seller", Area::OF_SELLERS.as_slice()),
        ("operator", Area::OF_OPERATORS.as_slice()),
    ] {
        for area in areas {
            for access in area.levels() {
                let scope = Scope {
                    area: *area,
                    access: *access,
                };
                if !opened.contains(&format!("{whose} {scope}")) {
                    faults.push(format!("{scope} opens nothing for a {whose}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_opens_the_operations_of_its_scopes_and_no_other() {
    let fixture = Fixture::build().await;
    let (wool, root) = (
        fixture.stranger(Actor::Seller),
        fixture.stranger(Actor::Operator),
    );
    let (grace, edith) = (
        fixture.app.operator("grace").await,
        fixture.app.operator("edith").await,
    );
    let felt = fixture.app.seller("felt").await;
    let shop = Ring::of(&[&wool, &felt], SHOP, &Area::OF_SELLERS).await;
    let market = Ring::of(&[&root, &grace, &edith], MARKET, &Area::OF_OPERATORS).await;
    let before = fixture.possessions().await;
    let mut deviations = Vec::new();
    let mut walked = 0;
    for operation in operations().iter().filter(|one| one.secured) {
        let path = fixture.path(operation).unwrap();
        let ask = async |client: &Client| client.send(operation.request(client, &path)).await;
        let mut refused = Vec::new();
        match scope(operation) {
            None => {
                refused.push((&shop.all, "not_for_keys"));
                refused.push((&market.all, "not_for_keys"));
            }
            Some(scope) => {
                let (own, other) = match is_sellers(operation) {
                    true => (&shop, &market),
                    false => (&market, &shop),
                };
                refused.push((own.without(scope), "missing_scope"));
                refused.push((&other.all, "role_missing"));
                let answer = ask(own.with(scope)).await;
                walked += 1;
                let expected = match operation.names_foreign {
                    true => answer.status == 404,
                    false => !matches!(answer.status, 401 | 403) && answer.status < 500,
                };
                if !expected {
                    deviations.push(format!("{} {scope}: {}", operation.id, answer.text));
                }
            }
        }
        for (client, code) in refused {
            let answer = ask(client).await;
            let role = answer.code() == "role_missing";
            let expected = answer.code() == code || code == "not_for_keys" && role;
            if answer.status != 403 || !expected {
                deviations.push(format!("{} not {code}: {}", operation.id, answer.text));
            }
        }
    }
    assert!(deviations.is_empty(), "{deviations:#?}");
    assert!(
        walked > 130,
        "only {walked} were asked for with their scope"
    );
    let after = fixture.possessions().await;
    assert_eq!(after, before, "something of the victims' changed");
}

/// The other walks see keys refused; here what their owner has is read with them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_reads_all_that_its_owner_does() {
    let fixture = Fixture::build().await;
    let areas = Area::OF_SELLERS.map(|area| Scope {
        area,
        access: Access::Read,
    });
    let (key, mut read) = (key(fixture.seller(), SHOP, &areas).await, 0);
    let mut deviations = Vec::new();
    for operation in operations() {
        let is_read = operation.method == Method::GET && is_sellers(&operation);
        if !is_read || scope(&operation).is_none() {
            continue;
        }
        let path = fixture.path(&operation).unwrap();
        let answer = key.send(operation.request(&key, &path)).await;
        read += usize::from(operation.names_foreign);
        // the walk makes up what a query must say
        let is_made_up = answer.status == 422 && !operation.query.is_empty();
        if answer.status != 200 && !is_made_up {
            deviations.push(format!(
                "{}: {} {}",
                operation.id, answer.status, answer.text
            ));
        }
    }
    assert!(deviations.is_empty(), "{deviations:#?}");
    assert!(read > 10, "only {read} of them name something");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_that_is_no_good_any_more_opens_no_operation() {
    let fixture = Fixture::build().await;
    let app = &fixture.app;
    let (wool, root) = (
        fixture.stranger(Actor::Seller),
        fixture.stranger(Actor::Operator),
    );
    let every = |areas: &[Area]| {
        let most = areas.iter().map(|area| Scope {
            area: *area,
            access: most(*area),
        });
        most.collect::<Vec<_>>()
    };
    let of_shop = key(&wool, SHOP, &every(&Area::OF_SELLERS)).await;
    let of_market = key(&root, MARKET, &every(&Area::OF_OPERATORS)).await;
    let grace = app.operator("grace").await;
    let without_factor = key(&grace, MARKET, &every(&Area::OF_OPERATORS)).await;
    app.sql(
        "delete from second_factors where user_id = (select id from users where username = 'grace')",
    )
    .await;
    for (owner, keys) in [(&wool, SHOP), (&root, MARKET)] {
        let id = owner.get(keys).await.expect(200)[0]["id"].clone();
        owner.delete(&format!("{keys}/{id}")).await.expect(204);
    }
    let mut deviations = Vec::new();
    for operation in operations() {
        if is_public(&operation) {
            continue;
        }
        let path = fixture.path(&operation).unwrap();
        for client in [&of_shop, &of_market] {
            let answer = client.send(operation.request(client, &path)).await;
            if answer.status != 401 {
                deviations.push(format!("{} revoked: {}", operation.id, answer.text));
            }
        }
        if operation.is_operators() {
            let request = operation.request(&without_factor, &path);
            let answer = without_factor.send(request).await;
            let told = (answer.status, answer.code());
            let expected = match scope(&operation) {
                Some(_) => "second_factor_required",
                None => "not_for_keys",
            };
            if told != (403, expected) {
                deviations.push(format!("{} one step: {}", operation.id, answer.text));
            }
        }
    }
    assert!(deviations.is_empty(), "{deviations:#?}");
}
