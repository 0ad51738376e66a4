//! The output on the terminal.

use std::{io::Write, path::Path};

use indicatif::{ProgressBar, ProgressStyle};

use crate::{seed::PASSWORD, settings::Settings};

/// The accounts that the demo data contain, all with [`PASSWORD`].
const ACCOUNTS: [(&str, &str); 4] = [
    ("shopper@demo.test", "shopper"),
    ("seller@demo.test", "seller"),
    ("seller2@demo.test", "seller of another shop"),
    ("operator@demo.test", "marketplace operator"),
];

/// Prints one line. A closed terminal is no reason to stop.
pub fn say(line: &str) {
    writeln!(std::io::stdout(), "{line}").ok();
}

/// A bar for work that is done once; nothing is drawn where no terminal is.
pub fn progress() -> anyhow::Result<ProgressBar> {
    let style = ProgressStyle::with_template("  Loading {msg} {bar:30} {pos}/{len}")?;
    Ok(ProgressBar::no_length().with_style(style))
}

/// Tells where everything is, once it answers.
pub fn welcome(settings: &Settings, emulator: &str, database: Option<&Path>) {
    say(&welcome_text(settings, emulator, database));
}

fn welcome_text(settings: &Settings, emulator: &str, database: Option<&Path>) -> String {
    let url = settings.public_url.trim_end_matches('/');
    let mut lines = vec![
        String::new(),
        format!("  Helloshop is open:  {url}"),
        String::new(),
    ];
    for (email, role) in ACCOUNTS {
        lines.push(format!(
            "  {:<20}{email:<20}{role}",
            if lines.len() == 3 { "Sign in as" } else { "" }
        ));
    }
    lines.push(format!("  {:<20}{PASSWORD}", "Password for all"));
    lines.push(String::new());
    let database = database.map_or_else(
        || "DATABASE_URL".to_owned(),
        |folder| folder.display().to_string(),
    );
    let places = [
        ("API (Swagger UI)", format!("{url}/swagger-ui/")),
        ("Emails sent", format!("{url}/dev/mail")),
        ("PayPal emulator", emulator.to_owned()),
        ("Data", settings.data_dir.display().to_string()),
        ("Database", database),
    ];
    lines.extend(
        places
            .iter()
            .map(|(name, place)| format!("  {name:<20}{place}")),
    );
    lines.push(String::new());
    if settings.is_open() {
        lines.push(format!("  Warning: with HOST={}, other machines can connect, and the demo passwords are public.", settings.host));
    }
    lines.push("  Press Ctrl+C to stop.".to_owned());
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use settings::ShopApproval;
    use std::path::PathBuf;

    fn settings(host: &str) -> Settings {
        Settings {
            host: host.to_owned(),
            port: 8080,
            public_url: "http://localhost:8080/".to_owned(),
            emulator_port: 8081,
            metrics_port: None,
            database_url: None,
            browser_first: std::time::Duration::ZERO,
            shop_approval: ShopApproval::Auto,
            payout_hold_days: None,
            answer_cache: 64,
            data_dir: PathBuf::from("/somewhere/.data"),
            checkout: PathBuf::from("/somewhere"),
        }
    }

    #[test]
    fn the_banner_names_every_place_and_account() {
        let text = welcome_text(&settings("127.0.0.1"), "http://127.0.0.1:8081", None);
        for part in [
            "http://localhost:8080\n",
            "http://localhost:8080/swagger-ui/",
            "http://localhost:8080/dev/mail",
            "shopper@demo.test",
            "operator@demo.test",
            "demo-password-1",
            "/somewhere/.data",
        ] {
            assert!(text.contains(part), "{part} is missing in {text}");
        }
        assert!(!text.contains("Warning"));
    }

    #[test]
    fn a_demo_that_others_can_reach_is_announced_as_such() {
        assert!(welcome_text(&settings("0.0.0.0"), "", None).contains("Warning"));
        assert!(!welcome_text(&settings("127.0.0.2"), "", None).contains("Warning"));
    }
}
