//! Bulk changes. They take the same path as an import, starting with the check, with a rule instead
//! of rows.

use std::collections::{HashMap, HashSet};

use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use serde_json::{Value, json};
use types::{ImportId, Invalid, ProductId, ShopId};

use super::check::short;
use super::parsed_product::Fault;
use super::plan::Plan;
use super::snapshot::Snapshot;
use super::stage::Work;
use super::view::{Kind, load};
use super::{Import, JOB, Rule, Stage};
use crate::Error;
use crate::error;
use crate::product::{self, Field, GridSearch, Product};
use auth::actor::Seller;
use db::schema::{product_imports, products};
use db::{Pool, Tx};

/// Products of one change.
const MOST: usize = 10_000;

/// Which products are meant.
#[derive(Debug)]
pub enum Chosen {
    /// These.
    These(Vec<ProductId>),
    /// All that are wanted, whatever the page.
    All(Box<GridSearch>),
}

/// Has a change worked out: what it would make of each product; nothing is done yet. A product of
/// another shop is [`Error::NotFound`].
pub async fn create(
    pool: &Pool,
    seller: &Seller,
    chosen: &Chosen,
    rule: &Rule,
) -> Result<Import, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let chosen = ids(tx, seller.shop(), chosen).await?;
        let count = i32::try_from(chosen.len()).unwrap_or(i32::MAX);
        let id: ImportId = diesel::insert_into(product_imports::table)
            .values((
                product_imports::shop_id.eq(seller.shop()),
                product_imports::rule.eq(json!(rule)),
                product_imports::chosen.eq(chosen),
                product_imports::product_count.eq(count),
                product_imports::status.eq(Stage::Checking),
            ))
            .returning(product_imports::id)
            .get_result(tx.conn())
            .await?;
        jobs::enqueue(tx, jobs::NewJob::new(JOB, &id)).await?;
        load(tx, seller.shop(), Kind::Rule, id).await
    })
    .await
}

async fn ids(tx: &mut Tx, shop: ShopId, chosen: &Chosen) -> Result<Vec<ProductId>, Error> {
    let refuse = |code, message: String| {
        let invalid = Invalid::new(code, message);
        let place = Field::Products;
        Err(Error::Refused(vec![error::Fault { place, invalid }]))
    };
    let too_many = || {
        refuse(
            "too_many_products",
            format!("Change at most {MOST} products at once"),
        )
    };
    let chosen = match chosen {
        Chosen::All(wanted) => product::ids(tx, shop, wanted).await?,
        Chosen::These(ids) if ids.len() > MOST => return too_many(),
        Chosen::These(ids) => {
            let mut seen = HashSet::new();
            let ids = ids.iter().copied().filter(|id| seen.insert(*id));
            let ids: Vec<ProductId> = ids.collect();
            let own: i64 = products::table
                .filter(products::id.eq_any(&ids).and(products::shop_id.eq(shop)))
                .count()
                .get_result(tx.conn())
                .await?;
            if usize::try_from(own) != Ok(ids.len()) {
                return Err(Error::NotFound);
            }
            ids
        }
    };
    match chosen.len() {
        0 => refuse("required", "Choose a product".to_owned()),
        1..=MOST => Ok(chosen),
        _ => too_many(),
    }
}

/// What the rule makes of these products, which come behind so many others.
pub(super) async fn items(
    work: &Work<'_>,
    tx: &mut Tx,
    rule: &Rule,
    (before, ids): (usize, &[ProductId]),
) -> Result<Vec<Value>, Error> {
    let found = product::load_all(tx, work.shop, ids).await?.into_iter();
    let found: HashMap<ProductId, Product> = found.map(|it| (it.id, it)).collect();
    let numbered = (before + 1..).zip(ids);
    Ok(numbered
        .map(|(number, id)| item(work, rule, number, found.get(id)))
        .collect())
}

fn item(work: &Work<'_>, rule: &Rule, number: usize, product: Option<&Product>) -> Value {
    let Some(product) = product else {
        let invalid = Invalid::new("product_gone", "This product no longer exists");
        let faults = [Fault::new(0, None, invalid)];
        return json!({
            "number": number, "handle": "", "title": "", "row_numbers": [], "action": "error",
            "faults": faults, "changes": [],
        });
    };
    let before = Snapshot::from(product.clone());
    let (action, faults) = match rule.plan(&before, &work.category_lookup) {
        Ok(Plan::Skip) => ("skip", Vec::new()),
        Ok(_) => ("change", Vec::new()),
        Err(faults) => ("error", faults),
    };
    let changes = match action {
        "change" => rule.field_changes(&before, &work.category_lookup),
        _ => Vec::new(),
    };
    json!({
        "number": number, "handle": product.slug, "title": short(&product.title),
        "row_numbers": [], "action": action, "faults": faults, "changes": changes,
        "product_id": product.id, "before": (action == "change").then_some(before),
    })
}

/// Whether all these shelves are as they were seen; what is on one of them now if not.
pub(super) async fn unmoved(tx: &mut Tx, shop: ShopId, seen: &[Snapshot]) -> Result<(), Error> {
    let ids: Vec<ProductId> = seen.iter().map(|before| before.id).collect();
    let now = product::load_all(tx, shop, &ids).await?;
    let now = now.iter().flat_map(|product| &product.variants);
    let now: HashMap<_, _> = now.map(|variant| (variant.id, variant.available)).collect();
    let moved = seen
        .iter()
        .flat_map(|before| &before.variants)
        .find_map(|was| {
            let available = *now.get(&was.id)?;
            (available != was.available).then_some(available)
        });
    match moved {
        Some(available) => Err(Error::StockMoved { available }),
        None => Ok(()),
    }
}
