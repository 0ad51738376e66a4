//! The rules of this crate against peers that break them: an HTTP server that answers as it
//! is told, and forgers of webhooks.

#[cfg(test)]
mod calls;
#[cfg(test)]
mod disputes;
#[cfg(test)]
mod forger;
#[cfg(test)]
mod payouts;
#[cfg(test)]
mod peer;
#[cfg(test)]
mod search;
#[cfg(test)]
mod setup;
#[cfg(test)]
mod webhooks;
