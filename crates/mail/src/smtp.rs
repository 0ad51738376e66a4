//! Sending emails through a mail server.

use std::time::Duration;

use async_trait::async_trait;
use lettre::message::{Mailbox, MultiPart};
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use crate::{Email, Error, Mailer};

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

    fn message(&self, email: &Email) -> Result<Message, Error> {
        let to: Mailbox = email.to.parse().map_err(refused)?;
        let body = MultiPart::alternative_plain_html(email.text.clone(), email.html.clone());
        let message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(&email.subject);
        // An odd address of a stranger must not keep the email from being sent.
        let reply_to = email.reply_to.as_deref().map(str::parse::<Mailbox>);
        let message = match reply_to {
            Some(Ok(reply_to)) => message.reply_to(reply_to),
            Some(Err(_)) | None => message,
        };
        message.multipart(body).map_err(refused)
    }
}

#[async_trait]
impl Mailer for Smtp {
    async fn send(&self, email: &Email) -> Result<(), Error> {
        let message = self.message(email)?;
        match self.transport.send(message).await {
            Ok(_) => Ok(()),
            Err(error) if error.is_permanent() => Err(refused(error)),
            Err(error) => Err(Error::Temporary(error.to_string())),
        }
    }
}

fn refused(error: impl std::fmt::Display) -> Error {
    Error::Refused(error.to_string())
}
