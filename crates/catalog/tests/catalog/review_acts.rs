//! What is done with reviews: written, found helpful, reported, answered, hidden, restored.

use catalog::Error;
use catalog::review::{self, Reason, Which};
use types::{PageRequest, ReviewId, Text};

use crate::support::Market;

const REASON: &str = "Tells a phone number";

fn reason() -> Text<500> {
    Text::parse(REASON).unwrap()
}

#[tokio::test]
async fn a_line_reviewed_by_ten_at_once_has_one_review_and_counts_right() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let mug = market.simple(&clay, "Mug", 1000).await;
    let ada = market.user("ada").await;
    let write = async || market.review(&ada, &mug, 1, 4).await;
    let (a, b, c, d) = tokio::join!(write(), write(), write(), write());
    let written = [a, b, c, d];
    let refused = written
        .iter()
        .filter(|it| matches!(it, Err(Error::AlreadyReviewed)));
    assert_eq!(refused.count(), 3, "{written:?}");
    assert_eq!(market.number("select count(*) from reviews").await, 1);
    assert_eq!(market.ratings().await, [4, 1, 4, 1]);
}

#[tokio::test]
async fn reviews_of_many_buyers_at_once_all_count() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let mug = market.simple(&clay, "Mug", 1000).await;
    let ada = market.user("ada").await;
    let write = async |line| market.review(&ada, &mug, line, 5).await.unwrap();
    tokio::join!(write(1), write(2), write(3), write(4), write(5));
    assert_eq!(market.ratings().await, [25, 5, 25, 5]);
}

#[tokio::test]
async fn a_vote_counts_once_goes_back_and_is_not_for_ones_own() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let mug = market.simple(&clay, "Mug", 1000).await;
    let (ada, bob) = (market.user("ada").await, market.user("bob").await);
    let id = market.review(&ada, &mug, 1, 5).await.unwrap().id;
    let own = review::mark_helpful(market.pool(), &ada, id).await;
    assert!(matches!(own, Err(Error::OwnReview)));
    let vote = async || review::mark_helpful(market.pool(), &bob, id).await.unwrap();
    let votes = tokio::join!(vote(), vote(), vote());
    assert_eq!(votes, (1, 1, 1));
    let mut conn = market.conn().await;
    let slug = types::Slug::parse("mug").unwrap();
    let helpful = review::helpful_to(&mut conn, &bob, &slug).await.unwrap();
    assert_eq!(helpful, [id]);
    for _ in 0..2 {
        let left = review::unmark_helpful(market.pool(), &bob, id).await;
        assert_eq!(left.unwrap(), 0);
    }
    let none = review::mark_helpful(market.pool(), &bob, ReviewId::new(999)).await;
    assert!(matches!(none, Err(Error::NotFound)));
    market.sql("update products set status = 'hidden'").await;
    let unseen = review::mark_helpful(market.pool(), &bob, id).await;
    assert!(matches!(unseen, Err(Error::NotFound)));
}

#[tokio::test]
async fn a_hidden_review_counts_nowhere_until_it_is_restored() {
    let market = Market::open().await;
    let (clay, olga) = (market.seller("clay").await, market.operator("olga").await);
    let mug = market.simple(&clay, "Mug", 1000).await;
    let (ada, bob) = (market.user("ada").await, market.user("bob").await);
    let id = market.review(&ada, &mug, 1, 2).await.unwrap().id;
    market.review(&bob, &mug, 2, 5).await.unwrap();
    let hide = async || review::hide(market.pool(), &olga, id, &reason()).await;
    let both = tokio::join!(hide(), hide());
    let hidden = both.0.as_ref().or(both.1.as_ref()).unwrap();
    assert_eq!(hidden.hidden_reason.as_deref(), Some(REASON));
    let again = [&both.0, &both.1].map(|it| matches!(it, Err(Error::AlreadyHidden)));
    assert_eq!(again.iter().filter(|refused| **refused).count(), 1);
    assert_eq!(market.ratings().await, [5, 1, 5, 1]);
    let vote = review::mark_helpful(market.pool(), &bob, id).await;
    assert!(matches!(vote, Err(Error::NotFound)));
    let words = Text::parse("Thank you").unwrap();
    let reply = review::reply(market.pool(), &clay, id, &words).await;
    assert!(matches!(reply, Err(Error::NotFound)));
    let shown = review::restore(market.pool(), &olga, id).await.unwrap();
    assert_eq!((shown.hidden_at, shown.hidden_reason), (None, None));
    assert_eq!(market.ratings().await, [7, 2, 7, 2]);
    let nothing = review::restore(market.pool(), &olga, id).await;
    assert!(matches!(nothing, Err(Error::NotHidden)));
    let recorded = "select count(*) from review_moderations where operator_id is not null";
    assert_eq!(market.number(recorded).await, 2);
    let none = review::hide(market.pool(), &olga, ReviewId::new(999), &reason()).await;
    assert!(matches!(none, Err(Error::NotFound)));
}

#[tokio::test]
async fn a_reported_review_waits_until_an_operator_decides() {
    let market = Market::open().await;
    let (clay, olga) = (market.seller("clay").await, market.operator("olga").await);
    let mug = market.simple(&clay, "Mug", 1000).await;
    let (ada, bob) = (market.user("ada").await, market.user("bob").await);
    let id = market.review(&ada, &mug, 1, 2).await.unwrap().id;
    market.review(&bob, &mug, 2, 5).await.unwrap();
    let report = async |who| review::report(market.pool(), who, id, Reason::Spam, None).await;
    assert!(matches!(report(&ada).await, Err(Error::OwnReview)));
    for _ in 0..2 {
        report(&bob).await.unwrap();
    }
    let waiting = async |which| {
        let page = review::list_moderated(market.pool(), &olga, which, PageRequest::FIRST);
        page.await.unwrap()
    };
    let reported = waiting(Which::Reported).await;
    assert_eq!((reported.total, reported.items[0].reports.len()), (1, 1));
    assert_eq!(reported.items[0].about.review.id, id);
    review::restore(market.pool(), &olga, id).await.unwrap();
    assert_eq!(waiting(Which::Reported).await.total, 0);
    assert_eq!(market.ratings().await, [7, 2, 7, 2]);
    review::hide(market.pool(), &olga, id, &reason())
        .await
        .unwrap();
    assert_eq!(waiting(Which::Hidden).await.total, 1);
    assert_eq!(waiting(Which::All).await.total, 2);
}

#[tokio::test]
async fn a_seller_answers_a_review_of_their_own_products_once() {
    let market = Market::open().await;
    let (clay, wool) = (market.seller("clay").await, market.seller("wool").await);
    let mug = market.simple(&clay, "Mug", 1000).await;
    let ada = market.user("ada").await;
    let id = market.review(&ada, &mug, 1, 2).await.unwrap().id;
    let words = Text::parse("Thank you").unwrap();
    let foreign = review::reply(market.pool(), &wool, id, &words).await;
    assert!(matches!(foreign, Err(Error::NotFound)));
    let open = async |seller| {
        let query = review::OwnQuery {
            unanswered: true,
            ..Default::default()
        };
        let found = review::list_own(market.pool(), seller, &query).await;
        found.unwrap().page.total
    };
    assert_eq!((open(&clay).await, open(&wool).await), (1, 0));
    let answer = async || review::reply(market.pool(), &clay, id, &words).await;
    let answers = tokio::join!(answer(), answer());
    let refused = [&answers.0, &answers.1].map(|it| matches!(it, Err(Error::AlreadyReplied)));
    assert_eq!(refused.iter().filter(|refused| **refused).count(), 1);
    assert_eq!(open(&clay).await, 0);
    let reply = review::find_reply(market.pool(), &clay, id).await.unwrap();
    assert_eq!(reply.reply.as_deref(), Some("Thank you"));
    let unseen = review::find_reply(market.pool(), &wool, id).await;
    assert!(matches!(unseen, Err(Error::NotFound)));
}

#[tokio::test]
async fn operators_page_through_reviews_by_when_they_were_written() {
    let market = Market::open().await;
    let (clay, olga) = (market.seller("clay").await, market.operator("olga").await);
    let mug = market.simple(&clay, "Mug", 1000).await;
    let (ada, bob) = (market.user("ada").await, market.user("bob").await);
    let mut ids = Vec::new();
    // two of them at the same moment
    for (line, day) in [(1, 4), (2, 1), (3, 3), (4, 3), (5, 5), (6, 2)] {
        let id = market.review(&ada, &mug, line, 5).await.unwrap().id;
        market
            .sql(&format!(
                "update reviews set created_at = '2026-11-0{day}' where id = {id}"
            ))
            .await;
        ids.push(id);
    }
    for nth in [1, 2, 5] {
        review::report(market.pool(), &bob, ids[nth], Reason::Spam, None)
            .await
            .unwrap();
    }
    // the one that was written last is hidden first
    for nth in [4, 2, 3] {
        review::hide(market.pool(), &olga, ids[nth], &reason())
            .await
            .unwrap();
    }
    let lists: [(Which, &[usize]); 3] = [
        (Which::All, &[4, 0, 3, 2, 5, 1]),
        (Which::Hidden, &[4, 3, 2]),
        (Which::Reported, &[5, 1]),
    ];
    for (which, expected) in lists {
        let total = i64::try_from(expected.len()).unwrap();
        let mut found = Vec::new();
        // and one behind the last
        for number in 1..=total / 2 + 2 {
            let page = PageRequest::parse(Some(number), Some(2)).unwrap();
            let page = review::list_moderated(market.pool(), &olga, which, page).await;
            let page = page.unwrap();
            assert_eq!(page.total, total, "{which:?}");
            found.extend(page.items.iter().map(|it| it.about.review.id));
        }
        let expected: Vec<ReviewId> = expected.iter().map(|nth| ids[*nth]).collect();
        assert_eq!(found, expected, "{which:?}");
    }
}
