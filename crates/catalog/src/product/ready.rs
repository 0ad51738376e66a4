//! What a product needs before it can go on sale. It has a title from its first draft on; but its
//! subcategory may have got subcategories since, and its variants may have been removed.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool};
use diesel_async::RunQueryDsl;
use types::ProductId;

use super::Field;
use crate::Error;
use crate::error::Fault;
use db::Tx;

#[derive(QueryableByName)]
struct Ready {
    #[diesel(sql_type = Bool)]
    has_category: bool,
    #[diesel(sql_type = Bool)]
    has_price: bool,
}

/// Refuses a product that cannot be on sale; every part that is missing is named.
pub(super) async fn check(tx: &mut Tx, product: ProductId) -> Result<(), Error> {
    let ready: Ready = diesel::sql_query(
        "select \
             not exists (select from categories c where c.parent_id = p.category_id) as has_category, \
             exists (select from variants v where v.product_id = p.id and v.archived_at is null \
                 and v.price > 0) as has_price \
         from products p where p.id = $1",
    )
    .bind::<BigInt, _>(product)
    .get_result(tx.conn())
    .await?;
    let parts = [
        (ready.has_category, Field::Category, "Choose a category"),
        (ready.has_price, Field::Variants, "Enter a price"),
    ];
    let missing = parts.into_iter().filter(|(is_there, ..)| !is_there);
    let faults: Vec<Fault> = missing
        .map(|(_, place, message)| Fault::new(place, "not_ready_to_publish", message))
        .collect();
    match faults.is_empty() {
        true => Ok(()),
        false => Err(Error::Refused(faults)),
    }
}
