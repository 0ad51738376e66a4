//! The stream of a seller's notifications, as server-sent events. It only signals that something
//! changed; the reader then fetches the list.

use std::convert::Infallible;
use std::time::Duration;

use actix_web::http::header::{CACHE_CONTROL, CONTENT_ENCODING, HeaderName};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, get, web};
use auth::actor::Seller;
use auth::key::Scope;
use futures_util::stream::{self, Stream};
use orders::notification::live::{Following, Sign};
use tokio::time::{Instant, sleep_until};

use crate::caller::{Caller, bearer_of};
use crate::problem::Problem;
use crate::scopes;
use crate::state::State;

/// After so much quiet a line without meaning is sent: proxies cut what is silent, and a reader who
/// has gone is noticed by it.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(25);

const CHANGED: Bytes = Bytes::from_static(b"event: changed\ndata: {}\n\n");
const CROWDED: Bytes = Bytes::from_static(b"event: crowded\ndata: {}\n\n");
const HEARTBEAT: Bytes = Bytes::from_static(b": \n\n");

/// Server-sent events, for as long as the token is valid. The event `changed`, without data, is
/// sent at once and whenever a notification is added or marked as read, here or on another device;
/// a comment is sent every 25 seconds. The stream ends when the token, the session or the role
/// ends, or the gateway stops: connect again with a valid token. Each person can have six streams:
/// when another one is opened, the oldest gets `crowded` as its last event, after which a client
/// must not reconnect automatically.
#[utoipa::path(
    operation_id = "followSellerNotifications", tag = "seller", summary = "Stream of notification changes",
    security(("bearer" = [])),
    responses(
        (status = 200, description = "An endless stream of events", body = String, content_type = "text/event-stream",
        example = "event: changed\ndata: {}\n\n"),
    ),
)]
#[get("/api/seller/notifications/stream")]
pub async fn follow_seller_notifications(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    request: HttpRequest,
) -> Result<HttpResponse, Problem> {
    let following = state.live.follow(&seller);
    let watcher = Watcher {
        following,
        seller,
        bearer: bearer_of(&request).unwrap_or_default().to_owned(),
        scope: scopes::required(&request),
        quiet_since: Instant::now(),
        state,
    };
    Ok(HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header((CACHE_CONTROL, "no-store, no-transform"))
        // neither we nor a proxy may wait for more to pack or to send
        .insert_header((CONTENT_ENCODING, "identity"))
        .insert_header((HeaderName::from_static("x-accel-buffering"), "no"))
        .streaming(watcher.events()))
}

struct Watcher {
    state: web::Data<State>,
    following: Following,
    seller: Seller,
    bearer: String,
    scope: Option<Scope>,
    quiet_since: Instant,
}

impl Watcher {
    fn events(self) -> impl Stream<Item = Result<Bytes, Infallible>> {
        let first = stream::once(async { Ok(CHANGED) });
        let others = stream::unfold(self, |mut watcher| async move {
            let event = watcher.next().await?;
            watcher.quiet_since = Instant::now();
            Some((Ok(event), watcher))
        });
        stream::StreamExt::chain(first, others)
    }

    /// The next thing to send. Nothing is sent to one who is no longer who they were.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            let sign = tokio::select! {
                sign = self.following.next() => Some(sign?),
                () = sleep_until(self.quiet_since + HEARTBEAT_INTERVAL) => None,
            };
            let proven = self
                .state
                .authenticator
                .seller(&self.bearer, self.scope)
                .await;
            if proven.ok()? != self.seller {
                return None;
            }
            match sign {
                Some(Sign::News) => return Some(CHANGED),
                Some(Sign::Crowded) => return Some(CROWDED),
                Some(Sign::Doubt) => {}
                None => return Some(HEARTBEAT),
            }
        }
    }
}
