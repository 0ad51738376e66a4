//! The email that the marketplace gets about a message, and the one that its sender gets with an
//! answer.

use mail::Email;
use mail::template::Layout;
use types::{Language, Text};

use super::admin::Record;
use super::{Inbox, Message, SavedMessage, Topic};

/// The email to the marketplace. An answer to it goes to the sender.
pub fn to_marketplace(
    inbox: &Inbox,
    language: Language,
    message: &Message,
    saved: &SavedMessage,
) -> Email {
    let reference = saved.reference.as_str();
    let topic = name(message.topic, language);
    let (sender, address) = (message.name.as_str(), message.email.as_str());
    let rows = [
        (language.say("From", "Von"), sender),
        (language.say("Email", "E-Mail"), address),
        (language.say("About", "Thema"), topic),
        (language.say("Reference", "Zeichen"), reference),
    ];
    let title = language.say(
        format!("A message about {}", topic.to_lowercase()),
        format!("Eine Nachricht: {topic}"),
    );
    let subject = language.say(
        format!("{topic}: message {reference}"),
        format!("{topic}: Nachricht {reference}"),
    );
    let (brand, receiver) = inbox.settings.brand_and_contact_email();
    let page = brand.url(&format!("/admin/contact/{}", saved.id));
    Layout::new(&brand, language, title)
        .rows(rows.map(|(what, value)| (what.to_owned(), value.to_owned())))
        .paragraph(message.words.as_str())
        .button(
            language.say("Reply in the console", "In der Konsole antworten"),
            page,
        )
        .email_to(receiver, subject)
        .reply_to(address)
}

/// An operator's answer, above what it answers. An answer to it goes to the marketplace.
pub fn answer(inbox: &Inbox, to: &Record, words: &Text<5000>) -> Email {
    let (language, message) = (to.language, &to.received);
    let reference = message.reference.as_str();
    let day = language.day(message.created_at);
    let title = language.say(
        "Our reply to your message",
        "Unsere Antwort auf deine Nachricht",
    );
    let subject = language.say(
        format!("Re: your message {reference}"),
        format!("Re: deine Nachricht {reference}"),
    );
    let wrote = language.say(
        format!("You wrote to us on {day} ({reference}):"),
        format!("Du hast uns am {day} geschrieben ({reference}):"),
    );
    let (brand, receiver) = inbox.settings.brand_and_contact_email();
    Layout::new(&brand, language, title)
        .paragraph(words.as_str())
        .paragraph(wrote)
        .paragraph(quoted(&to.message))
        .email_to(&message.email, subject)
        .reply_to(&receiver)
}

/// As mail programs quote.
fn quoted(words: &str) -> String {
    let lines = words.lines().map(|line| format!("> {line}"));
    lines.collect::<Vec<_>>().join("\n")
}

fn name(topic: Topic, language: Language) -> &'static str {
    match topic {
        Topic::Order => language.say("An order", "Eine Bestellung"),
        Topic::Product => language.say("A product or a shop", "Ein Produkt oder ein Shop"),
        Topic::Selling => {
            language.say("Selling on the marketplace", "Verkaufen auf dem Marktplatz")
        }
        Topic::Account => language.say("An account", "Ein Konto"),
        Topic::Rights => language.say(
            "Copied work or another right",
            "Kopiertes Werk oder ein anderes Recht",
        ),
        Topic::Other => language.say("Something else", "Etwas anderes"),
    }
}
