alter table user_roles drop constraint user_roles_shop;
drop table reviews, stock_holds, stock, variants, option_values, product_options, product_images,
    products, collections, shops, categories;
