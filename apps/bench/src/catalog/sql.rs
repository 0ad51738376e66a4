//! The reference for pages: the same data straight from the database, one prepared statement for
//! each and the same kind of pool, with JSON built by PostgreSQL. Listings have a total but no
//! facets, which would cost a statement each.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};

use actix_web::error::{ErrorBadGateway, ErrorNotFound};
use actix_web::{App, HttpResponse, HttpServer, web};
use bb8::Pool;
use tokio_postgres::types::ToSql;
use tokio_postgres::{NoTls, Statement};

use crate::prepared_pool::{self, Connections};

const CATEGORY: &str = include_str!("sql/category.sql");
const DETAIL: &str = include_str!("sql/detail.sql");
const SEARCH: &str = include_str!("sql/search.sql");
const TREE: &str = include_str!("sql/tree.sql");
const HOME: &str = include_str!("sql/home.sql");
const INDEXES: &str = include_str!("sql/indexes.sql");

/// The statements, in the order in which each connection knows them.
const STATEMENTS: [&str; 5] = [CATEGORY, DETAIL, SEARCH, TREE, HOME];

type Database = web::Data<Pool<Connections<5>>>;

/// Starts it on a free port; it ends with the program.
pub async fn start(url: &str) -> anyhow::Result<SocketAddr> {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await?;
    tokio::spawn(connection);
    // one by one: the last of them may not stand in a transaction
    for statement in INDEXES.split(';').filter(|text| !text.trim().is_empty()) {
        client.batch_execute(statement).await?;
    }
    let pool = web::Data::new(prepared_pool::pool(url, STATEMENTS).await?);
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let address = listener.local_addr()?;
    let app = move || {
        App::new()
            .app_data(pool.clone())
            .service(web::resource("/api/public/products").to(listing))
            .service(web::resource("/api/public/products/{slug}").to(detail))
            .service(web::resource("/api/public/home").to(home))
            .default_service(web::to(tree))
    };
    let server = HttpServer::new(app).disable_signals().listen(listener)?;
    tokio::spawn(server.run());
    Ok(address)
}

#[derive(serde::Deserialize)]
struct Listing {
    q: Option<String>,
    category: Option<String>,
}

async fn listing(pool: Database, query: web::Query<Listing>) -> actix_web::Result<HttpResponse> {
    if let Some(words) = &query.q {
        return answer(&pool, |[_, _, search, _, _]| search, &[words]).await;
    }
    let path = query
        .category
        .as_deref()
        .and_then(|path| path.split_once('/'));
    let (top, leaf) = path.ok_or_else(|| ErrorNotFound("no category"))?;
    answer(&pool, |[category, _, _, _, _]| category, &[&top, &leaf]).await
}

async fn detail(pool: Database, slug: web::Path<String>) -> actix_web::Result<HttpResponse> {
    answer(&pool, |[_, detail, _, _, _]| detail, &[&slug.as_str()]).await
}

async fn tree(pool: Database) -> actix_web::Result<HttpResponse> {
    answer(&pool, |[_, _, _, tree, _]| tree, &[]).await
}

async fn home(pool: Database) -> actix_web::Result<HttpResponse> {
    answer(&pool, |[_, _, _, _, home]| home, &[]).await
}

async fn answer(
    pool: &Pool<Connections<5>>,
    statement: impl Fn(&[Statement; 5]) -> &Statement,
    parameters: &[&(dyn ToSql + Sync)],
) -> actix_web::Result<HttpResponse> {
    let connection = pool.get().await.map_err(ErrorBadGateway)?;
    let statement = statement(&connection.statements);
    let row = connection.client.query_one(statement, parameters);
    let json: String = row.await.map_err(ErrorBadGateway)?.get(0);
    Ok(HttpResponse::Ok()
        .content_type("application/json")
        .body(json))
}
