//! The emulator's certificates: an authority of its own and a signing certificate for PayPal's
//! name, created once per folder and kept, or created on each start without a folder.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::Context;
use rcgen::{
    BasicConstraints, CertificateParams, DnType, ExtendedKeyUsagePurpose, IsCa, Issuer, KeyPair,
    KeyUsagePurpose, PKCS_RSA_SHA256,
};
use rsa::pkcs8::EncodePrivateKey;
use rsa::rand_core::OsRng;
use serde::{Deserialize, Serialize};

const FILE: &str = "paypal-certificates.json";

/// The host name that PayPal's signing certificates are issued for.
const NAME: &str = "messageverificationcerts.paypal.com";

/// Everything that signing takes.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Certificates {
    /// The file name below `/v1/notifications/certs/`.
    pub(crate) name: String,
    /// The authority that the shop must trust.
    pub(crate) authority: String,
    /// The signing certificate.
    pub(crate) chain: String,
    /// The key of the signing certificate (PKCS#8, hexadecimal).
    key: String,
}

impl Certificates {
    /// Those of the folder, made if there are none yet.
    pub(crate) fn load(data_dir: Option<&Path>) -> anyhow::Result<Self> {
        let Some(data_dir) = data_dir else {
            return Self::make();
        };
        let path = data_dir.join(FILE);
        if let Ok(text) = fs::read_to_string(&path) {
            return serde_json::from_str(&text)
                .with_context(|| format!("{} is damaged; delete it", path.display()));
        }
        let made = Self::make()?;
        fs::create_dir_all(data_dir)?;
        keep_private(&path, &serde_json::to_vec(&made)?)?;
        Ok(made)
    }

    /// The private key.
    pub(crate) fn key(&self) -> anyhow::Result<Vec<u8>> {
        Ok(hex::decode(&self.key)?)
    }

    fn make() -> anyhow::Result<Self> {
        let (authority, issuer) = make_authority()?;
        // ring signs with RSA but cannot make a key.
        let key = rsa::RsaPrivateKey::new(&mut OsRng, 2048)?.to_pkcs8_der()?;
        let pair = KeyPair::from_pkcs8_der_and_sign_algo(&key.as_bytes().into(), &PKCS_RSA_SHA256)?;
        let mut params = CertificateParams::new(vec![NAME.to_owned()])?;
        params.key_usages = vec![KeyUsagePurpose::DigitalSignature];
        params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
        params.distinguished_name.push(DnType::CommonName, NAME);
        Ok(Self {
            name: format!("CERT-{}", crate::id::transmission()),
            authority,
            chain: params.signed_by(&pair, &issuer)?.pem(),
            key: hex::encode(key.as_bytes()),
        })
    }
}

fn make_authority() -> anyhow::Result<(String, Issuer<'static, KeyPair>)> {
    let key = KeyPair::generate()?;
    let mut params = CertificateParams::new(Vec::new())?;
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
    params
        .distinguished_name
        .push(DnType::CommonName, "PayPal Emulator Authority");
    let pem = params.self_signed(&key)?.pem();
    Ok((pem, Issuer::new(params, key)))
}

/// Writes a file that only its owner may read, whole or not at all.
fn keep_private(path: &Path, content: &[u8]) -> anyhow::Result<()> {
    let draft = path.with_extension(format!("json.{}", crate::id::debug()));
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(&draft)?.write_all(content)?;
    fs::rename(&draft, path)?;
    Ok(())
}
