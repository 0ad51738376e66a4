//! The only HTTP client of this crate: certificates are checked against Mozilla's list, no
//! redirects, no proxies from the environment, limited waiting time and response size.

use outbound::PublicAddresses;
use reqwest::{Client, Response, redirect::Policy};

use crate::{Settings, SetupError};

/// The largest answer that is read, far above anything PayPal sends.
pub(crate) const MAX_ANSWER: usize = 1024 * 1024;

/// Builds the client.
pub(crate) fn client(settings: &Settings) -> Result<Client, SetupError> {
    let tls = outbound::tls().map_err(|error| SetupError::Client(error.to_string()))?;
    let mut builder = Client::builder()
        .tls_backend_preconfigured(tls)
        .redirect(Policy::none())
        .no_proxy()
        .connect_timeout(settings.connect_timeout)
        .timeout(settings.total_timeout)
        .user_agent("helloshop");
    if !settings.private_addresses {
        builder = builder.dns_resolver(PublicAddresses);
    }
    builder
        .build()
        .map_err(|error| SetupError::Client(error.to_string()))
}

/// Why an answer's body could not be read in full.
#[derive(Debug, thiserror::Error)]
pub(crate) enum BodyError {
    #[error("the answer is larger than {MAX_ANSWER} bytes")]
    TooLarge,
    #[error("the answer broke off: {0}")]
    Broken(#[from] reqwest::Error),
}

/// Reads a body, but never more than [`MAX_ANSWER`] bytes.
pub(crate) async fn read_body(mut response: Response) -> Result<Vec<u8>, BodyError> {
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await? {
        if body.len() + chunk.len() > MAX_ANSWER {
            return Err(BodyError::TooLarge);
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body)
}
