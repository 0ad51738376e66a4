//! A marketplace with a provider of the test's choice: one of payouts that a test holds in hand,
//! where sales are written down as they would have been, or the emulator, where everything happens
//! as in life ([`emulator`]).

mod emulator;
mod provider;

use std::sync::Arc;

use async_trait::async_trait;
use auth::actor::{Authenticator, Operator, Seller, User};
use auth::password::NewPassword;
use auth::session::{self, Device};
use auth::token::Keys;
use chrono::{DateTime, Utc};
use db::idempotency::Key;
use db::{Conn, Pool};
use diesel::sql_types::{Array, BigInt, Text};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use payments::{
    Dispute, Error, Evidence, NewPayment, NewRefund, Payouts, Provider, ProviderOrder, Refund,
    Transaction,
};
use secrecy::SecretString;
use seller::SellerContext;
use seller::account::{self, Destination};
use seller::balance::Account;
use seller::payout::{Run, run, send};
use seller::terms::{self, Change};
use settings::{Live, Settings};
use types::{Currency, EmailAddress, ShopId};

pub use emulator::{Emulator, TestProduct, message};
pub use provider::{FakePayouts, Fate};

pub const PASSWORD: &str = "a long enough password";
/// What payout accounts are encrypted with.
pub const KEY: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// Keys by their digits.
pub fn encryption_keys(raw: &str) -> seller::encryption::Keys {
    seller::encryption::Keys::parse(&SecretString::from(raw)).unwrap()
}

pub struct TestMarket<P = FakePayouts> {
    pub context: SellerContext,
    pub paypal: Arc<P>,
    pub keys: Keys,
    authenticator: Authenticator,
}

#[derive(diesel::QueryableByName)]
struct Number {
    #[diesel(sql_type = BigInt)]
    number: i64,
}

#[derive(diesel::QueryableByName)]
struct Numbers {
    #[diesel(sql_type = Array<BigInt>)]
    numbers: Vec<i64>,
}

#[derive(diesel::QueryableByName)]
struct Word {
    #[diesel(sql_type = Text)]
    word: String,
}

#[derive(diesel::QueryableByName)]
struct Breach {
    #[diesel(sql_type = Text)]
    breach: String,
}

impl TestMarket {
    /// Shops are paid from 10.00 on, 7 days after delivery.
    pub async fn open() -> Self {
        let paypal = Arc::new(FakePayouts::default());
        Self::with(Arc::new(Nobody), paypal.clone(), paypal).await
    }
}

fn live(settings: Settings) -> Live {
    let contact_email = "office@fair.test".to_owned();
    let settings = Settings {
        contact_email,
        ..settings
    };
    Live::new("https://fair.test", settings)
}

impl<P> TestMarket<P> {
    async fn with(provider: Arc<dyn Provider>, payouts: Arc<dyn Payouts>, paypal: Arc<P>) -> Self {
        let pool = db::testing::database().await.pool;
        let keys = Keys::new(SecretString::from("a secret of thirty-two characters!"));
        let context = SellerContext {
            orders: orders::OrdersContext {
                pool: pool.clone(),
                provider,
                currency: Currency::parse("USD").unwrap(),
                settings: live(Settings::standard()),
            },
            payouts,
            keys: encryption_keys(KEY),
        };
        Self {
            context,
            paypal,
            authenticator: Authenticator::new(pool, keys.clone()).second_factor_required(false),
            keys,
        }
    }

    /// Goes on with other settings.
    pub fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        let mut settings = (*self.context.orders.settings.now()).clone();
        change(&mut settings);
        self.context.orders.settings = live(settings);
    }

    pub fn pool(&self) -> &Pool {
        &self.context.orders.pool
    }

    pub async fn conn(&self) -> Conn {
        self.pool().get().await.unwrap()
    }

    pub async fn sql(&self, statements: &str) {
        self.conn().await.batch_execute(statements).await.unwrap();
    }

    pub async fn number(&self, query: &str) -> i64 {
        let query = format!("select ({query})::bigint as number");
        let row: Number = diesel::sql_query(query)
            .get_result(&mut self.conn().await)
            .await
            .unwrap();
        row.number
    }

    /// All the numbers that a query answers in one array, or in none.
    pub async fn numbers(&self, query: &str) -> Vec<i64> {
        let query = format!("select coalesce(({query}), '{{}}')::bigint[] as numbers");
        let row: Numbers = diesel::sql_query(query)
            .get_result(&mut self.conn().await)
            .await
            .unwrap();
        row.numbers
    }

    /// The one word that a query answers.
    pub async fn word(&self, query: &str) -> String {
        let query = format!("select ({query})::text as word");
        let row: Word = diesel::sql_query(query)
            .get_result(&mut self.conn().await)
            .await
            .unwrap();
        row.word
    }

    async fn bearer(&self, name: &str) -> String {
        static HASH: tokio::sync::OnceCell<String> = tokio::sync::OnceCell::const_new();
        let hash = async || {
            let password = NewPassword::parse(PASSWORD).unwrap();
            password.hash(&[]).await.unwrap()
        };
        diesel::sql_query(
            "insert into users (email, username, password_hash, activated_at) \
             values ($1 || '@fair.test', $1, $2, now())",
        )
        .bind::<Text, _>(name)
        .bind::<Text, _>(HASH.get_or_init(hash).await)
        .execute(&mut self.conn().await)
        .await
        .unwrap();
        let email = EmailAddress::parse(&format!("{name}@fair.test")).unwrap();
        let (password, device) = (SecretString::from(PASSWORD), Device::default());
        let signed_in = session::sign_in(self.pool(), &self.keys, &email, &password, &device);
        signed_in.await.unwrap().tokens.unwrap().access
    }

    pub async fn shopper(&self, name: &str) -> User {
        let bearer = self.bearer(name).await;
        self.authenticator.user(&bearer).await.unwrap()
    }

    /// Somebody with an open shop of that name.
    pub async fn seller(&self, name: &str) -> Seller {
        let bearer = self.bearer(name).await;
        self.sql(&format!(
            "with shop as (insert into shops (owner_id, name, slug, status) \
                select id, '{name}', '{name}', 'approved' from users where username = '{name}' \
                returning id, owner_id) \
             insert into user_roles (user_id, role, shop_id) \
             select owner_id, 'ROLE_SHOP_MANAGER', id from shop"
        ))
        .await;
        self.authenticator.seller(&bearer, None).await.unwrap()
    }

    /// The same, with a PayPal account for the money.
    pub async fn paid_seller(&self, name: &str) -> Seller {
        let seller = self.seller(name).await;
        let to = Destination::PayPal(EmailAddress::parse(&format!("{name}@paypal.test")).unwrap());
        self.set_account(&seller, &to).await.unwrap();
        seller
    }

    pub async fn set_account(
        &self,
        seller: &Seller,
        to: &Destination,
    ) -> Result<account::Account, seller::Error> {
        let password = SecretString::from(PASSWORD);
        account::set(&self.context, &self.keys, seller, &password, to).await
    }

    pub async fn operator(&self, name: &str) -> Operator {
        let bearer = self.bearer(name).await;
        self.sql(&format!(
            "insert into user_roles (user_id, role) \
             select id, 'ROLE_ADMIN' from users where username = '{name}'"
        ))
        .await;
        self.authenticator.operator(&bearer, None).await.unwrap()
    }

    /// A sale that brings a shop `amount`, less the marketplace's 8 % of `total`, in this state
    /// and delivered so many days ago. Answers the order.
    pub async fn sold(&self, shop: ShopId, total: i64, status: &str, days: i64) -> i64 {
        self.sql(&format!(
            "insert into categories (name, slug) values ('Kitchen', 'kitchen') on conflict do nothing; \
             insert into products (shop_id, category_id, slug, title) \
                select {shop}, id, 'sold-{shop}', 'Mug' from categories where slug = 'kitchen' \
                on conflict do nothing; \
             insert into variants (product_id, position, price) \
                select id, 0, 100 from products p where slug = 'sold-{shop}' \
                    and not exists (select from variants where product_id = p.id)"
        ))
        .await;
        let commission = total * 8 / 100;
        let delivered = matches!(
            status,
            "delivered" | "completed" | "return_requested" | "returned"
        );
        let delivered = match delivered {
            true => format!("now() - interval '{days} days'"),
            false => "null".to_owned(),
        };
        let sql = format!(
            "with o as (insert into orders (number, user_id, email, buyer_name, address, currency, \
                subtotal, discount, shipping, total, expires_at, created_at) \
                select 'HS-' || (select count(*) from orders), min(id), 'ada@fair.test', 'Ada', '{{}}', \
                'USD', {total}, 0, 0, {total}, now(), now() - interval '{days} days' from users \
                returning id), \
             s as (insert into shop_orders (order_id, shop_id, shop_name, shop_slug, status, subtotal, \
                discount, shipping, total, commission, delivered_at, created_at, paid_at, search_text) \
                select id, {shop}, 'shop', 'shop', '{status}', {total}, 0, 0, {total}, {commission}, \
                {delivered}, now() - interval '{days} days', now() - interval '{days} days', '' from o returning order_id), \
             p as (insert into payments (order_id, provider, capture_id, status, amount, currency, \
                captured_at) select id, 'paypal', 'CAP-' || id, 'paid', {total}, 'USD', now() from o \
                returning order_id), \
             t as (insert into ledger_transactions (kind, order_id, reference, currency, posted_at) \
                select 'capture', id, 'capture:CAP-' || id, 'USD', now() - interval '{days} days' from o \
                returning id, order_id), \
             e as (insert into ledger_entries (transaction_id, account, shop_id, amount) \
                select t.id, e.account, case e.account when 'shop' then {shop} end, e.amount \
                from t, (values ('provider', {total}), ('shop', -{owed}), ('commission', -{commission})) \
                as e (account, amount) returning id) \
             select s.order_id as number from s",
            owed = total - commission,
        );
        let row: Number = diesel::sql_query(sql)
            .get_result(&mut self.conn().await)
            .await
            .unwrap();
        self.sql(&format!(
            "insert into order_lines (shop_order_id, variant_id, product_id, product_slug, title, \
                options, tile, price, quantity, discount) \
             select s.id, v.id, p.id, p.slug, p.title, '[]', 'sand', {total}, 1, 0 \
             from shop_orders s, variants v join products p on p.id = v.product_id \
             where s.order_id = {order} and p.slug = 'sold-{shop}'",
            order = row.number
        ))
        .await;
        row.number
    }

    /// Agrees with a shop on something else.
    pub async fn agree(&self, operator: &Operator, shop: ShopId, change: Change) -> Account {
        terms::agree(&self.context, operator, shop, &change)
            .await
            .unwrap()
    }

    /// Agrees with a shop on the part of each sale that is kept for 90 days, in 1/100 %.
    pub async fn reserve(&self, operator: &Operator, shop: ShopId, bps: u16) {
        let change = Change {
            reserve_bps: Some(bps),
            ..Change::default()
        };
        self.agree(operator, shop, change).await;
    }

    /// A run by an operator, carried out as far as it goes.
    pub async fn run(&self, operator: &Operator, key: &str) -> Run {
        let begun = self.begin(operator, key).await;
        send::carry_out(&self.context, begun.id).await.unwrap();
        begun
    }

    pub async fn begin(&self, operator: &Operator, key: &str) -> Run {
        let key = key_of(operator.user(), "startPayoutRun", key);
        run::start(&self.context, operator, &key, None)
            .await
            .unwrap()
    }

    /// What a shop is owed by the ledger.
    pub async fn owed(&self, shop: ShopId) -> i64 {
        self.number(&format!(
            "select coalesce(-sum(amount), 0) from ledger_entries \
             where account = 'shop' and shop_id = {shop}"
        ))
        .await
    }

    /// What the books say that an account holds.
    pub async fn account(&self, account: &str) -> i64 {
        let sum = "select coalesce(sum(amount), 0) from ledger_entries where account";
        self.number(&format!("{sum} = '{account}'")).await
    }

    /// How many payouts stand so, in books that are right.
    pub async fn payouts(&self, status: &str) -> i64 {
        assert_eq!(self.breaches().await, Vec::<String>::new());
        self.number(&format!(
            "select count(*) from payouts where status = '{status}'"
        ))
        .await
    }

    /// What `gateway check-invariants` would say of the ledger.
    pub async fn breaches(&self) -> Vec<String> {
        self.breaches_of(|file| file == "i05_ledger.sql").await
    }

    /// What it would say of the invariants in these files.
    pub async fn breaches_of(&self, wanted: impl Fn(&str) -> bool) -> Vec<String> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../apps/gateway/src/check");
        let (mut breaches, mut conn) = (Vec::new(), self.conn().await);
        // a look at all there is may take its time
        let patient = "begin; set local statement_timeout = 0";
        conn.batch_execute(patient).await.unwrap();
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let file = path.file_name().unwrap().to_str().unwrap();
            if !file.ends_with(".sql") || !wanted(file) {
                continue;
            }
            let question = std::fs::read_to_string(&path).unwrap();
            let rows: Vec<Breach> = diesel::sql_query(question).load(&mut conn).await.unwrap();
            breaches.extend(rows.into_iter().map(|row| row.breach));
        }
        conn.batch_execute("rollback").await.unwrap();
        breaches
    }

    /// How often a shop was told this of a payout.
    pub async fn told(&self, step: &str) -> i64 {
        self.number(&format!(
            "select count(*) from notifications where kind = 'payout' and about ->> 'step' = '{step}'"
        ))
        .await
    }

    /// How many emails with this subject wait.
    pub async fn emails(&self, subject: &str) -> i64 {
        let subject = subject.replace('\'', "''");
        self.number(&format!(
            "select count(*) from jobs where kind = 'mail' and payload ->> 'subject' = '{subject}'"
        ))
        .await
    }
}

pub fn key_of(user: &User, route: &'static str, key: &str) -> Key {
    Key::new(format!("user:{}", user.id()), route, key, &())
}

/// Nobody buys here.
struct Nobody;

#[async_trait]
impl Provider for Nobody {
    async fn create(&self, _: NewPayment) -> Result<ProviderOrder, Error> {
        Err(Error::NotFound)
    }

    async fn get(&self, _: &str) -> Result<ProviderOrder, Error> {
        Err(Error::NotFound)
    }

    async fn capture(&self, _: &str, _: &str) -> Result<ProviderOrder, Error> {
        Err(Error::NotFound)
    }

    async fn refund(&self, _: &NewRefund) -> Result<Refund, Error> {
        Err(Error::NotFound)
    }

    async fn get_refund(&self, _: &str) -> Result<Refund, Error> {
        Err(Error::NotFound)
    }

    async fn get_dispute(&self, _: &str) -> Result<Dispute, Error> {
        Err(Error::NotFound)
    }

    async fn provide_evidence(&self, _: &str, _: &Evidence) -> Result<(), Error> {
        Err(Error::NotFound)
    }

    async fn accept_claim(&self, _: &str, _: &str) -> Result<(), Error> {
        Err(Error::NotFound)
    }

    async fn transactions(
        &self,
        _: DateTime<Utc>,
        _: DateTime<Utc>,
    ) -> Result<Vec<Transaction>, Error> {
        Ok(Vec::new())
    }

    fn payee(&self) -> Option<&str> {
        None
    }
}
