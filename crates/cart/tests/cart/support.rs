//! A marketplace small enough to count by hand: shops, products and shoppers made on demand.

use auth::account;
use auth::actor::{Authenticator, User};
use auth::password::NewPassword;
use auth::profile::Username;
use auth::session::{self, Device};
use auth::token::Keys;
use cart::line::NewLine;
use cart::view::ShopGroup;
use db::Pool;
use diesel::sql_types::{self, Array, BigInt, Integer};
use diesel_async::RunQueryDsl;
use secrecy::SecretString;
use types::{EmailAddress, OptionValueId, OrderId, ProductId, Quantity, ShopId, VariantId};

/// A product without options, and its only variant.
#[derive(Debug, Clone, Copy)]
pub struct TestProduct {
    pub product: ProductId,
    pub variant: VariantId,
}

#[derive(diesel::QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

pub async fn pool() -> Pool {
    db::testing::database().await.pool
}

async fn insert(pool: &Pool, sql: &str, name: &str, ids: &[i64]) -> i64 {
    let mut conn = pool.get().await.unwrap();
    let row: Id = diesel::sql_query(sql)
        .bind::<sql_types::Text, _>(name)
        .bind::<Array<BigInt>, _>(ids)
        .get_result(&mut conn)
        .await
        .unwrap();
    row.id
}

pub async fn run(pool: &Pool, sql: &str) {
    let mut conn = pool.get().await.unwrap();
    diesel::sql_query(sql).execute(&mut conn).await.unwrap();
}

pub async fn count(pool: &Pool, sql: &str) -> i64 {
    let mut conn = pool.get().await.unwrap();
    let row: Id = diesel::sql_query(sql).get_result(&mut conn).await.unwrap();
    row.id
}

pub async fn shop(pool: &Pool, name: &str) -> ShopId {
    let sql = "with owner as (insert into users (email, username, password_hash) \
               select $1 || '@shops.test', $1, '' where $2 is not null returning id) \
               insert into shops (owner_id, name, slug, status) \
               select id, $1, $1, 'approved' from owner returning id";
    ShopId::new(insert(pool, sql, name, &[]).await)
}

/// A product on sale at 1000 with so many on the shelf.
pub async fn product(pool: &Pool, shop: ShopId, name: &str, stock: i64) -> TestProduct {
    let sql = "with c as (insert into categories (name, slug) values ($1, $1) returning id), \
               p as (insert into products (shop_id, category_id, slug, title, status) \
                     select ($2)[1], id, $1, $1, 'active' from c returning id) \
               select id from p";
    let product = insert(pool, sql, name, &[shop.get()]).await;
    let variant = variant(pool, product, &[], stock).await;
    let product = ProductId::new(product);
    TestProduct { product, variant }
}

/// One more variant of a product, made of option values.
pub async fn variant(pool: &Pool, product: i64, values: &[i64], stock: i64) -> VariantId {
    let sql = "with v as (insert into variants (product_id, position, option_value_ids, price) \
                          select ($2)[1], 0, ($2)[3:], 1000 where $1 = '' returning id) \
               insert into stock (variant_id, received, on_hand) \
               select id, ($2)[2], ($2)[2] from v returning variant_id as id";
    let ids = [&[product, stock], values].concat();
    VariantId::new(insert(pool, sql, "", &ids).await)
}

/// An option of a product with two values; answers the values' ids.
pub async fn option(pool: &Pool, product: ProductId, name: &str) -> [OptionValueId; 2] {
    let sql = "insert into product_options (product_id, position, name) \
               select ($2)[1], 1 + count(*), $1 from product_options returning id";
    let option = insert(pool, sql, name, &[product.get()]).await;
    let sql = "insert into option_values (option_id, position, value) \
               values (($2)[1], ($2)[2], $1 || ($2)[2]) returning id";
    let first = insert(pool, sql, name, &[option, 1]).await;
    let second = insert(pool, sql, name, &[option, 2]).await;
    [OptionValueId::new(first), OptionValueId::new(second)]
}

const PASSWORD: &str = "a long enough password";

/// A shopper with an account, signed in.
pub async fn shopper(pool: &Pool, name: &str) -> User {
    let email = EmailAddress::parse(&format!("{name}@shoppers.test")).unwrap();
    let username = Username::parse(name).unwrap();
    let hash = NewPassword::parse(PASSWORD)
        .unwrap()
        .hash(&[])
        .await
        .unwrap();
    db::transaction(pool, async |tx| {
        account::open(tx, &email, &username, &hash).await
    })
    .await
    .unwrap();
    let keys = Keys::new(SecretString::from("a secret of thirty-two characters!"));
    let (password, device) = (SecretString::from(PASSWORD), Device::default());
    let signed_in = session::sign_in(pool, &keys, &email, &password, &device);
    let tokens = signed_in.await.unwrap().tokens.unwrap();
    Authenticator::new(pool.clone(), keys)
        .user(&tokens.access)
        .await
        .unwrap()
}

/// So many of a product without options.
pub fn wanted(item: TestProduct, quantity: i64) -> NewLine {
    NewLine {
        product: item.product,
        options: Vec::new(),
        quantity: quantity_of(quantity),
        seen: None,
    }
}

pub fn quantity_of(count: i64) -> Quantity {
    Quantity::parse(count).unwrap()
}

/// Variant and quantity of every line, in the cart's order.
pub fn contents(groups: &[ShopGroup]) -> Vec<(VariantId, i32)> {
    let lines = groups.iter().flat_map(|group| &group.lines);
    lines
        .map(|line| (line.offer.variant, line.quantity.get()))
        .collect()
}

/// A coupon without limits but these.
pub async fn coupon(pool: &Pool, code: &str, total: Option<i64>, customer: Option<i64>) {
    let mut conn = pool.get().await.unwrap();
    diesel::sql_query(
        "insert into coupons (code, percent_bps, total_limit, customer_limit) values ($1, $2, $3, $4)",
    )
    .bind::<sql_types::Text, _>(code)
    .bind::<Integer, _>(1000)
    .bind::<sql_types::Nullable<BigInt>, _>(total)
    .bind::<sql_types::Nullable<BigInt>, _>(customer)
    .execute(&mut conn)
    .await
    .unwrap();
}

/// The id of an order to redeem for; the cart does not ask whether it exists.
pub fn order(id: i64) -> OrderId {
    OrderId::new(id)
}
