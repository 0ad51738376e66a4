//! The document is held against the gateway: requests that are made of its schemas, right and
//! nearly right, for every operation, as a guest, a shopper, a seller and an operator. Whatever is
//! sent, nothing fails, each answer is one that the document promises, and what is refused changes
//! nothing.
//!
//! `VERIFY_SEED` says which requests (they are printed with it when one finds a fault),
//! `VERIFY_SECONDS` for how long, and `VERIFY_REQUESTS` how many at most. `just fuzz` tries others
//! than `just test` does.

mod call;
mod examples;
mod traces;
mod values;

use std::time::{Duration, Instant};

use db::testing::{done, scale, seed};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use crate::authorization::SPEND_THE_CALLER;
use crate::authorization::fixture::Fixture;
use crate::authorization::operation::{Operation, operations};
use crate::spec::contract::{self, Contract};
use call::Call;
use traces::Traces;

/// Which requests `just test` makes.
const SEED: u64 = 20_261_125;
/// For how long.
const SECONDS: u64 = 60;
/// How often a request that found a fault is made simpler.
const SIMPLER: usize = 40;

/// The same requests for the same seed, round and operation.
fn runner(seed: u64, round: u64, operation: &Operation) -> TestRunner {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&round.to_le_bytes());
    for (place, letter) in operation.id.bytes().enumerate() {
        bytes[16 + place % 16] ^= letter.rotate_left(u32::try_from(place / 16).unwrap());
    }
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    TestRunner::new_with_rng(Config::default(), rng)
}

/// Those after which somebody or something is gone come last, so that the others find them.
fn in_order() -> Vec<Operation> {
    let mut operations = operations();
    operations.sort_by_key(|operation| {
        let spends = SPEND_THE_CALLER.contains(&operation.id.as_str());
        (spends, operation.method == reqwest::Method::DELETE)
    });
    operations
}

/// The status of the answer to a call, and what is wrong with it, if anything. `before` is what stood
/// in the tables.
async fn ask(
    fixture: &Fixture,
    contract: &Contract,
    before: &mut Traces,
    call: &Call,
) -> (u16, Option<String>) {
    let answer = call.send(fixture).await;
    let operation = contract::operation(&call.operation.method, &call.operation.path);
    let mut faults = contract.breaches(operation.unwrap(), &answer);
    if answer.status >= 500 {
        faults.push(format!("{} is a failure", answer.status));
    }
    let after = traces::all(&fixture.app).await;
    let changed = traces::changed(before, &after);
    *before = after;
    if answer.status >= 400 && !changed.is_empty() && traces::again(fixture, call).await {
        faults.push(format!("{} changed {changed:?}", answer.status));
    }
    let told = (!faults.is_empty()).then(|| format!("{faults:?}\n  {}", answer.text));
    (answer.status, told)
}

/// The simplest call that is found with the same kind of fault, and the fault.
async fn simplest(
    fixture: &Fixture,
    contract: &Contract,
    before: &mut Traces,
    mut tree: impl ValueTree<Value = Call>,
    found: String,
) -> String {
    let mut told = format!("{}\n  {found}", tree.current());
    let mut tries = 0;
    let mut moved = tree.simplify();
    while moved && tries < SIMPLER {
        tries += 1;
        moved = match ask(fixture, contract, before, &tree.current()).await.1 {
            Some(found) => {
                told = format!("{}\n  {found}", tree.current());
                tree.simplify()
            }
            None => tree.complicate(),
        };
    }
    told
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_is_sent_the_answer_is_one_that_the_document_promises() {
    let seed = seed(SEED);
    let until = Instant::now() + Duration::from_secs(scale("VERIFY_SECONDS", SECONDS));
    let most = scale("VERIFY_REQUESTS", u32::MAX);
    let (contract, operations) = (Contract::default(), in_order());
    let (mut faults, mut asked, mut taken) = (Vec::new(), 0_u32, 0_u32);
    for round in 0.. {
        let fixture = Fixture::build().await;
        traces::prepare(&fixture.app).await;
        let mut before = traces::all(&fixture.app).await;
        for operation in &operations {
            // each operation at least once, however slow the machine is
            if round > 0 && (asked >= most || Instant::now() > until) {
                break;
            }
            let strategy = call::calls(operation, &fixture);
            let tree = strategy
                .new_tree(&mut runner(seed, round, operation))
                .unwrap();
            asked += 1;
            let (status, found) = ask(&fixture, &contract, &mut before, &tree.current()).await;
            taken += u32::from(status < 400);
            if let Some(found) = found {
                faults.push(simplest(&fixture, &contract, &mut before, tree, found).await);
            }
        }
        if asked >= most || Instant::now() > until {
            break;
        }
    }
    done(asked, "requests");
    done(taken, "of them taken");
    // all refused, or none, would prove little
    assert!(
        (asked / 10..asked / 10 * 9).contains(&taken),
        "{taken} of {asked} taken"
    );
    faults.sort();
    faults.dedup();
    assert!(
        faults.is_empty(),
        "VERIFY_SEED={seed}\n{}",
        faults.join("\n\n")
    );
}
