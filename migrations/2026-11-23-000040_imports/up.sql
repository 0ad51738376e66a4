-- Owned by crate catalog. Sellers bring their products as a table, and take back what it did.

-- The name by which a shop's files know a product whose address was another product's already.
alter table products
    add column handle text,
    add constraint products_handle unique (shop_id, handle);
grant insert (handle) on products to helloshop_seller;

create table product_imports (
    id bigint generated always as identity primary key,
    shop_id bigint not null references shops,
    file_name text not null,
    -- the file, in UTF-8, and what parts its cells
    content text not null,
    separator text not null,
    -- of each column its heading, what stands in the first rows, and what it means
    file_columns jsonb not null,
    status text not null default 'uploaded',
    -- how many rows there are below the head, and how many products they make
    row_count integer not null,
    product_count integer not null default 0,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint product_imports_status_known check (
        status in ('uploaded', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone')
    ),
    constraint product_imports_columns_is_list check (jsonb_typeof(file_columns) = 'array')
);
create index product_imports_shop on product_imports (shop_id, id);
-- One at a time writes into a shop.
create unique index product_imports_one_at_work on product_imports (shop_id)
    where status in ('applying', 'undoing');
create trigger product_imports_touch before update on product_imports
    for each row execute function touch_updated_at();

-- A product of an import: what is to be done with it, and how far that went.
create table product_import_items (
    import_id bigint not null references product_imports on delete cascade,
    -- its place in the file, from 1
    number integer not null,
    handle text not null,
    title text not null,
    -- the rows of the file that it stands in; the head is row 1
    row_numbers integer[] not null,
    action text not null,
    -- what keeps it from being done
    faults jsonb not null default '[]',
    product_id bigint references products on delete set null,
    -- what a product that changes was like
    before jsonb,
    -- the product's version after it was done
    version bigint,
    step text not null default 'waiting',
    constraint product_import_items_pkey primary key (import_id, number),
    constraint product_import_items_action_known check (action in ('create', 'change', 'skip', 'error')),
    -- refused: not done, since something changed after the check; left: not undone, for the same
    -- reason; archived: undone, but sold meanwhile
    constraint product_import_items_step_known check (
        step in ('waiting', 'done', 'refused', 'undone', 'archived', 'left')
    ),
    constraint product_import_items_done check (step = 'waiting' or action in ('create', 'change')),
    constraint product_import_items_faults_is_list check (jsonb_typeof(faults) = 'array')
);
create index product_import_items_product on product_import_items (product_id)
    where product_id is not null;

alter table product_imports enable row level security;
create policy shop_wall on product_imports to helloshop_seller using (shop_id = shop_of_wall());
grant select,
    insert (shop_id, file_name, content, separator, file_columns, row_count),
    update (file_columns, status, product_count)
    on product_imports to helloshop_seller;

alter table product_import_items enable row level security;
create policy shop_wall on product_import_items to helloshop_seller
    using (exists (select from product_imports i where i.id = product_import_items.import_id));
grant select,
    insert (import_id, number, handle, title, row_numbers, action, faults, product_id, before),
    update (product_id, version, step, faults),
    delete
    on product_import_items to helloshop_seller;
