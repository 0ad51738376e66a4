drop table review_moderations;
drop table review_reports;
drop table review_votes;
revoke update (reply, replied_at) on reviews from helloshop_seller;
drop index reviews_newest, reviews_helpful, reviews_rated, reviews_with_photos, reviews_hidden,
    reviews_user;
create index reviews_product on reviews (product_id, created_at desc);
alter table reviews
    drop constraint reviews_text_length,
    drop constraint reviews_images_is_list,
    drop constraint reviews_reply_has_a_time,
    drop column choice,
    drop column helpful_count,
    drop column hidden_at;
