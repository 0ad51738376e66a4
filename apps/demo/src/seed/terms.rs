//! The terms on which the demo's shops sold.

use gateway::config::market::standard_currency;
use settings::Settings;
use types::Currency;

/// The marketplace's currency, its share and when shops are paid.
pub struct Terms {
    pub currency: Currency,
    pub settings: Settings,
}

impl Terms {
    pub fn standard() -> Self {
        Self {
            currency: standard_currency(),
            settings: Settings::standard(),
        }
    }
}
