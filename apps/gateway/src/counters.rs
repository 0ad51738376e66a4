//! What requests only count in memory, to be saved a little later: views of products, the last use
//! of API keys.

use std::fmt::Display;
use std::time::Duration;

use actix_web::web;
use tokio::sync::watch;

use crate::state::State;

/// How long it stays in memory; a crash loses as much.
const INTERVAL: Duration = Duration::from_secs(10);

/// Writes it every few seconds, and the rest at the end.
pub async fn write_periodically(state: web::Data<State>, mut stopped: watch::Receiver<bool>) {
    let mut goes_on = true;
    while goes_on {
        goes_on = tokio::time::timeout(INTERVAL, stopped.changed())
            .await
            .is_err();
        warn(state.views.write(&state.pool).await);
        warn(state.authenticator.save_key_usage().await);
    }
}

fn warn(written: Result<(), impl Display>) {
    if let Err(error) = written {
        tracing::warn!(%error, "what was counted was not written");
    }
}
