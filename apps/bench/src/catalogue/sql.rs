//! What the pages are held against: the same facts out of the database with nothing between,
//! one prepared statement for each and the same kind of pool, put into JSON by PostgreSQL.
//! Listings count what they found, but they have no facets: these would cost a statement each.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};

use actix_web::error::{ErrorBadGateway, ErrorNotFound};
use actix_web::{App, HttpResponse, HttpServer, web};
use bb8::{ManageConnection, Pool};
use tokio::runtime::Handle;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Error, NoTls, Statement};

/// Connections, as the gateway has them.
const CONNECTIONS: u32 = 16;

const CATEGORY: &str = include_str!("sql/category.sql");
const DETAIL: &str = include_str!("sql/detail.sql");
const SEARCH: &str = include_str!("sql/search.sql");
const TREE: &str = include_str!("sql/tree.sql");
const HOME: &str = include_str!("sql/home.sql");
const INDEXES: &str = include_str!("sql/indexes.sql");

struct Connections {
    url: String,
    home: Handle,
}

/// A connection with the statements that it knows.
struct Connection {
    client: Client,
    category: Statement,
    detail: Statement,
    search: Statement,
    tree: Statement,
    home: Statement,
}

impl ManageConnection for Connections {
    type Connection = Connection;
    type Error = Error;

    async fn connect(&self) -> Result<Connection, Error> {
        let (client, connection) = self.open().await?;
        self.home.spawn(connection);
        Ok(Connection {
            category: client.prepare(CATEGORY).await?,
            detail: client.prepare(DETAIL).await?,
            search: client.prepare(SEARCH).await?,
            tree: client.prepare(TREE).await?,
            home: client.prepare(HOME).await?,
            client,
        })
    }

    async fn is_valid(&self, _: &mut Connection) -> Result<(), Error> {
        Ok(())
    }

    fn has_broken(&self, connection: &mut Connection) -> bool {
        connection.client.is_closed()
    }
}

type Wire = tokio_postgres::Connection<tokio_postgres::Socket, tokio_postgres::tls::NoTlsStream>;

impl Connections {
    async fn open(&self) -> Result<(Client, Wire), Error> {
        tokio_postgres::connect(&self.url, NoTls).await
    }
}

type Database = web::Data<Pool<Connections>>;

/// Starts it on a free port; it ends with the program.
pub async fn start(url: &str) -> anyhow::Result<SocketAddr> {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await?;
    tokio::spawn(connection);
    // one by one: the last of them may not stand in a transaction
    for statement in INDEXES.split(';').filter(|text| !text.trim().is_empty()) {
        client.batch_execute(statement).await?;
    }
    let connections = Connections {
        url: url.to_owned(),
        home: Handle::current(),
    };
    let pool = Pool::builder().max_size(CONNECTIONS).min_idle(CONNECTIONS);
    let pool = web::Data::new(pool.test_on_check_out(false).build(connections).await?);
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
        return answer(&pool, |known| &known.search, &[words]).await;
    }
    let path = query
        .category
        .as_deref()
        .and_then(|path| path.split_once('/'));
    let (top, leaf) = path.ok_or_else(|| ErrorNotFound("no category"))?;
    answer(&pool, |known| &known.category, &[&top, &leaf]).await
}

async fn detail(pool: Database, slug: web::Path<String>) -> actix_web::Result<HttpResponse> {
    answer(&pool, |known| &known.detail, &[&slug.as_str()]).await
}

async fn tree(pool: Database) -> actix_web::Result<HttpResponse> {
    answer(&pool, |known| &known.tree, &[]).await
}

async fn home(pool: Database) -> actix_web::Result<HttpResponse> {
    answer(&pool, |known| &known.home, &[]).await
}

async fn answer(
    pool: &Pool<Connections>,
    statement: impl Fn(&Connection) -> &Statement,
    parameters: &[&(dyn ToSql + Sync)],
) -> actix_web::Result<HttpResponse> {
    let connection = pool.get().await.map_err(ErrorBadGateway)?;
    let row = connection
        .client
        .query_one(statement(&connection), parameters);
    let json: String = row.await.map_err(ErrorBadGateway)?.get(0);
    Ok(HttpResponse::Ok()
        .content_type("application/json")
        .body(json))
}
