//! What the letters about accounts say.

use mail::Letter;
use mail::template::{Brand, Layout};

const NOT_YOU: &str = "If it was not you, you need not do anything.";

/// Without the name: nobody proved yet that whoever chose it may write to this address.
pub(crate) fn activate(brand: &Brand, to: &str, token: &str) -> Letter {
    let shop = &brand.name;
    Layout::new(brand, format!("Welcome to {shop}"))
        .paragraph("One step is left: confirm that this e-mail address is yours.")
        .button(
            "Activate your account",
            page(brand, "verify-account", token),
        )
        .paragraph("The link works once and for 24 hours.")
        .paragraph(format!("Somebody registered with this address. {NOT_YOU}"))
        .letter(to, format!("Activate your {shop} account"))
}

pub(crate) fn finish_registration(brand: &Brand, to: &str, token: &str) -> Letter {
    let shop = &brand.name;
    Layout::new(brand, "Finish your registration")
        .paragraph(
            "Somebody registered with this address more than once, and the account was never \
             activated. To be sure that it is yours alone, choose its password now.",
        )
        .button("Choose a password", page(brand, "reset-password", token))
        .paragraph("The link works once and for one hour; links of earlier mails no longer work.")
        .paragraph(NOT_YOU)
        .letter(to, format!("Finish your {shop} registration"))
}

pub(crate) fn already_registered(brand: &Brand, to: &str, name: &str) -> Letter {
    let shop = &brand.name;
    Layout::new(brand, "You already have an account")
        .paragraph(format!(
            "Hello {name}, this address was given to open or activate an account. It already \
             belongs to your active {shop} account, and nothing was changed."
        ))
        .button("Log in", brand.url("/login"))
        .paragraph(format!(
            "Forgot your password? Ask for a new one at {}",
            brand.url("/forgot-password")
        ))
        .paragraph(NOT_YOU)
        .letter(to, format!("You already have a {shop} account"))
}

pub(crate) fn reset_password(brand: &Brand, to: &str, name: &str, token: &str) -> Letter {
    let shop = &brand.name;
    Layout::new(brand, "Choose a new password")
        .paragraph(format!("Hello {name}, you asked for a new password."))
        .button(
            "Choose a new password",
            page(brand, "reset-password", token),
        )
        .paragraph("The link works once and for one hour.")
        .paragraph(NOT_YOU)
        .letter(to, format!("Reset your {shop} password"))
}

pub(crate) fn password_changed(brand: &Brand, to: &str, name: &str) -> Letter {
    let shop = &brand.name;
    Layout::new(brand, "Your password was changed")
        .paragraph(format!(
            "Hello {name}, the password of your {shop} account was changed, and other devices \
             were signed out."
        ))
        .paragraph(format!(
            "If it was not you, choose a new password at once at {}",
            brand.url("/forgot-password")
        ))
        .letter(to, format!("Your {shop} password was changed"))
}

pub(crate) fn account_deleted(brand: &Brand, to: &str, name: &str) -> Letter {
    let shop = &brand.name;
    Layout::new(brand, "Your account was deleted")
        .paragraph(format!(
            "Hello {name}, your {shop} account was deleted as you asked. Your addresses, cart and \
             devices are gone, and your past orders no longer name you."
        ))
        .paragraph("This address can be used for a new account at any time.")
        .letter(to, format!("Your {shop} account was deleted"))
}

fn page(brand: &Brand, page: &str, token: &str) -> String {
    brand.url(&format!("/{page}?token={token}"))
}
