//! The mails that were sent.

use std::time::Duration;

use super::TestApp;

impl TestApp {
    /// The first mail to somebody with this word in its subject, as soon as it is there.
    pub async fn letter(&self, to: &str, word: &str) -> mail::Letter {
        for _ in 0..1200 {
            let letters = mail::folder::list(&self.folder.join("mail"), Some(to)).unwrap();
            let found = letters.into_iter().map(|sent| sent.letter);
            if let Some(letter) = found.into_iter().find(|it| it.subject.contains(word)) {
                return letter;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("no letter about {word} came for {to}");
    }
}
