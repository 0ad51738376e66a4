//! What a seller does stands behind the shop wall of the database: a function that takes a
//! `&Seller` and a way to connections opens its transactions with `transaction_of_shop`.

use super::{root, sources};

/// The functions of a file that act for a seller on connections of their own.
fn actions(text: &str) -> Vec<&str> {
    let connects = |signature: &str| {
        [
            "&Pool",
            "&db::Pool",
            "&Context",
            "&OrdersContext",
            "&SellerContext",
        ]
        .iter()
        .any(|way| signature.contains(way))
    };
    // rustfmt ends each item at the margin
    let items = text.split("\n}\n");
    let acts = |item: &&str| {
        let function = item.find(" fn ").map_or("", |at| &item[at..]);
        let signature = function.split("{\n").next().unwrap_or_default();
        // not `&SellerContext`
        let of_seller = ["&Seller,", "&Seller)"]
            .iter()
            .any(|it| signature.contains(it));
        of_seller && connects(signature)
    };
    items.filter(acts).collect()
}

/// Why a function is not behind the wall, if it is not.
fn gap(action: &str) -> Option<&'static str> {
    if !action.contains("transaction_of_shop(") {
        return Some("opens no transaction_of_shop");
    }
    if !action.contains("seller.wall()") {
        return Some("does not say seller.wall(), by which who only looks writes nothing");
    }
    let around = ["db::transaction(", ".get().await", ".get()\n"];
    let around = around.iter().any(|way| action.contains(way));
    around.then_some("takes a connection around the wall")
}

fn name(action: &str) -> &str {
    let from = action.find(" fn ").map_or("", |at| &action[at + 4..]);
    from.split('(').next().unwrap_or_default()
}

#[test]
fn every_action_of_a_seller_runs_behind_the_shop_wall() {
    let mut actors = 0;
    let mut gaps = Vec::new();
    for path in sources::files(&root().join("crates")) {
        let text = std::fs::read_to_string(&path).unwrap();
        for action in actions(&text) {
            actors += 1;
            gaps.extend(
                gap(action).map(|gap| format!("{}: {} {gap}", path.display(), name(action))),
            );
        }
    }
    assert!(gaps.is_empty(), "{gaps:#?}");
    assert!(actors >= 10, "only {actors} actions of sellers were found");
}

#[test]
fn a_gap_in_the_wall_is_seen() {
    let action = |body: &str| {
        format!(
            "/// Lists.\npub async fn list(pool: &Pool, seller: &Seller) -> X {{\n    {body}\n}}\n"
        )
    };
    let gap_of = |body: &str| {
        actions(&action(body))
            .first()
            .and_then(|action| gap(action))
    };
    let walled = "db::transaction_of_shop(pool, seller.wall(), work)";
    assert_eq!(gap_of(walled), None);
    assert!(gap_of("db::transaction_of_shop(pool, seller.shop(), work)").is_some());
    assert!(gap_of("db::transaction(pool, work)").is_some());
    for around in ["db::transaction(pool, work)", "load(pool.get().await?)"] {
        assert!(gap_of(&format!("{walled}; {around}")).is_some(), "{around}");
    }
    assert!(actions("fn of_tx(tx: &mut Tx, seller: &Seller) {\n    1\n}\n").is_empty());
}
