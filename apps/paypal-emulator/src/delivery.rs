//! Delivering webhooks: signed, repeated until a 2xx response (25 tries, as PayPal does), several
//! at a time and therefore in no fixed order. The fault settings duplicate, reorder, drop and forge
//! them here.

use std::sync::Arc;
use std::time::Duration;

use reqwest::Client;
use tokio::sync::Semaphore;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::event::Notice;
use crate::fault::use_up;
use crate::id;
use crate::signer::{Signature, Signer};
use crate::state::State;

const TRIES: u32 = 25;
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
const LONGEST_HOLD: Duration = Duration::from_secs(3);
const AT_ONCE: usize = 8;

/// Takes notices to the shop until it is dropped.
pub(crate) struct Delivery {
    state: Arc<State>,
    http: Client,
    url: String,
    signer: Signer,
    slots: Semaphore,
}

impl Delivery {
    pub(crate) fn new(state: Arc<State>, url: String, signer: Signer) -> anyhow::Result<Self> {
        let http = Client::builder()
            .no_proxy()
            .redirect(reqwest::redirect::Policy::none())
            .connect_timeout(Duration::from_secs(2))
            .timeout(Duration::from_secs(10))
            .build()?;
        Ok(Self {
            state,
            http,
            url,
            signer,
            slots: Semaphore::new(AT_ONCE),
        })
    }

    /// Runs until the books are closed. Dropping the future stops all deliveries; the
    /// journal remembers what had not arrived.
    pub(crate) async fn run(self, mut inbox: UnboundedReceiver<Notice>) {
        let delivery = Arc::new(self);
        let mut running = JoinSet::new();
        while let Some(notice) = inbox.recv().await {
            let mut batch = vec![notice];
            if delivery.state.faults().reorder_webhooks > 0
                && let Ok(Some(next)) = timeout(LONGEST_HOLD, inbox.recv()).await
            {
                batch.insert(0, next);
            }
            let delivery = Arc::clone(&delivery);
            running.spawn(async move {
                for notice in batch {
                    delivery.deliver(notice).await;
                }
            });
            while running.try_join_next().is_some() {}
        }
    }

    async fn deliver(&self, notice: Notice) {
        let dropped = use_up(&mut self.state.faults().drop_webhooks);
        if !dropped {
            let Ok(signature) = self.signer.sign(&notice.body) else {
                tracing::error!(notice.id, "a webhook cannot be signed");
                return;
            };
            let copies = 1 + self.state.faults().duplicate_webhooks;
            for _ in 0..copies {
                self.send_until_accepted(&notice, &signature).await;
            }
            if use_up(&mut self.state.faults().forged_webhooks) {
                let forged = notice.body.replace(&notice.id, &id::event());
                self.send(&forged, &signature).await;
            }
        }
        self.state.books().settle(&notice.id);
    }

    async fn send_until_accepted(&self, notice: &Notice, signature: &Signature) {
        let mut pause = FIRST_PAUSE;
        for _ in 0..TRIES {
            if self.send(&notice.body, signature).await {
                return;
            }
            sleep(pause + Duration::from_millis(id::jitter(200))).await;
            pause = LONGEST_PAUSE.min(pause * 2);
        }
        tracing::warn!(notice.id, "a webhook was given up");
    }

    async fn send(&self, body: &str, signature: &Signature) -> bool {
        let Ok(_slot) = self.slots.acquire().await else {
            return false;
        };
        let request = self.signer.put(signature, self.http.post(&self.url));
        match request.body(body.to_owned()).send().await {
            Ok(response) => response.status().is_success(),
            Err(error) => {
                tracing::debug!(%error, "a webhook did not arrive");
                false
            }
        }
    }
}
