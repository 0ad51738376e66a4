//! The shop's database, opened while the demo does not run, checked against what shoppers were told
//! and against PayPal's own books.

use std::{path::Path, time::Duration};

use chrono::{TimeDelta, Utc};
use diesel::{
    QueryableByName,
    pg::Pg,
    sql_types::{BigInt, Nullable, Text},
};
use diesel_async::RunQueryDsl;
use embedded_postgres::Cluster;
use gateway::check::Breach;
use payments::{Credentials, PayPal, Settings};

use crate::{
    answer_log::{AnswerLog, Recorded},
    demo::Environment,
};

/// The open database; closed when dropped.
pub struct Books {
    // closed before the server goes
    pool: db::Pool,
    url: String,
    _server: Option<Cluster>,
    sales: Vec<Sale>,
}

/// An order and its payment.
#[derive(Debug, QueryableByName)]
struct Sale {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = Text)]
    number: String,
    #[diesel(sql_type = BigInt)]
    total: i64,
    #[diesel(sql_type = Text)]
    status: String,
    #[diesel(sql_type = Nullable<Text>)]
    provider_order: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    capture: Option<String>,
    #[diesel(sql_type = BigInt)]
    unconfirmed: i64,
    #[diesel(sql_type = BigInt)]
    refunded: i64,
}

const SALES: &str = "select o.id, o.number, p.amount as total, p.status, \
     p.provider_order_id as provider_order, p.capture_id as capture, \
     (select count(*) from shop_orders s where s.order_id = o.id and s.status <> 'confirmed') \
     as unconfirmed, \
     (select coalesce(sum(r.amount), 0)::bigint from refunds r where r.payment_id = p.id and r.status = 'done') \
     as refunded \
     from orders o join payments p on p.order_id = o.id";

impl Books {
    /// Starts the database alone and reads every sale.
    pub async fn open(environment: &Environment) -> Self {
        let packages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../frontend/node_modules");
        let cluster =
            Cluster::start(&environment.data().join("postgres"), Some(&packages)).unwrap();
        let url = cluster.url("postgres");
        Self {
            _server: Some(cluster),
            ..Self::at(url).await
        }
    }

    /// Reads every sale of a database that runs.
    pub async fn at(url: String) -> Self {
        let patient = db::PoolSettings {
            wait: Duration::from_secs(30),
            ..db::PoolSettings::default()
        };
        let pool = db::Pool::connect(&url, &patient).await.unwrap();
        let mut conn = pool.get().await.unwrap();
        let sales = diesel::sql_query(SALES).load(&mut conn).await.unwrap();
        drop(conn);
        Self {
            pool,
            url,
            _server: None,
            sales,
        }
    }

    /// The time has come to ask PayPal for the outcomes that a kill cut off, and to go on with the
    /// jobs that nobody works on any more.
    pub async fn make_checks_due(&self) {
        let mut conn = self.pool.get().await.unwrap();
        for due in [
            "update payments set check_at = now() where check_at is not null",
            "update payout_runs set ask_at = now() where ask_at is not null",
            "update jobs set leased_until = now() where leased_until is not null",
        ] {
            diesel::sql_query(due).execute(&mut conn).await.unwrap();
        }
    }

    /// Reads something else.
    pub async fn load<T: QueryableByName<Pg> + Send + 'static>(&self, query: &str) -> Vec<T> {
        let mut conn = self.pool.get().await.unwrap();
        diesel::sql_query(query).load(&mut conn).await.unwrap()
    }

    /// Everything that a shopper was told is there, and no invariant is broken.
    pub async fn check_against(&self, answer_log: &AnswerLog) {
        let breaches = gateway::check::run(&self.url).await.unwrap();
        let breaches: Vec<String> = breaches.iter().map(ToString::to_string).collect();
        assert!(breaches.is_empty(), "{}", breaches.join("\n"));
        let answer_log = answer_log.read();
        let Recorded { placed, paid, .. } = &answer_log;
        for told in placed.values() {
            let sale = self.sale(&told.number);
            assert_eq!((sale.id, sale.total), (told.id, told.total), "{sale:?}");
            assert_eq!(sale.provider_order.as_ref(), Some(&told.provider_order));
        }
        for number in paid.difference(&answer_log.refunding) {
            self.sale(number).assert_paid();
        }
    }

    /// Whatever a crash left open has come to its end: who approved and asked for the capture
    /// has paid and gets the order, and who is to have the money back has it.
    pub fn assert_settled(&self, answer_log: &AnswerLog) {
        let answer_log = answer_log.read();
        for number in answer_log.captured.difference(&answer_log.refunding) {
            self.sale(number).assert_paid();
        }
        for number in &answer_log.refunding {
            self.sale(number).assert_refunded();
        }
        let open = self.sales.iter().find(|sale| sale.status == "confirming");
        assert!(open.is_none(), "{open:?}");
    }

    /// PayPal's books and the shop's say the same, to the cent: no charge without an order, none
    /// twice. PayPal's are opened by an emulator of our own.
    pub async fn assert_equal_to_paypals(&self, environment: &Environment) {
        let settings = paypal_emulator::Settings {
            data_dir: Some(environment.data().join("paypal")),
            ..paypal_emulator::Settings::default()
        };
        let known = settings.clone();
        let emulator = paypal_emulator::start(settings).await.unwrap();
        let credentials = Credentials {
            client_id: known.client_id,
            client_secret: known.client_secret.into(),
            webhook_id: known.webhook_id,
            merchant_id: Some(paypal_emulator::MERCHANT_ID.to_owned()),
        };
        let ca = emulator.ca_pem.clone();
        let settings = Settings::local(&emulator.base_url, ca, credentials).unwrap();
        self.assert_equal_to(&settings).await;
        emulator.stop().await;
    }

    /// The same, of a PayPal that runs.
    pub async fn assert_equal_to(&self, paypal: &Settings) {
        assert_eq!(self.differences_to(paypal).await, []);
    }

    /// PayPal's books differ in the money of these orders, which are not in the shop's, and in
    /// nothing else.
    pub async fn assert_lost_to(&self, paypal: &Settings, answer_log: &AnswerLog) {
        let Recorded {
            placed, captured, ..
        } = answer_log.read();
        for number in placed.keys() {
            let sale = self.sales.iter().find(|sale| sale.number == *number);
            assert!(sale.is_none(), "should not be there: {sale:?}");
        }
        let found: Vec<String> = self
            .differences_to(paypal)
            .await
            .iter()
            .map(ToString::to_string)
            .collect();
        for number in &captured {
            let lost = format!("(order {number}): a buyer paid ");
            let times = found.iter().filter(|line| line.contains(&lost)).count();
            assert_eq!(times, 1, "{number} in {found:#?}");
        }
        assert_eq!(found.len(), captured.len(), "{found:#?}");
    }

    async fn differences_to(&self, paypal: &Settings) -> Vec<Breach> {
        let paypal = PayPal::new(paypal).unwrap();
        let (from, to) = (Utc::now() - TimeDelta::days(400), Utc::now());
        let found = gateway::check::books(&self.url, (&paypal, &paypal), from, to).await;
        found.unwrap()
    }

    #[track_caller]
    fn sale(&self, number: &str) -> &Sale {
        let sale = self.sales.iter().find(|sale| sale.number == number);
        sale.unwrap_or_else(|| panic!("order {number} was answered and is lost"))
    }
}

impl Sale {
    #[track_caller]
    fn assert_paid(&self) {
        let good = self.status == "paid" && self.capture.is_some() && self.unconfirmed == 0;
        assert!(good, "should be paid: {self:?}");
    }

    #[track_caller]
    fn assert_refunded(&self) {
        let good = self.capture.is_some() && self.refunded == self.total;
        assert!(good, "should be refunded: {self:?}");
    }
}
