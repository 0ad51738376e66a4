//! What handlers share.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use auth::actor::Authenticator;
use auth::token::Keys;
use catalog::feed::{Changed, Feed};
use catalog::listing::Listings;
use catalog::views::Views;
use orders::notification::live::Live;
use payments::webhook::Verifier;
use payments::{Payouts, Provider};
use tokio::runtime::Handle;
use tokio_util::task::TaskTracker;

use crate::Config;
use crate::cache::{Changes, Encoded, Store};
use crate::frontend::page::Page;
use crate::middleware::limits::Limits;
use crate::search_index::SearchIndex;

/// Part of the cache, in tenths, that answers of the API have; pages have the rest.
const RESPONSE_TENTHS: u64 = 7;

/// Shared by all requests; cheap to reach through `web::Data`.
pub struct State {
    /// What the environment says.
    pub config: Config,
    /// What operators may change, as it is now.
    pub settings: settings::Live,
    /// The database.
    pub pool: db::Pool,
    /// Where to read what decides nothing.
    pub reads: db::Reads,
    /// Signing of access tokens.
    pub keys: Keys,
    /// Who is behind a bearer token.
    pub authenticator: Authenticator,
    /// What listings answer from.
    pub listings: Listings,
    /// What keeps the listings as the database is.
    pub feed: Feed,
    /// Views of products that were not written yet.
    pub views: Views,
    /// Pictures.
    pub media: media::Store,
    /// What every step of an order needs.
    pub orders: orders::OrdersContext,
    /// Who looks at the bell of the Seller Center.
    pub live: Live,
    /// What paying shops out needs.
    pub seller: seller::SellerContext,
    /// What webhooks need.
    pub hooks: webhooks::Context,
    /// What a message to the marketplace needs.
    pub contact: content::contact::Inbox,
    /// Checks webhooks.
    pub webhook_verifier: Verifier,
    /// Public answers of the API, ready to send, by path and query.
    pub response_cache: Store<Encoded>,
    /// What is said of a page, by language, path and query.
    pub page_cache: Store<Page>,
    /// Who must wait.
    pub limits: Limits,
    /// Work that a lost client must not cut short.
    pub tasks: Tasks,
    /// Whether load balancers should send requests here.
    pub ready: AtomicBool,
}

impl State {
    /// Puts the parts together.
    pub fn new(
        config: Config,
        settings: settings::Live,
        (pool, reads): (db::Pool, db::Reads),
        (provider, payouts): (Arc<dyn Provider>, Arc<dyn Payouts>),
        webhook_verifier: Verifier,
        search_index: SearchIndex,
    ) -> Self {
        let keys = Keys::new(config.auth.jwt_secret.clone());
        // A hot sale may fill half of the connections, or wait for one row with them; those who
        // look, sign in and report always find one.
        let orders = orders::OrdersContext {
            pool: pool.part(config.db.pool.size / 2),
            provider,
            currency: config.currency.clone(),
            settings: settings.clone(),
        };
        let seller = seller::SellerContext {
            orders: orders.clone(),
            payouts,
            keys: config.payout_keys.clone(),
        };
        let hooks = webhooks::Context {
            pool: pool.clone(),
            keys: config.payout_keys.clone(),
            address_policy: config.webhooks,
            settings: settings.clone(),
        };
        let contact = content::contact::Inbox::new(pool.clone(), settings.clone(), keys.clone());
        let changes = Arc::new(Changes::default());
        let capacity = config.http.answer_cache << 20;
        let for_responses = capacity / 10 * RESPONSE_TENTHS;
        let response_cache = Store::new(changes.clone(), for_responses);
        let page_cache = Store::new(changes.clone(), capacity - for_responses);
        let forget = changes.clone();
        let record = move |began, changed: &Changed| changes.record(began, changed);
        search_index.feed.changes().subscribe(record);
        settings.on_change(move || forget.everything_changed());
        Self {
            authenticator: Authenticator::new(pool.clone(), keys.clone())
                .second_factor_required(config.second_factor_required),
            response_cache,
            page_cache,
            limits: Limits::new(&config),
            listings: search_index.listings,
            feed: search_index.feed,
            live: Live::new(&pool),
            views: Views::default(),
            media: media::Store::new(&config.media),
            keys,
            orders,
            seller,
            hooks,
            contact,
            webhook_verifier,
            pool,
            reads,
            tasks: Tasks::new(),
            ready: AtomicBool::new(true),
            config,
            settings,
        }
    }
}

/// Runs work to its end on the server's own runtime, whatever becomes of the connection
/// that asked for it; shutdown waits for it.
#[derive(Debug, Clone)]
pub struct Tasks {
    tracker: TaskTracker,
    runtime: Handle,
}

impl Tasks {
    /// Must be called on the server's runtime.
    fn new() -> Self {
        Self {
            tracker: TaskTracker::new(),
            runtime: Handle::current(),
        }
    }

    /// Starts the work and waits for it as long as the caller does.
    pub async fn finish<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, crate::problem::Problem> {
        self.tracker
            .spawn_on(work, &self.runtime)
            .await
            .map_err(|error| crate::problem::Problem::internal(&error))
    }

    /// Waits until all work is done.
    pub async fn drain(&self) {
        self.tracker.close();
        self.tracker.wait().await;
    }
}
