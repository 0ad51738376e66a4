//! Which addresses are allowed, and an HTTP client that is limited to them.

use std::net::IpAddr;
use std::time::Duration;

use reqwest::Client;
use reqwest::redirect::Policy;
use url::{Host, Url};

use crate::resolver::is_public;
use crate::{PublicAddresses, tls};

/// Where addresses may lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AddressPolicy {
    /// To the public network, on the usual ports.
    Public,
    /// Into our own network too: for tests whose outside world is on the same machine.
    Anywhere,
}

/// Why nothing came of a call.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RequestError {
    /// It is no address of the web.
    #[error("This isn't a web address")]
    NoAddress,
    /// It leads where nobody may be led.
    #[error("This address is not allowed")]
    NotAllowed,
    /// What answers sends us on and on.
    #[error("This address redirects too many times")]
    TooManyRedirects,
    /// It answers something else than the file.
    #[error("This address answered with {0}")]
    Status(u16),
    /// The file is larger than wanted.
    #[error("The file is larger than {} MB", .0 >> 20)]
    TooLarge(u64),
    /// Nobody answers there, or too late.
    #[error("This address doesn't respond")]
    NoAnswer,
}

impl AddressPolicy {
    /// Whether we may go there. Numbers never reach the resolver, so they are looked at here.
    pub(crate) fn check(self, url: &Url) -> Result<(), RequestError> {
        if !matches!(url.scheme(), "http" | "https") {
            return Err(RequestError::NoAddress);
        }
        let is_allowed = match (self, url.host()) {
            (_, None) => return Err(RequestError::NoAddress),
            (Self::Anywhere, _) => true,
            (Self::Public, Some(Host::Ipv4(address))) => is_public(IpAddr::V4(address)),
            (Self::Public, Some(Host::Ipv6(address))) => is_public(IpAddr::V6(address)),
            (Self::Public, Some(Host::Domain(_))) => true,
        };
        let is_plain = url.username().is_empty() && url.password().is_none();
        let is_usual = self == Self::Anywhere || url.port().is_none_or(is_web);
        match is_allowed && is_plain && is_usual {
            true => Ok(()),
            false => Err(RequestError::NotAllowed),
        }
    }
}

/// `http` on the port of `https` and the other way round; all others are somebody's insides.
const fn is_web(port: u16) -> bool {
    matches!(port, 80 | 443)
}

/// A client that follows nothing by itself and, where it may not, resolves no name to an address of
/// ours.
pub(crate) fn client(
    address_policy: AddressPolicy,
    name: &str,
    to_connect: Duration,
) -> Result<Client, Box<dyn std::error::Error + Send + Sync>> {
    let mut builder = Client::builder()
        .tls_backend_preconfigured(tls()?)
        .redirect(Policy::none())
        .referer(false)
        .no_proxy()
        .connect_timeout(to_connect)
        .user_agent(name);
    if address_policy == AddressPolicy::Public {
        builder = builder.dns_resolver(PublicAddresses);
    }
    Ok(builder.build()?)
}
