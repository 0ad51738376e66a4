//! The pages of every role, requested one after the other by a single client, each for several
//! things.

use std::fmt::Write;
use std::time::{Duration, Instant};

use anyhow::Context;
use serde_json::Value;
use tokio_postgres::Client;

use super::pages::{PAGES, Page, Role};
use crate::account::{self, request};
use crate::connection::Connection;
use crate::gateway::Gateway;
use crate::measurement::milliseconds;

/// How often each page is requested.
const TIMES: usize = 5;
/// Pages that are shown: those that took longest.
const SHOWN: usize = 25;

/// How long a page took.
struct Visit {
    role: Role,
    path: &'static str,
    status: u16,
    bytes: usize,
    median: Duration,
    most: Duration,
}

/// Requests all pages; those that took longest, as Markdown.
pub async fn table(gateway: &Gateway, database: &Client) -> anyhow::Result<String> {
    let mut visits = Vec::new();
    // of a run that was cut short
    database.execute("delete from second_factors", &[]).await?;
    for role in [
        Role::Guest,
        Role::Shopper,
        Role::SmallShop,
        Role::LargeShop,
        Role::Operator,
    ] {
        let mut connection = Connection::to(gateway.address).await?;
        let header = sign_in(&mut connection, role, database).await?;
        for page in PAGES.iter().filter(|page| page.is_for(role)) {
            let visit = visit(&mut connection, &header, (role, page), database).await;
            visits.push(visit.with_context(|| format!("{} for {}", page.path, role.name()))?);
        }
    }
    database.execute("delete from second_factors", &[]).await?;
    // what was not answered comes first
    visits.sort_by_key(|visit| (visit.status == 200, std::cmp::Reverse(visit.median)));
    let mut text = format!(
        "\n{} pages, {TIMES} times each; the slowest {SHOWN}:\n\n\
         | Page | for | status | kB | p50 ms | max ms |\n|---|---|---|---|---|---|\n",
        visits.len()
    );
    for visit in visits.iter().take(SHOWN) {
        // writing to a string does not fail
        let _ = writeln!(
            text,
            "| `{}` | {} | {} | {} | {:.0} | {:.0} |",
            visit.path,
            visit.role.name(),
            visit.status,
            visit.bytes / 1024,
            milliseconds(visit.median),
            milliseconds(visit.most)
        );
    }
    Ok(text)
}

/// The header that says who asks.
async fn sign_in(
    connection: &mut Connection,
    role: Role,
    database: &Client,
) -> anyhow::Result<String> {
    let Some(email) = role.email() else {
        return Ok(String::new());
    };
    let token = account::sign_in(connection, email).await?;
    if role == Role::Operator {
        // who has one would need a code to sign in, and who has none sees nothing
        let second_factor = "insert into second_factors (user_id, secret, confirmed_at, last_step) \
            select id, 'not read', now(), 0 from users where email = $1";
        database.execute(second_factor, &[&email]).await?;
    }
    Ok(format!("Authorization: Bearer {token}\r\n"))
}

async fn visit(
    connection: &mut Connection,
    header: &str,
    (role, page): (Role, &Page),
    database: &Client,
) -> anyhow::Result<Visit> {
    let things: Vec<String> = match page.of {
        None => vec![String::new()],
        Some(of) => {
            let rows = database.query(&role.own(of), &[]).await?;
            rows.iter().map(|row| row.get(0)).collect()
        }
    };
    let (mut times, mut buffer) = (Vec::new(), Vec::new());
    let (mut status, mut bytes) = (0, 0);
    for thing in things.iter().cycle().take(TIMES) {
        let path = page.path.replace("{}", thing);
        let request = request(&mut buffer, "GET", &path, header, &Value::Null);
        let asked = Instant::now();
        let (answered, body) = connection.call(request).await?;
        times.push(asked.elapsed());
        bytes = body.len();
        // the first one that was not answered is shown
        if matches!(status, 0 | 200) {
            status = answered;
        }
    }
    times.sort_unstable();
    Ok(Visit {
        role,
        path: page.path,
        status,
        bytes,
        median: times.get(times.len() / 2).copied().unwrap_or_default(),
        most: times.last().copied().unwrap_or_default(),
    })
}
