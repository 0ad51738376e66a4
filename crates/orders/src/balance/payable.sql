-- $1 shop orders of one shop, $2 days after delivery
-- What the balance calls neither pending nor held, order by order.
select s.id as shop_order_id, o.number as order_number, brought.amount
from shop_orders s
join orders o on o.id = s.order_id
cross join lateral (
    select -sum(e.amount)::bigint as amount
    from ledger_transactions t
    -- by transaction, of which an order has few: all entries of a large shop are many
    cross join lateral (
        select shop_id, account, amount from ledger_entries where transaction_id = t.id offset 0
    ) e
    where t.order_id = s.order_id and e.shop_id = s.shop_id and e.account = 'shop'
) brought
where s.id = any($1) and brought.amount is not null
    and (
        s.status = 'cancelled' or s.status in ('delivered', 'completed', 'returned')
            and s.delivered_at <= now() - make_interval(days => $2)
            or s.status = 'returned' and s.delivered_at is null
    )
    and not exists (
        select from payments p
        join disputes d on d.payment_id = p.id
        where p.order_id = s.order_id and d.resolved_at is null
    )
order by s.id
