//! Background work: mails out, expired checkouts back on the shelf, open payments settled.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use actix_web::web;
use auth::letter::Postman;
use jobs::{JobError, Worker};
use mail::Mailer;
use payments::Provider;
use payments::paypal::PayPal;
use payments::webhook::Verifier;
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
    let desk = state.desk.clone();
    let postman = Postman::new(
        state.pool.clone(),
        Arc::clone(&mailer),
        state.config.brand(),
    );
    let worker = Worker::new(state.pool.clone()).handle(mail::JOB, move |payload| {
        let mailer = Arc::clone(&mailer);
        Box::pin(async move {
            let letter = serde_json::from_value(payload).map_err(JobError::park)?;
            mailer.send(&letter).await.map_err(JobError::retry)
        })
    });
    let pool = state.pool.clone();
    let worker = worker.timer(
        "forget old idempotency keys",
        Duration::from_secs(3600),
        move || {
            let pool = pool.clone();
            Box::pin(async move {
                db::once::purge(&pool)
                    .await
                    .map(drop)
                    .map_err(JobError::retry)
            })
        },
    );
    let worker = accounts_work(worker, postman, state.pool.clone());
    Ok(orders_work(worker, desk).run(stopped))
}

fn accounts_work(worker: Worker, postman: Postman, pool: db::Pool) -> Worker {
    worker
        .handle(auth::letter::JOB, move |note| {
            let postman = postman.clone();
            async move { postman.deliver(note).await }
        })
        .timer(
            "forget old sessions",
            Duration::from_secs(3600),
            move || {
                let pool = pool.clone();
                async move {
                    auth::session::purge(&pool)
                        .await
                        .map(drop)
                        .map_err(JobError::retry)
                }
            },
        )
}

fn orders_work(worker: Worker, desk: orders::Desk) -> Worker {
    let (expire, reconcile, refund, inbox, seal) =
        (desk.clone(), desk.clone(), desk.clone(), desk.clone(), desk);
    worker
        .handle(orders::refund::JOB, move |payload| {
            let desk = refund.clone();
            Box::pin(async move {
                let refund = serde_json::from_value(payload).map_err(JobError::park)?;
                orders::refund::pay_back(&desk, refund)
                    .await
                    .map_err(JobError::retry)
            })
        })
        .handle(orders::inbox::JOB, move |payload| {
            let desk = inbox.clone();
            Box::pin(async move {
                let event = serde_json::from_value(payload).map_err(JobError::park)?;
                orders::inbox::process(&desk, event)
                    .await
                    .map_err(JobError::retry)
            })
        })
        .timer("expire unpaid orders", Duration::from_secs(5), move || {
            let desk = expire.clone();
            Box::pin(async move {
                orders::checkout::expire(&desk)
                    .await
                    .map_err(JobError::retry)
            })
        })
        .timer("settle open payments", Duration::from_secs(5), move || {
            let desk = reconcile.clone();
            Box::pin(async move { orders::reconcile::run(&desk).await.map_err(JobError::retry) })
        })
        .timer("seal the ledger", Duration::from_secs(5), move || {
            let desk = seal.clone();
            Box::pin(async move {
                orders::ledger::seal(&desk.pool)
                    .await
                    .map_err(JobError::retry)
            })
        })
}
