create or replace function note_goods_of_categories() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into product_changes (kind, thing)
    select 'goods_of_category', id from changed c join before b using (id)
    where (c.name, c.name_de, c.slug, c.tile, c.parent_id)
        is distinct from (b.name, b.name_de, b.slug, b.tile, b.parent_id)
    on conflict do nothing;
    return null;
end $$;
alter table products drop column title_de, drop column description_de;
