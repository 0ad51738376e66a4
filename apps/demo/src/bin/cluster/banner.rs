//! What the terminal shows once the cluster is open.

use demo::{banner::say, seed::PASSWORD};

use crate::layout::{BUCKET, DATABASES, FRONT, GATEWAYS, Layout};

/// Shows where everything is and what to try.
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
        format!("{}; status page: http://127.0.0.1:{status}", layout.shop()),
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
        format!("{FRONT}:{pooler}, for reports (user \"reports\")"),
    );
    place(
        "PayPal emulator",
        format!("http://127.0.0.1:{}", layout.paypal_port()),
    );
    place(
        "S3 emulator",
        format!("http://127.0.0.1:{}/{BUCKET}", layout.bucket_port()),
    );
    place("Emails sent", Layout::shown(&layout.mail()));
    place("Logs", Layout::shown(&layout.logs()));
    place("Passwords", Layout::shown(&layout.path("secrets")));
    lines.push(String::new());
    lines.extend(examples(layout));
    lines.push(String::new());
    lines.push("  Press Ctrl+C to stop. The next start begins with fresh data.".to_owned());
    lines.join("\n")
}

/// Commands that show how it survives failures.
fn examples(layout: &Layout) -> Vec<String> {
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
        "  Restart a gateway (it drains, stops, and is started again):".to_owned(),
        format!("    {}", kill("TERM", "gateway1")),
        "  Kill the primary and promote a replica:".to_owned(),
        format!("    {}", kill("KILL", "db1")),
        format!("    {password} {} {}", promote.display(), all.join(" ")),
        "  Bring the old primary back as a replica (it is then started automatically):".to_owned(),
        format!(
            "    {password} {} {} '{}' \"{streaming} password=$(cat {})\"",
            rejoin.display(),
            layout.path("db1").display(),
            server(&hosts),
            replicator.display(),
        ),
    ]
}
