//! PayPal with a hand on it: a test says when a capture goes out and what is heard of it.
//! Everything else goes through to the emulator.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use orders::Context;
use payments::{
    Dispute, Error, Evidence, NewPayment, NewRefund, Provider, ProviderOrder, Refund, Transaction,
};
use tokio::sync::Semaphore;

use super::TestApp;

/// What becomes of a capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// It goes through.
    Taken,
    /// It never gets there, and the caller knows.
    Unreachable,
    /// It goes through, and the caller hears that it never got there.
    TakenUnheard,
}

/// The provider in a test's hand.
pub struct InHand {
    real: Arc<dyn Provider>,
    fate: Fate,
    gate: Semaphore,
    asked: Mutex<Vec<String>>,
}

impl TestApp {
    /// A provider whose captures wait until they are let go.
    pub fn held_back(&self, fate: Fate) -> Arc<InHand> {
        self.in_hand(fate, 0)
    }

    /// A provider whose captures go on at once.
    pub fn at_once(&self, fate: Fate) -> Arc<InHand> {
        self.in_hand(fate, Semaphore::MAX_PERMITS)
    }

    fn in_hand(&self, fate: Fate, permits: usize) -> Arc<InHand> {
        Arc::new(InHand {
            real: Arc::clone(&self.orders().provider),
            fate,
            gate: Semaphore::new(permits),
            asked: Mutex::default(),
        })
    }

    /// What orders need, with another provider.
    pub fn orders_with(&self, provider: &Arc<InHand>) -> Context {
        Context {
            provider: provider.clone(),
            ..self.orders().clone()
        }
    }
}

impl InHand {
    /// Lets one capture go.
    pub fn let_go(&self) {
        self.gate.add_permits(1);
    }

    /// The request ids of the captures so far.
    pub fn asked(&self) -> Vec<String> {
        self.asked.lock().unwrap().clone()
    }
}

#[async_trait]
impl Provider for InHand {
    async fn create(&self, payment: NewPayment) -> Result<ProviderOrder, Error> {
        self.real.create(payment).await
    }

    async fn get(&self, order: &str) -> Result<ProviderOrder, Error> {
        self.real.get(order).await
    }

    async fn capture(&self, order: &str, request_id: &str) -> Result<ProviderOrder, Error> {
        self.asked.lock().unwrap().push(request_id.to_owned());
        self.gate.acquire().await.unwrap().forget();
        let unreachable = Error::Unavailable {
            reason: "the test says so".to_owned(),
            retry_after: None,
        };
        match self.fate {
            Fate::Taken => self.real.capture(order, request_id).await,
            Fate::Unreachable => Err(unreachable),
            Fate::TakenUnheard => {
                self.real.capture(order, request_id).await.unwrap();
                Err(unreachable)
            }
        }
    }

    async fn refund(&self, refund: &NewRefund) -> Result<Refund, Error> {
        self.real.refund(refund).await
    }

    async fn get_refund(&self, refund: &str) -> Result<Refund, Error> {
        self.real.get_refund(refund).await
    }

    async fn get_dispute(&self, dispute: &str) -> Result<Dispute, Error> {
        self.real.get_dispute(dispute).await
    }

    async fn provide_evidence(&self, dispute: &str, evidence: &Evidence) -> Result<(), Error> {
        self.real.provide_evidence(dispute, evidence).await
    }

    async fn accept_claim(&self, dispute: &str, note: &str) -> Result<(), Error> {
        self.real.accept_claim(dispute, note).await
    }

    async fn transactions(
        &self,
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> Result<Vec<Transaction>, Error> {
        self.real.transactions(from, to).await
    }

    fn payee(&self) -> Option<&str> {
        self.real.payee()
    }
}
