//! `gateway admin`: managing operators from the command line, for the first of them and for when
//! nobody can sign in any more. Anyone who can read the server's settings can do this, and each
//! action is recorded in the audit log.

use std::collections::HashMap;

use anyhow::{Context, bail};
use auth::operator;
use auth::profile::Username;
use db::{Pool, PoolSettings};
use mail::template::Brand;
use types::EmailAddress;
use url::Url;

/// How to use it.
pub const USAGE: &str = "usage: gateway admin create --email ADDRESS --name NAME | \
     promote --email ADDRESS | demote --email ADDRESS | reset --email ADDRESS";

/// One of the commands.
#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    /// Makes an operator's account.
    Create(EmailAddress, Username),
    /// Makes somebody with an account an operator.
    Promote(EmailAddress),
    /// Makes an operator a usual customer.
    Demote(EmailAddress),
    /// Shuts everybody out of an account but who gets the link.
    Reset(EmailAddress),
}

impl Command {
    /// Reads the words after `gateway admin`.
    pub fn read(words: impl IntoIterator<Item = String>) -> anyhow::Result<Self> {
        let mut words = words.into_iter();
        let command = words.next().context(USAGE)?;
        let mut given = HashMap::new();
        while let Some(name) = words.next() {
            if !matches!(name.as_str(), "--email" | "--name") {
                bail!("{name} is neither --email nor --name");
            }
            let value = words
                .next()
                .with_context(|| format!("{name} wants a value"))?;
            given.insert(name, value);
        }
        let email = given.remove("--email").context("--email is missing")?;
        let email: EmailAddress = EmailAddress::parse(&email).context("--email")?;
        let name = given.remove("--name");
        match (command.as_str(), name) {
            ("create", Some(name)) => {
                let name = Username::parse(&name).context("--name")?;
                Ok(Self::Create(email, name))
            }
            ("create", None) => bail!("--name is missing"),
            ("promote" | "demote" | "reset", Some(_)) => bail!("{command} takes no --name"),
            ("promote", None) => Ok(Self::Promote(email)),
            ("demote", None) => Ok(Self::Demote(email)),
            ("reset", None) => Ok(Self::Reset(email)),
            _ => bail!(USAGE),
        }
    }

    /// Does it in the database at `database`; links lead to the marketplace at `public_url`. Answers
    /// what is to be said.
    pub async fn run(self, database: &str, public_url: &Url) -> anyhow::Result<String> {
        let settings = PoolSettings {
            size: 1,
            ..PoolSettings::default()
        };
        let pool = Pool::connect(database, &settings).await?;
        let brand = Brand {
            // only emails say it, and the gateway writes those
            name: String::new(),
            public_url: public_url.as_str().trim_end_matches('/').to_owned(),
        };
        Ok(match self {
            Self::Create(email, name) => {
                let link = operator::create(&pool, &brand, &email, &name).await?;
                format!(
                    "{} is an operator now. {}",
                    email.as_str(),
                    to_choose(&link)
                )
            }
            Self::Promote(email) => match found(operator::promote(&pool, &email).await, &email)? {
                true => format!("{} is an operator now", email.as_str()),
                false => format!("{} was an operator already", email.as_str()),
            },
            Self::Demote(email) => match found(operator::demote(&pool, &email).await, &email)? {
                true => format!("{} is no operator any more", email.as_str()),
                false => format!("{} was no operator", email.as_str()),
            },
            Self::Reset(email) => {
                let link = found(operator::reset(&pool, &brand, &email).await, &email)?;
                format!(
                    "{} is signed out everywhere, and the password is void. {}",
                    email.as_str(),
                    to_choose(&link)
                )
            }
        })
    }
}

fn found<T>(done: Result<T, auth::Error>, email: &EmailAddress) -> anyhow::Result<T> {
    match done {
        Err(auth::Error::NotFound) => bail!("No open account has the address {}", email.as_str()),
        done => Ok(done?),
    }
}

fn to_choose(link: &str) -> String {
    format!("To choose a password, within an hour and once:\n{link}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &str) -> anyhow::Result<Command> {
        Command::read(words.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn each_command_names_an_address_and_a_new_account_a_name() {
        let email = EmailAddress::parse("ada@example.com").unwrap();
        let name = Username::parse("Ada").unwrap();
        assert_eq!(
            read("create --name Ada --email Ada@example.com").unwrap(),
            Command::Create(email.clone(), name)
        );
        for (word, command) in [
            ("promote", Command::Promote(email.clone())),
            ("demote", Command::Demote(email.clone())),
            ("reset", Command::Reset(email.clone())),
        ] {
            let read = read(&format!("{word} --email ada@example.com")).unwrap();
            assert_eq!(read, command);
        }
    }

    #[test]
    fn what_is_no_command_is_refused() {
        for words in [
            "",
            "create",
            "create --email ada@example.com",
            "create --name Ada",
            "create --email ada@example.com --name Ada --password secret",
            "promote --email ada@example.com --name Ada",
            "promote --email",
            "promote --email ada",
            "fire --email ada@example.com",
        ] {
            assert!(read(words).is_err(), "{words}");
        }
    }
}
