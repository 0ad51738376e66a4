alter table product_figures
    drop constraint product_figures_pkey,
    add primary key (shop_id, since, product_id);
alter table product_months
    drop constraint product_months_pkey,
    add primary key (shop_id, since, product_id);
alter table product_quarters
    drop constraint product_quarters_pkey,
    add primary key (shop_id, since, product_id);
