//! The marketplace's settings in the environment. All except the currency apply until an operator
//! changes them (crate `settings`).

use settings::{Setting, Settings};
use types::Currency;

use super::Env;

/// CURRENCY, one for the whole marketplace: amounts that were booked are in it.
pub(super) fn currency(env: &mut Env) -> Currency {
    let standard = standard_currency();
    let code = env.or("CURRENCY", standard.as_str());
    Currency::parse(&code).unwrap_or_else(|invalid| {
        env.refuse(format!("CURRENCY: {invalid}"));
        standard
    })
}

/// The currency when none is set.
#[expect(clippy::expect_used, reason = "a constant")]
pub fn standard_currency() -> Currency {
    Currency::parse("USD").expect("a currency code")
}

/// The variables of [`Setting`].
pub(super) fn settings(env: &mut Env) -> Settings {
    let mut settings = Settings::standard();
    for setting in Setting::ALL {
        let text = env.or(setting.variable(), &settings.text(setting));
        if let Err(invalid) = settings.set(setting, &text) {
            env.refuse(format!("{}: {invalid}", setting.variable()));
        }
    }
    settings
}
