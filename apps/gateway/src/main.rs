//! `gateway serve | migrate | index | openapi | check-invariants`: the marketplace in production.

use std::io::Write;
use std::process::ExitCode;

use gateway::Config;
use gateway::config::Env;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const USAGE: &str = "usage: gateway serve | migrate | index | openapi | check-invariants";

#[tokio::main]
async fn main() -> ExitCode {
    let command = std::env::args().nth(1).unwrap_or_default();
    let done = match command.as_str() {
        "serve" => serve().await,
        "migrate" => migrate().await,
        "index" => index().await,
        "openapi" => print_openapi(),
        "check-invariants" => return check_invariants().await,
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
    let ran = db::migrate::run(&database_url()?).await?;
    writeln!(std::io::stdout(), "{ran} migrations ran")?;
    Ok(())
}

/// Fills the search index of a gateway that does not run.
async fn index() -> anyhow::Result<()> {
    let data = Env::default().data();
    let done = gateway::shelves::fill(&database_url()?, &data).await?;
    writeln!(std::io::stdout(), "{done}")?;
    Ok(())
}

fn print_openapi() -> anyhow::Result<()> {
    let document = serde_json::to_string_pretty(&gateway::openapi::document())?;
    writeln!(std::io::stdout(), "{document}")?;
    Ok(())
}

async fn check_invariants() -> ExitCode {
    let breaches = async { Ok(gateway::check::run(&database_url()?).await?) };
    match breaches.await {
        Err(error) => fail(&error),
        Ok(breaches) => {
            for breach in &breaches {
                let _ = writeln!(std::io::stdout(), "{breach}");
            }
            ExitCode::from(u8::from(!breaches.is_empty()))
        }
    }
}

fn database_url() -> anyhow::Result<String> {
    std::env::var("DATABASE_URL").map_err(|_| anyhow::anyhow!("DATABASE_URL is not set"))
}
