//! Background jobs: emails sent, expired checkouts released, open payments settled.

use std::fmt::Display;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use actix_web::web;
use auth::email::AccountMailer;
use catalog::import::FetchContext;
use catalog::stock_request::EmailContext;
use jobs::worker::Settings;
use jobs::{JobError, Worker};
use mail::Mailer;
use orders::OrdersContext;
use outbound::{Fetcher, Sender};
use payments::paypal::PayPal;
use payments::webhook::Verifier;
use seller::payout::record::Records;
use serde_json::{Value, from_value};
use tokio::sync::watch;
use webhooks::delivery;

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

/// What jobs are done with.
#[derive(Clone)]
struct JobContext {
    pool: db::Pool,
    media: media::Store,
    fetcher: Arc<Fetcher>,
    /// Where the storefront is.
    site: String,
    currency: types::Currency,
    /// With all connections, unlike that of requests: what is paid must be settled however many
    /// are buying.
    orders: OrdersContext,
    /// With all connections too.
    seller: seller::SellerContext,
    mailer: Arc<dyn Mailer>,
    account_mailer: AccountMailer,
    hooks: webhooks::Context,
}

impl JobContext {
    /// What emails about products that are back are written with.
    fn email_context(&self) -> EmailContext<'_> {
        EmailContext {
            pool: &self.pool,
            brand: self.orders.settings.brand(),
            currency: &self.currency,
        }
    }
}

type JobFuture = Pin<Box<dyn Future<Output = Result<(), JobError>> + Send>>;

/// A kind of job, and what is done with the payload of each.
type Job = (&'static str, fn(JobContext, Value) -> JobFuture);

/// What is done once for each job of a kind.
const JOBS: [Job; 17] = [
    (auth::email::JOB, |ctx, payload| {
        Box::pin(async move { ctx.account_mailer.deliver(payload).await })
    }),
    (auth::picture::JOB, |ctx, payload| {
        Box::pin(async move { forget_picture(&ctx, from_value(payload)?).await })
    }),
    (catalog::import::JOB, |ctx, payload| {
        let import = from_value(payload);
        Box::pin(async move {
            let fetch_context = FetchContext {
                fetcher: &ctx.fetcher,
                media: &ctx.media,
                origin: &ctx.site,
            };
            let (pool, currency) = (&ctx.pool, &ctx.currency);
            retry_later(catalog::import::run(
                pool,
                currency,
                &fetch_context,
                import?,
            ))
            .await
        })
    }),
    (catalog::stock_request::CONFIRMATION_JOB, |ctx, payload| {
        let asked = from_value(payload);
        Box::pin(async move {
            catalog::stock_request::send_confirmation(&ctx.email_context(), &*ctx.mailer, asked?)
                .await
        })
    }),
    (catalog::stock_request::BACK_IN_STOCK_JOB, |ctx, payload| {
        let variant = from_value(payload);
        Box::pin(async move {
            retry_later(catalog::stock_request::notify(
                &ctx.email_context(),
                variant?,
            ))
            .await
        })
    }),
    (mail::JOB, |ctx, payload| {
        let email = from_value(payload);
        Box::pin(async move { retry_later(ctx.mailer.send(&email?)).await })
    }),
    (orders::refund::JOB, |ctx, payload| {
        let refund = from_value(payload);
        Box::pin(async move { retry_later(orders::refund::pay_back(&ctx.orders, refund?)).await })
    }),
    (orders::emails::PAID, |ctx, payload| {
        let order = from_value(payload);
        Box::pin(async move { retry_later(orders::emails::write_paid(&ctx.orders, order?)).await })
    }),
    (orders::invoice::JOB, |ctx, payload| {
        let part = from_value(payload);
        Box::pin(async move { retry_later(orders::invoice::issue(&ctx.orders, part?)).await })
    }),
    (orders::provider_webhooks::JOB, |ctx, payload| {
        let hint = from_value(payload);
        Box::pin(async move {
            retry_later(orders::provider_webhooks::process(&ctx.orders, hint?)).await
        })
    }),
    (orders::cancel::COUPON_JOB, |ctx, payload| {
        let order = from_value(payload);
        Box::pin(
            async move { retry_later(orders::cancel::give_coupon_back(&ctx.orders, order?)).await },
        )
    }),
    (orders::dispute::answer::EVIDENCE, |ctx, payload| {
        let said = from_value(payload);
        Box::pin(async move {
            retry_later(orders::dispute::answer::send_evidence(&ctx.orders, said?)).await
        })
    }),
    (orders::dispute::answer::ACCEPT, |ctx, payload| {
        let dispute = from_value(payload);
        Box::pin(async move {
            retry_later(orders::dispute::answer::send_acceptance(
                &ctx.orders,
                dispute?,
            ))
            .await
        })
    }),
    (seller::account::JOB, |ctx, payload| {
        let changed = from_value(payload);
        Box::pin(async move { retry_later(seller::account::tell(&ctx.seller, changed?)).await })
    }),
    (seller::payout::run::JOB, |ctx, payload| {
        let run = from_value(payload);
        Box::pin(
            async move { retry_later(seller::payout::send::carry_out(&ctx.seller, run?)).await },
        )
    }),
    (webhooks::EVENT, |ctx, payload| {
        Box::pin(async move {
            let happened = from_value(payload)?;
            retry_later(webhooks::fan_out::fan_out(&ctx.hooks, &happened)).await
        })
    }),
    (webhooks::STOPPED, |ctx, payload| {
        let endpoint = from_value(payload);
        Box::pin(async move { retry_later(webhooks::stopped::clear(&ctx.hooks, endpoint?)).await })
    }),
];

/// The kinds of jobs that are emails: written already, or to be written.
pub const EMAIL_JOBS: [&str; 6] = [
    mail::JOB,
    auth::email::JOB,
    catalog::stock_request::CONFIRMATION_JOB,
    catalog::stock_request::BACK_IN_STOCK_JOB,
    orders::emails::PAID,
    seller::account::JOB,
];

/// Those of them that send an email; the others only write some.
pub const SENDING_JOBS: [&str; 3] = [
    mail::JOB,
    auth::email::JOB,
    catalog::stock_request::CONFIRMATION_JOB,
];

/// Seconds, a name, and what is done every so many seconds.
type Timer = (u64, &'static str, fn(JobContext) -> JobFuture);

/// What is done again and again, by one gateway at a time.
const TIMERS: [Timer; 32] = [
    (5, "expire unpaid orders", |ctx| {
        Box::pin(async move { retry_later(orders::expiry::run(&ctx.orders)).await })
    }),
    (5, "settle open payments", |ctx| {
        Box::pin(async move { retry_later(orders::payment_polling::run(&ctx.orders)).await })
    }),
    (5, "seal the ledger", |ctx| {
        Box::pin(async move { retry_later(orders::ledger::seal(&ctx.pool)).await })
    }),
    (5, "begin and end sales", |ctx| {
        Box::pin(async move { retry_later(catalog::product::start_and_end_sales(&ctx.pool)).await })
    }),
    (300, "try refunds again", |ctx| {
        Box::pin(async move { retry_later(orders::refund::sweep(&ctx.orders)).await })
    }),
    (300, "try answers to disputes again", |ctx| {
        Box::pin(async move { retry_later(orders::dispute::answer::sweep(&ctx.orders)).await })
    }),
    (300, "try webhooks again", |ctx| {
        Box::pin(async move { retry_later(orders::provider_webhooks::sweep(&ctx.orders)).await })
    }),
    (600, "forget pictures that nothing shows", |ctx| {
        Box::pin(async move {
            let elsewhere = orders::picture::is_shown;
            retry_later(catalog::picture::sweep(&ctx.pool, &ctx.media, elsewhere)).await
        })
    }),
    (HOUR, "write to who waits for goods", |ctx| {
        Box::pin(
            async move { retry_later(catalog::stock_request::sweep(&ctx.email_context())).await },
        )
    }),
    (HOUR, "remind shops of requests", |ctx| {
        Box::pin(async move { retry_later(orders::cancel::reminder::run(&ctx.orders)).await })
    }),
    (HOUR, "ask whether parcels arrived", |ctx| {
        Box::pin(async move { retry_later(orders::delivery::ask_overdue(&ctx.orders)).await })
    }),
    (HOUR, "deliver what is long on its way", |ctx| {
        Box::pin(async move { retry_later(orders::delivery::deliver_overdue(&ctx.orders)).await })
    }),
    (HOUR, "complete delivered orders", |ctx| {
        Box::pin(async move { retry_later(orders::delivery::complete_overdue(&ctx.orders)).await })
    }),
    (HOUR, "move returns on that nobody acts on", |ctx| {
        Box::pin(async move { retry_later(orders::returns::deadlines::run(&ctx.orders)).await })
    }),
    (5, "ask about payouts", |ctx| {
        Box::pin(async move { retry_later(seller::payout::send::sweep(&ctx.seller)).await })
    }),
    (HOUR, "pay shops on payout days", |ctx| {
        Box::pin(async move { retry_later(seller::payout::run::on_schedule(&ctx.seller)).await })
    }),
    (HOUR, "seal second factors", |ctx| {
        Box::pin(async move {
            retry_later(auth::second_factor::reencrypt(&ctx.pool, &ctx.seller.keys)).await
        })
    }),
    (HOUR, "seal payout accounts", |ctx| {
        Box::pin(async move { retry_later(seller::encryption::reencrypt(&ctx.seller)).await })
    }),
    (HOUR, "seal secrets of webhooks", |ctx| {
        Box::pin(async move {
            retry_later(webhooks::secret::reencrypt(&ctx.pool, &ctx.seller.keys)).await
        })
    }),
    (HOUR, "compare books with PayPal", |ctx| {
        Box::pin(async move {
            let records = Records {
                pool: &ctx.pool,
                payouts: &*ctx.seller.payouts,
            };
            retry_later(orders::reconciliation::run::run(&ctx.orders, &records)).await
        })
    }),
    (HOUR, "forget old idempotency keys", |ctx| {
        Box::pin(async move { retry_later(db::idempotency::purge(&ctx.pool)).await })
    }),
    (HOUR, "forget old sessions", |ctx| {
        Box::pin(async move { retry_later(auth::session::purge(&ctx.pool)).await })
    }),
    (HOUR, "forget old links", |ctx| {
        Box::pin(async move { retry_later(auth::link::purge(&ctx.pool)).await })
    }),
    (HOUR, "forget old attempts", |ctx| {
        Box::pin(async move { retry_later(auth::throttle::purge(&ctx.pool)).await })
    }),
    (HOUR, "forget old contact messages", |ctx| {
        Box::pin(async move { retry_later(content::contact::purge(&ctx.pool)).await })
    }),
    (HOUR, "forget old changes of goods", |ctx| {
        Box::pin(async move { retry_later(catalog::feed::purge(&ctx.pool)).await })
    }),
    (HOUR, "forget old stock requests", |ctx| {
        Box::pin(async move { retry_later(catalog::stock_request::forget(&ctx.pool)).await })
    }),
    (HOUR, "forget deleted collections", |ctx| {
        Box::pin(async move { retry_later(catalog::collection::forget(&ctx.pool)).await })
    }),
    (HOUR, "forget old imports", |ctx| {
        Box::pin(async move { retry_later(catalog::import::forget(&ctx.pool)).await })
    }),
    (HOUR, "forget old notifications", |ctx| {
        Box::pin(async move { retry_later(orders::notification::forget(&ctx.pool)).await })
    }),
    (HOUR, "forget old webhooks", |ctx| {
        Box::pin(async move { retry_later(orders::provider_webhooks::forget(&ctx.pool)).await })
    }),
    (HOUR, "forget old deliveries of webhooks", |ctx| {
        Box::pin(async move { retry_later(webhooks::delivery_log::purge(&ctx.pool)).await })
    }),
];

const HOUR: u64 = 3600;

/// What went wrong is tried again later.
async fn retry_later<T, E: Display>(
    work: impl Future<Output = Result<T, E>>,
) -> Result<(), JobError> {
    work.await.map(drop).map_err(JobError::retry)
}

/// The worker of this gateway; several gateways share the work.
pub fn run(
    state: web::Data<State>,
    stopped: watch::Receiver<bool>,
) -> anyhow::Result<impl Future<Output = ()> + Send> {
    let mailer = mailer(&state.config)?;
    let fetcher = Fetcher::new(state.config.pictures).map_err(anyhow::Error::from_boxed)?;
    let orders = OrdersContext {
        pool: state.pool.clone(),
        ..state.orders.clone()
    };
    let settings = state.settings.clone();
    let brand = move || settings.brand();
    let ctx = JobContext {
        pool: state.pool.clone(),
        media: state.media.clone(),
        fetcher: Arc::new(fetcher),
        site: state.config.http.site().to_owned(),
        currency: state.config.currency.clone(),
        seller: seller::SellerContext {
            orders: orders.clone(),
            ..state.seller.clone()
        },
        orders,
        account_mailer: AccountMailer::new(state.pool.clone(), mailer.clone(), brand),
        mailer,
        hooks: state.hooks.clone(),
    };
    let webhook_worker = webhook_worker(&state)?.run(stopped.clone());
    let mut worker = Worker::new(state.pool.clone());
    for (kind, run) in JOBS {
        let ctx = ctx.clone();
        worker = worker.handle(kind, move |payload| run(ctx.clone(), payload));
    }
    for (seconds, name, run) in TIMERS {
        let ctx = ctx.clone();
        let period = Duration::from_secs(seconds);
        worker = worker.timer(name, period, move || run(ctx.clone()));
    }
    Ok(async move {
        tokio::join!(worker.run(stopped), webhook_worker);
    })
}

/// Who delivers to webhooks: apart from all other work, since outsiders may be slow.
fn webhook_worker(state: &State) -> anyhow::Result<Worker> {
    let sender = Sender::new(state.config.webhooks).map_err(anyhow::Error::from_boxed)?;
    let hooks = state.hooks.clone();
    let settings = Settings {
        at_once: delivery::AT_ONCE,
        per_lane: Some(delivery::PER_ENDPOINT),
        ..Settings::default()
    };
    let worker = Worker::new(state.pool.clone()).settings(settings);
    Ok(worker.handle(webhooks::DELIVERY, move |payload| {
        let (hooks, sender) = (hooks.clone(), sender.clone());
        async move { retry_later(delivery::deliver(&hooks, &sender, from_value(payload)?)).await }
    }))
}

/// Removes the file of a picture that stands on no profile any more.
async fn forget_picture(ctx: &JobContext, served_at: String) -> Result<(), JobError> {
    let shown = auth::picture::is_shown(&ctx.pool, &served_at).await;
    if shown.map_err(JobError::retry)? {
        return Ok(());
    }
    // None if it is no name of the store: not ours to remove.
    let files = media::renditions(&served_at, None);
    retry_later(ctx.media.remove(&files)).await
}
