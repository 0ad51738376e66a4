//! The texts of emails about accounts.

use mail::Email;
use mail::template::{Brand, Layout};
use types::Language;

use crate::contact::Contact;
use crate::email::SecondFactorChange;

fn not_you(language: Language) -> &'static str {
    language.say(
        "If this wasn't you, you can ignore this email.",
        "Warst du das nicht, musst du nichts tun.",
    )
}

/// Without the name: nobody proved yet that whoever chose it may write to this address.
pub(crate) fn activate(brand: &Brand, to: &Contact, token: &str) -> Email {
    let (shop, l) = (&brand.name, to.language);
    let title = l.say(
        format!("Welcome to {shop}"),
        format!("Willkommen bei {shop}"),
    );
    let registered = l.say(
        "Someone signed up with this email address.",
        "Jemand hat sich mit dieser Adresse registriert.",
    );
    let subject = l.say(
        format!("Activate your {shop} account"),
        format!("Aktiviere dein Konto bei {shop}"),
    );
    Layout::new(brand, l, title)
        .paragraph(l.say(
            "One last step: confirm your email address.",
            "Ein Schritt fehlt noch: Bestätige deine E-Mail-Adresse.",
        ))
        .button(
            l.say("Activate your account", "Konto aktivieren"),
            link_url(brand, "verify-account", token),
        )
        .paragraph(l.say(
            "The link works once and expires in 24 hours.",
            "Der Link funktioniert einmal und 24 Stunden lang.",
        ))
        .paragraph(format!("{registered} {}", not_you(l)))
        .email_to(&to.email, subject)
}

pub(crate) fn finish_registration(brand: &Brand, to: &Contact, token: &str) -> Email {
    let (shop, l) = (&brand.name, to.language);
    let subject = l.say(
        format!("Finish your {shop} registration"),
        format!("Schließe deine Registrierung bei {shop} ab"),
    );
    let title = l.say(
        "Finish your registration",
        "Schließe deine Registrierung ab",
    );
    Layout::new(brand, l, title)
        .paragraph(l.say(
            "Someone signed up with this email address more than once, but the account was never \
             activated. To make it yours alone, choose a password now.",
            "Mit dieser Adresse wurde mehr als einmal ein Konto eröffnet, aber nie aktiviert. \
             Damit es nur dir gehört, wähle jetzt ein Passwort.",
        ))
        .button(
            l.say("Choose a password", "Passwort wählen"),
            link_url(brand, "reset-password", token),
        )
        .paragraph(l.say(
            "The link works once and expires in one hour. Links in earlier emails no longer work.",
            "Der Link funktioniert einmal und eine Stunde lang. Links aus früheren E-Mails gelten \
             nicht mehr.",
        ))
        .paragraph(not_you(l))
        .email_to(&to.email, subject)
}

pub(crate) fn operator(brand: &Brand, to: &Contact, token: &str) -> Email {
    let (shop, name, l) = (&brand.name, &to.username, to.language);
    let forgot = brand.url("/forgot-password");
    let title = l.say(
        format!("You now help run {shop}"),
        format!("Du betreibst {shop} jetzt mit"),
    );
    Layout::new(brand, l, title)
        .paragraph(l.say(
            format!("Hello {name}, you now have an operator account. Choose a password for it."),
            format!("Hallo {name}, du hast jetzt ein Betreiberkonto. Wähle ein Passwort dafür."),
        ))
        .button(
            l.say("Choose a password", "Passwort wählen"),
            link_url(brand, "reset-password", token),
        )
        .paragraph(l.say(
            format!(
                "The link works once and expires in one hour. After that, get a new one here: \
                 {forgot}"
            ),
            format!(
                "Der Link funktioniert einmal und eine Stunde lang. Danach bekommst du hier einen \
                 neuen: {forgot}"
            ),
        ))
        .paragraph(two_steps(l))
        .email_to(
            &to.email,
            l.say(
                format!("Your operator account at {shop}"),
                format!("Dein Betreiberkonto bei {shop}"),
            ),
        )
}

fn two_steps(language: Language) -> &'static str {
    language.say(
        "Then turn on two-step verification in your account. Operators need it.",
        "Schalte danach in deinem Konto die Anmeldung in zwei Schritten ein. Betreiber brauchen \
         sie.",
    )
}

pub(crate) fn appointed(brand: &Brand, to: &Contact) -> Email {
    let (shop, name, l) = (&brand.name, &to.username, to.language);
    let title = l.say(
        format!("You now help run {shop}"),
        format!("Du betreibst {shop} jetzt mit"),
    );
    Layout::new(brand, l, title.clone())
        .paragraph(l.say(
            format!("Hello {name}, you're now an operator."),
            format!("Hallo {name}, dein Konto ist jetzt ein Betreiberkonto."),
        ))
        .button(
            l.say("Open the console", "Konsole öffnen"),
            brand.url("/admin"),
        )
        .paragraph(two_steps(l))
        .email_to(&to.email, title)
}

pub(crate) fn dismissed(brand: &Brand, to: &Contact) -> Email {
    let (shop, name, l) = (&brand.name, &to.username, to.language);
    let title = l.say(
        format!("You no longer help run {shop}"),
        format!("Du betreibst {shop} nicht mehr mit"),
    );
    Layout::new(brand, l, title.clone())
        .paragraph(l.say(
            format!(
                "Hello {name}, you're no longer an operator. You can still shop with your account."
            ),
            format!(
                "Hallo {name}, du bist nicht mehr Betreiber. Mit deinem Konto kannst du weiter \
                 einkaufen."
            ),
        ))
        .email_to(&to.email, title)
}

pub(crate) fn already_registered(brand: &Brand, to: &Contact) -> Email {
    let (shop, name, l) = (&brand.name, &to.username, to.language);
    let forgot = brand.url("/forgot-password");
    let subject = l.say(
        format!("You already have a {shop} account"),
        format!("Du hast schon ein Konto bei {shop}"),
    );
    let title = l.say("You already have an account", "Du hast schon ein Konto");
    Layout::new(brand, l, title)
        .paragraph(l.say(
            format!(
                "Hello {name}, someone tried to open or activate an account with this email \
                 address. You already have an active {shop} account, so nothing has changed."
            ),
            format!(
                "Hallo {name}, mit dieser Adresse sollte ein Konto eröffnet oder aktiviert werden. \
                 Du hast schon ein aktives Konto bei {shop}, deshalb hat sich nichts geändert."
            ),
        ))
        .button(l.say("Log in", "Anmelden"), brand.url("/login"))
        .paragraph(l.say(
            format!("Forgot your password? Reset it here: {forgot}"),
            format!("Passwort vergessen? Hier bekommst du ein neues: {forgot}"),
        ))
        .paragraph(not_you(l))
        .email_to(&to.email, subject)
}

pub(crate) fn reset_password(brand: &Brand, to: &Contact, token: &str) -> Email {
    let (shop, name, l) = (&brand.name, &to.username, to.language);
    let choose = l.say("Choose a new password", "Neues Passwort wählen");
    let subject = l.say(
        format!("Reset your {shop} password"),
        format!("Setze dein Passwort bei {shop} zurück"),
    );
    Layout::new(
        brand,
        l,
        l.say("Choose a new password", "Wähle ein neues Passwort"),
    )
    .paragraph(l.say(
        format!("Hello {name}, you asked to reset your password."),
        format!("Hallo {name}, du möchtest dein Passwort zurücksetzen."),
    ))
    .button(choose, link_url(brand, "reset-password", token))
    .paragraph(l.say(
        "The link works once and expires in one hour.",
        "Der Link funktioniert einmal und eine Stunde lang.",
    ))
    .paragraph(not_you(l))
    .email_to(&to.email, subject)
}

pub(crate) fn password_changed(brand: &Brand, to: &Contact) -> Email {
    let (shop, name, l) = (&brand.name, &to.username, to.language);
    let forgot = brand.url("/forgot-password");
    let subject = l.say(
        format!("Your {shop} password was changed"),
        format!("Dein Passwort bei {shop} wurde geändert"),
    );
    let title = l.say("Your password was changed", "Dein Passwort wurde geändert");
    Layout::new(brand, l, title)
        .paragraph(l.say(
            format!(
                "Hello {name}, your {shop} password was changed, and your other devices were \
                 logged out."
            ),
            format!(
                "Hallo {name}, dein Passwort bei {shop} wurde geändert, und deine anderen Geräte \
                 wurden abgemeldet."
            ),
        ))
        .paragraph(l.say(
            format!("If this wasn't you, reset your password right away: {forgot}"),
            format!("Warst du das nicht, wähle sofort ein neues Passwort: {forgot}"),
        ))
        .email_to(&to.email, subject)
}

pub(crate) fn second_factor(brand: &Brand, to: &Contact, change: SecondFactorChange) -> Email {
    let (shop, name, l) = (&brand.name, &to.username, to.language);
    let what = match change {
        SecondFactorChange::On => l.say(
            "Two-step verification is on",
            "Die Anmeldung in zwei Schritten ist an",
        ),
        SecondFactorChange::Off => l.say(
            "Two-step verification is off",
            "Die Anmeldung in zwei Schritten ist aus",
        ),
        SecondFactorChange::NewCodes => l.say(
            "You have new recovery codes",
            "Du hast neue Wiederherstellungscodes",
        ),
        SecondFactorChange::CodeUsed => l.say(
            "A recovery code was used",
            "Ein Wiederherstellungscode wurde benutzt",
        ),
    };
    let settings = brand.url("/account/two-step");
    let forgot = brand.url("/forgot-password");
    Layout::new(brand, l, what)
        .paragraph(l.say(
            format!("Hello {name}, this is about your {shop} account: {what}."),
            format!("Hallo {name}, es geht um dein Konto bei {shop}: {what}."),
        ))
        .paragraph(l.say(
            format!(
                "If this wasn't you, reset your password right away ({forgot}) and check your \
                 login settings."
            ),
            format!(
                "Warst du das nicht, wähle sofort ein neues Passwort ({forgot}) und prüfe deine \
                 Anmeldung."
            ),
        ))
        .button(l.say("Check login settings", "Anmeldung prüfen"), settings)
        .email_to(&to.email, format!("{what} · {shop}"))
}

pub(crate) fn account_deleted(brand: &Brand, to: &Contact) -> Email {
    let (shop, name, l) = (&brand.name, &to.username, to.language);
    let subject = l.say(
        format!("Your {shop} account was deleted"),
        format!("Dein Konto bei {shop} wurde gelöscht"),
    );
    let title = l.say("Your account was deleted", "Dein Konto wurde gelöscht");
    Layout::new(brand, l, title)
        .paragraph(l.say(
            format!(
                "Hello {name}, your {shop} account was deleted as you asked. Your addresses, cart \
                 and devices are gone, and your past orders no longer show your name."
            ),
            format!(
                "Hallo {name}, dein Konto bei {shop} wurde auf deinen Wunsch gelöscht. Adressen, \
                 Warenkorb und Geräte sind weg, und dein Name steht nicht mehr in früheren \
                 Bestellungen."
            ),
        ))
        .paragraph(l.say(
            "You can open a new account with this email address anytime.",
            "Mit dieser Adresse kannst du jederzeit ein neues Konto eröffnen.",
        ))
        .email_to(&to.email, subject)
}

pub(crate) fn account_locked(brand: &Brand, to: &Contact, reason: &str) -> Email {
    let (shop, name, l) = (&brand.name, &to.username, to.language);
    let subject = l.say(
        format!("Your {shop} account is locked"),
        format!("Dein Konto bei {shop} ist gesperrt"),
    );
    let title = l.say("Your account is locked", "Dein Konto ist gesperrt");
    Layout::new(brand, l, title)
        .paragraph(l.say(
            format!(
                "Hello {name}, we locked your {shop} account and logged you out everywhere. The \
                 reason:"
            ),
            format!(
                "Hallo {name}, wir haben dein Konto bei {shop} gesperrt und dich überall \
                 abgemeldet. Der Grund:"
            ),
        ))
        .paragraph(reason)
        .paragraph(l.say(
            "Orders you've paid for will still be delivered. If you think this is a mistake, \
             contact us.",
            "Was du bezahlt hast, wird weiter geliefert. Wenn du meinst, dass das ein Irrtum ist, \
             schreib uns.",
        ))
        .button(l.say("Contact us", "Schreib uns"), brand.url("/contact"))
        .email_to(&to.email, subject)
}

pub(crate) fn account_unlocked(brand: &Brand, to: &Contact) -> Email {
    let (shop, name, l) = (&brand.name, &to.username, to.language);
    let subject = l.say(
        format!("You can use your {shop} account again"),
        format!("Dein Konto bei {shop} ist wieder frei"),
    );
    let title = l.say("Your account is unlocked", "Dein Konto ist wieder frei");
    Layout::new(brand, l, title)
        .paragraph(l.say(
            format!("Hello {name}, your {shop} account is no longer locked. You can log in again."),
            format!(
                "Hallo {name}, dein Konto bei {shop} ist nicht mehr gesperrt. Du kannst dich wieder \
                 anmelden."
            ),
        ))
        .button(l.say("Log in", "Anmelden"), brand.url("/login"))
        .email_to(&to.email, subject)
}

pub(crate) fn link_url(brand: &Brand, page: &str, token: &str) -> String {
    brand.url(&format!("/{page}?token={token}"))
}
