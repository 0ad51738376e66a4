//! Outgoing requests to addresses that third parties choose. None of them reaches our own network:
//! names and addresses are checked before each connection, and so is each redirect, as the OWASP
//! Server-Side Request Forgery Prevention Cheat Sheet recommends.

mod address_policy;
mod fetch;
mod post;
mod resolver;

use std::sync::Arc;

use rustls::crypto::ring;
use rustls::{ClientConfig, RootCertStore};

pub use address_policy::{AddressPolicy, RequestError};
pub use fetch::Fetcher;
pub use post::{Answer, Sender};
pub use resolver::PublicAddresses;

/// The public web's certificate authorities.
pub fn public_roots() -> RootCertStore {
    RootCertStore {
        roots: webpki_roots::TLS_SERVER_ROOTS.to_vec(),
    }
}

/// TLS that trusts those alone.
pub fn tls() -> Result<ClientConfig, rustls::Error> {
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_root_certificates(public_roots())
        .with_no_client_auth();
    Ok(config)
}
