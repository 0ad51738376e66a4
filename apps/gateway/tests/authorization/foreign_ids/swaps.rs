//! Ids swapped over two gateways of one marketplace: what either says of somebody else's, the
//! other one says of an id that nothing has. Each call asks in another order, which the seed says;
//! `just verify-full` asks often.

use db::testing::{done, seed};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use serde_json::Value;

use super::{Own, SMUGGLED, UNKNOWN_ID, seen, smuggle};
use crate::authorization::Actor;
use crate::authorization::fixture::Fixture;
use crate::authorization::operation::{Operation, operations};
use crate::support::Client;

const SEED: u64 = 20_261_127;

/// A request that names an id which is not the caller's.
enum Swap<'a> {
    InPath {
        operation: &'a Operation,
        client: Client,
        theirs: String,
        nobodys: String,
    },
    /// In the query or the body.
    Within {
        request: &'static str,
        body: &'static str,
        theirs: i64,
    },
}

impl Swap<'_> {
    /// Asks a gateway, with somebody else's id or with one that nothing has.
    async fn ask(
        &self,
        own: &Own,
        at: impl Fn(&Client) -> Client,
        is_theirs: bool,
    ) -> (u16, Value, Value) {
        match self {
            Self::InPath {
                operation,
                client,
                theirs,
                nobodys,
            } => {
                let client = at(client);
                let path = if is_theirs { theirs } else { nobodys };
                seen(client.send(operation.request(&client, path)).await)
            }
            Self::Within {
                request,
                body,
                theirs,
            } => {
                let id = if is_theirs { *theirs } else { UNKNOWN_ID };
                smuggle(own, at, request, body, id).await
            }
        }
    }

    fn name(&self) -> String {
        match self {
            Self::InPath {
                operation, theirs, ..
            } => format!("{} {theirs}", operation.method),
            Self::Within { request, body, .. } => format!("{request} {body}"),
        }
    }
}

fn all<'a>(fixture: &Fixture, own: &Own, operations: &'a [Operation]) -> Vec<Swap<'a>> {
    let mut swaps = Vec::new();
    for operation in operations.iter().filter(|one| one.names_foreign) {
        for actor in [Actor::User, Actor::Seller] {
            if operation.tag != "seller" || actor == Actor::Seller {
                swaps.push(Swap::InPath {
                    operation,
                    client: fixture.stranger(actor),
                    theirs: fixture.path(operation).unwrap(),
                    nobodys: fixture.path_to_unknown(operation).unwrap(),
                });
            }
        }
        if let Some((client, path)) = own.around(operation) {
            swaps.push(Swap::InPath {
                operation,
                client: client.clone(),
                theirs: path.replace('#', &fixture.last_id(operation)),
                nobodys: path.replace('#', &UNKNOWN_ID.to_string()),
            });
        }
    }
    swaps.extend(SMUGGLED.map(|[kind, request, body]| Swap::Within {
        request,
        body,
        theirs: fixture.foreign(kind),
    }));
    swaps
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the same at one gateway is always run; this is for just verify-full"]
async fn ids_swapped_over_two_gateways_tell_nothing() {
    let seed = seed(SEED);
    let fixture = Fixture::build().await;
    // what is answered names the marketplace, not the gateway
    let public_url = fixture.app.config().http.public_url.clone();
    let twin = fixture
        .app
        .second_gateway_with(|config| config.http.public_url = public_url);
    let twin = twin.await;
    let own = Own::build(&fixture).await;
    let before = fixture.possessions().await;
    let operations = operations();
    let mut swaps = all(&fixture, &own, &operations);
    swaps.shuffle(&mut StdRng::seed_from_u64(seed));
    let here = |client: &Client| client.clone();
    let there = |client: &Client| twin.of(client);
    let mut deviations = Vec::new();
    for swap in &swaps {
        let theirs = swap.ask(&own, here, true).await;
        let nobodys = swap.ask(&own, there, false).await;
        if theirs != nobodys || theirs.0 >= 500 {
            deviations.push(format!("{}: {theirs:?}, not {nobodys:?}", swap.name()));
        }
        let theirs = swap.ask(&own, there, true).await;
        let nobodys = swap.ask(&own, here, false).await;
        if theirs != nobodys || theirs.0 >= 500 {
            deviations.push(format!("{}: {theirs:?}, not {nobodys:?}", swap.name()));
        }
    }
    assert!(deviations.is_empty(), "{deviations:#?}");
    assert!(swaps.len() > 140, "only {} were swapped", swaps.len());
    let after = fixture.possessions().await;
    assert_eq!(after, before, "something of the victims' changed");
    done(2 * swaps.len(), "ids swapped over two gateways");
}
