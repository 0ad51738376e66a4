//! The caller, as a value of a type. A handler that takes `Caller<Seller>` cannot be reached by
//! anyone else, and the domain function that it calls requires that very value. It must be the
//! first argument: whoever may not call gets that response, and nothing else of their request is
//! read ([`caller_checked`]).

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use actix_web::dev::Payload;
use actix_web::http::header::AUTHORIZATION;
use actix_web::{FromRequest, HttpMessage, HttpRequest, web};
use auth::actor::{Authenticator, Confirmed, Operator, Seller, ShopReader, User};
use auth::key::{self, Scope};
use tokio::sync::SetOnce;
use types::ShopId;

use crate::problem::Problem;
use crate::scopes;
use crate::state::State;

/// A proven actor, taken from the request's bearer token or API key.
#[derive(Debug)]
pub struct Caller<A>(pub A);

/// What a request says of who sent it.
#[derive(Debug, Clone, Copy)]
pub struct Credentials<'a> {
    /// A token or a key.
    bearer: &'a str,
    /// What a key needs.
    scope: Option<Scope>,
    /// The shop that the sender only views.
    viewed_shop: Option<ShopId>,
}

/// An actor that a bearer token can prove.
pub trait Prove: Sized {
    /// Whether it may be somebody who only views a shop.
    const ALLOWS_VIEWING: bool = false;

    /// Checks token or key, session and role; a key for this scope too.
    fn prove(
        authenticator: &Authenticator,
        credentials: Credentials<'_>,
    ) -> impl Future<Output = Result<Self, auth::Error>>;

    /// The person.
    fn person(&self) -> &User;
}

impl Prove for User {
    async fn prove(
        authenticator: &Authenticator,
        credentials: Credentials<'_>,
    ) -> Result<Self, auth::Error> {
        authenticator.user(credentials.bearer).await
    }

    fn person(&self) -> &User {
        self
    }
}

impl Prove for Seller {
    async fn prove(
        authenticator: &Authenticator,
        credentials: Credentials<'_>,
    ) -> Result<Self, auth::Error> {
        authenticator
            .seller(credentials.bearer, credentials.scope)
            .await
    }

    fn person(&self) -> &User {
        self.user()
    }
}

impl Prove for ShopReader {
    const ALLOWS_VIEWING: bool = true;

    async fn prove(
        authenticator: &Authenticator,
        credentials: Credentials<'_>,
    ) -> Result<Self, auth::Error> {
        authenticator
            .shop_reader(
                credentials.bearer,
                credentials.scope,
                credentials.viewed_shop,
            )
            .await
    }

    fn person(&self) -> &User {
        self.user()
    }
}

impl Prove for Operator {
    async fn prove(
        authenticator: &Authenticator,
        credentials: Credentials<'_>,
    ) -> Result<Self, auth::Error> {
        authenticator
            .operator(credentials.bearer, credentials.scope)
            .await
    }

    fn person(&self) -> &User {
        self.user()
    }
}

impl Prove for Confirmed<Operator> {
    async fn prove(
        authenticator: &Authenticator,
        credentials: Credentials<'_>,
    ) -> Result<Self, auth::Error> {
        authenticator
            .confirmed_operator(credentials.bearer, credentials.scope)
            .await
    }

    fn person(&self) -> &User {
        self.user()
    }
}

impl<A: Prove + 'static> FromRequest for Caller<A> {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let check = CallerCheck::default();
        request.extensions_mut().insert(check.clone());
        let request = request.clone();
        Box::pin(async move {
            let state = request
                .app_data::<web::Data<State>>()
                .ok_or_else(|| Problem::internal(&"the app has no state"))?;
            let bearer = bearer_of(&request).ok_or_else(not_signed_in)?;
            let credentials = Credentials {
                bearer,
                scope: scopes::required(&request),
                viewed_shop: viewed_shop_of(&request),
            };
            if credentials.viewed_shop.is_some() && !A::ALLOWS_VIEWING {
                state.authenticator.authenticate(bearer).await?;
                return Err(auth::Error::ViewIsReadOnly.into());
            }
            let actor = A::prove(&state.authenticator, credentials).await?;
            if bearer.starts_with(key::PREFIX) {
                state.limits.count_key(actor.person().session())?;
            }
            check.pass();
            Ok(Self(actor))
        })
    }
}

/// What stands between a caller and the rest of their request, until they are proven.
#[derive(Debug, Clone, Default)]
struct CallerCheck(Arc<SetOnce<()>>);

impl CallerCheck {
    fn pass(&self) {
        // only its own extractor passes it, and only once
        self.0.set(()).ok();
    }
}

/// Waits until the caller is proven whom the handler names before this part of the request; at
/// once if it names none. The parts of a request are taken side by side, so a part that can be
/// refused waits here: after a refused caller this never ends, and theirs is the answer.
pub fn caller_checked(request: &HttpRequest) -> impl Future<Output = ()> + use<> {
    let check = request.extensions().get::<CallerCheck>().cloned();
    async move {
        if let Some(CallerCheck(passed)) = check {
            passed.wait().await;
        }
    }
}

/// The token of a request, for an answer that goes on for long and proves its caller again.
pub fn bearer_of(request: &HttpRequest) -> Option<&str> {
    let header = request.headers().get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = header.split_once(' ')?;
    scheme
        .eq_ignore_ascii_case("bearer")
        .then_some(token.trim())
}

/// Names the shop that an operator views as its seller sees it, and says that they do no more.
const VIEWED_SHOP_HEADER: &str = "look-at-shop";

/// The shop that a request only views; one that nobody has if what it names is no id.
fn viewed_shop_of(request: &HttpRequest) -> Option<ShopId> {
    let named = request.headers().get(VIEWED_SHOP_HEADER)?;
    let id = named.to_str().ok().and_then(|id| id.parse().ok());
    Some(ShopId::new(id.unwrap_or(0)))
}

fn not_signed_in() -> Problem {
    Problem::unauthorized("not_signed_in", "Log in to continue")
}
