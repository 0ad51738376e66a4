drop trigger collections_loosen_gone on collections;
drop trigger collections_loosen_old on collections;
drop function loosen_collection_pictures, collections_with_slug;
alter table products
    drop constraint products_collection,
    add constraint products_collection_id_fkey foreign key (collection_id) references collections
        on delete set null;
revoke insert (shop_id, category_id, name, slug, description, position),
    update (category_id, name, slug, description, position, picture, picture_width), delete
    on collections from helloshop_seller;
drop index collections_picture;
alter table collections
    drop constraint collections_whole,
    drop column picture_width,
    drop column picture,
    drop column description;

revoke delete on products from helloshop_seller;
drop policy never_sold on products;
drop function was_set_aside;

-- what is archived goes where nothing needs it, and keeps out of the way of what is there
revoke update (position, option_value_ids, sku, barcode, weight, archived_at)
    on variants from helloshop_seller;
drop index variants_product;
alter table variants drop constraint variants_options;
delete from variants v
where archived_at is not null
    and not exists (select from stock_holds h where h.variant_id = v.id)
    and not exists (select from order_lines l where l.variant_id = v.id);
alter table variants
    drop constraint variants_weight,
    drop column weight,
    drop column barcode,
    add constraint variants_options exclude using btree (product_id with =, option_value_ids with =)
        where (archived_at is null);

revoke update (position, value, archived_at) on option_values from helloshop_seller;
drop index option_values_option;
alter table option_values
    drop constraint option_values_position,
    drop constraint option_values_value;
delete from option_values ov
where archived_at is not null
    and not exists (select from variants v where ov.id = any (v.option_value_ids));
update option_values set position = 1000000 + id, value = value || ' #' || id
where archived_at is not null;
alter table option_values
    drop column archived_at,
    add constraint option_values_position unique (option_id, position),
    add constraint option_values_value unique (option_id, value);

revoke update (position, name, archived_at) on product_options from helloshop_seller;
drop index product_options_product;
alter table product_options
    drop constraint product_options_position,
    drop constraint product_options_name;
delete from product_options o
where archived_at is not null
    and not exists (select from option_values ov where ov.option_id = o.id);
update product_options set position = 1000000 + id, name = name || ' #' || id
where archived_at is not null;
alter table product_options
    drop column archived_at,
    add constraint product_options_position unique (product_id, position),
    add constraint product_options_name unique (product_id, name);

revoke update (version, edited_at) on products from helloshop_seller;
alter table products drop column edited_at, drop column version;
