-- What a shop sold and when: the figures of its dashboard. They add up the ledger, which is
-- append-only, as it is sealed; what waits for its seal is added when somebody looks.
alter table shops
    -- where its days begin and end, by its IANA name; checked against pg_timezone_names when written
    add column time_zone text not null default 'UTC',
    -- so few pieces of a variant are few
    add column low_stock_at integer not null default 5,
    add constraint shops_low_stock_at check (low_stock_at between 0 and 1000);
grant update (time_zone, low_stock_at) on shops to helloshop_seller;

-- Owned by crate orders. By quarter hours of UTC, of which the days of every zone are made: a shop may
-- move to another zone, and nothing is counted anew. Those without any sale are left out.
create table shop_figures (
    shop_id bigint not null references shops,
    since timestamptz not null,
    -- orders that were paid, with what of them was cancelled later
    orders bigint not null,
    -- their pieces
    items bigint not null,
    -- what buyers paid for them, after discounts
    revenue bigint not null,
    -- what went back to buyers in that time, whenever they had paid
    refunded bigint not null,
    constraint shop_figures_pkey primary key (shop_id, since),
    constraint shop_figures_counts
        check (orders >= 0 and items >= 0 and revenue >= 0 and refunded >= 0)
);
-- The same of each product, but for what went back: money goes back to orders.
create table product_figures (
    shop_id bigint not null references shops,
    since timestamptz not null,
    product_id bigint not null references products,
    items bigint not null,
    revenue bigint not null,
    constraint product_figures_pkey primary key (shop_id, since, product_id),
    constraint product_figures_counts check (items >= 0 and revenue >= 0)
);

-- The same by months of UTC, so that what sold best in a year is found in few rows: whole months, and
-- at both ends quarter hours.
create table product_months (
    shop_id bigint not null references shops,
    since timestamptz not null,
    product_id bigint not null references products,
    items bigint not null,
    revenue bigint not null,
    constraint product_months_pkey primary key (shop_id, since, product_id),
    constraint product_months_counts check (items >= 0 and revenue >= 0)
);

-- Owned by crate catalog. How often product pages were opened: no word of who did. Its days are
-- those of the shop at the time: they stay when the shop moves to another zone.
create table product_views (
    product_id bigint not null references products on delete cascade,
    day date not null,
    views bigint not null,
    constraint product_views_pkey primary key (product_id, day),
    constraint product_views_counts check (views > 0)
);
create table shop_views (
    shop_id bigint not null references shops,
    day date not null,
    views bigint not null,
    constraint shop_views_pkey primary key (shop_id, day),
    constraint shop_views_counts check (views > 0)
);

-- The quarter hour of a moment.
create function quarter_of(moment timestamptz) returns timestamptz language sql immutable as $$
    select date_bin('15 minutes', moment, timestamptz '2000-01-01 00:00:00Z')
$$;

-- What these transactions of the ledger mean for shops.
create function shop_turnover(transactions bigint[])
    returns table (shop_id bigint, since timestamptz, orders bigint, items bigint, revenue bigint, refunded bigint)
    language sql stable set search_path = public, pg_temp
as $$
    select s.shop_id, quarter_of(t.posted_at), 1::bigint, l.items, s.total, 0::bigint
    from unnest(transactions) as wanted (id)
    join ledger_transactions t on t.id = wanted.id and t.kind = 'capture'
    join payments p on p.order_id = t.order_id and p.unearned is null
    join shop_orders s on s.order_id = t.order_id
    cross join lateral (
        select sum(quantity) as items from order_lines where shop_order_id = s.id
    ) l
    union all
    select s.shop_id, quarter_of(t.posted_at), 0::bigint, 0::bigint, 0::bigint, r.amount
    from unnest(transactions) as wanted (id)
    join ledger_transactions t on t.id = wanted.id and t.kind in ('refund', 'reversal')
    join refunds r
        on r.id = case when t.reference like 'refund:%' then split_part(t.reference, ':', 2)::bigint end
    join shop_orders s on s.id = r.shop_order_id
$$;
revoke execute on function shop_turnover from public;

create function product_turnover(transactions bigint[])
    returns table (shop_id bigint, since timestamptz, product_id bigint, items bigint, revenue bigint)
    language sql stable set search_path = public, pg_temp
as $$
    select s.shop_id, quarter_of(t.posted_at), l.product_id, l.quantity::bigint,
        l.price * l.quantity - l.discount
    from unnest(transactions) as wanted (id)
    join ledger_transactions t on t.id = wanted.id and t.kind = 'capture'
    join payments p on p.order_id = t.order_id and p.unearned is null
    join shop_orders s on s.order_id = t.order_id
    join order_lines l on l.shop_order_id = s.id
$$;
revoke execute on function product_turnover from public;

-- Adds them to the figures. Whoever seals does it in the same transaction, so that each is counted
-- once: those with a seal are in the figures, those without are not.
create function count_turnover(transactions bigint[]) returns void
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
revoke execute on function count_turnover from public;

select count_turnover(array(select transaction_id from ledger_seals));

-- Behind the shop wall: a seller reads. What waits for its seal comes through two functions that
-- know the shop of the wall, since a shop sees no queue.
alter table shop_figures enable row level security;
create policy shop_wall on shop_figures to helloshop_seller using (shop_id = shop_of_wall());
grant select on shop_figures to helloshop_seller;

alter table product_figures enable row level security;
create policy shop_wall on product_figures to helloshop_seller using (shop_id = shop_of_wall());
grant select on product_figures to helloshop_seller;

alter table product_months enable row level security;
create policy shop_wall on product_months to helloshop_seller using (shop_id = shop_of_wall());
grant select on product_months to helloshop_seller;

alter table product_views enable row level security;
create policy shop_wall on product_views to helloshop_seller
    using (exists (select from products p where p.id = product_views.product_id));
grant select on product_views to helloshop_seller;

alter table shop_views enable row level security;
create policy shop_wall on shop_views to helloshop_seller using (shop_id = shop_of_wall());
grant select on shop_views to helloshop_seller;

create function shop_turnover_unsealed()
    returns table (since timestamptz, orders bigint, items bigint, revenue bigint, refunded bigint)
    language sql stable security definer set search_path = public, pg_temp
as $$
    select since, orders, items, revenue, refunded
    from shop_turnover(array(select transaction_id from ledger_unsealed))
    where shop_id = shop_of_wall()
$$;
revoke execute on function shop_turnover_unsealed from public;
grant execute on function shop_turnover_unsealed to helloshop_seller;

create function product_turnover_unsealed()
    returns table (since timestamptz, product_id bigint, items bigint, revenue bigint)
    language sql stable security definer set search_path = public, pg_temp
as $$
    select since, product_id, items, revenue
    from product_turnover(array(select transaction_id from ledger_unsealed))
    where shop_id = shop_of_wall()
$$;
revoke execute on function product_turnover_unsealed from public;
grant execute on function product_turnover_unsealed to helloshop_seller;

-- Products on sale of which nothing can be bought, or of a variant few. A function, since the wall of
-- each piece of stock looks at its variant, and that at its product.
create function goods_running_low() returns table (low_stock bigint, sold_out bigint)
    language sql stable security definer set search_path = public, pg_temp
as $$
    select count(*) filter (where stock > 0 and runs_low), count(*) filter (where stock = 0)
    from (
        select coalesce(sum(st.on_hand - st.reserved), 0) as stock,
            coalesce(bool_or(coalesce(st.on_hand - st.reserved, 0) <= s.low_stock_at), false) as runs_low
        from shops s
        join products p on p.shop_id = s.id and p.status = 'active'
        left join variants v on v.product_id = p.id and v.archived_at is null
        left join stock st on st.variant_id = v.id
        where s.id = shop_of_wall()
        group by p.id
    ) goods
$$;
revoke execute on function goods_running_low from public;
grant execute on function goods_running_low to helloshop_seller;

-- What waits for a seller's answer, however many reviews there are.
create index reviews_unanswered on reviews (product_id) where hidden_at is null and reply is null;
