//! Everything it takes to sign webhooks, rightly or wrongly.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use chrono::{DateTime, Utc};
use payments::webhook::{Refusal, SignatureHeaders};
use rcgen::{
    BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair, PKCS_RSA_SHA256, date_time_ymd,
};
use ring::rand::SystemRandom;
use ring::signature::{RSA_PKCS1_SHA256, RsaKeyPair};
use rsa::pkcs8::EncodePrivateKey;

pub const NAME: &str = "messageverificationcerts.paypal.com";

/// Issues certificates.
pub struct Authority {
    pem: String,
    issuer: Issuer<'static, KeyPair>,
}

/// A certificate with its key.
pub struct Signer {
    pub pem: String,
    key: RsaKeyPair,
}

/// A message and its headers, to be tampered with.
#[derive(Clone)]
pub struct Message {
    pub id: String,
    pub time: String,
    pub url: String,
    pub algorithm: String,
    pub signature: String,
    pub body: Vec<u8>,
}

impl Authority {
    pub fn new() -> Self {
        let key = KeyPair::generate().unwrap();
        let mut params = CertificateParams::new(Vec::new()).unwrap();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let pem = params.self_signed(&key).unwrap().pem();
        let issuer = Issuer::new(params, key);
        Self { pem, issuer }
    }

    pub fn pem(&self) -> &str {
        &self.pem
    }

    /// An authority that this one vouches for.
    pub fn intermediate(&self) -> Self {
        let key = KeyPair::generate().unwrap();
        let mut params = CertificateParams::new(Vec::new()).unwrap();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        params
            .distinguished_name
            .push(rcgen::DnType::CommonName, "between");
        let pem = params.signed_by(&key, &self.issuer).unwrap().pem();
        let issuer = Issuer::new(params, key);
        Self { pem, issuer }
    }

    /// A certificate valid from 2020 until the first day of `end`.
    pub fn certify(&self, name: &str, end: i32) -> Signer {
        let (pair, key) = keys();
        let mut params = CertificateParams::new(vec![name.to_owned()]).unwrap();
        params.not_before = date_time_ymd(2020, 1, 1);
        params.not_after = date_time_ymd(end, 1, 1);
        let pem = params.signed_by(&pair, &self.issuer).unwrap().pem();
        Signer { pem, key }
    }
}

fn keys() -> (KeyPair, RsaKeyPair) {
    let key = rsa::RsaPrivateKey::new(&mut rsa::rand_core::OsRng, 2048).unwrap();
    let key = key.to_pkcs8_der().unwrap();
    let pair = KeyPair::from_pkcs8_der_and_sign_algo(&key.as_bytes().into(), &PKCS_RSA_SHA256);
    (
        pair.unwrap(),
        RsaKeyPair::from_pkcs8(key.as_bytes()).unwrap(),
    )
}

impl Signer {
    /// A certificate that nobody vouches for.
    pub fn self_made() -> Self {
        let (pair, key) = keys();
        let params = CertificateParams::new(vec![NAME.to_owned()]).unwrap();
        let pem = params.self_signed(&pair).unwrap().pem();
        Self { pem, key }
    }

    /// A message as PayPal would send it.
    pub fn sign(&self, url: &str, webhook_id: &str, time: DateTime<Utc>) -> Message {
        let mut message = Message {
            id: "d938e770-8046-11e6-8103-6b62a8a99ac4".to_owned(),
            time: time.to_rfc3339(),
            url: url.to_owned(),
            algorithm: "SHA256withRSA".to_owned(),
            signature: String::new(),
            body: br#"{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED",
                "create_time":"2026-11-21T10:00:00Z","resource":{"id":"C1"}}"#
                .to_vec(),
        };
        let crc = crc32fast::hash(&message.body);
        let text = format!("{}|{}|{webhook_id}|{crc}", message.id, message.time);
        let mut bytes = vec![0; self.key.public().modulus_len()];
        let random = SystemRandom::new();
        self.key
            .sign(&RSA_PKCS1_SHA256, &random, text.as_bytes(), &mut bytes)
            .unwrap();
        message.signature = STANDARD.encode(bytes);
        message
    }
}

impl Message {
    pub fn headers(&self) -> Result<SignatureHeaders, Refusal> {
        SignatureHeaders::read(|name| {
            Some(match name {
                "paypal-transmission-id" => self.id.as_str(),
                "paypal-transmission-time" => self.time.as_str(),
                "paypal-cert-url" => self.url.as_str(),
                "paypal-auth-algo" => self.algorithm.as_str(),
                "paypal-transmission-sig" => self.signature.as_str(),
                _ => return None,
            })
        })
    }
}
