-- What a person means to remember.
create table wishlist_items (
    user_id bigint not null references users,
    product_id bigint not null references products on delete cascade,
    created_at timestamptz not null default now(),
    constraint wishlist_items_pkey primary key (user_id, product_id)
);
create index wishlist_items_latest on wishlist_items (user_id, created_at desc, product_id desc);
create index wishlist_items_product on wishlist_items (product_id);
