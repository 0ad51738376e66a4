//! The payment provider: PayPal, or in the demo and in tests its emulator.

use payments::SetupError;
pub use payments::{Credentials, Settings};

use super::{Env, Problems};

/// PAYPAL_ENV, PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, PAYPAL_MERCHANT_ID.
#[derive(Debug, Clone)]
pub struct Payments {
    /// Where PayPal is, who we are there, whose signatures count.
    pub paypal: Settings,
    /// Address of the JS SDK for browsers; `None` is PayPal's own.
    pub sdk_url: Option<String>,
    /// Which PayPal the browser's SDK talks to: `production` or `sandbox`.
    pub environment: String,
}

impl Payments {
    /// Reads these settings and no others, for a command that needs only them.
    pub fn alone() -> Result<Self, Problems> {
        let mut env = Env::default();
        let payments =
            Self::from_env(&mut env).map_err(|error| Problems(vec![error.to_string()]))?;
        env.finish(payments)
    }

    pub(super) fn from_env(env: &mut Env) -> Result<Self, SetupError> {
        let environment = env.or("PAYPAL_ENV", "production");
        let app = "of your app on developer.paypal.com";
        let merchant_id = env.or("PAYPAL_MERCHANT_ID", "");
        let credentials = Credentials {
            client_id: env.required("PAYPAL_CLIENT_ID", app),
            client_secret: env.required("PAYPAL_CLIENT_SECRET", app).into(),
            webhook_id: env.required(
                "PAYPAL_WEBHOOK_ID",
                "of the webhook to /api/webhooks/paypal",
            ),
            merchant_id: (!merchant_id.is_empty()).then_some(merchant_id),
        };
        if !matches!(environment.as_str(), "production" | "sandbox") {
            env.refuse(format!(
                "PAYPAL_ENV: {environment:?} is neither production nor sandbox"
            ));
        }
        let paypal = match environment.as_str() {
            "sandbox" => Settings::sandbox(credentials),
            _ => Settings::live(credentials),
        };
        Ok(Self {
            paypal: paypal?,
            sdk_url: None,
            environment,
        })
    }
}
