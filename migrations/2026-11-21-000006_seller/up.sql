-- Owned by crate seller: who asked to open a shop, and what became of it.
create table seller_registrations (
    id bigint generated always as identity primary key,
    user_id bigint not null references users constraint seller_registrations_user unique,
    shop_id bigint not null references shops constraint seller_registrations_shop unique,
    created_at timestamptz not null default now()
);
