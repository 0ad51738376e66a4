//! Background jobs: emails sent, expired checkouts released, open payments settled.

use std::fmt::Display;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use actix_web::web;
use auth::letter::Postman;
use catalog::import::Outside;
use catalog::stock_request::Desk;
use jobs::worker::Settings;
use jobs::{JobError, Worker};
use mail::Mailer;
use orders::Context;
use outbound::{Fetcher, Sender};
use payments::paypal::PayPal;
use payments::webhook::Verifier;
use seller::payout::record::Records;
use serde_json::{Value, from_value};
use tokio::sync::watch;
use webhooks::courier;

use crate::config::{Config, mail::Mail};
use crate::state::State;

/// The payment provider and the check of its webhooks.
pub fn provider(config: &Config) -> anyhow::Result<(Arc<PayPal>, Verifier)> {
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

/// What work is done with.
#[derive(Clone)]
struct Tools {
    pool: db::Pool,
    media: media::Store,
    fetcher: Arc<Fetcher>,
    /// Where the storefront is.
    site: String,
    currency: types::Currency,
    /// With all connections, unlike that of requests: what is paid must be settled however many
    /// are buying.
    orders: Context,
    /// With all connections too.
    seller: seller::Context,
    mailer: Arc<dyn Mailer>,
    postman: Postman,
    hooks: webhooks::Context,
}

impl Tools {
    /// Where letters about goods that are back are written.
    fn desk(&self) -> Desk<'_> {
        Desk {
            pool: &self.pool,
            brand: self.orders.settings.brand(),
            currency: &self.currency,
        }
    }
}

type Done = Pin<Box<dyn Future<Output = Result<(), JobError>> + Send>>;

/// A kind of job, and what is done with the payload of each.
type Job = (&'static str, fn(Tools, Value) -> Done);

/// What is done once for each job of a kind.
const JOBS: [Job; 16] = [
    (auth::letter::JOB, |tools, payload| {
        Box::pin(async move { tools.postman.deliver(payload).await })
    }),
    (auth::picture::JOB, |tools, payload| {
        Box::pin(async move { forget_picture(&tools, from_value(payload)?).await })
    }),
    (catalog::import::JOB, |tools, payload| {
        let import = from_value(payload);
        Box::pin(async move {
            let outside = Outside {
                fetcher: &tools.fetcher,
                media: &tools.media,
                origin: &tools.site,
            };
            let (pool, currency) = (&tools.pool, &tools.currency);
            again(catalog::import::run(pool, currency, &outside, import?)).await
        })
    }),
    (catalog::stock_request::INVITE, |tools, payload| {
        let asked = from_value(payload);
        Box::pin(async move {
            catalog::stock_request::invite(&tools.desk(), &*tools.mailer, asked?).await
        })
    }),
    (catalog::stock_request::BACK, |tools, payload| {
        let variant = from_value(payload);
        Box::pin(async move { again(catalog::stock_request::tell(&tools.desk(), variant?)).await })
    }),
    (mail::JOB, |tools, payload| {
        let letter = from_value(payload);
        Box::pin(async move { again(tools.mailer.send(&letter?)).await })
    }),
    (orders::refund::JOB, |tools, payload| {
        let refund = from_value(payload);
        Box::pin(async move { again(orders::refund::pay_back(&tools.orders, refund?)).await })
    }),
    (orders::letters::PAID, |tools, payload| {
        let order = from_value(payload);
        Box::pin(async move { again(orders::letters::write_paid(&tools.orders, order?)).await })
    }),
    (orders::invoice::JOB, |tools, payload| {
        let part = from_value(payload);
        Box::pin(async move { again(orders::invoice::issue(&tools.orders, part?)).await })
    }),
    (orders::inbox::JOB, |tools, payload| {
        let hint = from_value(payload);
        Box::pin(async move { again(orders::inbox::process(&tools.orders, hint?)).await })
    }),
    (orders::cancel::COUPON_JOB, |tools, payload| {
        let order = from_value(payload);
        Box::pin(
            async move { again(orders::cancel::give_coupon_back(&tools.orders, order?)).await },
        )
    }),
    (orders::dispute::answer::EVIDENCE, |tools, payload| {
        let said = from_value(payload);
        Box::pin(async move { again(orders::dispute::answer::send(&tools.orders, said?)).await })
    }),
    (orders::dispute::answer::ACCEPT, |tools, payload| {
        let dispute = from_value(payload);
        Box::pin(async move {
            again(orders::dispute::answer::tell_accepted(
                &tools.orders,
                dispute?,
            ))
            .await
        })
    }),
    (seller::account::JOB, |tools, payload| {
        let changed = from_value(payload);
        Box::pin(async move { again(seller::account::tell(&tools.seller, changed?)).await })
    }),
    (seller::payout::run::JOB, |tools, payload| {
        let run = from_value(payload);
        Box::pin(async move { again(seller::payout::send::carry_out(&tools.seller, run?)).await })
    }),
    (webhooks::EVENT, |tools, payload| {
        Box::pin(async move {
            let happened = from_value(payload)?;
            again(webhooks::spread::spread(&tools.hooks, &happened)).await
        })
    }),
];

/// The kinds of jobs that are letters: written already, or to be written.
pub const LETTERS: [&str; 6] = [
    mail::JOB,
    auth::letter::JOB,
    catalog::stock_request::INVITE,
    catalog::stock_request::BACK,
    orders::letters::PAID,
    seller::account::JOB,
];

/// Those of them that hand a letter to the mailer; the others only write some.
pub const SENT: [&str; 3] = [mail::JOB, auth::letter::JOB, catalog::stock_request::INVITE];

/// Seconds, a name, and what is done every so many seconds.
type Timer = (u64, &'static str, fn(Tools) -> Done);

/// What is done again and again, by one gateway at a time.
const TIMERS: [Timer; 32] = [
    (5, "expire unpaid orders", |tools| {
        Box::pin(async move { again(orders::expiry::run(&tools.orders)).await })
    }),
    (5, "settle open payments", |tools| {
        Box::pin(async move { again(orders::reconcile::run(&tools.orders)).await })
    }),
    (5, "seal the ledger", |tools| {
        Box::pin(async move { again(orders::ledger::seal(&tools.pool)).await })
    }),
    (5, "begin and end sales", |tools| {
        Box::pin(async move { again(catalog::product::turn_sales(&tools.pool)).await })
    }),
    (300, "try refunds again", |tools| {
        Box::pin(async move { again(orders::refund::sweep(&tools.orders)).await })
    }),
    (300, "try answers to disputes again", |tools| {
        Box::pin(async move { again(orders::dispute::answer::sweep(&tools.orders)).await })
    }),
    (300, "try webhooks again", |tools| {
        Box::pin(async move { again(orders::inbox::sweep(&tools.orders)).await })
    }),
    (600, "forget pictures that nothing shows", |tools| {
        Box::pin(async move {
            let elsewhere = orders::picture::is_shown;
            again(catalog::picture::sweep(
                &tools.pool,
                &tools.media,
                elsewhere,
            ))
            .await
        })
    }),
    (HOUR, "write to who waits for goods", |tools| {
        Box::pin(async move { again(catalog::stock_request::sweep(&tools.desk())).await })
    }),
    (HOUR, "remind shops of requests", |tools| {
        Box::pin(async move { again(orders::cancel::reminder::run(&tools.orders)).await })
    }),
    (HOUR, "ask whether parcels arrived", |tools| {
        Box::pin(async move { again(orders::arrival::ask_overdue(&tools.orders)).await })
    }),
    (HOUR, "deliver what is long on its way", |tools| {
        Box::pin(async move { again(orders::arrival::deliver_overdue(&tools.orders)).await })
    }),
    (HOUR, "complete delivered orders", |tools| {
        Box::pin(async move { again(orders::arrival::complete_overdue(&tools.orders)).await })
    }),
    (HOUR, "move returns on that nobody acts on", |tools| {
        Box::pin(async move { again(orders::returns::clock::run(&tools.orders)).await })
    }),
    (5, "ask about payouts", |tools| {
        Box::pin(async move { again(seller::payout::send::sweep(&tools.seller)).await })
    }),
    (HOUR, "pay shops on payout days", |tools| {
        Box::pin(async move { again(seller::payout::run::on_schedule(&tools.seller)).await })
    }),
    (HOUR, "seal second factors", |tools| {
        Box::pin(
            async move { again(auth::second_factor::renew(&tools.pool, &tools.seller.keys)).await },
        )
    }),
    (HOUR, "seal payout accounts", |tools| {
        Box::pin(async move { again(seller::sealing::renew(&tools.seller)).await })
    }),
    (HOUR, "seal secrets of webhooks", |tools| {
        Box::pin(
            async move { again(webhooks::secret::renew(&tools.pool, &tools.seller.keys)).await },
        )
    }),
    (HOUR, "compare books with PayPal", |tools| {
        Box::pin(async move {
            let records = Records {
                pool: &tools.pool,
                payouts: &*tools.seller.payouts,
            };
            again(orders::books::run::run(&tools.orders, &records)).await
        })
    }),
    (HOUR, "forget old idempotency keys", |tools| {
        Box::pin(async move { again(db::once::purge(&tools.pool)).await })
    }),
    (HOUR, "forget old sessions", |tools| {
        Box::pin(async move { again(auth::session::purge(&tools.pool)).await })
    }),
    (HOUR, "forget old links", |tools| {
        Box::pin(async move { again(auth::link::purge(&tools.pool)).await })
    }),
    (HOUR, "forget old attempts", |tools| {
        Box::pin(async move { again(auth::throttle::purge(&tools.pool)).await })
    }),
    (HOUR, "forget old contact messages", |tools| {
        Box::pin(async move { again(content::contact::forget(&tools.pool)).await })
    }),
    (HOUR, "forget old changes of goods", |tools| {
        Box::pin(async move { again(catalog::feed::purge(&tools.pool)).await })
    }),
    (HOUR, "forget old stock requests", |tools| {
        Box::pin(async move { again(catalog::stock_request::forget(&tools.pool)).await })
    }),
    (HOUR, "forget deleted collections", |tools| {
        Box::pin(async move { again(catalog::collection::forget(&tools.pool)).await })
    }),
    (HOUR, "forget old imports", |tools| {
        Box::pin(async move { again(catalog::import::forget(&tools.pool)).await })
    }),
    (HOUR, "forget old notifications", |tools| {
        Box::pin(async move { again(orders::notification::forget(&tools.pool)).await })
    }),
    (HOUR, "forget old webhooks", |tools| {
        Box::pin(async move { again(orders::inbox::forget(&tools.pool)).await })
    }),
    (HOUR, "forget old deliveries of webhooks", |tools| {
        Box::pin(async move { again(webhooks::log::forget(&tools.pool)).await })
    }),
];

const HOUR: u64 = 3600;

/// What went wrong is tried again later.
async fn again<T, E: Display>(work: impl Future<Output = Result<T, E>>) -> Result<(), JobError> {
    work.await.map(drop).map_err(JobError::retry)
}

/// The worker of this gateway; several gateways share the work.
pub fn run(
    state: web::Data<State>,
    stopped: watch::Receiver<bool>,
) -> anyhow::Result<impl Future<Output = ()> + Send> {
    let mailer = mailer(&state.config)?;
    let fetcher = Fetcher::new(state.config.pictures).map_err(anyhow::Error::from_boxed)?;
    let orders = Context {
        pool: state.pool.clone(),
        ..state.orders.clone()
    };
    let settings = state.settings.clone();
    let brand = move || settings.brand();
    let tools = Tools {
        pool: state.pool.clone(),
        media: state.media.clone(),
        fetcher: Arc::new(fetcher),
        site: state.config.http.site().to_owned(),
        currency: state.config.currency.clone(),
        seller: seller::Context {
            orders: orders.clone(),
            ..state.seller.clone()
        },
        orders,
        postman: Postman::new(state.pool.clone(), mailer.clone(), brand),
        mailer,
        hooks: state.hooks.clone(),
    };
    let couriers = couriers(&state)?.run(stopped.clone());
    let mut worker = Worker::new(state.pool.clone());
    for (kind, run) in JOBS {
        let tools = tools.clone();
        worker = worker.handle(kind, move |payload| run(tools.clone(), payload));
    }
    for (seconds, name, run) in TIMERS {
        let tools = tools.clone();
        let period = Duration::from_secs(seconds);
        worker = worker.timer(name, period, move || run(tools.clone()));
    }
    Ok(async move {
        tokio::join!(worker.run(stopped), couriers);
    })
}

/// Who delivers to webhooks: apart from all other work, since outsiders may be slow.
fn couriers(state: &State) -> anyhow::Result<Worker> {
    let sender = Sender::new(state.config.webhooks).map_err(anyhow::Error::from_boxed)?;
    let hooks = state.hooks.clone();
    let settings = Settings {
        at_once: courier::AT_ONCE,
        per_lane: Some(courier::PER_ENDPOINT),
        ..Settings::default()
    };
    let worker = Worker::new(state.pool.clone()).settings(settings);
    Ok(worker.handle(webhooks::DELIVERY, move |payload| {
        let (hooks, sender) = (hooks.clone(), sender.clone());
        async move { again(courier::deliver(&hooks, &sender, from_value(payload)?)).await }
    }))
}

/// Removes the file of a picture that stands on no profile any more.
async fn forget_picture(tools: &Tools, served_at: String) -> Result<(), JobError> {
    let shown = auth::picture::is_shown(&tools.pool, &served_at).await;
    if shown.map_err(JobError::retry)? {
        return Ok(());
    }
    // None if it is no name of the store: not ours to remove.
    let files = media::renditions(&served_at, None);
    again(tools.media.remove(&files)).await
}
