//! The rules of this crate against those who break them: an HTTP server that answers as it is
//! told, and forged webhooks.

#[cfg(test)]
mod calls;
#[cfg(test)]
mod disputes;
#[cfg(test)]
mod mock_server;
#[cfg(test)]
mod payouts;
#[cfg(test)]
mod search;
#[cfg(test)]
mod setup;
#[cfg(test)]
mod webhook_signer;
#[cfg(test)]
mod webhooks;
