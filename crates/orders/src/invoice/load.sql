-- $1 parts; with what goes back of each beside what its invoice never held
select
    i.shop_order_id, i.shop_id, i.year, i.number, i.issued_at, i.document,
    greatest(coalesce(back.amount, 0) - (i.document ->> 'left_out')::bigint, 0) as refunded
from invoices i
cross join lateral (
    select sum(r.amount)::bigint as amount
    from refunds r
    where r.shop_order_id = i.shop_order_id and r.status not in ('failed', 'not_owed')
) back
where i.shop_order_id = any($1)
order by i.shop_order_id
