//! PayPal as a test controls it: the test says when a capture goes out and what is heard of it.
//! Everything else goes through to the emulator.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use orders::OrdersContext;
use payments::{
    Dispute, Error, Evidence, NewPayment, NewRefund, Provider, ProviderOrder, Refund, Transaction,
};
use tokio::sync::Semaphore;

use super::TestApp;

/// What becomes of a capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CaptureOutcome {
    /// It goes through.
    Taken,
    /// It never gets there, and the caller knows.
    Unreachable,
    /// It goes through, and the caller hears that it never got there.
    TakenUnheard,
}

/// The provider as a test controls it.
pub struct ControlledProvider {
    real: Arc<dyn Provider>,
    outcome: CaptureOutcome,
    gate: Semaphore,
    asked: Mutex<Vec<String>>,
}

impl TestApp {
    /// A provider whose captures wait until they are let go.
    pub fn provider_holding_captures(&self, outcome: CaptureOutcome) -> Arc<ControlledProvider> {
        self.controlled(outcome, 0)
    }

    /// A provider whose captures go on at once.
    pub fn provider_capturing_at_once(&self, outcome: CaptureOutcome) -> Arc<ControlledProvider> {
        self.controlled(outcome, Semaphore::MAX_PERMITS)
    }

    fn controlled(&self, outcome: CaptureOutcome, permits: usize) -> Arc<ControlledProvider> {
        Arc::new(ControlledProvider {
            real: Arc::clone(&self.orders().provider),
            outcome,
            gate: Semaphore::new(permits),
            asked: Mutex::default(),
        })
    }

    /// What orders need, with another provider.
    pub fn orders_with(&self, provider: &Arc<ControlledProvider>) -> OrdersContext {
        OrdersContext {
            provider: provider.clone(),
            ..self.orders().clone()
        }
    }
}

impl ControlledProvider {
    /// Lets one capture go.
    pub fn release_capture(&self) {
        self.gate.add_permits(1);
    }

    /// The request ids of the captures so far.
    pub fn asked(&self) -> Vec<String> {
        self.asked.lock().unwrap().clone()
    }
}

#[async_trait]
impl Provider for ControlledProvider {
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
        match self.outcome {
            CaptureOutcome::Taken => self.real.capture(order, request_id).await,
            CaptureOutcome::Unreachable => Err(unreachable),
            CaptureOutcome::TakenUnheard => {
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
