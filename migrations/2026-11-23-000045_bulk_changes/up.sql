-- Owned by crate catalog. One change of many products: checked, done and undone as a file that is
-- imported, but made of a rule and the products that it is for.
alter table product_imports
    add column rule jsonb,
    -- in the order in which they are worked on
    add column chosen bigint[],
    add constraint product_imports_rule check ((rule is null) = (chosen is null)),
    alter column file_name set default '',
    alter column content set default '',
    alter column separator set default '',
    alter column file_columns set default '[]',
    alter column row_count set default 0;
grant insert (rule, chosen, product_count, status) on product_imports to helloshop_seller;

-- What is different of the product, told as from and to.
alter table product_import_items
    add column changes jsonb not null default '[]',
    add constraint product_import_items_changes_is_list check (jsonb_typeof(changes) = 'array');
grant insert (changes) on product_import_items to helloshop_seller;
