//! Ten times as many as there is room for: as much is answered as before, who is turned away hears
//! it at once, and afterwards all is as it was.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use db::testing::{done, scale};

use super::crowd::{all, production};
use crate::support::{Client, TestApp};

/// Who keep the gateway busy without anybody being turned away.
const FEW: usize = 40;
/// Ten times as many.
const CROWD: usize = 400;
/// So many seconds at a time.
const TURN: u64 = 10;

#[derive(Default)]
struct Tally {
    served: usize,
    turned_away: Vec<Duration>,
}

/// A listing that nobody asked for before, so that no answer to it is kept.
fn listing() -> String {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    format!("/api/public/shops?n={count}")
}

async fn ask(client: Client, until: Instant) -> Tally {
    let mut tally = Tally::default();
    while Instant::now() < until {
        let asked = Instant::now();
        let answer = client.get(&listing()).await;
        if answer.status == 503 {
            assert_eq!(answer.code(), "overloaded", "{}", answer.text);
            tally.turned_away.push(asked.elapsed());
            // as the answer says
            tokio::time::sleep(Duration::from_secs(1)).await;
        } else {
            answer.expect(200);
            tally.served += 1;
        }
    }
    tally
}

/// Asks now and then for what is refused as quickly as a crowd is turned away. What a crowd costs here
/// is mostly its own work: it shares the processors with the gateway.
async fn stand_by(client: Client, start: Duration, until: Instant) {
    tokio::time::sleep(start).await;
    while Instant::now() < until {
        let answer = client.get("/api/nothing").await;
        assert!(matches!(answer.status, 404 | 503), "{}", answer.text);
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// What a few get in five seconds, with the others standing by.
async fn few(app: &TestApp) -> Tally {
    let until = Instant::now() + Duration::from_secs(5);
    // one after another, not all at the same moment
    let starts = (0..).step_by(2).map(Duration::from_millis);
    let others = starts.take(CROWD - FEW);
    let others: Vec<_> = others
        .map(|start| stand_by(app.guest(), start, until))
        .collect();
    let (few, _) = tokio::join!(load(app, FEW, 5), all(others));
    few
}

/// What so many get who ask again and again for so many seconds.
async fn load(app: &TestApp, count: usize, seconds: u64) -> Tally {
    let until = Instant::now() + Duration::from_secs(seconds);
    let crowd: Vec<_> = (0..count).map(|_| ask(app.guest(), until)).collect();
    let mut whole = Tally::default();
    for tally in all(crowd).await {
        whole.served += tally.served;
        whole.turned_away.extend(tally.turned_away);
    }
    whole
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "wants the machine for itself, for just verify-full"]
async fn ten_times_the_load_is_answered_as_well_as_the_most_that_can_be() {
    let app = TestApp::start_with(|config| {
        production(config);
        config.http.answer_cache = 0;
    });
    let app = app.await;
    let seconds = scale("VERIFY_SECONDS", 20_u64);
    let _warm = few(&app).await;
    // in turns, since the processors are not as quick at one time as at another
    let mut alone = vec![few(&app).await.served / 5];
    let mut crowd = Tally::default();
    for _ in 0..seconds / TURN {
        let turn = load(&app, CROWD, TURN).await;
        crowd.served += turn.served;
        crowd.turned_away.extend(turn.turned_away);
        let after = few(&app).await;
        assert_eq!(after.turned_away.len(), 0, "there is room for a few");
        alone.push(after.served / 5);
    }
    let served = crowd.served / usize::try_from(seconds).unwrap();
    let most = alone.iter().sum::<usize>() / alone.len();
    assert!(served * 10 >= most * 9, "{served} a second, not {most}");
    // of all, the one in the middle: the crowd shares the processors with the gateway
    crowd.turned_away.sort_unstable();
    let middle = crowd.turned_away[crowd.turned_away.len() / 2];
    assert!(middle <= Duration::from_millis(100), "{middle:?}");
    let after = *alone[1..].iter().max().unwrap();
    assert!(
        after * 10 >= alone[0] * 9,
        "{after} a second afterwards, not {}",
        alone[0]
    );
    done(crowd.served, "answers at ten times the load");
    done(crowd.turned_away.len(), "turned away");
}
