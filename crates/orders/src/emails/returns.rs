//! Emails about the steps of a return, to those who must act or want to know, in their language.

use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel_async::RunQueryDsl;
use mail::template::Layout;
use types::{Currency, Language, Money, ShopId};

use super::cancellation::goes_back;
use super::{open_order, queue, see_order};
use crate::notification::About;
use crate::returns::{Decision, Return, ReturnStatus, step::LockedReturn};
use crate::transition::Actor;
use crate::{Error, OrdersContext, notification};

/// What every email names.
#[derive(QueryableByName)]
struct Names {
    #[diesel(sql_type = Text)]
    number: String,
    #[diesel(sql_type = BigInt)]
    shop_id: ShopId,
    #[diesel(sql_type = Text)]
    shop: String,
}

/// What an email says before its button.
struct Words {
    title: String,
    paragraphs: Vec<String>,
}

/// Tells of a step that was just written down as this event.
pub(crate) async fn step(
    tx: &mut Tx,
    context: &OrdersContext,
    open: &LockedReturn,
    event: i64,
    actor: Actor,
) -> Result<(), Error> {
    let names: Names = diesel::sql_query(
        "select o.number, s.shop_id, s.shop_name as shop from shop_orders s \
         join orders o on o.id = s.order_id where s.id = $1",
    )
    .bind::<BigInt, _>(open.held.id)
    .get_result(tx.conn())
    .await?;
    let now = open.as_it_is(tx).await?;
    let currency = &context.currency;
    let last = now.events.last().and_then(|event| event.words.clone());
    let told = Told {
        names: &names,
        now: &now,
        said: last.as_deref(),
        currency,
        actor,
    };
    if told.is_for_buyer() {
        let contact = auth::contact::contact(tx.conn(), open.held.user_id).await?;
        let l = contact.language;
        let url = format!("/account/orders/{}", now.order_id);
        let layout = told.layout(context, told.to_buyer(l), see_order(l), &url, l);
        let email = layout.email_to(contact.email, told.subject(&told.to_buyer(l).title, l));
        queue(tx, &email, format!("mail:return:{event}:buyer")).await?;
    }
    if told.is_for_shop()
        && notification::tell(tx, names.shop_id, &event.to_string(), &told.about()).await?
        && let Some(owner) = auth::role::manager_of(tx.conn(), names.shop_id).await?
    {
        let contact = auth::contact::contact(tx.conn(), owner).await?;
        let l = contact.language;
        let url = format!("/seller/orders/{}", now.shop_order_id);
        let layout = told.layout(context, told.to_shop(l), open_order(l), &url, l);
        let email = layout.email_to(contact.email, told.subject(&told.to_shop(l).title, l));
        queue(tx, &email, format!("mail:return:{event}:shop")).await?;
    }
    if now.status == ReturnStatus::Escalated {
        let to = context.settings.now().contact_email.clone();
        let l = auth::contact::language(tx.conn(), &to).await?;
        let words = told.to_operator(l);
        let subject = told.subject(&words.title, l);
        let mut layout = Layout::new(&context.settings.brand(), l, &words.title);
        for paragraph in words.paragraphs {
            layout = layout.paragraph(paragraph);
        }
        let email = layout.email_to(to, subject);
        queue(tx, &email, format!("mail:return:{event}:operator")).await?;
    }
    Ok(())
}

struct Told<'a> {
    names: &'a Names,
    now: &'a Return,
    said: Option<&'a str>,
    currency: &'a Currency,
    actor: Actor,
}

impl Told<'_> {
    fn subject(&self, title: &str, l: Language) -> String {
        let number = &self.names.number;
        l.say(
            format!("{title}: order {number}"),
            format!("{title}: Bestellung {number}"),
        )
    }

    fn layout(
        &self,
        context: &OrdersContext,
        words: Words,
        label: &'static str,
        path: &str,
        l: Language,
    ) -> Layout {
        let brand = &context.settings.brand();
        let mut layout = Layout::new(brand, l, words.title);
        for paragraph in words.paragraphs {
            layout = layout.paragraph(paragraph);
        }
        layout.button(label, brand.url(path))
    }

    /// Who did it knows it, and what is followed by a step of its own in the same breath is told
    /// with that one.
    fn is_for_buyer(&self) -> bool {
        match self.now.status {
            ReturnStatus::Approved => self.now.send_back == Some(true),
            ReturnStatus::Offered | ReturnStatus::Declined | ReturnStatus::Decided => true,
            ReturnStatus::Refunded => true,
            ReturnStatus::Escalated => matches!(self.actor, Actor::Seller(_)),
            ReturnStatus::Closed => matches!(self.actor, Actor::System),
            _ => false,
        }
    }

    fn about(&self) -> About {
        About::Return {
            id: self.now.id,
            shop_order: self.now.shop_order_id,
            number: self.names.number.clone(),
            status: self.now.status,
            reason: self.now.reason,
            act_by: self.now.act_by,
        }
    }

    fn is_for_shop(&self) -> bool {
        match self.now.status {
            ReturnStatus::Requested | ReturnStatus::Decided | ReturnStatus::SentBack => true,
            ReturnStatus::Escalated => matches!(self.actor, Actor::Buyer(_)),
            ReturnStatus::Approved => {
                matches!(self.actor, Actor::System) && self.now.send_back == Some(true)
            }
            ReturnStatus::Refunded => matches!(self.actor, Actor::Buyer(_) | Actor::System),
            ReturnStatus::Closed => matches!(self.actor, Actor::Buyer(_) | Actor::System),
            _ => false,
        }
    }

    fn day(&self, l: Language) -> String {
        self.now.act_by.map_or_else(String::new, |by| l.day(by))
    }

    fn money(&self, amount: Option<Money>, l: Language) -> String {
        amount.unwrap_or(Money::ZERO).formatted(self.currency, l)
    }

    /// What somebody wrote, as a paragraph of its own.
    fn quote(&self, l: Language) -> Option<String> {
        let said = self.said?;
        Some(l.say(
            format!("Their message: {said}"),
            format!("Die Nachricht dazu: {said}"),
        ))
    }

    fn to_buyer(&self, l: Language) -> Words {
        let shop = &self.names.shop;
        let day = self.day(l);
        let (title, mut paragraphs) = match self.now.status {
            ReturnStatus::Approved => (
                l.say(
                    "Your return is accepted".to_owned(),
                    "Deine Rückgabe ist angenommen".to_owned(),
                ),
                vec![match self.actor {
                    Actor::System => l.say(
                        format!(
                            "{shop} didn't answer in time, so your return is accepted. If you \
                             don't know where to send it, ask us from the order page. Send it by \
                             {day}."
                        ),
                        format!(
                            "{shop} hat nicht rechtzeitig geantwortet, deshalb ist deine \
                             Rückgabe angenommen. Weißt du nicht, wohin damit, frag uns über die \
                             Bestellseite. Sende alles bis zum {day} ab."
                        ),
                    ),
                    _ => l.say(
                        format!(
                            "{shop} will take it back. Send it by {day} and enter the tracking \
                             number on the order page."
                        ),
                        format!(
                            "{shop} nimmt es zurück. Sende es bis zum {day} ab und trage die \
                             Sendungsnummer auf der Bestellseite ein."
                        ),
                    ),
                }],
            ),
            ReturnStatus::Offered => {
                let amount = self.money(self.now.offer, l);
                (
                    l.say(
                        format!("{shop} offers you {amount}"),
                        format!("{shop} bietet dir {amount} an"),
                    ),
                    vec![l.say(
                        format!(
                            "You keep the items and get {amount} back. Accept by {day}, or ask us \
                             to decide."
                        ),
                        format!(
                            "Du behältst die Artikel und bekommst {amount} zurück. Nimm das bis \
                             zum {day} an oder bitte uns um eine Entscheidung."
                        ),
                    )],
                )
            }
            ReturnStatus::Declined => (
                l.say(
                    format!("{shop} didn't accept your return"),
                    format!("{shop} hat deine Rückgabe abgelehnt"),
                ),
                vec![l.say(
                    format!("If you don't agree, ask us by {day} and we'll decide."),
                    format!(
                        "Bist du nicht einverstanden, frag uns bis zum {day}. Dann entscheiden wir."
                    ),
                )],
            ),
            ReturnStatus::Escalated => (
                l.say(
                    format!("{shop} says your return didn't arrive as agreed"),
                    format!("{shop} sagt, deine Rücksendung kam nicht wie vereinbart an"),
                ),
                vec![l.say(
                    "We'll look into it and let you know. Keep your shipping receipt.".to_owned(),
                    "Wir sehen uns das an und melden uns. Bewahre den Versandbeleg auf.".to_owned(),
                )],
            ),
            ReturnStatus::Decided => self.decided(l),
            ReturnStatus::Refunded => {
                let amount = self.now.amount.unwrap_or(Money::ZERO);
                let title = match amount {
                    Money::ZERO => l.say("Your return is closed", "Deine Rückgabe ist beendet"),
                    _ => l.say(
                        "Your money is on its way back",
                        "Dein Geld ist auf dem Rückweg",
                    ),
                };
                (title.to_owned(), vec![goes_back(amount, self.currency, l)])
            }
            _ => (
                l.say(
                    "Your return is closed".to_owned(),
                    "Deine Rückgabe ist beendet".to_owned(),
                ),
                vec![l.say(
                    "The deadline has passed, so we closed it. If that isn't right, contact us."
                        .to_owned(),
                    "Die Frist ist abgelaufen, deshalb ist sie geschlossen. Stimmt etwas nicht, \
                     schreib uns."
                        .to_owned(),
                )],
            ),
        };
        paragraphs.splice(0..0, self.quote(l));
        Words { title, paragraphs }
    }

    fn to_shop(&self, l: Language) -> Words {
        let day = self.day(l);
        let (title, mut paragraphs) = match self.now.status {
            ReturnStatus::Requested => {
                let reason = self.now.reason.say(l);
                (
                    l.say(
                        "A buyer wants their money back".to_owned(),
                        "Eine Rückgabe ist angefragt".to_owned(),
                    ),
                    vec![
                        l.say(format!("Reason: {reason}."), format!("Grund: {reason}.")),
                        l.say(
                            format!(
                                "Answer by {day}. If you don't, the return is accepted \
                                 automatically."
                            ),
                            format!(
                                "Antworte bis zum {day}. Ohne Antwort gilt die Rückgabe als \
                                 angenommen."
                            ),
                        ),
                    ],
                )
            }
            ReturnStatus::Approved => (
                l.say(
                    "A return was accepted for you".to_owned(),
                    "Eine Rückgabe gilt als angenommen".to_owned(),
                ),
                vec![l.say(
                    "You didn't answer in time. Tell the buyer where to send it.".to_owned(),
                    "Du hast nicht rechtzeitig geantwortet. Schreib, wohin alles zurückgehen soll."
                        .to_owned(),
                )],
            ),
            ReturnStatus::SentBack => {
                let carrier = self.now.carrier.as_deref().unwrap_or_default();
                let number = self.now.tracking_number.as_deref().unwrap_or_default();
                (
                    l.say(
                        "A return is on its way to you".to_owned(),
                        "Eine Rücksendung ist unterwegs".to_owned(),
                    ),
                    vec![l.say(
                        format!(
                            "Sent with {carrier}, tracking number {number}. Mark it as received \
                             when it arrives. After {day}, it counts as received."
                        ),
                        format!(
                            "Versendet mit {carrier}, Sendungsnummer {number}. Bestätige den \
                             Empfang; ab dem {day} gilt sie als angekommen."
                        ),
                    )],
                )
            }
            ReturnStatus::Escalated => (
                l.say(
                    "The buyer asked us to decide".to_owned(),
                    "Wir sollen entscheiden".to_owned(),
                ),
                vec![l.say(
                    "We'll look at what both of you wrote and let you know what we decide."
                        .to_owned(),
                    "Wir sehen uns an, was beide Seiten geschrieben haben, und melden uns mit der \
                     Entscheidung."
                        .to_owned(),
                )],
            ),
            ReturnStatus::Decided => self.decided(l),
            ReturnStatus::Refunded if self.now.amount == Some(Money::ZERO) => (
                l.say(
                    "A return is closed".to_owned(),
                    "Eine Rückgabe ist beendet".to_owned(),
                ),
                vec![goes_back(Money::ZERO, self.currency, l)],
            ),
            ReturnStatus::Refunded => {
                let amount = self.money(self.now.amount, l);
                (
                    l.say(
                        "A return was refunded".to_owned(),
                        "Eine Rückgabe wurde erstattet".to_owned(),
                    ),
                    vec![l.say(
                        format!(
                            "{amount} was refunded to the buyer. Your share comes out of your \
                             earnings from this order."
                        ),
                        format!(
                            "{amount} wurden erstattet. Dein Anteil daran geht von deinem Erlös \
                             aus dieser Bestellung ab."
                        ),
                    )],
                )
            }
            _ => (
                l.say(
                    "A return is closed".to_owned(),
                    "Eine Rückgabe ist beendet".to_owned(),
                ),
                vec![l.say(
                    "There's no refund. The order stays as it was.".to_owned(),
                    "Es gibt keine Erstattung. Die Bestellung bleibt, wie sie war.".to_owned(),
                )],
            ),
        };
        paragraphs.splice(0..0, self.quote(l));
        Words { title, paragraphs }
    }

    fn decided(&self, l: Language) -> (String, Vec<String>) {
        // what was sent back is no longer the buyer's to keep
        let is_sent = self.now.tracking_number.is_some();
        let what = match self.now.decision {
            Some(Decision::Refund) if is_sent => {
                l.say("The buyer gets a full refund.", "Der ganze Betrag wird erstattet.")
            }
            Some(Decision::Part) if is_sent => l.say(
                "The buyer gets a partial refund.",
                "Ein Teil des Betrags wird erstattet.",
            ),
            Some(Decision::Refund) => l.say(
                "The buyer gets a full refund and keeps the items.",
                "Der ganze Betrag wird erstattet, die Artikel müssen nicht zurückgeschickt werden.",
            ),
            Some(Decision::Return) => l.say(
                "The buyer sends the items back to the shop, then gets a refund.",
                "Die Artikel gehen an den Shop zurück, danach wird der Betrag erstattet.",
            ),
            Some(Decision::Part) => l.say(
                "The buyer gets a partial refund and keeps the items.",
                "Ein Teil des Betrags wird erstattet, die Artikel müssen nicht zurückgeschickt werden.",
            ),
            Some(Decision::Nothing) | None => l.say(
                "There's no refund. The order stays as it is.",
                "Es gibt keine Erstattung. Die Bestellung bleibt, wie sie ist.",
            ),
        };
        let title = l.say("We have decided", "Wir haben entschieden");
        (title.to_owned(), vec![what.to_owned()])
    }

    fn to_operator(&self, l: Language) -> Words {
        let (shop, reason) = (&self.names.shop, self.now.reason.say(l));
        let title = l.say(
            "A return is waiting for your decision",
            "Eine Rückgabe wartet auf deine Entscheidung",
        );
        let mut paragraphs = vec![l.say(
            format!("Return {}, {shop}: {reason}.", self.now.id),
            format!("Rückgabe {}, {shop}: {reason}.", self.now.id),
        )];
        paragraphs.extend(self.quote(l));
        Words {
            title: title.to_owned(),
            paragraphs,
        }
    }
}
