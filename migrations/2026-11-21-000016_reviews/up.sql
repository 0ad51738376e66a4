-- What was bought, as the order line calls it: "Forest, M"; null for goods of one kind.
alter table reviews add column choice text;
update reviews r set choice = (
    select string_agg(o.choice ->> 'value', ', ' order by o.place)
    from order_lines l
    cross join lateral jsonb_array_elements(l.options) with ordinality as o (choice, place)
    where l.id = r.order_line_id
);

-- Kept with the votes in the same transaction.
alter table reviews add column helpful_count integer not null default 0;
alter table reviews add constraint reviews_helpful_count check (helpful_count >= 0);

-- Hidden reviews are in no list and count in no rating.
alter table reviews add column hidden_at timestamptz;

alter table reviews add constraint reviews_text_length check (length(text) <= 4000);
alter table reviews add constraint reviews_images_is_list check (jsonb_typeof(images) = 'array');
alter table reviews add constraint reviews_reply_has_a_time check ((reply is null) = (replied_at is null));

-- One index for each order of a product's reviews; the third counts the stars too.
drop index reviews_product;
create index reviews_newest on reviews (product_id, created_at desc, id desc) where hidden_at is null;
create index reviews_helpful on reviews (product_id, helpful_count desc, created_at desc, id desc)
    where hidden_at is null;
create index reviews_rated on reviews (product_id, rating desc, created_at desc, id desc)
    where hidden_at is null;
create index reviews_with_photos on reviews (product_id, created_at desc, id desc)
    where hidden_at is null and images <> '[]';
create index reviews_hidden on reviews (hidden_at desc) where hidden_at is not null;
create index reviews_user on reviews (user_id);

-- A seller reads what is said about the shop's goods, and answers; nothing else of it is theirs.
grant update (reply, replied_at) on reviews to helloshop_seller;

create table review_votes (
    review_id bigint not null references reviews,
    user_id bigint not null references users,
    created_at timestamptz not null default now(),
    constraint review_votes_pkey primary key (review_id, user_id)
);
create index review_votes_user on review_votes (user_id);

create table review_reports (
    review_id bigint not null references reviews,
    user_id bigint not null references users,
    reason text not null,
    -- null too when the one who reported has left
    text text,
    created_at timestamptz not null default now(),
    -- when an operator hid the review, or kept it
    settled_at timestamptz,
    constraint review_reports_pkey primary key (review_id, user_id),
    constraint review_reports_reason_known check (
        reason in ('spam', 'offensive', 'off_topic', 'private', 'other')
    ),
    constraint review_reports_text_length check (length(text) between 1 and 500)
);
create index review_reports_open on review_reports (review_id) where settled_at is null;
create index review_reports_user on review_reports (user_id);

-- What operators did, and why.
create table review_moderations (
    id bigint generated always as identity primary key,
    review_id bigint not null references reviews,
    action text not null,
    reason text,
    -- no reference: the record outlives the account
    operator_id bigint not null,
    at timestamptz not null default now(),
    constraint review_moderations_action_known check (action in ('hide', 'restore')),
    constraint review_moderations_hidden_for_a_reason check (
        (action = 'hide') = (reason is not null)
    ),
    constraint review_moderations_reason_length check (length(reason) between 1 and 500)
);
create index review_moderations_review on review_moderations (review_id, id desc);
create trigger review_moderations_append_only before update or delete on review_moderations
    for each row execute function refuse_change();
