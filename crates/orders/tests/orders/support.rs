//! A marketplace small enough to count by hand, whose payment provider a test holds in hand.

mod paypal;

use std::sync::Arc;

use auth::actor::{Authenticator, Operator, Seller, User};
use auth::address::Draft;
use auth::password::NewPassword;
use auth::session::{self, Device};
use auth::token::Keys;
use cart::coupon::Code;
use cart::line::NewLine;
use db::idempotency::Key;
use db::{Conn, Pool};
use diesel::sql_types::{Array, BigInt, Text};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use orders::checkout::{self, Request};
use orders::order::ShopOrder;
use orders::shipping_address::AddressChoice;
use orders::{Error, Order, OrdersContext, SellerOrder, cancel, capture, refund};
use secrecy::SecretString;
use settings::Settings;
use types::{
    CartLineId, Currency, EmailAddress, Money, OrderId, OrderLineId, ProductId, Quantity, RefundId,
    ShopOrderId, VariantId,
};

pub use paypal::{FakePayPal, Next};

/// A product without options, and its only variant.
#[derive(Debug, Clone, Copy)]
pub struct TestProduct {
    pub product: ProductId,
    pub variant: VariantId,
}

/// The marketplace takes 8 %.
pub struct TestMarket {
    pub context: OrdersContext,
    pub paypal: Arc<FakePayPal>,
    keys: Keys,
    authenticator: Authenticator,
}

#[derive(diesel::QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

#[derive(diesel::QueryableByName)]
struct Word {
    #[diesel(sql_type = Text)]
    word: String,
}

const PASSWORD: &str = "a long enough password";

impl TestMarket {
    pub async fn open() -> Self {
        let pool = db::testing::database().await.pool;
        let paypal = Arc::new(FakePayPal::default());
        let keys = Keys::new(SecretString::from("a secret of thirty-two characters!"));
        let standard = Settings {
            contact_email: "office@fair.test".to_owned(),
            ..Settings::standard()
        };
        Self {
            authenticator: Authenticator::new(pool.clone(), keys.clone())
                .second_factor_required(false),
            context: OrdersContext {
                pool,
                provider: paypal.clone(),
                currency: Currency::parse("USD").unwrap(),
                settings: settings::Live::new("https://fair.test", standard),
            },
            paypal,
            keys,
        }
    }

    pub fn pool(&self) -> &Pool {
        &self.context.pool
    }

    pub async fn conn(&self) -> Conn {
        self.pool().get().await.unwrap()
    }

    pub async fn sql(&self, statements: &str) {
        self.conn().await.batch_execute(statements).await.unwrap();
    }

    /// The one number that a query answers.
    pub async fn number(&self, query: &str) -> i64 {
        let query = format!("select ({query})::bigint as id");
        let row: Id = diesel::sql_query(query)
            .get_result(&mut self.conn().await)
            .await
            .unwrap();
        row.id
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

    /// How the database would answer a query.
    pub async fn plan(&self, query: &str) -> String {
        self.plan_with("", query).await
    }

    /// How it would if it could neither read whole tables nor sort: a test's tables are so small that it
    /// would do both, whatever indexes there are.
    pub async fn plan_by_indexes(&self, query: &str) -> String {
        let settings = "set enable_seqscan = off set enable_bitmapscan = off \
            set enable_hashagg = off set enable_sort = off set enable_incremental_sort = off";
        self.plan_with(settings, query).await
    }

    /// How it would with these settings.
    pub async fn plan_with(&self, settings: &str, query: &str) -> String {
        self.sql(&format!(
            "create or replace function plan_of(statement text) returns setof text \
             language plpgsql {settings} as $$ \
             begin return query execute 'explain ' || statement; end $$"
        ))
        .await;
        let plan = format!("select string_agg(line, ' ') from plan_of($q${query}$q$) line");
        self.word(&plan).await
    }

    /// Waits until a query answers this number, a minute at most.
    pub async fn until(&self, query: &str, number: i64) {
        for _ in 0..6000 {
            if self.number(query).await == number {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        panic!("{query}: {}, not {number}", self.number(query).await);
    }

    async fn insert(&self, sql: &str, name: &str, numbers: &[i64]) -> i64 {
        let row: Id = diesel::sql_query(sql)
            .bind::<Text, _>(name)
            .bind::<Array<BigInt>, _>(numbers)
            .get_result(&mut self.conn().await)
            .await
            .unwrap();
        row.id
    }

    /// The bearer token of somebody new; argon2 is asked once for all of them.
    async fn bearer(&self, name: &str) -> String {
        static HASH: tokio::sync::OnceCell<String> = tokio::sync::OnceCell::const_new();
        let hash = async || {
            let password = NewPassword::parse(PASSWORD).unwrap();
            password.hash(&[]).await.unwrap()
        };
        let sql = format!(
            "insert into users (email, username, password_hash, activated_at) \
             select $1 || '@fair.test', $1, '{}', now() where $2 is not null returning id",
            HASH.get_or_init(hash).await
        );
        self.insert(&sql, name, &[]).await;
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
        let sql = "with shop as ( \
                insert into shops (owner_id, name, slug, status) \
                select id, $1, $1, 'approved' from users where username = $1 and $2 is not null \
                returning id, owner_id) \
            insert into user_roles (user_id, role, shop_id) \
            select owner_id, 'ROLE_SHOP_MANAGER', id from shop returning shop_id as id";
        self.insert(sql, name, &[]).await;
        self.authenticator.seller(&bearer, None).await.unwrap()
    }

    pub async fn operator(&self, name: &str) -> Operator {
        let bearer = self.bearer(name).await;
        let sql = "insert into user_roles (user_id, role) \
            select id, 'ROLE_ADMIN' from users where username = $1 and $2 is not null \
            returning user_id as id";
        self.insert(sql, name, &[]).await;
        self.authenticator.operator(&bearer, None).await.unwrap()
    }

    /// A product on sale at this price with so many on the shelf.
    pub async fn product(
        &self,
        seller: &Seller,
        name: &str,
        price: i64,
        stock: i64,
    ) -> TestProduct {
        let sql = "with c as (insert into categories (name, slug) values ($1, $1) returning id), \
            p as (insert into products (shop_id, category_id, slug, title, status) \
                select ($2)[1], id, $1, $1, 'active' from c returning id) \
            select id from p";
        let product = self.insert(sql, name, &[seller.shop().get()]).await;
        let sql = "with v as (insert into variants (product_id, position, price) \
                select ($2)[1], 0, ($2)[2] where $1 is not null returning id) \
            insert into stock (variant_id, received, on_hand) \
            select id, ($2)[3], ($2)[3] from v returning variant_id as id";
        let variant = self.insert(sql, name, &[product, price, stock]).await;
        TestProduct {
            product: ProductId::new(product),
            variant: VariantId::new(variant),
        }
    }

    /// Puts so many into somebody's cart; answers the line.
    pub async fn put(&self, user: &User, item: TestProduct, quantity: i64) -> CartLineId {
        let new = NewLine {
            product: item.product,
            options: Vec::new(),
            quantity: Quantity::parse(quantity).unwrap(),
            seen: None,
        };
        let groups = cart::line::add(self.pool(), user, &new).await.unwrap();
        let mut lines = groups.into_iter().flat_map(|group| group.lines);
        lines
            .find(|line| line.offer.variant == item.variant)
            .unwrap()
            .id
    }

    pub async fn place(&self, user: &User, key: &str, request: &Request) -> Result<Order, Error> {
        checkout::start(
            &self.context,
            user,
            &key_of(user, "placeOrder", key),
            request,
        )
        .await
    }

    /// The buyer approves at the provider and asks for the capture.
    pub async fn pay(&self, user: &User, order: &Order) -> Result<Order, Error> {
        self.paypal.approve(order);
        let key = key_of(user, "captureOrder", &order.number);
        capture::run(&self.context, user, &key, order.id).await
    }

    /// A paid order of these products.
    pub async fn paid(
        &self,
        user: &User,
        items: &[(TestProduct, i64)],
        coupon: Option<&str>,
    ) -> Order {
        let mut lines = Vec::new();
        for (item, quantity) in items {
            lines.push(self.put(user, *item, *quantity).await);
        }
        let request = Request {
            coupon: coupon.map(|code| Code::parse(code).unwrap()),
            ..request(&lines)
        };
        let order = self.place(user, &format!("{lines:?}"), &request).await;
        self.pay(user, &order.unwrap()).await.unwrap()
    }

    /// The buyer calls off so many pieces of a line.
    pub async fn call_off(
        &self,
        user: &User,
        order: &Order,
        (part, line): (ShopOrderId, OrderLineId),
        pieces: i64,
    ) -> Result<Order, Error> {
        let called_off = self.number("select count(*) from cancellations").await;
        let key = key_of(user, "cancelPart", &format!("off-{called_off}"));
        let lines = Some(vec![(line, Quantity::parse(pieces).unwrap())]);
        let at = (order.id, part);
        cancel::part_by_buyer(&self.context, user, &key, at, &lines, None).await
    }

    /// The seller calls off all that is left of a part.
    pub async fn refuse(&self, seller: &Seller, part: ShopOrderId) -> Result<SellerOrder, Error> {
        let key = key_of(seller.user(), "cancelShopOrder", &part.to_string());
        let reason = types::Text::parse("Broken").unwrap();
        cancel::by_seller(&self.context, seller, &key, part, &None, &reason).await
    }

    /// What the provider's record means for the order, as a webhook would find out.
    pub async fn hear(&self, order: &Order) {
        let said = self.paypal.record(order);
        match capture::settle(&self.context, order.id, &said).await {
            Ok(()) | Err(Error::ProviderMismatch) => {}
            Err(error) => panic!("{error}"),
        }
    }

    /// Does the job of each refund that is open, in turn.
    pub async fn pay_back(&self) -> Vec<Result<(), Error>> {
        let mut outcomes = Vec::new();
        for id in self.open_refunds().await {
            outcomes.push(refund::pay_back(&self.context, id).await);
        }
        outcomes
    }

    pub async fn open_refunds(&self) -> Vec<RefundId> {
        let rows: Vec<Id> = diesel::sql_query(
            "select id from refunds where status in ('requested', 'pending') order by id",
        )
        .load(&mut self.conn().await)
        .await
        .unwrap();
        rows.into_iter().map(|row| RefundId::new(row.id)).collect()
    }

    /// What the books say that an account holds; what it owes is negative.
    pub async fn balance(&self, account: &str) -> i64 {
        let sum = "select coalesce(sum(amount), 0) from ledger_entries where account";
        self.number(&format!("{sum} = '{account}'")).await
    }
}

/// A key of somebody's; what it is for is all there is to its request.
pub fn key_of(user: &User, route: &'static str, key: &str) -> Key {
    Key::new(format!("user:{}", user.id()), route, key, &())
}

/// Chosen lines, to an address of this order only.
pub fn request(lines: &[CartLineId]) -> Request {
    let address = Draft {
        first_name: "Ada".to_owned(),
        last_name: "Lovelace".to_owned(),
        company_name: None,
        country: "US".to_owned(),
        address_line1: "12 Market Hall Lane".to_owned(),
        address_line2: None,
        city: "Portland".to_owned(),
        state: Some("OR".to_owned()),
        postal_code: Some("97209".to_owned()),
        phone_number: "+15035550100".to_owned(),
    };
    Request {
        lines: lines.to_vec(),
        ship_to: AddressChoice::New(Box::new(address)),
        coupon: None,
        note: None,
        notes: Vec::new(),
        expected_total: None,
    }
}

/// The part of an order that a seller fulfils.
pub fn part_of<'a>(order: &'a Order, seller: &Seller) -> &'a ShopOrder {
    let mut parts = order.shop_orders.iter();
    parts.find(|part| part.shop.id == seller.shop()).unwrap()
}

pub fn cents(minor: i64) -> Money {
    Money::new(minor)
}

/// An order that is not there.
pub fn nobodys() -> OrderId {
    OrderId::new(0)
}
