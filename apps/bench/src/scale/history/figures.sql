-- What dashboards add up, of the batch's orders
create temp table turnover on commit drop as
select shop_id, quarter_of(at + interval '2 minutes') as since, 1 as orders, pieces as items, total as revenue,
    0::bigint as refunded, commission
from parts where status <> 'expired'
union all
select shop_id, quarter_of(at + interval '1 day'), 0, 0, 0, total, -commission
from parts where status = 'cancelled';

insert into shop_figures as f (shop_id, since, orders, items, revenue, refunded)
select shop_id, since, sum(orders), sum(items), sum(revenue), sum(refunded)
from turnover
group by 1, 2
on conflict (shop_id, since) do update
set orders = f.orders + excluded.orders, items = f.items + excluded.items,
    revenue = f.revenue + excluded.revenue, refunded = f.refunded + excluded.refunded;

insert into shop_days as f (shop_id, since, orders, items, revenue, refunded)
select shop_id, date_trunc('day', since, 'UTC'), sum(orders), sum(items), sum(revenue), sum(refunded)
from turnover
group by 1, 2
on conflict (shop_id, since) do update
set orders = f.orders + excluded.orders, items = f.items + excluded.items,
    revenue = f.revenue + excluded.revenue, refunded = f.refunded + excluded.refunded;

-- an order of several shops counts once
insert into market_days as f (day, orders, revenue, refunded, commission)
select day, sum(orders), sum(revenue), sum(refunded), sum(commission)
from (
    select (since at time zone 'UTC')::date as day, 0 as orders, revenue, refunded, commission from turnover
    union all
    select ((at + interval '2 minutes') at time zone 'UTC')::date, 1, 0, 0, 0 from paid where captured
) counted
group by 1
on conflict (day) do update
set orders = f.orders + excluded.orders, revenue = f.revenue + excluded.revenue,
    refunded = f.refunded + excluded.refunded, commission = f.commission + excluded.commission;

create temp table product_turnover on commit drop as
select shop_id, quarter_of(at + interval '2 minutes') as since, product_id, sum(quantity) as items,
    sum(price * quantity) as revenue
from sold_lines
where status <> 'expired'
group by 1, 2, 3;

insert into product_figures as f (shop_id, since, product_id, items, revenue)
select shop_id, since, product_id, items, revenue from product_turnover
on conflict (shop_id, since, product_id) do update
set items = f.items + excluded.items, revenue = f.revenue + excluded.revenue;

insert into product_months as f (shop_id, since, product_id, items, revenue)
select shop_id, date_trunc('month', since, 'UTC'), product_id, sum(items), sum(revenue)
from product_turnover
group by 1, 2, 3
on conflict (shop_id, since, product_id) do update
set items = f.items + excluded.items, revenue = f.revenue + excluded.revenue;

insert into product_quarters as f (shop_id, since, product_id, items, revenue)
select shop_id, date_trunc('quarter', since, 'UTC'), product_id, sum(items), sum(revenue)
from product_turnover
group by 1, 2, 3
on conflict (shop_id, since, product_id) do update
set items = f.items + excluded.items, revenue = f.revenue + excluded.revenue;
