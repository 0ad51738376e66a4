//! The payment provider: PayPal, or its emulator in the demo and in tests.

use std::time::Duration;

use payments::SetupError;
pub use payments::{Credentials, Settings};

use super::{Env, Problems};

/// PAYPAL_ENV, PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, PAYPAL_MERCHANT_ID; for
/// the emulator PAYPAL_EMULATOR_URL and PAYPAL_EMULATOR_CA.
#[derive(Debug, Clone)]
pub struct Payments {
    /// Where PayPal is, who we are there, whose signatures count.
    pub paypal: Settings,
    /// Address of the JS SDK for browsers; `None` is PayPal's own.
    pub sdk_url: Option<String>,
    /// Which PayPal the browser's SDK talks to: `production` or `sandbox`.
    pub environment: String,
    /// BROWSER_FIRST_SECONDS: how long an approved payment waits for the buyer's own browser to
    /// have it taken, before the marketplace does so itself; at most 10 minutes, since stock is
    /// set aside for 15.
    pub browser_first: Duration,
}

/// A browser that is still there comes back from PayPal within seconds.
pub const BROWSER_FIRST: Duration = Duration::from_secs(60);

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
        let browser_first = env.parsed("BROWSER_FIRST_SECONDS", BROWSER_FIRST.as_secs());
        if browser_first > 600 {
            env.refuse("BROWSER_FIRST_SECONDS is above 600".to_owned());
        }
        let browser_first = Duration::from_secs(browser_first);
        if environment == "emulator" {
            let (paypal, sdk_url) = emulator(env, credentials)?;
            return Ok(Self {
                paypal,
                sdk_url: Some(sdk_url),
                environment: "sandbox".to_owned(),
                browser_first,
            });
        }
        if !matches!(environment.as_str(), "production" | "sandbox") {
            env.refuse(format!(
                "PAYPAL_ENV: {environment:?} is neither production nor sandbox nor emulator"
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
            browser_first,
        })
    }
}

/// Play money of a program on this machine, and where its SDK for browsers is: nobody else may say
/// that something was paid.
fn emulator(env: &mut Env, credentials: Credentials) -> Result<(Settings, String), SetupError> {
    let url = env.or("PAYPAL_EMULATOR_URL", "http://127.0.0.1:8081");
    let local = url::Url::parse(&url).is_ok_and(|url| is_loopback(&url));
    if !local {
        env.refuse(format!(
            "PAYPAL_EMULATOR_URL: {url:?} is no http address of this machine, such as http://127.0.0.1:8081"
        ));
    }
    let file = env.required(
        "PAYPAL_EMULATOR_CA",
        "a file with what the emulator answers at /emulator/ca.pem",
    );
    let authority = std::fs::read_to_string(&file).unwrap_or_else(|error| {
        if !file.is_empty() {
            env.refuse(format!("PAYPAL_EMULATOR_CA: {file}: {error}"));
        }
        String::new()
    });
    let place = if local {
        url.as_str()
    } else {
        "http://127.0.0.1"
    };
    let paypal = Settings::local(place, authority, credentials)?;
    Ok((paypal, format!("{place}/sdk/js")))
}

fn is_loopback(url: &url::Url) -> bool {
    let local = match url.host() {
        Some(url::Host::Ipv4(address)) => address.is_loopback(),
        Some(url::Host::Ipv6(address)) => address.is_loopback(),
        _ => false,
    };
    local && url.scheme() == "http"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn play_money_comes_from_this_machine_alone() {
        let local = |url: &str| is_loopback(&url.parse().unwrap());
        assert!(local("http://127.0.0.1:8081") && local("http://[::1]:8081"));
        for url in [
            "https://127.0.0.1:8081",
            "http://192.0.2.1:8081",
            // whoever owns the name decides where it leads
            "http://localhost:8081",
            "http://127.0.0.1.example.com",
        ] {
            assert!(!local(url), "{url}");
        }
    }
}
