//! Reduced prices that begin and end by themselves.

use catalog::Error;
use catalog::listing;
use catalog::product::{self, Field, Product, VariantChange};
use catalog::variant::{self, Offer};
use chrono::{DateTime, Utc};
use db::Pool;
use search::{Filters, Sort};
use types::Money;

use crate::support::Market;

async fn offer(pool: &Pool, of: &Product) -> Offer {
    let conn = pool.get().await.unwrap();
    let wanted = [of.variants[0].id];
    let offers = variant::offers(&conn, None, &wanted).await;
    offers.unwrap().remove(0)
}

/// What stands on the card of the only product, as kept and as listed; 0 without a reduced price.
async fn shown(market: &Market) -> [i64; 3] {
    let kept = market
        .number("select coalesce(price_sale, 0) from products")
        .await;
    let listings = market.listings().await;
    let cards = listing::first(listings, Filters::default(), Sort::PriceAsc, 5).await;
    let listed = cards.unwrap()[0].price_sale.map_or(0, Money::minor);
    let reduced = Filters {
        on_sale: true,
        ..Filters::default()
    };
    let found = listing::first(listings, reduced, Sort::PriceAsc, 5).await;
    [kept, listed, i64::try_from(found.unwrap().len()).unwrap()]
}

fn at(day: &str) -> DateTime<Utc> {
    format!("{day}T00:00:00Z").parse().unwrap()
}

/// A mug for 10 at the price of 8, in an hour.
async fn planned(market: &Market) -> (auth::actor::Seller, Product) {
    let clay = market.seller("clay").await;
    let mug = market.simple(&clay, "Mug", 1000).await;
    let change = VariantChange {
        price_sale: Some(Some(800)),
        sale_from: Some(Some(at("2190-01-01"))),
        ..VariantChange::default()
    };
    let variant = mug.variants[0].id;
    let mug = product::update_variant(market.pool(), &clay, mug.id, variant, &change)
        .await
        .unwrap();
    (clay, mug)
}

const TURNED: &str = "select count(*) from variants where sale_turns <= statement_timestamp()";

#[tokio::test]
async fn a_sale_begins_and_ends_by_itself_and_listings_follow() {
    let market = Market::open().await;
    let (_, mug) = planned(&market).await;
    let pool = market.pool();
    assert_eq!(offer(pool, &mug).await.unit_price(), Money::new(1000));
    assert_eq!(product::start_and_end_sales(pool).await.unwrap(), 0);
    assert_eq!(shown(&market).await, [0, 0, 0]);
    market
        .sql("update variants set sale_from = statement_timestamp() + interval '200 ms'")
        .await;
    market.until(TURNED, 1).await;
    // a shopper pays less from the first moment on, whether or not the job came
    assert_eq!(offer(pool, &mug).await.unit_price(), Money::new(800));
    assert_eq!(product::start_and_end_sales(pool).await.unwrap(), 1);
    assert_eq!(shown(&market).await, [800, 800, 1]);
    market
        .sql("update variants set sale_until = statement_timestamp() + interval '200 ms'")
        .await;
    market.until(TURNED, 1).await;
    assert_eq!(offer(pool, &mug).await.unit_price(), Money::new(1000));
    assert_eq!(product::start_and_end_sales(pool).await.unwrap(), 1);
    assert_eq!(shown(&market).await, [0, 0, 0]);
    assert_eq!(product::start_and_end_sales(pool).await.unwrap(), 0);
}

#[tokio::test]
async fn a_transaction_that_began_before_a_sale_did_does_not_bring_the_old_price_back() {
    let market = Market::open().await;
    let (_, mug) = planned(&market).await;
    let pool = market.pool();
    db::transaction(pool, async |tx| {
        market
            .sql("update variants set sale_from = statement_timestamp() + interval '200 ms'")
            .await;
        market.until(TURNED, 1).await;
        assert_eq!(product::start_and_end_sales(pool).await?, 1);
        product::refresh_card(tx, mug.id).await
    })
    .await
    .unwrap();
    assert_eq!(shown(&market).await, [800, 800, 1]);
}

#[tokio::test]
async fn dates_belong_to_a_sale_price_and_go_with_it() {
    let market = Market::open().await;
    let (clay, mug) = planned(&market).await;
    let refused = async |change: VariantChange| {
        let variant = mug.variants[0].id;
        let tried = product::update_variant(market.pool(), &clay, mug.id, variant, &change).await;
        match tried {
            Err(Error::Refused(faults)) => {
                let faults = faults.into_iter();
                faults
                    .map(|fault| (fault.place, fault.invalid.code))
                    .collect()
            }
            tried => panic!("{tried:?}"),
        }
    };
    let none: Vec<_> = refused(VariantChange {
        price_sale: Some(None),
        sale_until: Some(Some(at("2191-01-01"))),
        ..VariantChange::default()
    })
    .await;
    assert_eq!(none, [(Field::SaleUntil, "sale_price_missing")]);
    let reversed = refused(VariantChange {
        sale_until: Some(Some(at("2190-01-01"))),
        ..VariantChange::default()
    });
    assert_eq!(reversed.await, [(Field::SaleUntil, "sale_dates_reversed")]);
    let far = refused(VariantChange {
        sale_from: Some(Some(at("2300-01-01"))),
        ..VariantChange::default()
    });
    assert_eq!(far.await, [(Field::SaleFrom, "sale_date_out_of_range")]);
    let ended = VariantChange {
        price_sale: Some(None),
        ..VariantChange::default()
    };
    let variant = mug.variants[0].id;
    let ended = product::update_variant(market.pool(), &clay, mug.id, variant, &ended).await;
    assert_eq!(
        ended.unwrap().variants[0].sale,
        product::SaleDates::default()
    );
}
