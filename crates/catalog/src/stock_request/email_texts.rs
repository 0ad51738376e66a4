//! The texts of emails for stock requests.

use mail::Email;
use mail::template::{Brand, Layout};
use types::Currency;

use super::email::{FulfilledRequest, RequestedVariant};

/// To an address that somebody typed in: whether its owner wants this.
pub(super) fn confirmation(brand: &Brand, to: &str, of: &RequestedVariant, token: &str) -> Email {
    let (l, what) = (of.language, named(&of.title, &of.choice));
    let title = l.say(
        "Confirm that you want an email",
        "Bestätige, dass du eine E-Mail willst",
    );
    Layout::new(brand, l, title)
        .paragraph(l.say(
            format!("Someone asked us to email this address once {what} is back in stock."),
            format!(
                "Jemand hat uns gebeten, an diese Adresse zu schreiben, sobald {what} wieder da ist."
            ),
        ))
        .button(
            l.say("Email me when it's back", "E-Mail, wenn es wieder da ist"),
            brand.url(&format!("/stock-request?token={token}")),
        )
        .paragraph(l.say(
            "The link works once and expires in 24 hours. If this wasn't you, you can ignore this \
             email: we won't write again.",
            "Der Link funktioniert einmal und 24 Stunden lang. Warst du das nicht, musst du nichts \
             tun: Wir schreiben nicht noch einmal.",
        ))
        .email_to(to, title)
}

/// To who waited: it can be bought again.
pub(super) fn back_in_stock(brand: &Brand, currency: &Currency, of: &FulfilledRequest) -> Email {
    let (l, title, shop) = (of.language, &of.title, &of.shop_name);
    let price = of.price_sale.unwrap_or(of.price).formatted(currency, l);
    let subject = l.say(format!("It's back: {title}"), format!("Wieder da: {title}"));
    Layout::new(brand, l, subject.clone())
        .paragraph(l.say(
            format!("{shop} has it in stock again. It isn't set aside for you."),
            format!("{shop} hat es wieder auf Lager. Für dich zurückgelegt ist es nicht."),
        ))
        .rows([(named(title, &of.choice), price)])
        .button(
            l.say("See it", "Ansehen"),
            brand.url(&format!("/product/{}?variant={}", of.slug, of.variant_id)),
        )
        .paragraph(l.say(
            "You get this email because you asked for it. We won't write about this product again.",
            "Du bekommst diese E-Mail, weil du darum gebeten hast. Zu diesem Produkt schreiben wir \
             nicht noch einmal.",
        ))
        .email_to(&of.email, subject)
}

/// A product with what was chosen of it.
fn named(title: &str, choice: &str) -> String {
    match choice {
        "" => title.to_owned(),
        _ => format!("{title} ({choice})"),
    }
}

#[cfg(test)]
mod tests {
    use types::{Language, Money, VariantId};

    use super::*;

    fn brand() -> Brand {
        Brand {
            name: "Helloshop".into(),
            public_url: "http://shop.test".into(),
        }
    }

    #[test]
    fn the_email_leads_to_the_variant_and_tells_what_is_paid_now() {
        let fulfilled = FulfilledRequest {
            email: "ada@example.com".into(),
            language: Language::De,
            variant_id: VariantId::new(7),
            slug: "mug".into(),
            title: "Mug".into(),
            choice: "Forest, M".into(),
            shop_name: "Clay".into(),
            price: Money::new(1999),
            price_sale: Some(Money::new(1499)),
        };
        let email = back_in_stock(&brand(), &Currency::parse("USD").unwrap(), &fulfilled);
        assert_eq!(email.to, "ada@example.com");
        assert_eq!(email.subject, "Wieder da: Mug");
        assert!(email.text.contains("Mug (Forest, M): 14,99\u{a0}$"));
        assert!(
            email
                .text
                .contains("http://shop.test/product/mug?variant=7")
        );
    }
}
