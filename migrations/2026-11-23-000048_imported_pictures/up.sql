-- Owned by crate catalog. A table of products names pictures by their addresses.

-- Where a picture was fetched, so that the same table does not bring it twice.
alter table product_images add column source text;
grant update (source) on product_images to helloshop_seller;

-- A picture that an import is to fetch for a product, and what became of it.
create table product_import_pictures (
    import_id bigint not null,
    -- the product's place in the file
    number integer not null,
    -- the picture's place among those of the product, from 1
    place integer not null,
    -- the row that names it
    row_number integer not null,
    address text not null,
    -- there: the product has the very same picture; refused: why is told among the item's faults
    state text not null default 'waiting',
    -- what was added, as long as it is there
    image_id bigint references product_images on delete set null,
    constraint product_import_pictures_pkey primary key (import_id, number, place),
    constraint product_import_pictures_item foreign key (import_id, number)
        references product_import_items on delete cascade,
    constraint product_import_pictures_state_known check (
        state in ('waiting', 'added', 'there', 'refused', 'undone')
    ),
    constraint product_import_pictures_added check (image_id is null or state = 'added')
);
create index product_import_pictures_image on product_import_pictures (image_id)
    where image_id is not null;

alter table product_import_pictures enable row level security;
create policy shop_wall on product_import_pictures to helloshop_seller
    using (exists (select from product_imports i where i.id = product_import_pictures.import_id));
grant select,
    insert (import_id, number, place, row_number, address),
    update (state, image_id),
    delete
    on product_import_pictures to helloshop_seller;
