//! The certificate behind a signature: fetched from a listed host only, cached, and checked against
//! the trusted authorities, PayPal's name and today's date at every use.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use reqwest::Client;
use ring::signature::{RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey};
use rustls::RootCertStore;
use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::ServerCertVerifier;
use rustls::crypto::ring::default_provider;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio::sync::{Mutex, RwLock};
use url::Url;
use x509_parser::prelude::{FromDer, X509Certificate};

use super::Refusal;
use crate::{CertificateHost, CertificateRules, Roots, Settings, SetupError, http};

/// Where PayPal keeps its certificates on the listed hosts.
const PATH: &str = "/v1/notifications/certs/";

/// How long an address that gave no certificate is not asked again, so that forged messages
/// cannot make us call PayPal all the time.
const MISS_KEPT: Duration = Duration::from_secs(30);

/// PayPal uses one certificate at a time; many addresses only come from forgers.
const MAX_KEPT: usize = 64;

/// A webhook must not hold its request longer than this for a certificate.
const FETCH_TIMEOUT: Duration = Duration::from_secs(5);

/// The certificates seen so far, by address.
pub(super) struct Certificates {
    http: Client,
    hosts: Vec<CertificateHost>,
    trust: Arc<TrustRules>,
    known: RwLock<HashMap<String, Arc<CertificateChain>>>,
    missed: Mutex<HashMap<String, (Instant, Refusal)>>,
}

/// The rules a chain is judged by.
struct TrustRules {
    issuers: Arc<WebPkiServerVerifier>,
    name: ServerName<'static>,
    intermediates: Vec<CertificateDer<'static>>,
}

/// A certificate and those that lead from it towards an authority.
pub(super) struct CertificateChain {
    leaf: CertificateDer<'static>,
    others: Vec<CertificateDer<'static>>,
    trust: Arc<TrustRules>,
}

impl Certificates {
    pub(super) fn new(settings: &Settings) -> Result<Self, SetupError> {
        Ok(Self {
            http: http::client(settings)?,
            hosts: settings.certificates.hosts.clone(),
            trust: Arc::new(TrustRules::new(&settings.certificates)?),
            known: RwLock::default(),
            missed: Mutex::default(),
        })
    }

    /// The chain at this address, kept from before or fetched now.
    pub(super) async fn at(&self, url: &str) -> Result<Arc<CertificateChain>, Refusal> {
        let url = self.permitted(url)?;
        if let Some(chain) = self.kept(&url).await {
            return Ok(chain);
        }
        // Held while fetching: many messages with a new address make one request.
        let mut missed = self.missed.lock().await;
        if let Some(chain) = self.kept(&url).await {
            return Ok(chain);
        }
        missed.retain(|_, (since, _)| since.elapsed() < MISS_KEPT);
        if let Some((_, refusal)) = missed.get(url.as_str()) {
            return Err(refusal.clone());
        }
        if missed.len() >= MAX_KEPT {
            let reason = "too many addresses without a certificate";
            return Err(Refusal::CertificateUnavailable(reason.to_owned()));
        }
        match self.fetch(&url).await {
            Ok(chain) => Ok(self.keep(url, chain).await),
            Err(refusal) => {
                missed.insert(url.into(), (Instant::now(), refusal.clone()));
                Err(refusal)
            }
        }
    }

    async fn kept(&self, url: &Url) -> Option<Arc<CertificateChain>> {
        self.known.read().await.get(url.as_str()).cloned()
    }

    async fn keep(&self, url: Url, chain: CertificateChain) -> Arc<CertificateChain> {
        let chain = Arc::new(chain);
        let mut known = self.known.write().await;
        if known.len() >= MAX_KEPT {
            known.clear();
        }
        known.insert(url.into(), Arc::clone(&chain));
        chain
    }

    fn permitted(&self, text: &str) -> Result<Url, Refusal> {
        let forged = || Refusal::Forged(format!("certificate address {text:?}"));
        let url = Url::parse(text).map_err(|_| forged())?;
        let listed = self.hosts.iter().any(|host| is_at(&url, host));
        let plain_path = url.path().starts_with(PATH)
            && url.query().is_none()
            && url.fragment().is_none()
            && url.username().is_empty()
            && url.password().is_none();
        if listed && plain_path {
            Ok(url)
        } else {
            Err(forged())
        }
    }

    async fn fetch(&self, url: &Url) -> Result<CertificateChain, Refusal> {
        let unavailable = |reason: String| Refusal::CertificateUnavailable(reason);
        let request = self.http.get(url.clone()).timeout(FETCH_TIMEOUT);
        let response = request
            .send()
            .await
            .map_err(|error| unavailable(error.to_string()))?;
        let status = response.status();
        if status.is_client_error() && status.as_u16() != 429 {
            return Err(Refusal::Forged(format!("no certificate at {url}")));
        }
        if !status.is_success() {
            return Err(unavailable(format!("{url} answers {status}")));
        }
        let pem = http::read_body(response)
            .await
            .map_err(|error| unavailable(error.to_string()))?;
        CertificateChain::parse(&pem, Arc::clone(&self.trust))
    }
}

fn is_at(url: &Url, host: &CertificateHost) -> bool {
    match host {
        CertificateHost::Https(name) => {
            url.scheme() == "https" && url.host_str() == Some(name) && url.port().is_none()
        }
        CertificateHost::Plain(host_and_port) => {
            let port = url.port_or_known_default();
            let found = url.host_str().zip(port);
            let is_host = |(host, port)| format!("{host}:{port}") == *host_and_port;
            url.scheme() == "http" && found.is_some_and(is_host)
        }
    }
}

impl TrustRules {
    fn new(rules: &CertificateRules) -> Result<Self, SetupError> {
        let fault = |reason: String| SetupError::Certificates(reason);
        let roots = match &rules.roots {
            Roots::Public => outbound::public_roots(),
            Roots::Pem(pem) => roots_of(pem)?,
        };
        let provider = Arc::new(default_provider());
        let issuers = WebPkiServerVerifier::builder_with_provider(Arc::new(roots), provider)
            .build()
            .map_err(|error| fault(error.to_string()))?;
        let intermediates = rules.intermediates.as_deref().unwrap_or_default();
        Ok(Self {
            issuers,
            name: ServerName::try_from(rules.name.clone())
                .map_err(|error| fault(error.to_string()))?,
            intermediates: read_pem(intermediates.as_bytes())
                .map_err(|error| fault(error.to_string()))?,
        })
    }
}

impl CertificateChain {
    fn parse(pem: &[u8], trust: Arc<TrustRules>) -> Result<Self, Refusal> {
        let unreadable = || Refusal::Forged("the certificate is unreadable".to_owned());
        let mut certificates = read_pem(pem).map_err(|_| unreadable())?.into_iter();
        let leaf = certificates.next().ok_or_else(unreadable)?;
        let mut others: Vec<_> = certificates.collect();
        others.extend(trust.intermediates.iter().cloned());
        Ok(Self {
            leaf,
            others,
            trust,
        })
    }

    /// Judges the chain as of `now` and the signature by its key.
    pub(super) fn check(
        &self,
        signed: &[u8],
        signature: &[u8],
        now: DateTime<Utc>,
    ) -> Result<(), Refusal> {
        let seconds = u64::try_from(now.timestamp()).unwrap_or_default();
        let now = UnixTime::since_unix_epoch(Duration::from_secs(seconds));
        let trust = &self.trust;
        trust
            .issuers
            .verify_server_cert(&self.leaf, &self.others, &trust.name, &[], now)
            .map_err(|error| Refusal::Forged(format!("its certificate: {error}")))?;
        let (_, leaf) = X509Certificate::from_der(&self.leaf)
            .map_err(|error| Refusal::Forged(format!("its certificate: {error}")))?;
        let key = &leaf.public_key().subject_public_key.data;
        UnparsedPublicKey::new(&RSA_PKCS1_2048_8192_SHA256, key)
            .verify(signed, signature)
            .map_err(|_| Refusal::Forged("the signature does not fit".to_owned()))
    }
}

fn roots_of(pem: &str) -> Result<RootCertStore, SetupError> {
    let fault = |reason: String| SetupError::Certificates(reason);
    let mut roots = RootCertStore::empty();
    for certificate in read_pem(pem.as_bytes()).map_err(|error| fault(error.to_string()))? {
        roots
            .add(certificate)
            .map_err(|error| fault(error.to_string()))?;
    }
    if roots.is_empty() {
        return Err(fault("the list of trusted authorities is empty".to_owned()));
    }
    Ok(roots)
}

fn read_pem(pem: &[u8]) -> Result<Vec<CertificateDer<'static>>, rustls::pki_types::pem::Error> {
    CertificateDer::pem_slice_iter(pem).collect()
}
