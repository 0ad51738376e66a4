//! Receiving bodies. A slow sender gets no place before its body has arrived: places are few,
//! waiting costs little. Each network may have only a limited number of bodies waiting, and for a
//! limited time.

use std::collections::HashMap;
use std::io::{Error, ErrorKind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use actix_web::dev::Payload;
use actix_web::error::PayloadError;
use actix_web::web::Bytes;
use futures_util::{FutureExt, StreamExt, stream};
use tokio::time::{Instant, timeout_at};
use types::Network;

/// Bodies of one network that may be on their way at once. One that came with its head is none
/// of them.
const MAX_PER_NETWORK: u32 = 32;
/// So much of a body is waited for before it gets a place: any form, and the beginning of a
/// picture.
const BUFFERED: usize = 256 * 1024;

/// The bodies on their way, by network.
#[derive(Debug, Clone, Default)]
pub struct Bodies(Arc<Mutex<HashMap<Network, u32>>>);

/// Why a body is not waited for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// Its network keeps too many waiting.
    TooMany,
    /// It did not come in time.
    TooSlow,
}

/// A body on its way; it is counted until this is dropped.
#[derive(Debug)]
struct PendingBody {
    bodies: Bodies,
    network: Network,
}

impl Bodies {
    /// Waits until a body has come, or enough of it. The rest breaks off when it is not there
    /// `patience` after now. Without a network nothing is counted.
    pub async fn arrive(
        &self,
        mut payload: Payload,
        patience: Duration,
        network: Option<Network>,
    ) -> Result<Payload, Refused> {
        if matches!(payload, Payload::None) {
            return Ok(payload);
        }
        let deadline = Instant::now() + patience;
        let mut parts = Vec::new();
        let mut size = 0;
        let mut pending = None;
        while size < BUFFERED {
            let next = match payload.next().now_or_never() {
                Some(next) => next,
                None => {
                    if pending.is_none() {
                        pending = network.map(|network| self.pending(network)).transpose()?;
                    }
                    let next = timeout_at(deadline, payload.next()).await;
                    next.map_err(|_| Refused::TooSlow)?
                }
            };
            let Some(part) = next else {
                return Ok(whole(parts));
            };
            size += part.as_ref().map_or(BUFFERED, Bytes::len);
            parts.push(part);
        }
        let rest = stream::unfold(
            (payload, pending),
            move |(mut payload, pending)| async move {
                let part = match timeout_at(deadline, payload.next()).await {
                    Ok(part) => part?,
                    Err(_) => Err(PayloadError::Io(Error::from(ErrorKind::TimedOut))),
                };
                Some((part, (payload, pending)))
            },
        );
        Ok(Payload::Stream {
            // some readers ask once more after the end
            payload: Box::pin(stream::iter(parts).chain(rest).fuse()),
        })
    }

    fn pending(&self, network: Network) -> Result<PendingBody, Refused> {
        let mut arriving = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = arriving.entry(network).or_default();
        if *count == MAX_PER_NETWORK {
            return Err(Refused::TooMany);
        }
        *count += 1;
        Ok(PendingBody {
            bodies: self.clone(),
            network,
        })
    }
}

impl Drop for PendingBody {
    fn drop(&mut self) {
        let arriving = self.bodies.0.lock();
        let mut arriving = arriving.unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = arriving.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                arriving.remove(&self.network);
            }
        }
    }
}

fn whole(parts: Vec<Result<Bytes, PayloadError>>) -> Payload {
    Payload::Stream {
        payload: Box::pin(stream::iter(parts)),
    }
}
