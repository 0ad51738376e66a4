-- $1 shop, $2 days after delivery
-- What the balance calls neither pending nor held, order by order.
select s.id as shop_order_id, o.number as order_number, -sum(e.amount)::bigint as amount
from ledger_entries e
join ledger_transactions t on t.id = e.transaction_id
join shop_orders s on s.order_id = t.order_id and s.shop_id = e.shop_id
join orders o on o.id = s.order_id
where e.shop_id = $1 and e.account = 'shop'
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
group by s.id, o.number
order by s.id
