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
async fn stand_by(client: Client, until: Instant) {
    while Instant::now() < until {
        let answer = client.get("/api/nothing").await;
        assert!(matches!(answer.status, 404 | 503), "{}", answer.text);
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// What a few get at most, with the others standing by.
async fn most(app: &TestApp) -> usize {
    let mut most = 0;
    for _ in 0..4 {
        let until = Instant::now() + Duration::from_secs(5);
        let others: Vec<_> = (FEW..CROWD).map(|_| stand_by(app.guest(), until)).collect();
        let (few, _) = tokio::join!(load(app, FEW, 5), all(others));
        most = most.max(few.served / 5);
    }
    most
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
    let most = most(&app).await;
    let mut crowd = load(&app, CROWD, seconds).await;
    let served = crowd.served / usize::try_from(seconds).unwrap();
    assert!(served * 10 >= most * 9, "{served} a second, not {most}");
    // of all, the one in the middle: the crowd shares the processors with the gateway
    crowd.turned_away.sort_unstable();
    let middle = crowd.turned_away[crowd.turned_away.len() / 2];
    assert!(middle <= Duration::from_millis(100), "{middle:?}");
    let over = Instant::now();
    while load(&app, FEW, 1).await.served * 10 < most * 9 {
        assert!(over.elapsed() < Duration::from_secs(5), "not as before");
    }
    done(crowd.served, "answers at ten times the load");
    done(crowd.turned_away.len(), "turned away");
}
