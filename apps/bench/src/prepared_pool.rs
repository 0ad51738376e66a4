//! A connection pool like the gateway's, whose connections have a few prepared statements and
//! nothing else: the basis of all `sql` sides.

use std::io;

use bb8::{ManageConnection, Pool};
use futures_util::future::try_join_all;
use tokio::runtime::Handle;
use tokio_postgres::{Client, NoTls, Statement};

/// Connections, as the gateway has them.
const CONNECTIONS: u32 = 16;

/// Opens connections that know these statements.
pub struct Connections<const COUNT: usize> {
    url: String,
    texts: [&'static str; COUNT],
    home: Handle,
}

/// A connection with the statements that it knows, in the order of their texts.
pub struct Connection<const COUNT: usize> {
    pub client: Client,
    pub statements: [Statement; COUNT],
}

/// Opens all connections.
pub async fn pool<const COUNT: usize>(
    url: &str,
    texts: [&'static str; COUNT],
) -> io::Result<Pool<Connections<COUNT>>> {
    let connections = Connections {
        url: url.to_owned(),
        texts,
        home: Handle::current(),
    };
    let pool = Pool::builder().max_size(CONNECTIONS).min_idle(CONNECTIONS);
    pool.test_on_check_out(false).build(connections).await
}

impl<const COUNT: usize> ManageConnection for Connections<COUNT> {
    type Connection = Connection<COUNT>;
    type Error = io::Error;

    async fn connect(&self) -> io::Result<Connection<COUNT>> {
        let opened = tokio_postgres::connect(&self.url, NoTls).await;
        let (client, connection) = opened.map_err(io::Error::other)?;
        self.home.spawn(connection);
        // as in the gateway's pool
        let planned_once = client.batch_execute("set plan_cache_mode = force_generic_plan");
        planned_once.await.map_err(io::Error::other)?;
        let known = try_join_all(self.texts.map(|text| client.prepare(text))).await;
        let statements = known.map_err(io::Error::other)?.try_into();
        let statements = statements.map_err(|_| io::Error::other("other statements than texts"))?;
        Ok(Connection { client, statements })
    }

    async fn is_valid(&self, _: &mut Connection<COUNT>) -> io::Result<()> {
        Ok(())
    }

    fn has_broken(&self, connection: &mut Connection<COUNT>) -> bool {
        connection.client.is_closed()
    }
}
