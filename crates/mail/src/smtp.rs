//! Sending emails through a mail server.

use std::time::Duration;

use async_trait::async_trait;
use lettre::message::{Mailbox, MultiPart};
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use crate::{Error, Letter, Mailer};

/// A mail server, with a small pool of connections.
#[derive(Debug, Clone)]
pub struct Smtp {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Smtp {
    const TIMEOUT: Duration = Duration::from_secs(15);

    /// `url` such as `smtps://user:password@mail.example.com` or
    /// `smtp://mail.example.com:587?tls=required`; `from` such as `Helloshop <shop@example.com>`.
    pub fn new(url: &str, from: &str) -> Result<Self, Error> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
            .map_err(|error| Error::Settings(format!("the mail server's URL: {error}")))?
            .timeout(Some(Self::TIMEOUT))
            .build();
        let from = from
            .parse()
            .map_err(|error| Error::Settings(format!("the sender's address: {error}")))?;
        Ok(Self { transport, from })
    }

    fn message(&self, letter: &Letter) -> Result<Message, Error> {
        let to: Mailbox = letter.to.parse().map_err(refused)?;
        let both = MultiPart::alternative_plain_html(letter.text.clone(), letter.html.clone());
        let message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(&letter.subject);
        // An odd address of a stranger must not keep the letter from leaving.
        let answer_to = letter.reply_to.as_deref().map(str::parse::<Mailbox>);
        let message = match answer_to {
            Some(Ok(answer_to)) => message.reply_to(answer_to),
            Some(Err(_)) | None => message,
        };
        message.multipart(both).map_err(refused)
    }
}

#[async_trait]
impl Mailer for Smtp {
    async fn send(&self, letter: &Letter) -> Result<(), Error> {
        let message = self.message(letter)?;
        match self.transport.send(message).await {
            Ok(_) => Ok(()),
            Err(error) if error.is_permanent() => Err(refused(error)),
            Err(error) => Err(Error::Passing(error.to_string())),
        }
    }
}

fn refused(error: impl std::fmt::Display) -> Error {
    Error::Refused(error.to_string())
}
