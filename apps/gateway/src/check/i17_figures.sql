-- What a shop's dashboard adds up, with what waits for its seal, is what its orders and refunds say;
-- so it is of each product, of the whole marketplace, of what each shop is owed, and of the ledger by months.
with counted as (
    select shop_id, sum(orders) as orders, sum(items) as items, sum(revenue) as revenue,
        sum(refunded) as refunded
    from (
        select shop_id, orders, items, revenue, refunded from shop_figures
        union all
        select shop_id, orders, items, revenue, refunded
        from shop_turnover(array(select transaction_id from ledger_unsealed))
    ) parts
    group by shop_id
), happened as (
    select shop_id, sum(orders) as orders, sum(items) as items, sum(revenue) as revenue,
        sum(refunded) as refunded
    from (
        select s.shop_id, 1 as orders, l.items, s.total as revenue, 0 as refunded
        from payments p
        join shop_orders s on s.order_id = p.order_id
        cross join lateral (
            select sum(quantity) as items from order_lines where shop_order_id = s.id
        ) l
        where p.capture_id is not null and p.unearned is null
        union all
        select s.shop_id, 0, 0, 0, r.amount
        from refunds r
        join shop_orders s on s.id = r.shop_order_id
        where r.status = 'done'
    ) parts
    group by shop_id
), counted_products as (
    select shop_id, product_id, sum(items) as items, sum(revenue) as revenue
    from (
        select shop_id, product_id, items, revenue from product_figures
        union all
        select shop_id, product_id, items, revenue
        from product_turnover(array(select transaction_id from ledger_unsealed))
    ) parts
    group by shop_id, product_id
), sold_products as (
    select s.shop_id, l.product_id, sum(l.quantity) as items,
        sum(l.price * l.quantity - l.discount) as revenue
    from payments p
    join shop_orders s on s.order_id = p.order_id
    join order_lines l on l.shop_order_id = s.id
    where p.capture_id is not null and p.unearned is null
    group by s.shop_id, l.product_id
), counted_in_all as (
    select coalesce(sum(orders), 0) as orders, coalesce(sum(revenue), 0) as revenue,
        coalesce(sum(refunded), 0) as refunded, coalesce(sum(commission), 0) as commission
    from (
        select orders, revenue, refunded, commission from market_days
        union all
        select orders, revenue, refunded, commission
        from market_turnover(array(select transaction_id from ledger_unsealed))
    ) parts
), happened_in_all as (
    select
        (select count(*) from payments where capture_id is not null and unearned is null) as orders,
        (select coalesce(sum(revenue), 0) from happened) as revenue,
        (select coalesce(sum(refunded), 0) from happened) as refunded,
        (select coalesce(-sum(amount), 0) from ledger_entries where account = 'commission') as commission
), months_of_shops as (
    select month, shop_id, kind, entries, amount, commission, first_entry, last_entry from ledger_shop_months
    union all
    select month_of(posted_at), shop_id, kind, (entry is not null)::int, amount, commission, entry, entry
    from shop_bookings(array(select transaction_id from ledger_unsealed))
)
select format('shop %s: its figures say %s orders, %s items, %s and %s back, its orders %s, %s, %s and %s',
    shop_id, coalesce(c.orders, 0), coalesce(c.items, 0), coalesce(c.revenue, 0),
    coalesce(c.refunded, 0), coalesce(h.orders, 0), coalesce(h.items, 0), coalesce(h.revenue, 0),
    coalesce(h.refunded, 0)) as breach
from counted c
full join happened h using (shop_id)
where (coalesce(c.orders, 0), coalesce(c.items, 0), coalesce(c.revenue, 0), coalesce(c.refunded, 0))
    <> (coalesce(h.orders, 0), coalesce(h.items, 0), coalesce(h.revenue, 0), coalesce(h.refunded, 0))
union all
select format('product %s of shop %s: its figures say %s items for %s, its orders %s for %s',
    product_id, shop_id, coalesce(c.items, 0), coalesce(c.revenue, 0), coalesce(s.items, 0),
    coalesce(s.revenue, 0))
from counted_products c
full join sold_products s using (shop_id, product_id)
where (coalesce(c.items, 0), coalesce(c.revenue, 0)) <> (coalesce(s.items, 0), coalesce(s.revenue, 0))
union all
select format('product %s of shop %s: its months say %s items for %s, its quarter hours %s for %s',
    product_id, shop_id, m.items, m.revenue, q.items, q.revenue)
from (
    select shop_id, product_id, sum(items) as items, sum(revenue) as revenue
    from product_months group by 1, 2
) m
full join (
    select shop_id, product_id, sum(items) as items, sum(revenue) as revenue
    from product_figures group by 1, 2
) q using (shop_id, product_id)
where (m.items, m.revenue) is distinct from (q.items, q.revenue)
union all
select format('product %s of shop %s: its quarters say %s items for %s, its months %s for %s',
    product_id, shop_id, q.items, q.revenue, m.items, m.revenue)
from (
    select shop_id, date_trunc('quarter', since, 'UTC') as since, product_id, sum(items) as items,
        sum(revenue) as revenue
    from product_months group by 1, 2, 3
) m
full join product_quarters q using (shop_id, since, product_id)
where (m.items, m.revenue) is distinct from (q.items, q.revenue)
union all
select format('shop %s on %s: its days say %s orders, %s items, %s and %s back, its quarter hours %s, %s, %s and %s',
    shop_id, since::date, d.orders, d.items, d.revenue, d.refunded, f.orders, f.items, f.revenue, f.refunded)
from (
    select shop_id, date_trunc('day', since, 'UTC') as since, sum(orders) as orders, sum(items) as items,
        sum(revenue) as revenue, sum(refunded) as refunded
    from shop_figures group by 1, 2
) f
full join shop_days d using (shop_id, since)
where (d.orders, d.items, d.revenue, d.refunded) is distinct from (f.orders, f.items, f.revenue, f.refunded)
union all
select format('the marketplace: its days say %s orders, %s, %s back and a commission of %s, its books %s, %s, %s and %s',
    c.orders, c.revenue, c.refunded, c.commission, h.orders, h.revenue, h.refunded, h.commission)
from counted_in_all c, happened_in_all h
where (c.orders, c.revenue, c.refunded, c.commission) <> (h.orders, h.revenue, h.refunded, h.commission)
union all
select format('shop %s: its balances say %s in account %s, its ledger %s', shop_id, coalesce(b.amount, 0),
    account, coalesce(l.amount, 0))
from (
    select shop_id, account, sum(amount) as amount
    from (
        select shop_id, account, amount from shop_balances
        union all
        select e.shop_id, e.account, e.amount
        from ledger_unsealed u
        join ledger_entries e on e.transaction_id = u.transaction_id
        where e.shop_id is not null
    ) parts
    group by shop_id, account
) b
full join (
    select shop_id, account, sum(amount) as amount
    from ledger_entries where shop_id is not null group by shop_id, account
) l using (shop_id, account)
where coalesce(b.amount, 0) <> coalesce(l.amount, 0)
union all
select format('the ledger in %s: its months say %s of %s, its transactions %s', month, coalesce(m.transactions, 0),
    kind, coalesce(l.transactions, 0))
from (
    select month, kind, sum(transactions) as transactions
    from (
        select month, kind, transactions from ledger_months
        union all
        select month_of(t.posted_at), t.kind, 1
        from ledger_unsealed u
        join ledger_transactions t on t.id = u.transaction_id
    ) parts
    group by month, kind
) m
full join (
    select month_of(posted_at) as month, kind, count(*) as transactions
    from ledger_transactions group by 1, 2
) l using (month, kind)
where coalesce(m.transactions, 0) <> coalesce(l.transactions, 0)
union all
select format('account %s in %s: its months say %s entries of %s for %s %s, its ledger %s for %s', account, month,
    coalesce(m.entries, 0), kind, coalesce(m.amount, 0), currency, coalesce(l.entries, 0), coalesce(l.amount, 0))
from (
    select month, account, kind, currency, sum(entries) as entries, sum(amount) as amount
    from (
        select month, account, kind, currency, entries, amount from ledger_account_months
        union all
        select month_of(t.posted_at), e.account, t.kind, t.currency, 1, e.amount
        from ledger_unsealed u
        join ledger_transactions t on t.id = u.transaction_id
        join ledger_entries e on e.transaction_id = u.transaction_id
    ) parts
    group by month, account, kind, currency
) m
full join (
    select month_of(t.posted_at) as month, e.account, t.kind, t.currency, count(*) as entries,
        sum(e.amount) as amount
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    group by 1, 2, 3, 4
) l using (month, account, kind, currency)
where (coalesce(m.entries, 0), coalesce(m.amount, 0)) <> (coalesce(l.entries, 0), coalesce(l.amount, 0))
union all
select format('shop %s in %s: its months say %s entries of %s for %s (%s to %s), its ledger %s for %s (%s to %s)',
    shop_id, month, coalesce(m.entries, 0), kind, coalesce(m.amount, 0), m.first_entry, m.last_entry,
    coalesce(l.entries, 0), coalesce(l.amount, 0), l.first_entry, l.last_entry)
from (
    select month, shop_id, kind, sum(entries) as entries, sum(amount) as amount,
        min(first_entry) as first_entry, max(last_entry) as last_entry
    from months_of_shops
    group by month, shop_id, kind
) m
full join (
    select month_of(t.posted_at) as month, e.shop_id, t.kind, count(*) as entries, -sum(e.amount) as amount,
        min(e.id) as first_entry, max(e.id) as last_entry
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account = 'shop'
    group by 1, 2, 3
) l using (month, shop_id, kind)
where (coalesce(m.entries, 0), coalesce(m.amount, 0)) <> (coalesce(l.entries, 0), coalesce(l.amount, 0))
    or (m.first_entry, m.last_entry) is distinct from (l.first_entry, l.last_entry)
union all
-- what the marketplace earned of its shops is what its own account got
select format('all shops in %s: their months say a commission of %s by %s, the ledger %s', month,
    coalesce(m.commission, 0), kind, coalesce(l.commission, 0))
from (
    select month, kind, sum(commission) as commission from months_of_shops group by month, kind
) m
full join (
    select month_of(t.posted_at) as month, t.kind, -sum(e.amount) as commission
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account = 'commission'
    group by 1, 2
) l using (month, kind)
where coalesce(m.commission, 0) <> coalesce(l.commission, 0)
