-- Sellers may say in German too what a product is called and what it is like; the other words stand in without it.
alter table products
    add column title_de text,
    add column description_de text,
    add constraint products_german check (title_de <> '' and description_de <> '');
grant insert (title_de, description_de), update (title_de, description_de) on products to helloshop_seller;

-- What operators suggest for a sub-category is said in German too, and its goods are found by it.
create or replace function note_goods_of_categories() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into product_changes (kind, thing)
    select 'goods_of_category', id from changed c join before b using (id)
    where (c.name, c.name_de, c.slug, c.tile, c.parent_id, c.attributes)
        is distinct from (b.name, b.name_de, b.slug, b.tile, b.parent_id, b.attributes)
    on conflict do nothing;
    return null;
end $$;
