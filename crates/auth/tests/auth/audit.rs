//! What an operator does stands in the log, for good.

use auth::Error;
use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Export, Filter, Logged, Target, TargetKind, Who};
use auth::deletion;
use auth::role;
use futures_util::future::join_all;
use mail::template::Brand;
use secrecy::SecretString;
use serde_json::json;
use types::PageRequest;

use crate::fixture::{ADA, Fixture, PASSWORD};

/// Somebody who runs the marketplace.
async fn operator(fixture: &Fixture, email: &str) -> Operator {
    let user = fixture.user(email).await;
    let granted = db::transaction(&fixture.pool, async |tx| {
        role::grant_operator(tx, user.id()).await
    });
    granted.await.unwrap();
    let tokens = fixture.sign_in(email).await;
    fixture
        .authenticator
        .operator(&tokens.access, None)
        .await
        .unwrap()
}

async fn write(fixture: &Fixture, operator: &Operator, shop: i64) -> Result<(), Error> {
    db::transaction(&fixture.pool, async |tx| {
        let target = Target::new(TargetKind::Shop, shop, "Copper & Clay");
        let entry = Entry::new(Action::ShopApproved, target)
            .before(json!({"status": "pending"}))
            .after(json!({"status": "approved"}));
        audit::record(tx, operator, entry).await
    })
    .await
}

async fn all(fixture: &Fixture, operator: &Operator, filter: &Filter) -> Vec<Logged> {
    let page = audit::list(&fixture.pool, operator, filter, PageRequest::FIRST).await;
    page.unwrap().items
}

/// How many entries have another hash than the one that follows from the entry before.
const BROKEN: &str = "select count(*) from (select audit_hash( \
     coalesce(lag(hash) over (order by position), ''), a) as right, hash from audit_entries a) c \
     where c.hash <> c.right";

#[tokio::test]
async fn an_entry_says_who_did_what_to_what_and_where_they_were_signed_in() {
    let fixture = Fixture::new().await;
    let operator = operator(&fixture, ADA).await;
    write(&fixture, &operator, 7).await.unwrap();
    let entries = all(&fixture, &operator, &Filter::default()).await;
    let [entry] = entries.as_slice() else {
        panic!("{entries:?}");
    };
    assert_eq!(entry.position, 1);
    assert_eq!(entry.actor_id, Some(operator.user().id()));
    assert_eq!(entry.actor_name.as_deref(), Some("Ada"));
    assert_eq!(entry.session_id, Some(operator.user().session()));
    assert_eq!(entry.action, "shop_approved");
    assert_eq!(
        (entry.target_kind.as_str(), entry.target_id.as_str()),
        ("shop", "7")
    );
    assert_eq!(entry.target_label, "Copper & Clay");
    assert_eq!(entry.before, Some(json!({"status": "pending"})));
    assert_eq!(entry.after, Some(json!({"status": "approved"})));
}

#[tokio::test]
async fn an_act_that_comes_to_nothing_leaves_no_entry() {
    let fixture = Fixture::new().await;
    let operator = operator(&fixture, ADA).await;
    let failed: Result<(), Error> = db::transaction(&fixture.pool, async |tx| {
        let target = Target::new(TargetKind::Shop, 7, "Copper & Clay");
        audit::record(tx, &operator, Entry::new(Action::ShopApproved, target)).await?;
        Err(Error::NotFound)
    })
    .await;
    assert!(failed.is_err());
    assert_eq!(
        fixture.number("select count(*) from audit_entries").await,
        0
    );
}

#[tokio::test]
async fn those_who_act_at_once_make_one_chain_without_a_gap() {
    let fixture = Fixture::new().await;
    let operator = operator(&fixture, ADA).await;
    let acts = (0..20).map(|shop| write(&fixture, &operator, shop));
    for written in join_all(acts).await {
        written.unwrap();
    }
    let last = "select count(*) * 1000 + max(position) from audit_entries";
    assert_eq!(fixture.number(last).await, 20_020);
    assert_eq!(fixture.number(BROKEN).await, 0);
}

#[tokio::test]
async fn no_entry_is_changed_taken_out_or_emptied() {
    let fixture = Fixture::new().await;
    let operator = operator(&fixture, ADA).await;
    write(&fixture, &operator, 7).await.unwrap();
    for change in [
        "update audit_entries set action = 'shop_rejected'",
        "update audit_entries set actor_id = null, actor_name = null, session_id = null",
        "update audit_entries set actor_name = 'Eve'",
        "update audit_entries set target_label = 'Former customer'",
        "update audit_entries set hash = sha256('x')",
        "delete from audit_entries",
        "truncate audit_entries",
    ] {
        let mut conn = fixture.pool.get().await.unwrap();
        let done = diesel_async::SimpleAsyncConnection::batch_execute(&mut *conn, change).await;
        let refused = done.unwrap_err().to_string();
        assert!(refused.contains("is append-only"), "{change}: {refused}");
    }
}

#[tokio::test]
async fn a_hash_tells_of_any_change_by_somebody_who_could_switch_the_guard_off() {
    let fixture = Fixture::new().await;
    let operator = operator(&fixture, ADA).await;
    for shop in 1..=3 {
        write(&fixture, &operator, shop).await.unwrap();
    }
    assert_eq!(fixture.number(BROKEN).await, 0);
    for (field, value) in [
        ("at", "at + interval '1 second'"),
        ("actor_id", "(select max(id) from users)"),
        ("session_id", "session_id + 1"),
        ("action", "'shop_rejected'"),
        ("target_id", "'8'"),
        ("target_label", "'Another shop'"),
        ("before", "'{}'"),
        ("after", "null"),
    ] {
        fixture.account(&format!("{field}@example.com")).await;
        fixture
            .sql(&format!(
                "alter table audit_entries disable trigger user; \
                 create temp table kept as select * from audit_entries; \
                 update audit_entries set {field} = {value} where position = 2"
            ))
            .await;
        assert_eq!(fixture.number(BROKEN).await, 1, "{field}");
        fixture
            .sql(&format!(
                "update audit_entries a set {field} = (select k.{field} from kept k \
                 where k.position = 2) where position = 2; drop table kept"
            ))
            .await;
        assert_eq!(fixture.number(BROKEN).await, 0, "{field} again");
    }
}

#[tokio::test]
async fn who_left_is_named_no_more_and_the_chain_holds() {
    let fixture = Fixture::new().await;
    let (ada, grace) = (
        operator(&fixture, ADA).await,
        operator(&fixture, "grace@example.com").await,
    );
    write(&fixture, &ada, 7).await.unwrap();
    let about_ada = db::transaction(&fixture.pool, async |tx| {
        let target = Target::new(TargetKind::Account, ada.user().id(), "Ada");
        audit::record(tx, &grace, Entry::new(Action::OperatorDemoted, target)).await
    });
    about_ada.await.unwrap();
    fixture
        .sql(&format!(
            "delete from user_roles where role = 'ROLE_ADMIN' and user_id = {}",
            ada.user().id()
        ))
        .await;
    let password = SecretString::from(PASSWORD);
    let deletion = deletion::confirm(&fixture.pool, &fixture.keys, ada.user(), &password).await;
    let deletion = deletion.unwrap();
    let brand = Brand {
        name: "Helloshop".into(),
        public_url: "http://shop.test".into(),
    };
    let closed = db::transaction(&fixture.pool, async |tx| {
        deletion::delete(tx, &deletion, &brand).await
    });
    closed.await.unwrap();

    let entries = all(&fixture, &grace, &Filter::default()).await;
    let names: Vec<_> = entries
        .iter()
        .map(|entry| (entry.actor_name.as_deref(), entry.target_label.as_str()))
        .collect();
    let former = deletion::FORMER_CUSTOMER;
    assert_eq!(
        names,
        [(Some("Ada"), former), (Some(former), "Copper & Clay")]
    );
    assert_eq!(fixture.number(BROKEN).await, 0);
}

#[tokio::test]
async fn the_log_is_read_newest_first_and_by_every_filter() {
    let fixture = Fixture::new().await;
    let (ada, grace) = (
        operator(&fixture, ADA).await,
        operator(&fixture, "grace@example.com").await,
    );
    write(&fixture, &ada, 1).await.unwrap();
    write(&fixture, &grace, 2).await.unwrap();
    let positions = async |filter: Filter| -> Vec<i64> {
        let entries = all(&fixture, &ada, &filter).await;
        entries.iter().map(|entry| entry.position).collect()
    };
    assert_eq!(positions(Filter::default()).await, [2, 1]);
    let of = Filter {
        actor: Some(Who::User(grace.user().id())),
        ..Filter::default()
    };
    assert_eq!(positions(of).await, [2]);
    let of = Filter {
        actor: Some(Who::CommandLine),
        ..Filter::default()
    };
    assert!(positions(of).await.is_empty());
    let of = Filter {
        action: Some(Action::ShopRejected),
        ..Filter::default()
    };
    assert!(positions(of).await.is_empty());
    let of = Filter {
        target_kind: Some(TargetKind::Shop),
        target_id: Some("1".into()),
        ..Filter::default()
    };
    assert_eq!(positions(of).await, [1]);
    for (words, found) in [("copper", 2), ("ADA", 2), ("100%", 0)] {
        let of = Filter {
            words: Some(words.into()),
            ..Filter::default()
        };
        assert_eq!(positions(of).await.len(), found, "{words}");
    }
    let now = chrono::Utc::now();
    let of = Filter {
        from: Some(now),
        ..Filter::default()
    };
    assert!(positions(of).await.is_empty());
    let of = Filter {
        until: Some(now),
        ..Filter::default()
    };
    assert_eq!(positions(of).await, [2, 1]);
}

#[tokio::test]
async fn a_page_and_the_number_of_entries_follow_every_filter() {
    let fixture = Fixture::new().await;
    let (ada, grace) = (
        operator(&fixture, ADA).await,
        operator(&fixture, "grace@example.com").await,
    );
    for shop in 1..=3 {
        write(&fixture, &ada, shop).await.unwrap();
        write(&fixture, &grace, shop).await.unwrap();
    }
    fixture
        .sql(
            "insert into audit_entries (action, target_kind, target_id, target_label) \
             values ('shop_approved', 'shop', '4', 'Wool')",
        )
        .await;
    let entries = all(&fixture, &ada, &Filter::default()).await;
    let at = |position: i64| {
        Some(
            entries
                .iter()
                .find(|it| it.position == position)
                .unwrap()
                .at,
        )
    };
    let filters: [(Filter, &[i64]); 8] = [
        (Filter::default(), &[7, 6, 5, 4, 3, 2, 1]),
        (
            Filter {
                actor: Some(Who::User(ada.user().id())),
                ..Filter::default()
            },
            &[5, 3, 1],
        ),
        (
            Filter {
                actor: Some(Who::CommandLine),
                ..Filter::default()
            },
            &[7],
        ),
        (
            Filter {
                target_kind: Some(TargetKind::Shop),
                target_id: Some("2".into()),
                ..Filter::default()
            },
            &[4, 3],
        ),
        // what came later, or before, is not in the way
        (
            Filter {
                from: at(2),
                until: at(5),
                ..Filter::default()
            },
            &[4, 3, 2],
        ),
        (
            Filter {
                actor: Some(Who::User(grace.user().id())),
                action: Some(Action::ShopApproved),
                until: at(6),
                ..Filter::default()
            },
            &[4, 2],
        ),
        (
            Filter {
                words: Some("wool".into()),
                ..Filter::default()
            },
            &[7],
        ),
        (
            Filter {
                from: at(2),
                words: Some("wood".into()),
                ..Filter::default()
            },
            &[],
        ),
    ];
    for (filter, expected) in filters {
        let total = i64::try_from(expected.len()).unwrap();
        let mut found = Vec::new();
        // and one behind the last
        for number in 1..=total + 1 {
            let page = PageRequest::parse(Some(number), Some(1)).unwrap();
            let page = audit::list(&fixture.pool, &ada, &filter, page).await;
            let page = page.unwrap();
            assert_eq!(page.total, total, "{filter:?}");
            found.extend(page.items.iter().map(|entry| entry.position));
        }
        assert_eq!(found, expected, "{filter:?}");
        let mut export = Export::new(filter.clone());
        let part = export.next(&fixture.pool, &ada).await.unwrap();
        let exported: Vec<_> = part.iter().map(|entry| entry.position).collect();
        assert_eq!(exported, expected, "{filter:?}");
        assert!(export.next(&fixture.pool, &ada).await.unwrap().is_empty());
    }
}
