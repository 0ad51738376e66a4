//! Products as operators manage them: of all shops, taken off sale with a reason, and put back.
//! Their sellers are notified by email and in the notification list.

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use catalog::product::admin::{self, Decided, Listed, ProductSearch};
use db::Tx;
use mail::template::Layout;
use orders::notification::{self, About, ProductStep};
use serde_json::json;
use types::{Page, ProductId, Text};

use crate::registration::email::to_owner;
use crate::{Error, SellerContext};

/// A page of the products of all shops.
pub async fn list(
    context: &SellerContext,
    operator: &Operator,
    wanted: &ProductSearch,
) -> Result<Page<Listed>, Error> {
    db::transaction_with_custom_plans(&context.orders.pool, async |tx| {
        Ok(admin::list(tx, operator, wanted).await?)
    })
    .await
}

/// Takes a product off sale; its seller is told why.
pub async fn withdraw(
    context: &SellerContext,
    operator: &Operator,
    product: ProductId,
    reason: &Text<1000>,
) -> Result<Listed, Error> {
    db::transaction(&context.orders.pool, async |tx| {
        let decided = admin::withdraw(tx, operator, product, reason).await?;
        withdrawn(tx, context, &decided, reason.as_str()).await?;
        tell(tx, &decided, ProductStep::Withdrawn, Some(reason.as_str())).await?;
        record(tx, operator, Action::ProductWithdrawn, &decided).await?;
        Ok(decided.product)
    })
    .await
}

/// Puts a product back that was taken off sale; its seller is told.
pub async fn put_back(
    context: &SellerContext,
    operator: &Operator,
    product: ProductId,
) -> Result<Listed, Error> {
    db::transaction(&context.orders.pool, async |tx| {
        let decided = admin::put_back(tx, operator, product).await?;
        returned(tx, context, &decided).await?;
        tell(tx, &decided, ProductStep::PutBack, None).await?;
        record(tx, operator, Action::ProductPutBack, &decided).await?;
        Ok(decided.product)
    })
    .await
}

async fn tell(
    tx: &mut Tx,
    decided: &Decided,
    step: ProductStep,
    reason: Option<&str>,
) -> Result<(), Error> {
    let product = &decided.product;
    let about = About::Product {
        product: product.id,
        step,
        title: product.title.clone(),
        reason: reason.map(str::to_owned),
    };
    let once = format!("{}:{}:{}", step.as_str(), product.id, decided.version);
    notification::tell(tx, product.shop.id, &once, &about).await?;
    Ok(())
}

async fn record(
    tx: &mut Tx,
    operator: &Operator,
    action: Action,
    decided: &Decided,
) -> Result<(), Error> {
    let product = &decided.product;
    let target = Target::new(TargetKind::Product, product.id, &product.title);
    let entry = Entry::new(action, target)
        .before(json!({ "status": decided.before.as_str() }))
        .after(json!({ "status": product.status.as_str() }));
    Ok(audit::record(tx, operator, entry).await?)
}

/// To the owner: a product is off sale, and why.
async fn withdrawn(
    tx: &mut Tx,
    context: &SellerContext,
    decided: &Decided,
    reason: &str,
) -> Result<(), Error> {
    let product = &decided.product;
    let name = product.title.as_str();
    to_owner(tx, context, decided.owner, |brand, l| {
        let title = l.say("A product was taken off sale", "Ein Produkt wurde aus dem Verkauf genommen");
        let subject = l.say(
            format!("{name} was taken off sale"),
            format!("{name} wurde aus dem Verkauf genommen"),
        );
        let layout = Layout::new(brand, l, title)
            .paragraph(l.say(
                format!("{} took {name} off sale and wrote:", brand.name),
                format!("{} hat {name} aus dem Verkauf genommen und schreibt:", brand.name),
            ))
            .paragraph(reason)
            .paragraph(l.say(
                "Shoppers can't see it or buy it anymore. Orders placed before continue as usual. \
                 You can edit the product, but only the marketplace can put it back.",
                "Es ist nicht mehr zu sehen und kann nicht gekauft werden. Bestellungen von vorher laufen weiter wie \
                 gewohnt. Du kannst das Produkt ändern; zurück in den Verkauf bringt es der Marktplatz.",
            ))
            .paragraph(l.say(
                "If you think this is a mistake, or once you've fixed it, contact us.",
                "Wenn du meinst, dass das ein Irrtum ist, oder wenn alles in Ordnung gebracht ist, schreib uns.",
            ))
            .button(
                l.say("Open the product", "Produkt öffnen"),
                brand.url(&format!("/seller/products/edit/{}", product.id)),
            );
        (layout, subject)
    })
    .await
}

/// To the owner: a product is where it was before.
async fn returned(tx: &mut Tx, context: &SellerContext, decided: &Decided) -> Result<(), Error> {
    let product = &decided.product;
    let name = product.title.as_str();
    to_owner(tx, context, decided.owner, |brand, l| {
        let title = l.say("A product is back", "Ein Produkt ist zurück");
        let subject = l.say(
            format!("{name} is back"),
            format!("{name} darf wieder verkauft werden"),
        );
        let layout = Layout::new(brand, l, title)
            .paragraph(l.say(
                format!(
                    "{} put {name} back. If it was on sale, shoppers can see it again.",
                    brand.name
                ),
                format!(
                    "{} hat {name} zurückgebracht. Was im Verkauf war, ist wieder zu sehen.",
                    brand.name
                ),
            ))
            .button(
                l.say("Open the product", "Produkt öffnen"),
                brand.url(&format!("/seller/products/edit/{}", product.id)),
            );
        (layout, subject)
    })
    .await
}
