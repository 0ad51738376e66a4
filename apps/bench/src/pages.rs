//! The pages that are measured: those that shoppers see first. The content is queried from the
//! marketplace, so that any catalog will do.

use std::net::SocketAddr;

use actix_web::web::Bytes;
use anyhow::{Context, ensure};
use serde_json::Value;

use crate::connection::Connection;

const CATEGORY_TREE: &str = "/api/public/category/get_tree_category";

/// A page, or several of a kind that are asked for in turn.
pub struct Page {
    /// For people.
    pub name: &'static str,
    /// Empty, or the line of the head that says who asks.
    pub header: String,
    /// What is asked for.
    pub requests: Vec<Request>,
}

/// A request and its answer as it was before the measurement.
pub struct Request {
    /// Path and query.
    pub path: String,
    /// What is answered.
    pub body: Bytes,
}

impl Page {
    /// Asks once for everything.
    pub async fn open(
        shop: SocketAddr,
        name: &'static str,
        paths: Vec<String>,
        header: String,
    ) -> anyhow::Result<Self> {
        let mut requests = Vec::new();
        for path in paths {
            let mut connection = Connection::open(shop, [path.as_str()], &header).await?;
            let answer = connection.fetch().await.with_context(|| path.clone())?;
            ensure!(!answer.is_empty(), "{path} is empty");
            let body = Bytes::copy_from_slice(answer);
            requests.push(Request { path, body });
        }
        Ok(Self {
            name,
            header,
            requests,
        })
    }

    /// The mean size of an answer.
    pub fn size(&self) -> usize {
        let sizes = self.requests.iter().map(|request| request.body.len());
        sizes.sum::<usize>() / self.requests.len().max(1)
    }

    /// The first answer, read as JSON.
    pub fn json(&self) -> Option<Value> {
        serde_json::from_slice(&self.requests.first()?.body).ok()
    }
}

/// Looks the pages up.
pub async fn find(shop: SocketAddr) -> anyhow::Result<Vec<Page>> {
    let tree = page(shop, "category tree", CATEGORY_TREE.to_owned()).await?;
    let category = slug(&tree, "/0/slug").context("the shop has no categories")?;
    let category_page = format!("/api/public/products?category={category}&pageSize=24");
    let category_page = page(shop, "category page", category_page).await?;
    let product = slug(&category_page, "/items/0/slug").context("the first category is empty")?;
    let product = format!("/api/public/products/{product}");
    let mut pages = vec![
        home(shop).await?,
        tree,
        category_page,
        page(shop, "product detail", product).await?,
    ];
    pages.extend(own_profile(shop).await);
    Ok(pages)
}

/// The home page.
pub async fn home(shop: SocketAddr) -> anyhow::Result<Page> {
    page(shop, "home", "/api/public/home".to_owned()).await
}

/// What asks the database with each visit, or the index where no answer is cached.
pub async fn computed(shop: SocketAddr) -> anyhow::Result<Vec<Page>> {
    let search = "/api/public/products?q=mug&pageSize=24".to_owned();
    let mut pages = vec![home(shop).await?, page(shop, "search", search).await?];
    pages.extend(own_profile(shop).await);
    Ok(pages)
}

fn slug(page: &Page, place: &str) -> Option<String> {
    Some(page.json()?.pointer(place)?.as_str()?.to_owned())
}

/// What is asked for with each visit of somebody signed in, where the demo's shopper has an account.
async fn own_profile(shop: SocketAddr) -> Option<Page> {
    let shopper = r#"{"email":"shopper@demo.test","password":"demo-password-1"}"#;
    let sign_in = Connection::post(shop, "/api/auth/signin", None, shopper).await;
    let session: Value = serde_json::from_slice(sign_in.ok()?.fetch().await.ok()?).ok()?;
    let header = format!(
        "Authorization: Bearer {}\r\n",
        session.get("token")?.as_str()?
    );
    let path = "/api/user/me".to_owned();
    let profile = Page::open(shop, "own profile", vec![path], header).await;
    profile.ok()
}

async fn page(shop: SocketAddr, name: &'static str, path: String) -> anyhow::Result<Page> {
    Page::open(shop, name, vec![path], String::new()).await
}
