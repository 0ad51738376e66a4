-- Owned by crate catalog. A table of products says what pictures show, and which of them show variants.
alter table product_import_pictures
    -- what the file says that it shows
    add column alt text not null default '',
    -- the variants that it is to show: lists of their values, in the order of the options
    add column variants jsonb not null default '[]';
grant insert (alt, variants) on product_import_pictures to helloshop_seller;
