-- Sellers change options and variants of a product that is there, keep collections, copy and
-- delete products.

-- `version` grows with each change of the seller's but counts of stock, `edited_at` goes with it:
-- `updated_at` follows every sale.
alter table products
    add column version bigint not null default 1,
    add column edited_at timestamptz not null default now();
update products set edited_at = created_at;
grant update (version, edited_at) on products to helloshop_seller;

-- What is taken off an editor's table stays for the carts and orders that name it, and comes back
-- with its name. Of what is there names, places and choices are unique, and change hands in one
-- statement.
alter table product_options
    add column archived_at timestamptz,
    drop constraint product_options_position,
    drop constraint product_options_name,
    add constraint product_options_position exclude using btree (product_id with =, position with =)
        where (archived_at is null) deferrable,
    add constraint product_options_name exclude using btree (product_id with =, name with =)
        where (archived_at is null) deferrable;
create index product_options_product on product_options (product_id);
grant update (position, name, archived_at) on product_options to helloshop_seller;

alter table option_values
    add column archived_at timestamptz,
    drop constraint option_values_position,
    drop constraint option_values_value,
    add constraint option_values_position exclude using btree (option_id with =, position with =)
        where (archived_at is null) deferrable,
    add constraint option_values_value exclude using btree (option_id with =, value with =)
        where (archived_at is null) deferrable;
create index option_values_option on option_values (option_id);
grant update (position, value, archived_at) on option_values to helloshop_seller;

alter table variants
    add column barcode text,
    -- grams
    add column weight integer,
    add constraint variants_weight check (weight between 1 and 1000000),
    drop constraint variants_options,
    add constraint variants_options
        exclude using btree (product_id with =, option_value_ids with =)
        where (archived_at is null) deferrable;
create index variants_product on variants (product_id);
grant update (position, option_value_ids, sku, barcode, weight, archived_at)
    on variants to helloshop_seller;

-- Only a product of which nobody ever set a piece aside is deleted, and all of it goes. A
-- function, since the walls of what it looks at look at products themselves.
create function was_set_aside(of_product bigint) returns boolean
    language sql stable security definer set search_path = public, pg_temp
as $$
    select exists (
        select from variants v join stock_holds h on h.variant_id = v.id
        where v.product_id = of_product)
$$;
revoke execute on function was_set_aside from public;
grant execute on function was_set_aside to helloshop_seller;
create policy never_sold on products as restrictive for delete to helloshop_seller
    using (not was_set_aside(id));
grant delete on products to helloshop_seller;

-- Collections.
alter table collections
    add column description text not null default '',
    add column picture text,
    -- of its widest rendition
    add column picture_width integer,
    add constraint collections_whole unique (id, shop_id, category_id);
create index collections_picture on collections (picture) where picture is not null;
grant insert (shop_id, category_id, name, slug, description, position),
    update (category_id, name, slug, description, position, picture, picture_width),
    delete
    on collections to helloshop_seller;

-- A product stands in the sub-category of its collection, and moves with it.
update products p set collection_id = null
from collections c
where c.id = p.collection_id and (c.shop_id, c.category_id) <> (p.shop_id, p.category_id);
alter table products
    drop constraint products_collection_id_fkey,
    add constraint products_collection foreign key (collection_id, shop_id, category_id)
        references collections (id, shop_id, category_id)
        on update cascade on delete set null (collection_id);

-- Addresses are unique among the collections of all shops in a sub-category: like
-- products_with_slug.
create function collections_with_slug(of_category bigint, wanted text) returns bigint
    language sql stable security definer set search_path = public, pg_temp
as $$
    select count(*) from collections
    where category_id = of_category and (slug = wanted or slug ~ ('^' || wanted || '-[0-9]+$'))
$$;
revoke execute on function collections_with_slug from public;
grant execute on function collections_with_slug to helloshop_seller;

-- Whatever takes a collection's picture down.
create function loosen_collection_pictures() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into loose_pictures (url, width)
    values (old.picture, old.picture_width)
    on conflict (url) do update set since = now();
    return null;
end $$;
revoke execute on function loosen_collection_pictures from public;
create trigger collections_loosen_old after update of picture on collections
    for each row when (old.picture is not null and old.picture is distinct from new.picture)
    execute function loosen_collection_pictures();
create trigger collections_loosen_gone after delete on collections
    for each row when (old.picture is not null)
    execute function loosen_collection_pictures();
