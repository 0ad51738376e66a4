-- Which shops a person follows. How many follow a shop stands on its page, so each change is noted as one of the shop.
create table shop_follows (
    user_id bigint not null references users,
    shop_id bigint not null references shops on delete cascade,
    created_at timestamptz not null default now(),
    constraint shop_follows_pkey primary key (user_id, shop_id)
);
create index shop_follows_latest on shop_follows (user_id, created_at desc, shop_id desc);
create index shop_follows_shop on shop_follows (shop_id);

create function note_followed_shops() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into product_changes (kind, thing)
    select distinct 'shop', shop_id from changed
    on conflict do nothing;
    return null;
end $$;

create trigger shop_follows_noted_insert after insert on shop_follows
    referencing new table as changed
    for each statement execute function note_followed_shops();
create trigger shop_follows_noted_delete after delete on shop_follows
    referencing old table as changed
    for each statement execute function note_followed_shops();
