//! `gateway serve | migrate | admin | index | openapi | check-invariants | compare-books |
//! check-paypal`: the marketplace in production.

mod memory;

use std::fmt::Display;
use std::io::Write;
use std::process::ExitCode;

use anyhow::Context;
use chrono::Utc;
use gateway::Config;
use gateway::admin::Command;
use gateway::check::{Breach, Period};
use gateway::config::payments::Payments;
use gateway::config::{self, Env};
use payments::{PayPal, SetupGap};
use url::Url;

const USAGE: &str = "usage: gateway serve | migrate | admin | index | openapi | check-invariants | \
     compare-books [--from DATE] [--to DATE] | check-paypal";

#[tokio::main]
async fn main() -> ExitCode {
    memory::give_back_at_once();
    let command = std::env::args().nth(1).unwrap_or_default();
    let done = match command.as_str() {
        "serve" => serve().await,
        "migrate" => migrate().await,
        "admin" => admin().await,
        "index" => index().await,
        "openapi" => print_openapi(),
        "check-invariants" => return report(check_invariants().await),
        "compare-books" => return report(compare_books().await),
        "check-paypal" => return report(check_paypal().await),
        _ => Err(anyhow::anyhow!(USAGE)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

fn fail(error: &anyhow::Error) -> ExitCode {
    let _ = writeln!(std::io::stderr(), "{error:#}");
    ExitCode::FAILURE
}

async fn serve() -> anyhow::Result<()> {
    let _log = gateway::log::begin();
    gateway::run(Config::from_env()?).await
}

async fn migrate() -> anyhow::Result<()> {
    let up_to = config::db::schema_up_to(&mut Env::default());
    let ran = db::migrate::run(&database_url()?, up_to.as_deref()).await?;
    writeln!(std::io::stdout(), "{ran} migrations ran")?;
    Ok(())
}

/// Operators, of a gateway that runs or not.
async fn admin() -> anyhow::Result<()> {
    let command = Command::read(std::env::args().skip(2))?;
    let said = command.run(&database_url()?, &public_url()?).await?;
    writeln!(std::io::stdout(), "{said}")?;
    Ok(())
}

/// Fills the search index of a gateway that does not run.
async fn index() -> anyhow::Result<()> {
    let mut env = Env::default();
    let (replicas, data) = (config::db::replicas(&mut env), env.data());
    let done = gateway::search_index::fill(&database_url()?, &replicas, &data).await?;
    writeln!(std::io::stdout(), "{done}")?;
    Ok(())
}

fn print_openapi() -> anyhow::Result<()> {
    let document = serde_json::to_string_pretty(gateway::openapi::document())?;
    writeln!(std::io::stdout(), "{document}")?;
    Ok(())
}

async fn check_invariants() -> anyhow::Result<Vec<Breach>> {
    let url = database_url()?;
    let breaches = gateway::check::run(&url).await?;
    // on a copy of the database, which cannot be written to, what is found counts all the same
    if let Err(error) = gateway::check::note(&url, &breaches).await {
        writeln!(std::io::stderr(), "the check could not be noted: {error}")?;
    }
    Ok(breaches)
}

/// Holds PayPal's books against ours.
async fn compare_books() -> anyhow::Result<Vec<Breach>> {
    let period = Period::read(std::env::args().skip(2), Utc::now())?;
    let paypal = PayPal::new(&Payments::alone()?.paypal)?;
    let url = database_url()?;
    Ok(gateway::check::books(&url, (&paypal, &paypal), period.from, period.to).await?)
}

/// Asks PayPal whether our app there may do what it must, and where its webhook goes.
async fn check_paypal() -> anyhow::Result<Vec<SetupGap>> {
    let address = public_url()?.join("/api/webhooks/paypal")?;
    let settings = Payments::alone()?.paypal;
    let paypal = PayPal::new(&settings)?;
    let webhook_id = &settings.credentials.webhook_id;
    Ok(paypal.setup_gaps(webhook_id, address.as_str()).await?)
}

/// A line for each thing that is not as it should be, and whether there is one.
fn report<T: Display>(found: anyhow::Result<Vec<T>>) -> ExitCode {
    match found {
        Err(error) => fail(&error),
        Ok(found) => {
            for line in &found {
                let _ = writeln!(std::io::stdout(), "{line}");
            }
            ExitCode::from(u8::from(!found.is_empty()))
        }
    }
}

fn public_url() -> anyhow::Result<Url> {
    let url = std::env::var("PUBLIC_URL").context("PUBLIC_URL is not set")?;
    Url::parse(&url).context("PUBLIC_URL")
}

fn database_url() -> anyhow::Result<String> {
    std::env::var("DATABASE_URL").map_err(|_| anyhow::anyhow!("DATABASE_URL is not set"))
}
