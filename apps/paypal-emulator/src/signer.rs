//! Signing webhooks as PayPal does: SHA256 with RSA over
//! `transmission id|time|webhook id|CRC32 of the body`.

use anyhow::Context;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use chrono::Utc;
use reqwest::RequestBuilder;
use ring::rand::SystemRandom;
use ring::signature::{RSA_PKCS1_SHA256, RsaKeyPair};

use crate::certificate::Certificates;
use crate::{id, wire};

/// Signs in the name of the emulator.
pub(crate) struct Signer {
    key: RsaKeyPair,
    certificate_url: String,
    webhook_id: String,
}

/// The signature of one message; repetitions carry the same.
pub(crate) struct Signature {
    transmission_id: String,
    time: String,
    text: String,
}

impl Signer {
    pub(crate) fn new(
        certificates: &Certificates,
        base_url: &str,
        webhook_id: &str,
    ) -> anyhow::Result<Self> {
        let key = RsaKeyPair::from_pkcs8(&certificates.key()?)
            .ok()
            .context("the signing key is unusable")?;
        Ok(Self {
            key,
            certificate_url: format!("{base_url}/v1/notifications/certs/{}", certificates.name),
            webhook_id: webhook_id.to_owned(),
        })
    }

    /// Signs a message.
    pub(crate) fn sign(&self, body: &str) -> anyhow::Result<Signature> {
        let transmission_id = id::transmission();
        let time = wire::time(Utc::now());
        let crc = crc32fast::hash(body.as_bytes());
        let message = format!("{transmission_id}|{time}|{}|{crc}", self.webhook_id);
        let mut bytes = vec![0; self.key.public().modulus_len()];
        self.key
            .sign(
                &RSA_PKCS1_SHA256,
                &SystemRandom::new(),
                message.as_bytes(),
                &mut bytes,
            )
            .ok()
            .context("signing failed")?;
        Ok(Signature {
            transmission_id,
            time,
            text: STANDARD.encode(bytes),
        })
    }

    /// Puts a signature on a request.
    pub(crate) fn put(&self, signature: &Signature, request: RequestBuilder) -> RequestBuilder {
        request
            .header("Content-Type", "application/json")
            .header("User-Agent", "PayPal/AUHD-214.0-emulator")
            .header("Correlation-Id", id::debug())
            .header("Paypal-Transmission-Id", &signature.transmission_id)
            .header("Paypal-Transmission-Time", &signature.time)
            .header("Paypal-Transmission-Sig", &signature.text)
            .header("Paypal-Cert-Url", &self.certificate_url)
            .header("Paypal-Auth-Algo", "SHA256withRSA")
            .header("Paypal-Auth-Version", "v2")
    }
}
