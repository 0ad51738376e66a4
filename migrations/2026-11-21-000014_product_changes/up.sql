-- Owned by crate catalog: what became different for shoppers, for those who keep copies of it
-- (each gateway's search index and its finished answers). A transaction notes each thing once.
--
-- Nobody is notified: all commits that notify wait for each other, and every order changes
-- stock. A reader keeps the snapshot it last read at and asks for the rows of transactions
-- that this snapshot did not show; so none is missed, however late it commits, and none waits
-- for a slower one.
create table product_changes (
    tx bigint not null default pg_current_xact_id()::text::bigint,
    -- goods_of_*: all products of that shop, category or collection look different
    kind text not null,
    thing bigint not null,
    changed_at timestamptz not null default now(),
    constraint product_changes_pkey primary key (tx, kind, thing),
    constraint product_changes_kind_known check (
        kind in (
            'product', 'shop', 'category', 'goods_of_shop', 'goods_of_category', 'goods_of_collection'
        )
    )
);

-- What a statement changed stands in the transition table `changed`. The functions run as the
-- owner of the tables: behind the shop wall nobody else may write here.
create function note_products() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into product_changes (kind, thing)
    select distinct 'product', id from changed
    on conflict do nothing;
    return null;
end $$;

create function note_parts_of_products() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into product_changes (kind, thing)
    select distinct 'product', product_id from changed
    on conflict do nothing;
    return null;
end $$;

create function note_option_values() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into product_changes (kind, thing)
    select distinct 'product', o.product_id from changed c join product_options o on o.id = c.option_id
    on conflict do nothing;
    return null;
end $$;

create function note_stock() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into product_changes (kind, thing)
    select distinct 'product', v.product_id from changed c join variants v on v.id = c.variant_id
    on conflict do nothing;
    return null;
end $$;

create function note_shops() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into product_changes (kind, thing)
    select distinct 'shop', id from changed
    on conflict do nothing;
    return null;
end $$;

create function note_categories() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into product_changes (kind, thing)
    select distinct 'category', id from changed
    on conflict do nothing;
    return null;
end $$;

-- The page of the shop and that of the sub-category name their collections.
create function note_collections() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into product_changes (kind, thing)
    select 'shop', shop_id from changed
    union
    select 'category', category_id from changed
    on conflict do nothing;
    return null;
end $$;

do $$
declare
    noted record;
begin
    for noted in
        select * from (values
            ('products', 'note_products'),
            ('product_images', 'note_parts_of_products'),
            ('product_options', 'note_parts_of_products'),
            ('option_values', 'note_option_values'),
            ('variants', 'note_parts_of_products'),
            ('stock', 'note_stock'),
            ('reviews', 'note_parts_of_products'),
            ('shops', 'note_shops'),
            ('categories', 'note_categories'),
            ('collections', 'note_collections')
        ) as n (name, noter), (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) as e (event, rows)
    loop
        execute format(
            'create trigger %I after %s on %I referencing %s table as changed '
                'for each statement execute function %I()',
            noted.name || '_noted_' || noted.event, noted.event, noted.name, noted.rows, noted.noter
        );
    end loop;
end $$;

-- What stands on the cards of all their goods. A shop's rating does not.
create function note_goods_of_shops() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into product_changes (kind, thing)
    select 'goods_of_shop', id from changed c join before b using (id)
    where (c.name, c.slug, c.status) is distinct from (b.name, b.slug, b.status)
    on conflict do nothing;
    return null;
end $$;

create trigger shops_noted_goods after update on shops
    referencing old table as before new table as changed
    for each statement execute function note_goods_of_shops();

create function note_goods_of_categories() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into product_changes (kind, thing)
    select 'goods_of_category', id from changed c join before b using (id)
    where (c.name, c.slug, c.tile, c.parent_id) is distinct from (b.name, b.slug, b.tile, b.parent_id)
    on conflict do nothing;
    return null;
end $$;

create trigger categories_noted_goods after update on categories
    referencing old table as before new table as changed
    for each statement execute function note_goods_of_categories();

create function note_goods_of_collections() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into product_changes (kind, thing)
    select 'goods_of_collection', id from changed c join before b using (id)
    where (c.name, c.slug, c.category_id) is distinct from (b.name, b.slug, b.category_id)
    on conflict do nothing;
    return null;
end $$;

create trigger collections_noted_goods after update on collections
    referencing old table as before new table as changed
    for each statement execute function note_goods_of_collections();
