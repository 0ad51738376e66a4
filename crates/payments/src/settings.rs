//! PayPal's addresses, our credentials, and whose signatures count. Everything that differs between
//! live, sandbox and the emulator is here, so the code paths are the same.

use std::time::Duration;

use secrecy::SecretString;
use url::Url;

use crate::SetupError;

/// How to reach PayPal and how to recognise it.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Root of the REST API, such as `https://api-m.paypal.com`.
    pub base_url: Url,
    /// Our account there.
    pub credentials: Credentials,
    /// What a webhook's certificate must fulfil.
    pub certificates: CertificateRules,
    /// Longest wait for a connection.
    pub connect_timeout: Duration,
    /// Longest time of one call with everything in it, tokens and repetition included.
    pub total_timeout: Duration,
    /// Whether names may resolve to loopback or private addresses. Only for a provider on
    /// the same machine; refused otherwise, so that no forged name leads inside.
    pub private_addresses: bool,
}

/// Our account at PayPal.
#[derive(Debug, Clone)]
pub struct Credentials {
    /// The REST app's client id.
    pub client_id: String,
    /// The REST app's secret.
    pub client_secret: SecretString,
    /// The id PayPal gave our webhook subscription; a part of what it signs.
    pub webhook_id: String,
    /// The id of the account that gets the money; payments to any other are not ours. `None`:
    /// not compared.
    pub merchant_id: Option<String>,
}

/// What a certificate that signs webhooks must fulfil.
#[derive(Debug, Clone)]
pub struct CertificateRules {
    /// The only hosts a certificate is fetched from.
    pub hosts: Vec<CertificateHost>,
    /// The host name the certificate must be issued for.
    pub name: String,
    /// Who may have issued it.
    pub roots: Roots,
    /// Certificates (PEM) that may complete the chain but are not trusted by themselves, for
    /// downloads that carry the leaf alone.
    pub intermediates: Option<String>,
}

/// A host that certificates may be fetched from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CertificateHost {
    /// A name, reached by https on the usual port.
    Https(String),
    /// `host:port` reached in clear text; only for a provider on the same machine.
    Plain(String),
}

/// The issuers at the top of an acceptable chain.
#[derive(Debug, Clone)]
pub enum Roots {
    /// The public web's certificate authorities (Mozilla's list), as PayPal uses.
    Public,
    /// Exactly these (PEM).
    Pem(String),
}

impl Settings {
    /// The real PayPal, real money.
    pub fn live(credentials: Credentials) -> Result<Self, SetupError> {
        let hosts = ["api.paypal.com", "api-m.paypal.com"];
        let name = "messageverificationcerts.paypal.com";
        Self::public("https://api-m.paypal.com", credentials, hosts, name)
    }

    /// PayPal's sandbox, play money.
    pub fn sandbox(credentials: Credentials) -> Result<Self, SetupError> {
        let hosts = ["api.sandbox.paypal.com", "api-m.sandbox.paypal.com"];
        let name = "messageverificationcerts.sandbox.paypal.com";
        Self::public("https://api-m.sandbox.paypal.com", credentials, hosts, name)
    }

    /// A provider on this machine that speaks PayPal's language, with a certificate
    /// authority of its own.
    pub fn local(
        base_url: &str,
        authority: impl Into<String>,
        credentials: Credentials,
    ) -> Result<Self, SetupError> {
        let base_url = address(base_url)?;
        let host = match (base_url.host_str(), base_url.port_or_known_default()) {
            (Some(host), Some(port)) => format!("{host}:{port}"),
            _ => return Err(SetupError::Address(base_url.to_string())),
        };
        let certificates = CertificateRules {
            hosts: vec![CertificateHost::Plain(host)],
            name: "messageverificationcerts.paypal.com".to_owned(),
            roots: Roots::Pem(authority.into()),
            intermediates: None,
        };
        let settings = Self::new(base_url, credentials, certificates);
        Ok(Self {
            private_addresses: true,
            ..settings
        })
    }

    fn public(
        base_url: &str,
        credentials: Credentials,
        hosts: [&str; 2],
        name: &str,
    ) -> Result<Self, SetupError> {
        let certificates = CertificateRules {
            hosts: hosts
                .map(|host| CertificateHost::Https(host.to_owned()))
                .to_vec(),
            name: name.to_owned(),
            roots: Roots::Public,
            intermediates: None,
        };
        Ok(Self::new(address(base_url)?, credentials, certificates))
    }

    fn new(base_url: Url, credentials: Credentials, certificates: CertificateRules) -> Self {
        Self {
            base_url,
            credentials,
            certificates,
            connect_timeout: Duration::from_secs(2),
            total_timeout: Duration::from_secs(20),
            private_addresses: false,
        }
    }
}

fn address(text: &str) -> Result<Url, SetupError> {
    Url::parse(text)
        .ok()
        .filter(|url| matches!(url.scheme(), "http" | "https") && url.host().is_some())
        .ok_or_else(|| SetupError::Address(text.to_owned()))
}
