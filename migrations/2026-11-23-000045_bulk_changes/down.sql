delete from product_imports where rule is not null;
alter table product_import_items drop column changes;
alter table product_imports
    drop column rule,
    drop column chosen,
    alter column file_name drop default,
    alter column content drop default,
    alter column separator drop default,
    alter column file_columns drop default,
    alter column row_count drop default;
revoke insert (product_count, status) on product_imports from helloshop_seller;
