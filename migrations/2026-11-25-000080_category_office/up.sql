-- Operators tend the tree: names in both languages, addresses that lead on, and a version by which two of them
-- notice one another.

-- Nothing of this is news to shoppers, whatever the triggers think.
alter table categories disable trigger user;
alter table categories
    -- what it is called in German; the English name stands in where nobody said
    add column name_de text,
    add column picture_width integer,
    add column version bigint not null default 1,
    -- The tree has two levels. Whoever has a parent is of the second one, and a parent is of the first: nothing
    -- stands below itself, however many moves meet.
    add column level smallint generated always as (case when parent_id is null then 1 else 2 end) stored,
    add column parent_level smallint generated always as (case when parent_id is null then null else 1 end) stored,
    add constraint categories_level unique (id, level),
    add constraint categories_depth foreign key (parent_id, parent_level) references categories (id, level),
    add constraint categories_name check (name <> '' and name_de <> '');
alter table categories enable trigger user;

-- An address belongs to one category, whether it is the present one or one of before. The present one wins.
create table category_slugs (
    id bigint generated always as identity primary key,
    -- below which it stands; null for the first level
    parent_id bigint references categories on delete cascade,
    slug text not null,
    category_id bigint not null references categories on delete cascade,
    since timestamptz not null default now(),
    constraint category_slugs_address unique nulls not distinct (parent_id, slug)
);
create index category_slugs_category on category_slugs (category_id);
insert into category_slugs (parent_id, slug, category_id, since)
select parent_id, slug, id, created_at from categories;

create function keep_category_slug() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into category_slugs (parent_id, slug, category_id) values (new.parent_id, new.slug, new.id)
    on conflict on constraint category_slugs_address
        do update set category_id = excluded.category_id, since = now();
    return null;
end $$;
revoke execute on function keep_category_slug from public;
create trigger categories_keep_slug after insert or update of slug, parent_id on categories
    for each row execute function keep_category_slug();

-- The page of a product names its categories in both languages.
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

-- Whatever takes a category's picture down.
create index categories_picture on categories (picture) where picture is not null;
create function loosen_category_picture() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into loose_pictures (url, width)
    values (old.picture, old.picture_width)
    on conflict (url) do update set since = now();
    return null;
end $$;
revoke execute on function loosen_category_picture from public;
create trigger categories_loosen_old after update of picture on categories
    for each row when (old.picture is not null and old.picture is distinct from new.picture)
    execute function loosen_category_picture();
create trigger categories_loosen_gone after delete on categories
    for each row when (old.picture is not null)
    execute function loosen_category_picture();
