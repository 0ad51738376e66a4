//! Whether shoppers can see a product.

use db::Tx;
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use types::ProductId;

use crate::Error;

/// Refused as not found unless the product is on sale and its shop is open.
pub(crate) async fn check_on_sale(tx: &mut Tx, product: ProductId) -> Result<(), Error> {
    let found = diesel::sql_query(
        "select 1 from products p join shops s on s.id = p.shop_id \
         where p.id = $1 and p.status = 'active' and s.status = 'approved'",
    )
    .bind::<BigInt, _>(product)
    .execute(tx.conn())
    .await?;
    match found {
        0 => Err(Error::NotFound),
        _ => Ok(()),
    }
}
