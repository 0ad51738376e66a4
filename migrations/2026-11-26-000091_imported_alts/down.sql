alter table product_import_pictures drop column alt, drop column variants;
