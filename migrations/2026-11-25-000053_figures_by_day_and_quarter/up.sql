-- The figures of a long time, from few rows: a shop's by days of UTC, what sold of a product by quarters
-- of UTC. Both are counted with the quarter hours and months that are there, in the same transaction.
create table shop_days (
    shop_id bigint not null references shops,
    since timestamptz not null,
    orders bigint not null,
    items bigint not null,
    revenue bigint not null,
    refunded bigint not null,
    constraint shop_days_pkey primary key (shop_id, since),
    constraint shop_days_counts check (orders >= 0 and items >= 0 and revenue >= 0 and refunded >= 0)
);
create table product_quarters (
    shop_id bigint not null references shops,
    since timestamptz not null,
    product_id bigint not null references products,
    items bigint not null,
    revenue bigint not null,
    constraint product_quarters_pkey primary key (shop_id, since, product_id),
    constraint product_quarters_counts check (items >= 0 and revenue >= 0)
);

create or replace function count_turnover(transactions bigint[]) returns void
    language sql set search_path = public, pg_temp
as $$
    insert into shop_figures as f (shop_id, since, orders, items, revenue, refunded)
    select shop_id, since, sum(orders), sum(items), sum(revenue), sum(refunded)
    from shop_turnover(transactions)
    group by shop_id, since
    on conflict (shop_id, since) do update
    set orders = f.orders + excluded.orders, items = f.items + excluded.items,
        revenue = f.revenue + excluded.revenue, refunded = f.refunded + excluded.refunded;

    insert into shop_days as f (shop_id, since, orders, items, revenue, refunded)
    select shop_id, date_trunc('day', since, 'UTC'), sum(orders), sum(items), sum(revenue), sum(refunded)
    from shop_turnover(transactions)
    group by 1, 2
    on conflict (shop_id, since) do update
    set orders = f.orders + excluded.orders, items = f.items + excluded.items,
        revenue = f.revenue + excluded.revenue, refunded = f.refunded + excluded.refunded;

    insert into product_figures as f (shop_id, since, product_id, items, revenue)
    select shop_id, since, product_id, sum(items), sum(revenue)
    from product_turnover(transactions)
    group by shop_id, since, product_id
    on conflict (shop_id, since, product_id) do update
    set items = f.items + excluded.items, revenue = f.revenue + excluded.revenue;

    insert into product_months as f (shop_id, since, product_id, items, revenue)
    select shop_id, date_trunc('month', since, 'UTC'), product_id, sum(items), sum(revenue)
    from product_turnover(transactions)
    group by 1, 2, 3
    on conflict (shop_id, since, product_id) do update
    set items = f.items + excluded.items, revenue = f.revenue + excluded.revenue;

    insert into product_quarters as f (shop_id, since, product_id, items, revenue)
    select shop_id, date_trunc('quarter', since, 'UTC'), product_id, sum(items), sum(revenue)
    from product_turnover(transactions)
    group by 1, 2, 3
    on conflict (shop_id, since, product_id) do update
    set items = f.items + excluded.items, revenue = f.revenue + excluded.revenue;
$$;

-- What has a seal is counted already. Nothing is sealed meanwhile: the lock ends with the migration.
lock table ledger_seals in share mode;
insert into shop_days (shop_id, since, orders, items, revenue, refunded)
select shop_id, date_trunc('day', since, 'UTC'), sum(orders), sum(items), sum(revenue), sum(refunded)
from shop_figures
group by 1, 2;
insert into product_quarters (shop_id, since, product_id, items, revenue)
select shop_id, date_trunc('quarter', since, 'UTC'), product_id, sum(items), sum(revenue)
from product_months
group by 1, 2, 3;

alter table shop_days enable row level security;
create policy shop_wall on shop_days to helloshop_seller using (shop_id = shop_of_wall());
grant select on shop_days to helloshop_seller;

alter table product_quarters enable row level security;
create policy shop_wall on product_quarters to helloshop_seller using (shop_id = shop_of_wall());
grant select on product_quarters to helloshop_seller;
