//! What the marketplace reads of a message.

use mail::Letter;
use mail::template::Layout;
use types::Language;

use super::{Inbox, Message, Topic};

/// The letter to the marketplace. An answer to it goes to the sender.
pub fn write(inbox: &Inbox, language: Language, message: &Message, reference: &str) -> Letter {
    let topic = name(message.topic, language);
    let (sender, address) = (message.name.as_str(), message.email.as_str());
    let rows = [
        (language.say("From", "Von"), sender),
        (language.say("E-mail", "E-Mail"), address),
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
    Layout::new(&inbox.brand, language, title)
        .rows(rows.map(|(what, value)| (what.to_owned(), value.to_owned())))
        .paragraph(message.words.as_str())
        .letter(&inbox.receiver, subject)
        .reply_to(address)
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
