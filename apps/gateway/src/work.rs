//! Background work: mails out, expired checkouts back on the shelf, open payments settled.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use actix_web::web;
use auth::letter::Postman;
use jobs::{JobError, Worker};
use mail::Mailer;
use orders::Desk;
use payments::Provider;
use payments::paypal::PayPal;
use payments::webhook::Verifier;
use serde::de::DeserializeOwned;
use tokio::sync::watch;

use crate::config::{Config, mail::Mail};
use crate::state::State;

/// The payment provider and the check of its webhooks.
pub fn provider(config: &Config) -> anyhow::Result<(Arc<dyn Provider>, Verifier)> {
    let settings = &config.payments.paypal;
    let provider = PayPal::new(settings)?;
    let verifier = Verifier::new(settings)?;
    Ok((Arc::new(provider), verifier))
}

fn mailer(config: &Config) -> anyhow::Result<Arc<dyn Mailer>> {
    Ok(match &config.mail {
        Mail::Smtp { url, from } => Arc::new(mail::smtp::Smtp::new(url, from)?),
        Mail::Folder(folder) => Arc::new(mail::folder::Folder::new(folder.clone())),
    })
}

/// The worker of this gateway; several gateways share the work.
pub fn run(
    state: web::Data<State>,
    stopped: watch::Receiver<bool>,
) -> anyhow::Result<impl Future<Output = ()> + Send> {
    let mailer = mailer(&state.config)?;
    let postman = Postman::new(state.pool.clone(), mailer.clone(), state.config.brand());
    let worker = Worker::new(state.pool.clone()).handle(auth::letter::JOB, move |payload| {
        let postman = postman.clone();
        async move { postman.deliver(payload).await }
    });
    let (pool, media) = (state.pool.clone(), state.media.clone());
    let worker = worker.handle(auth::picture::JOB, move |payload| {
        let (pool, media) = (pool.clone(), media.clone());
        async move { forget_picture(&pool, &media, serde_json::from_value(payload)?).await }
    });
    let worker = worker.handle(mail::JOB, move |payload| {
        let mailer = Arc::clone(&mailer);
        async move {
            let letter = serde_json::from_value(payload)?;
            mailer.send(&letter).await.map_err(JobError::retry)
        }
    });
    let pool = state.pool.clone();
    let hour = Duration::from_secs(3600);
    let worker = worker.timer("forget old idempotency keys", hour, move || {
        let pool = pool.clone();
        async move { Ok(db::once::purge(&pool).await.map(drop)?) }
    });
    let pool = state.pool.clone();
    let worker = worker.timer("forget old sessions", hour, move || {
        let pool = pool.clone();
        async move {
            auth::session::purge(&pool)
                .await
                .map(drop)
                .map_err(JobError::retry)
        }
    });
    let pool = state.pool.clone();
    let worker = worker.timer("forget old attempts", hour, move || {
        let pool = pool.clone();
        async move {
            auth::throttle::purge(&pool)
                .await
                .map(drop)
                .map_err(JobError::retry)
        }
    });
    let (pool, media) = (state.pool.clone(), state.media.clone());
    let worker = worker.timer(
        "forget pictures that nothing shows",
        Duration::from_secs(600),
        move || {
            let (pool, media) = (pool.clone(), media.clone());
            async move {
                catalog::picture::sweep(&pool, &media, orders::picture::is_shown)
                    .await
                    .map(drop)
                    .map_err(JobError::retry)
            }
        },
    );
    let pool = state.pool.clone();
    let worker = worker.timer("forget old contact messages", hour, move || {
        let pool = pool.clone();
        async move {
            content::contact::forget(&pool)
                .await
                .map(drop)
                .map_err(JobError::retry)
        }
    });
    let pool = state.pool.clone();
    let worker = worker.timer("forget old changes of goods", hour, move || {
        let pool = pool.clone();
        async move {
            catalog::feed::purge(&pool)
                .await
                .map(drop)
                .map_err(JobError::retry)
        }
    });
    // What is paid must be settled however many are buying.
    let desk = Desk {
        pool: state.pool.clone(),
        ..state.desk.clone()
    };
    Ok(orders_work(worker, &desk).run(stopped))
}

/// Removes the file of a picture that stands on no profile any more.
async fn forget_picture(
    pool: &db::Pool,
    media: &media::Store,
    served_at: String,
) -> Result<(), JobError> {
    let shown = auth::picture::is_shown(pool, &served_at).await;
    if shown.map_err(JobError::retry)? {
        return Ok(());
    }
    // None if it is no name of the store: not ours to remove.
    let files = media::renditions(&served_at, None);
    media.remove(&files).await.map_err(JobError::retry)
}

fn orders_work(worker: Worker, desk: &Desk) -> Worker {
    let worker = on(
        worker,
        orders::refund::JOB,
        desk,
        |desk, refund| async move { orders::refund::pay_back(&desk, refund).await },
    );
    let worker = on(worker, orders::letters::PAID, desk, |desk, id| async move {
        orders::letters::write_paid(&desk, id).await
    });
    let worker = on(worker, orders::inbox::JOB, desk, |desk, hint| async move {
        orders::inbox::process(&desk, hint).await
    });
    let worker = every(worker, "expire unpaid orders", 5, desk, |desk| async move {
        orders::expiry::run(&desk).await
    });
    let worker = every(worker, "settle open payments", 5, desk, |desk| async move {
        orders::reconcile::run(&desk).await
    });
    let worker = on(
        worker,
        orders::cancel::COUPON_JOB,
        desk,
        |desk, order| async move { orders::cancel::give_coupon_back(&desk, order).await },
    );
    let worker = every(
        worker,
        "remind shops of requests",
        3600,
        desk,
        |desk| async move { orders::cancel::reminder::run(&desk).await },
    );
    let worker = every(
        worker,
        "ask whether parcels arrived",
        3600,
        desk,
        |desk| async move { orders::arrival::ask_overdue(&desk).await },
    );
    let worker = every(
        worker,
        "deliver what is long on its way",
        3600,
        desk,
        |desk| async move { orders::arrival::deliver_overdue(&desk).await },
    );
    let worker = every(
        worker,
        "complete delivered orders",
        3600,
        desk,
        |desk| async move { orders::arrival::complete_overdue(&desk).await },
    );
    let worker = every(worker, "try refunds again", 300, desk, |desk| async move {
        orders::refund::sweep(&desk).await
    });
    let worker = every(worker, "try webhooks again", 300, desk, |desk| async move {
        orders::inbox::sweep(&desk).await
    });
    let worker = every(
        worker,
        "forget old webhooks",
        3600,
        desk,
        |desk| async move { orders::inbox::forget(&desk.pool).await.map(drop) },
    );
    every(worker, "seal the ledger", 5, desk, |desk| async move {
        orders::ledger::seal(&desk.pool).await
    })
}

/// A job of crate `orders`, with its payload read.
fn on<P, Done>(
    worker: Worker,
    kind: &'static str,
    desk: &Desk,
    run: impl Fn(Desk, P) -> Done + Send + Sync + 'static,
) -> Worker
where
    P: DeserializeOwned,
    Done: Future<Output = Result<(), orders::Error>> + Send + 'static,
{
    let desk = desk.clone();
    worker.handle(kind, move |payload| {
        let done = serde_json::from_value(payload).map(|payload| run(desk.clone(), payload));
        async move { done?.await.map_err(JobError::retry) }
    })
}

/// A timer of crate `orders`.
fn every<Done>(
    worker: Worker,
    name: &'static str,
    seconds: u64,
    desk: &Desk,
    run: impl Fn(Desk) -> Done + Send + Sync + 'static,
) -> Worker
where
    Done: Future<Output = Result<(), orders::Error>> + Send + 'static,
{
    let desk = desk.clone();
    worker.timer(name, Duration::from_secs(seconds), move || {
        let done = run(desk.clone());
        async move { done.await.map_err(JobError::retry) }
    })
}
