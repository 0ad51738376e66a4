-- $1 parts; with what goes back of each beside what its invoice never held
select
    i.shop_order_id, i.shop_id, i.year, i.number, i.issued_at, i.document,
    greatest(back.amount - greatest((i.document ->> 'left_out')::bigint - back.failed, 0), 0) as refunded
from invoices i
cross join lateral (
    select
        coalesce(sum(r.amount) filter (where r.status not in ('failed', 'not_owed')), 0)::bigint as amount,
        -- of what was called off before, this did not go back
        coalesce(
            sum(r.amount) filter (where r.status in ('failed', 'not_owed') and r.created_at <= i.issued_at), 0
        )::bigint as failed
    from refunds r
    where r.shop_order_id = i.shop_order_id
) back
where i.shop_order_id = any($1)
order by i.shop_order_id
