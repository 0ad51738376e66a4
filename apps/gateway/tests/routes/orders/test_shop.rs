//! A shop, what it sells, and who buys there.

use serde_json::Value;

use crate::support::{Client, Product, TestApp};

/// A shop of one product, and its buyer.
pub struct TestShop {
    pub app: TestApp,
    pub clay: Client,
    pub mug: Product,
    pub buyer: Client,
}

impl TestShop {
    /// With so many mugs on its shelf.
    pub async fn open(stock: i64) -> Self {
        Self::open_in(TestApp::start().await, stock).await
    }

    /// The same in a marketplace of other settings.
    pub async fn open_in(app: TestApp, stock: i64) -> Self {
        let clay = app.seller("claypots").await;
        Self {
            mug: app.product(&clay, "Mug", 1999, stock).await,
            buyer: app.shopper("ada").await,
            clay,
            app,
        }
    }

    /// An order of so many mugs, as the buyer was told of it.
    pub async fn order(&self, quantity: i64) -> Value {
        let line = self.buyer.add(&self.mug, quantity).await;
        self.buyer.place("place", &[line]).await.expect(201)
    }

    /// An order that the buyer has approved at PayPal.
    pub async fn approved(&self, quantity: i64) -> Value {
        let order = self.order(quantity).await;
        self.app.approve(&order).await;
        order
    }

    /// An order that is paid.
    pub async fn paid(&self, quantity: i64) -> Value {
        let order = self.approved(quantity).await;
        self.buyer.capture("capture", &order).await.expect(200)
    }
}
