//! The reference for buying: the same rows, written by one prepared statement for each commit that
//! the rules require, with all constraints and triggers, and nothing between it and HTTP. An order
//! is placed (1) and announced (2), its capture started (3) and booked (4). No payment provider is
//! called.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};

use actix_web::error::{ErrorBadGateway, ErrorBadRequest, ErrorConflict};
use actix_web::{App, FromRequest, HttpRequest, HttpResponse, HttpServer, dev::Payload, web};
use bb8::Pool;
use futures_util::future::{Ready, ready};
use serde_json::Value;
use tokio_postgres::Statement;
use tokio_postgres::types::ToSql;

use super::buyer::BUYER;
use crate::prepared_pool::{self, Connections};

const STATEMENTS: [&str; 7] = [
    include_str!("sql/add.sql"),
    include_str!("sql/remove.sql"),
    include_str!("sql/quote.sql"),
    include_str!("sql/place.sql"),
    include_str!("sql/announce.sql"),
    include_str!("sql/pin.sql"),
    include_str!("sql/finish.sql"),
];

type Database = web::Data<Pool<Connections<7>>>;
type Answer = actix_web::Result<HttpResponse>;

/// Starts it on a free port; it ends with the program.
pub async fn start(url: &str) -> anyhow::Result<SocketAddr> {
    let pool = web::Data::new(prepared_pool::pool(url, STATEMENTS).await?);
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let address = listener.local_addr()?;
    let app = move || {
        App::new()
            .app_data(pool.clone())
            .service(web::resource("/api/cart/add").to(add))
            .service(web::resource("/api/cart/remove/{id}").to(remove))
            .service(web::resource("/api/orders/quote").to(quote))
            .service(web::resource("/api/orders").to(place))
            .service(web::resource("/api/orders/{id}/capture").to(capture))
    };
    let server = HttpServer::new(app).disable_signals().listen(listener)?;
    tokio::spawn(server.run());
    Ok(address)
}

/// Who asks, taken at their word.
struct Buyer(i64);

/// The key of an order, and what stands for its body's hash.
struct Key(String);

const HASH: &[u8] = &[0; 32];

impl FromRequest for Buyer {
    type Error = actix_web::Error;
    type Future = Ready<actix_web::Result<Self>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let id = header(request, BUYER).and_then(|id| id.parse().ok());
        ready(id.map(Self).ok_or_else(|| ErrorBadRequest("no buyer")))
    }
}

impl FromRequest for Key {
    type Error = actix_web::Error;
    type Future = Ready<actix_web::Result<Self>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let key = header(request, "idempotency-key").map(str::to_owned);
        ready(key.map(Self).ok_or_else(|| ErrorBadRequest("no key")))
    }
}

fn header<'a>(request: &'a HttpRequest, name: &str) -> Option<&'a str> {
    request.headers().get(name)?.to_str().ok()
}

async fn add(pool: Database, buyer: Buyer, body: web::Json<Value>) -> Answer {
    let product = number(&body, "/productDTO/id");
    let options = numbers(&body, "/optionIds");
    let quantity = i32::try_from(number(&body, "/quantity")).map_err(ErrorBadRequest)?;
    let parameters: [&(dyn ToSql + Sync); 4] = [&buyer.0, &product, &options, &quantity];
    answer(&pool, |[add, ..]| add, &parameters).await
}

async fn remove(pool: Database, buyer: Buyer, line: web::Path<i64>) -> Answer {
    answer(&pool, |[_, remove, ..]| remove, &[&buyer.0, &*line]).await
}

async fn quote(pool: Database, buyer: Buyer, body: web::Json<Value>) -> Answer {
    let lines = numbers(&body, "/cartItemIds");
    answer(&pool, |[_, _, quote, ..]| quote, &[&buyer.0, &lines]).await
}

async fn place(pool: Database, buyer: Buyer, key: Key, body: web::Json<Value>) -> Answer {
    let lines = numbers(&body, "/cartItemIds");
    let address = body.pointer("/address").map(Value::to_string);
    let number = format!("B-{}", key.0);
    let parameters: [&(dyn ToSql + Sync); 6] = [&buyer.0, &lines, &number, &address, &key.0, &HASH];
    let placed = run(&pool, |[_, _, _, place, ..]| place, &parameters).await?;
    let placed = placed.ok_or_else(|| ErrorConflict("sold out"))?;
    let placed: Value = serde_json::from_str(&placed)?;
    let order = self::number(&placed, "/id");
    let announced: [&(dyn ToSql + Sync); 3] = [&order, &key.0, &buyer.0];
    answer(&pool, |[_, _, _, _, announce, ..]| announce, &announced).await
}

async fn capture(pool: Database, buyer: Buyer, key: Key, order: web::Path<i64>) -> Answer {
    let pinned: [&(dyn ToSql + Sync); 4] = [&*order, &buyer.0, &key.0, &HASH];
    run(&pool, |[_, _, _, _, _, pin, _]| pin, &pinned).await?;
    let finished: [&(dyn ToSql + Sync); 3] = [&*order, &buyer.0, &key.0];
    answer(&pool, |[_, _, _, _, _, _, finish]| finish, &finished).await
}

fn number(body: &Value, place: &str) -> i64 {
    let found = body.pointer(place).and_then(Value::as_i64);
    found.unwrap_or_default()
}

fn numbers(body: &Value, place: &str) -> Vec<i64> {
    let found = body.pointer(place).and_then(Value::as_array);
    let found = found.into_iter().flatten().filter_map(Value::as_i64);
    found.collect()
}

async fn answer(
    pool: &Pool<Connections<7>>,
    statement: impl Fn(&[Statement; 7]) -> &Statement,
    parameters: &[&(dyn ToSql + Sync)],
) -> Answer {
    let json = run(pool, statement, parameters).await?;
    let json = json.ok_or_else(|| ErrorConflict("not available"))?;
    Ok(HttpResponse::Ok()
        .content_type("application/json")
        .body(json))
}

async fn run(
    pool: &Pool<Connections<7>>,
    statement: impl Fn(&[Statement; 7]) -> &Statement,
    parameters: &[&(dyn ToSql + Sync)],
) -> actix_web::Result<Option<String>> {
    let connection = pool.get().await.map_err(ErrorBadGateway)?;
    let statement = statement(&connection.statements);
    let row = connection.client.query_opt(statement, parameters).await;
    let row = row.map_err(|error| ErrorBadGateway(format!("{error:?}")))?;
    Ok(row.and_then(|row| row.get(0)))
}
