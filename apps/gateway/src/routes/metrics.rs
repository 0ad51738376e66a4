//! `/metrics` for Prometheus, on a port of its own that is reachable only from this machine.

use std::time::Duration;

use actix_web::{App, HttpResponse, HttpServer, web};
use anyhow::Context;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::check;
use crate::state::State;

/// How often durations are summed up.
const UPKEEP: Duration = Duration::from_secs(5);

/// Starts the listener; it ends with the process.
pub fn listen(port: u16, state: web::Data<State>) -> anyhow::Result<()> {
    let recorder = PrometheusBuilder::new()
        .install_recorder()
        .context("installing metrics")?;
    let recorder = web::Data::new(recorder);
    tokio::spawn(keep_small(recorder.clone()));
    let server = HttpServer::new(move || {
        App::new()
            .app_data(recorder.clone())
            .app_data(state.clone())
            .service(web::resource("/metrics").get(metrics))
    })
    .workers(1)
    .disable_signals()
    .bind(("127.0.0.1", port))
    .with_context(|| format!("METRICS_PORT {port} cannot be listened on"))?;
    tokio::spawn(server.run());
    Ok(())
}

/// Every duration is remembered until it is summed up: by whoever asks for the metrics, or here
/// if nobody does.
async fn keep_small(recorder: web::Data<PrometheusHandle>) {
    loop {
        tokio::time::sleep(UPKEEP).await;
        recorder.run_upkeep();
    }
}

async fn metrics(recorder: web::Data<PrometheusHandle>, state: web::Data<State>) -> HttpResponse {
    let (open, idle) = state.pool.usage();
    metrics::gauge!("db_connections", "state" => "open").set(f64::from(open));
    metrics::gauge!("db_connections", "state" => "idle").set(f64::from(idle));
    let hashing = auth::password::load();
    metrics::counter!("password_hashes_total").absolute(hashing.made);
    metrics::gauge!("password_hashes_running").set(hashing.running);
    metrics::gauge!("password_hashes_most").set(hashing.most);
    metrics::counter!("session_reads_total").absolute(state.authenticator.database_reads());
    metrics::gauge!("listening_for_changes")
        .set(f64::from(u8::from(state.authenticator.is_caching())));
    metrics::gauge!("listings_behind_seconds").set(state.feed.behind().as_secs_f64());
    metrics::gauge!("listings_documents").set(f64::from(documents(&state)));
    note_replicas(&state);
    note_books(&state).await;
    note_invariants(&state).await;
    note_queue(&state).await;
    let (answers, pages) = (&state.response_cache, &state.page_cache);
    note_cache("answers", answers.count(), answers.weight());
    note_cache("pages", pages.count(), pages.weight());
    HttpResponse::Ok()
        .content_type("text/plain; version=0.0.4")
        .body(recorder.render())
}

/// How late replicas are, and who answers what only reads.
fn note_replicas(state: &State) {
    let (mut known, mut in_use) = (0_u32, 0_u32);
    for replica in state.reads.statuses() {
        known += 1;
        in_use += u32::from(replica.in_use);
        if let Some(lag) = replica.lag {
            let name = replica.name.to_owned();
            metrics::gauge!("replica_lag_seconds", "replica" => name).set(lag.as_secs_f64());
        }
    }
    metrics::gauge!("replicas_known").set(f64::from(known));
    metrics::gauge!("replicas_in_use").set(f64::from(in_use));
    let (by_primary, by_replicas) = state.reads.lent();
    metrics::counter!("replica_reads_total", "from" => "primary").absolute(by_primary);
    metrics::counter!("replica_reads_total", "from" => "replica").absolute(by_replicas);
}

/// How long ago PayPal's books were last compared with ours; nothing before the first time.
async fn note_books(state: &State) {
    if let Ok(Some(last)) = orders::reconciliation::run::last(&state.pool).await {
        let ago = (state.pool.now() - last.compared_at)
            .to_std()
            .unwrap_or_default();
        metrics::gauge!("books_compared_seconds_ago").set(ago.as_secs_f64());
    }
}

/// What `gateway check-invariants` last found, and how long ago; nothing before the first time.
async fn note_invariants(state: &State) {
    let Ok(mut conn) = state.pool.get().await else {
        return;
    };
    if let Ok(Some(last)) = check::last(&mut conn).await {
        let ago = (state.pool.now() - last.checked_at)
            .to_std()
            .unwrap_or_default();
        metrics::gauge!("invariants_checked_seconds_ago").set(ago.as_secs_f64());
        metrics::gauge!("invariants_broken").set(f64::from(last.breaches));
    }
}

/// Work in the background: what waits, what was given up, for how long the one waits that is due longest,
/// and for how long the timer fails that has failed longest.
async fn note_queue(state: &State) {
    let Ok(mut conn) = state.pool.get().await else {
        return;
    };
    let Ok(queue) = jobs::queue_status::by_kind(&mut conn).await else {
        return;
    };
    let count = |count: i64| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
    metrics::gauge!("jobs_waiting").set(count(queue.iter().map(|kind| kind.waiting).sum()));
    metrics::gauge!("jobs_parked").set(count(queue.iter().map(|kind| kind.parked).sum()));
    // what waits for a slow program of somebody else's is no fault of ours
    let ours = queue.iter().filter(|kind| kind.kind != webhooks::DELIVERY);
    let oldest = ours.filter_map(|kind| kind.due_since).min();
    let waits = oldest.and_then(|since| (state.pool.now() - since).to_std().ok());
    metrics::gauge!("jobs_due_seconds").set(waits.unwrap_or_default().as_secs_f64());
    let Ok(failing) = jobs::timer::failing(&mut conn).await else {
        return;
    };
    let since = failing.iter().map(|timer| timer.since).min();
    let fails = since.and_then(|since| (state.pool.now() - since).to_std().ok());
    metrics::gauge!("timers_failing_seconds").set(fails.unwrap_or_default().as_secs_f64());
}

fn note_cache(what: &'static str, count: usize, weight: u64) {
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    // in whole kilobytes a cache of any size can be told
    let kilobytes = u32::try_from(weight / 1024).unwrap_or(u32::MAX);
    metrics::gauge!("answer_cache_entries", "of" => what).set(f64::from(count));
    metrics::gauge!("answer_cache_bytes", "of" => what).set(f64::from(kilobytes) * 1024.0);
}

fn documents(state: &State) -> u32 {
    u32::try_from(state.listings.documents()).unwrap_or(u32::MAX)
}
