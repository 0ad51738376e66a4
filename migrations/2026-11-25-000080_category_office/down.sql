drop trigger categories_loosen_gone on categories;
drop trigger categories_loosen_old on categories;
drop function loosen_category_picture;
drop index categories_picture;
create or replace function note_goods_of_categories() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into product_changes (kind, thing)
    select 'goods_of_category', id from changed c join before b using (id)
    where (c.name, c.slug, c.tile, c.parent_id) is distinct from (b.name, b.slug, b.tile, b.parent_id)
    on conflict do nothing;
    return null;
end $$;
drop trigger categories_keep_slug on categories;
drop function keep_category_slug;
drop table category_slugs;
alter table categories
    drop constraint categories_name,
    drop constraint categories_depth,
    drop constraint categories_level,
    drop column parent_level,
    drop column level,
    drop column version,
    drop column picture_width,
    drop column name_de;
