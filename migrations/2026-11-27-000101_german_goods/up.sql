-- Sellers may say in German too what a product is called and what it is like; the other words stand in without it.
alter table products
    add column title_de text,
    add column description_de text,
    add constraint products_german check (title_de <> '' and description_de <> '');
grant insert (title_de, description_de), update (title_de, description_de) on products to helloshop_seller;
