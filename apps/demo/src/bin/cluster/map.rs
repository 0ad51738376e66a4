//! What the terminal says of a cluster that is open.

use demo::{banner::say, seed::PASSWORD};

use crate::layout::{DATABASES, FRONT, GATEWAYS, Layout};

/// Says where everything is and what can be done to it.
pub fn show(layout: &Layout) {
    say(&text(layout));
}

fn text(layout: &Layout) -> String {
    let mut lines = vec![
        String::new(),
        format!("  Helloshop is open:  {}", layout.shop()),
        format!("  Sign in as          shopper@demo.test, {PASSWORD}"),
        String::new(),
    ];
    let mut place = |name: &str, what: String| lines.push(format!("  {name:<20}{what}"));
    let status = layout.status_port();
    place(
        "HAProxy",
        format!("{}; who is up: http://127.0.0.1:{status}", layout.shop()),
    );
    for (name, host) in GATEWAYS {
        place(name, format!("http://{host}:{}", layout.gateway_port()));
    }
    let port = layout.database_port();
    for (number, (name, host)) in DATABASES.into_iter().enumerate() {
        let part = if number == 0 { "primary" } else { "replica" };
        place(name, format!("{host}:{port}, {part}"));
    }
    let pooler = layout.pooler_port();
    place(
        "PgBouncer",
        format!("{FRONT}:{pooler}, for reports (user reports)"),
    );
    place(
        "PayPal emulator",
        format!("http://127.0.0.1:{}", layout.paypal_port()),
    );
    place("Mails it sent", Layout::shown(&layout.mail()));
    place("Logs", Layout::shown(&layout.logs()));
    place("Passwords", Layout::shown(&layout.path("secrets")));
    lines.push(String::new());
    lines.extend(deeds(layout));
    lines.push(String::new());
    lines.push("  Ctrl-C stops it. The next one begins anew.".to_owned());
    lines.join("\n")
}

/// What one does to see it stand.
fn deeds(layout: &Layout) -> Vec<String> {
    let kill = |signal: &str, name: &str| {
        let pid = layout.pid_file(name);
        format!("kill -{signal} $(cat {})", pid.display())
    };
    let secret = layout.path("secrets/postgres");
    let password = format!("PGPASSWORD=$(cat {})", secret.display());
    let server = |host: &str| layout.conninfo("postgres dbname=postgres", host);
    let all = DATABASES.map(|(_, host)| format!("'{}'", server(host)));
    let promote = layout.operations("promote.sh");
    let rejoin = layout.operations("rejoin.sh");
    let hosts = DATABASES.map(|(_, host)| host).join(",");
    let streaming = layout.conninfo("replicator", &hosts);
    let replicator = layout.path("secrets/replicator");
    vec![
        "  Restart a gateway; it drains, ends and is started again:".to_owned(),
        format!("    {}", kill("TERM", "gateway1")),
        "  Kill the primary, and make a replica the new one:".to_owned(),
        format!("    {}", kill("KILL", "db1")),
        format!("    {password} {} {}", promote.display(), all.join(" ")),
        "  Bring the old one back as a replica; it is started again by itself:".to_owned(),
        format!(
            "    {password} {} {} '{}' \"{streaming} password=$(cat {})\"",
            rejoin.display(),
            layout.path("db1").display(),
            server(&hosts),
            replicator.display(),
        ),
    ]
}
