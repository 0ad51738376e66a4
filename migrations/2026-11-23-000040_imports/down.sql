drop table product_import_items;
drop table product_imports;
alter table products drop constraint products_handle, drop column handle;
