-- Pictures come in several widths, which follow from the width of the widest. Those stored
-- before have one file and know no width.
alter table product_images
    add column width integer,
    add column height integer,
    add column placeholder text,
    add constraint product_images_size check ((width > 0 and height > 0) or (width is null and height is null));

-- Pictures change places in one statement.
alter table product_images drop constraint product_images_position;
alter table product_images add constraint product_images_position unique (product_id, position) deferrable;

-- Files of the media store that perhaps nothing shows: one that is being uploaded has no row
-- that names it yet, one that was taken down has none any more. A while later it is looked at
-- again, and the files go if nothing names them.
create table loose_pictures (
    url text primary key,
    -- of the widest rendition; null for a single file
    width integer,
    since timestamptz not null default now(),
    -- while its files go nobody may count on them
    going_until timestamptz
);
create index loose_pictures_since on loose_pictures (since);

-- Whatever takes a picture down, be it the whole product.
create function loosen_pictures() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into loose_pictures (url, width)
    select url, max(width)
    from (
        select url, width from taken_down
        union all
        select thumbnail, null from taken_down where thumbnail <> url
    ) as files
    group by url
    on conflict (url) do update set since = now();
    return null;
end $$;
revoke execute on function loosen_pictures from public;
create trigger product_images_loosen after delete on product_images
    referencing old table as taken_down
    for each statement execute function loosen_pictures();

-- By these it is found out whether something shows a picture.
create index product_images_url on product_images (url);
create index product_images_thumbnail on product_images (thumbnail);
create index variants_image on variants (image) where image is not null;
create index order_lines_image on order_lines (image) where image is not null;
create index reviews_images on reviews using gin (images jsonb_path_ops) where images <> '[]';

-- Sellers take pictures down, order and describe them, behind the policy that is there.
grant delete, update (position, alt) on product_images to helloshop_seller;
grant update (image) on variants to helloshop_seller;
