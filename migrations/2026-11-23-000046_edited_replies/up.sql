-- A shop that answered a review may put its answer right, once.
alter table reviews
    add column reply_edited_at timestamptz,
    add constraint reviews_edited_reply check (reply_edited_at is null or reply is not null);
grant update (reply_edited_at) on reviews to helloshop_seller;
