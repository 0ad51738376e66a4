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
$$;
drop table product_quarters, shop_days;
