//! The email to a shop about low stock after a sale.

use db::Tx;
use mail::template::Layout;
use types::Language;

use super::queue;
use crate::notification::{About, low_stock};
use crate::order::ShopOrder;
use crate::{Error, OrdersContext};

/// One email about everything that a part of an order left few of.
pub(super) async fn to_shop(
    tx: &mut Tx,
    context: &OrdersContext,
    part: &ShopOrder,
) -> Result<(), Error> {
    let low_stock = low_stock::to_email(tx, part.id).await?;
    if low_stock.is_empty() {
        return Ok(());
    }
    let Some(owner) = auth::role::manager_of(tx.conn(), part.shop.id).await? else {
        return Ok(());
    };
    let contact = auth::contact::contact(tx.conn(), owner).await?;
    let (brand, l) = (&context.settings.brand(), contact.language);
    let title = l.say("Stock is running low", "Der Bestand wird knapp");
    let email = Layout::new(brand, l, title)
        .paragraph(l.say(
            "After the latest order, only a few of these are left. Restock so they don't sell out.",
            "Nach der letzten Bestellung ist davon nur noch wenig da. Fülle nach, damit es nicht \
             ausverkauft ist.",
        ))
        .rows(low_stock.iter().filter_map(|about| row(about, l)))
        .button(
            l.say("Open your products", "Produkte öffnen"),
            brand.url("/seller/products"),
        )
        .email_to(contact.email, title);
    queue(tx, &email, format!("mail:low-stock:{}", part.id)).await
}

fn row(about: &About, l: Language) -> Option<(String, String)> {
    let About::LowStock {
        title,
        choice,
        left,
        ..
    } = about
    else {
        return None;
    };
    let what = match choice {
        Some(choice) => format!("{title} ({choice})"),
        None => title.clone(),
    };
    Some((what, l.say(format!("{left} left"), format!("noch {left}"))))
}
