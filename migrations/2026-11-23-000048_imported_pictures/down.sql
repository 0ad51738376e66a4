drop table product_import_pictures;
alter table product_images drop column source;
