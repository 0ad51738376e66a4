//! The emulator's settings.

use std::path::PathBuf;

/// How the emulator runs and whom it knows.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The address to listen on; leave it on loopback.
    pub host: String,
    /// The port to listen on; 0 takes a free one.
    pub port: u16,
    /// Where books and keys are kept across restarts; `None`: in memory, gone at the end.
    pub data_dir: Option<PathBuf>,
    /// Where the keys are kept instead, to be shared by several emulators: making them takes as long
    /// as many a test.
    pub key_dir: Option<PathBuf>,
    /// The client id that may ask for tokens.
    pub client_id: String,
    /// Its secret.
    pub client_secret: String,
    /// Where webhooks go; `None`: none are sent.
    pub webhook_url: Option<String>,
    /// The id of the webhook subscription, a part of what is signed.
    pub webhook_id: String,
    /// The payee's name in the approval dialog, if an order does not name a brand.
    pub shop_name: String,
}

impl Default for Settings {
    /// In memory, on a free loopback port, without webhooks.
    fn default() -> Self {
        Self {
            host: "127.0.0.1".to_owned(),
            port: 0,
            data_dir: None,
            key_dir: None,
            client_id: "emulator-client".to_owned(),
            client_secret: "emulator-secret".to_owned(),
            webhook_url: None,
            webhook_id: "EMULATORWEBHOOK01".to_owned(),
            shop_name: "Helloshop".to_owned(),
        }
    }
}
