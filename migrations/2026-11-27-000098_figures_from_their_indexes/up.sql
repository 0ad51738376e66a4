-- What sold best over a year is added up from some 50,000 rows. A row of these tables is little more than its key,
-- so the index that finds it answers for it too; the rows of past months do not change and need no look at the table.
alter table product_figures
    drop constraint product_figures_pkey,
    add primary key (shop_id, since, product_id) include (items, revenue);
alter table product_months
    drop constraint product_months_pkey,
    add primary key (shop_id, since, product_id) include (items, revenue);
alter table product_quarters
    drop constraint product_quarters_pkey,
    add primary key (shop_id, since, product_id) include (items, revenue);
