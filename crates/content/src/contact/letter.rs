//! What the marketplace reads of a message.

use mail::Letter;
use mail::template::Layout;

use super::{Desk, Message, Topic};

/// The letter to the marketplace. An answer to it goes to the sender.
pub fn write(desk: &Desk, message: &Message, reference: &str) -> Letter {
    let topic = name(message.topic);
    let (sender, address) = (message.name.as_str(), message.email.as_str());
    let rows = [
        ("From", sender),
        ("E-mail", address),
        ("About", topic),
        ("Reference", reference),
    ];
    Layout::new(
        &desk.brand,
        format!("A message about {}", topic.to_lowercase()),
    )
    .rows(rows.map(|(what, value)| (what.to_owned(), value.to_owned())))
    .paragraph(message.words.as_str())
    .letter(&desk.receiver, format!("{topic}: message {reference}"))
    .reply_to(address)
}

fn name(topic: Topic) -> &'static str {
    match topic {
        Topic::Order => "An order",
        Topic::Product => "A product or a shop",
        Topic::Selling => "Selling on the marketplace",
        Topic::Account => "An account",
        Topic::Rights => "Copied work or another right",
        Topic::Other => "Something else",
    }
}
