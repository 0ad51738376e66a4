//! The emails that were sent.

use std::time::Duration;

use super::TestApp;

impl TestApp {
    /// The first email to somebody with this word in its subject, as soon as it is there.
    pub async fn email(&self, to: &str, word: &str) -> mail::Email {
        for _ in 0..1200 {
            let emails = mail::folder::list(&self.folder.join("mail"), Some(to)).unwrap();
            let found = emails.into_iter().map(|sent| sent.email);
            if let Some(email) = found.into_iter().find(|it| it.subject.contains(word)) {
                return email;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("no email about {word} came for {to}");
    }
}
