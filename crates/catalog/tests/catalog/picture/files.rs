//! Files come before the row that names them and go after it.

use catalog::picture;
use catalog::shop::{self, PictureKind};

use super::{PictureFixture, url};
use crate::support::shirt;

#[tokio::test]
async fn the_files_of_a_removed_picture_go_when_nothing_names_them_any_more() {
    let fixture = PictureFixture::open("sweep").await;
    let plate = fixture.market.simple(&fixture.clay, "Plate", 500).await;
    let mug = fixture.add(&fixture.mug, 1, "Front").await;
    let plate = fixture.add(&plate, 1, "The same").await;
    let shown = url(&mug, 0).to_owned();
    assert_eq!(url(&plate, 0), shown);
    fixture.remove(&mug, 0).await;
    assert_eq!((fixture.sweep().await, fixture.files(&shown)), (0, 3));
    fixture.remove(&plate, 0).await;
    assert_eq!(fixture.files(&shown), 3);
    assert_eq!((fixture.sweep().await, fixture.files(&shown)), (1, 0));
    let left = "select count(*) from loose_pictures";
    assert_eq!(fixture.market.number(left).await, 0);
}

#[tokio::test]
async fn a_picture_that_something_else_shows_stays() {
    let fixture = PictureFixture::open("elsewhere").await;
    let shirt = shirt(fixture.market.sub_category("mugs").await);
    let shirt = fixture.market.create(&fixture.clay, &shirt).await;
    for (shade, holder) in [
        (
            1,
            "update variants set image = $ where id = (select max(id) from variants)",
        ),
        (2, "update shops set logo = $"),
        (3, "update shops set banner = $"),
        (4, "update categories set picture = $"),
        (
            5,
            "insert into reviews (product_id, order_line_id, user_id, author, rating, images) \
             select p.id, 5, u.id, 'Ann', 5, jsonb_build_array($) from products p, users u limit 1",
        ),
        (
            6,
            "update reviews set images = jsonb_build_array(jsonb_build_object('url', $, 'alt', ''))",
        ),
    ] {
        let mug = fixture.add(&fixture.mug, shade, "").await;
        let shown = url(&mug, 0).to_owned();
        fixture
            .market
            .sql(&holder.replace('$', &format!("'{shown}'::text")))
            .await;
        fixture.remove(&mug, 0).await;
        assert_eq!(
            (fixture.sweep().await, fixture.files(&shown)),
            (0, 3),
            "{holder}"
        );
    }
    let mug = fixture.add(&fixture.mug, 7, "").await;
    fixture.remove(&mug, 0).await;
    fixture
        .market
        .sql("update loose_pictures set since = since - interval '61 minutes'")
        .await;
    let frozen = async |_: &mut db::Tx, _: &str| Ok(true);
    let swept = picture::sweep(fixture.market.pool(), &fixture.store, frozen).await;
    assert_eq!((swept.unwrap(), fixture.files(url(&mug, 0))), (0, 3));
    assert_eq!(shirt.images.len(), 0);
}

#[tokio::test]
async fn the_files_of_a_shops_picture_go_once_another_stands_in_its_place_or_none() {
    let fixture = PictureFixture::open("shop").await;
    let (pool, store, clay) = (fixture.market.pool(), &fixture.store, &fixture.clay);
    let set = async |kind, shade| {
        let file = fixture.file(shade);
        let shop = shop::set_picture(pool, store, clay, kind, &file).await;
        let shop = shop.unwrap();
        match kind {
            PictureKind::Logo => shop.logo.unwrap(),
            PictureKind::Banner => shop.banner.unwrap(),
        }
    };
    let (first, banner) = (
        set(PictureKind::Logo, 1).await,
        set(PictureKind::Banner, 2).await,
    );
    assert_eq!(set(PictureKind::Logo, 1).await, first, "the same again");
    assert_eq!((fixture.sweep().await, fixture.files(&first)), (0, 3));
    let second = set(PictureKind::Logo, 3).await;
    assert_eq!(fixture.sweep().await, 1);
    let left = [&first, &second, &banner].map(|url| fixture.files(url));
    assert_eq!(left, [0, 3, 3]);
    let bare = shop::remove_picture(pool, clay, PictureKind::Banner).await;
    assert_eq!(bare.unwrap().banner, None);
    assert_eq!((fixture.sweep().await, fixture.files(&banner)), (1, 0));
}

#[tokio::test]
async fn a_removed_picture_stands_on_no_variant_of_the_product() {
    let fixture = PictureFixture::open("variant").await;
    let mug = fixture.add(&fixture.mug, 1, "").await;
    let all = format!("update variants set image = '{}'", url(&mug, 0));
    fixture.market.sql(&all).await;
    fixture.remove(&mug, 0).await;
    let shown = "select count(*) from variants where image is not null";
    assert_eq!(fixture.market.number(shown).await, 0);
}

#[tokio::test]
async fn an_upload_that_is_broken_off_before_its_row_leaves_no_files_for_long() {
    let fixture = PictureFixture::open("broken").await;
    let (pool, file) = (fixture.market.pool(), fixture.file(1));
    let kept = picture::keep(pool, &fixture.store, &file).await.unwrap();
    assert_eq!(fixture.files(&kept.url), 3);
    let nowhere = async |_: &mut db::Tx, _: &str| Ok(false);
    let early = picture::sweep(pool, &fixture.store, nowhere).await.unwrap();
    assert_eq!(
        (early, fixture.files(&kept.url)),
        (0, 3),
        "its row may yet come"
    );
    assert_eq!((fixture.sweep().await, fixture.files(&kept.url)), (1, 0));
}

#[tokio::test]
async fn a_picture_uploaded_again_just_before_it_would_go_stays() {
    let fixture = PictureFixture::open("again").await;
    let mug = fixture.add(&fixture.mug, 1, "").await;
    let shown = url(&mug, 0).to_owned();
    fixture.remove(&mug, 0).await;
    fixture
        .market
        .sql("update loose_pictures set since = since - interval '61 minutes'")
        .await;
    let file = fixture.file(1);
    picture::keep(fixture.market.pool(), &fixture.store, &file)
        .await
        .unwrap();
    let nowhere = async |_: &mut db::Tx, _: &str| Ok(false);
    let swept = picture::sweep(fixture.market.pool(), &fixture.store, nowhere).await;
    assert_eq!((swept.unwrap(), fixture.files(&shown)), (0, 3));
}

#[tokio::test]
async fn an_upload_waits_while_the_files_of_the_same_picture_go() {
    let fixture = PictureFixture::open("going").await;
    let mug = fixture.add(&fixture.mug, 1, "").await;
    fixture.remove(&mug, 0).await;
    // another process is at it
    let going = "update loose_pictures set going_until = now() + interval '1 second'";
    let began = std::time::Instant::now();
    fixture.market.sql(going).await;
    fixture.add(&fixture.mug, 1, "").await;
    assert!(began.elapsed() >= std::time::Duration::from_millis(700));
    assert_eq!((fixture.sweep().await, fixture.files(url(&mug, 0))), (0, 3));
}

#[tokio::test]
async fn files_that_another_process_is_removing_are_left_to_it() {
    let fixture = PictureFixture::open("other").await;
    let mug = fixture.add(&fixture.mug, 1, "").await;
    fixture.remove(&mug, 0).await;
    let going = "update loose_pictures set going_until = now() + interval '1 minute'";
    fixture.market.sql(going).await;
    assert_eq!((fixture.sweep().await, fixture.files(url(&mug, 0))), (0, 3));
    let late = "update loose_pictures set going_until = now() - interval '1 second'";
    fixture.market.sql(late).await;
    assert_eq!((fixture.sweep().await, fixture.files(url(&mug, 0))), (1, 0));
}

#[tokio::test]
async fn a_picture_is_marked_as_going_before_its_files_go() {
    let fixture = PictureFixture::open("mark").await;
    let mug = fixture.add(&fixture.mug, 1, "").await;
    fixture.remove(&mug, 0).await;
    // a folder in the place of one of the files: the removal breaks off there
    let names = media::renditions(url(&mug, 0), Some(300));
    let file = fixture.folder.join("media").join(names[0].path());
    std::fs::remove_file(&file).unwrap();
    std::fs::create_dir(&file).unwrap();
    let old = "update loose_pictures set since = since - interval '61 minutes'";
    fixture.market.sql(old).await;
    let nowhere = async |_: &mut db::Tx, _: &str| Ok(false);
    let swept = picture::sweep(fixture.market.pool(), &fixture.store, nowhere).await;
    assert!(swept.is_err(), "{swept:?}");
    let going = "select count(*) from loose_pictures where going_until > now()";
    assert_eq!(fixture.market.number(going).await, 1);
}
