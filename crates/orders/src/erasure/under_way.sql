select exists (
    select 1
    from orders o
    join payments p on p.order_id = o.id
    where o.user_id = $1
        and (
            p.status in ('pending', 'confirming')
            or exists (
                select 1 from shop_orders s
                where s.order_id = o.id
                    and s.status in ('pending_payment', 'confirmed', 'partially_shipped', 'in_delivery', 'return_requested')
            )
            or exists (
                -- one that failed is still owed
                select 1 from refunds r
                where r.payment_id = p.id
                    and (r.status in ('requested', 'pending') or r.status = 'failed' and not r.overtaken)
            )
            or exists (select 1 from disputes d where d.payment_id = p.id and d.resolved_at is null)
        )
) as any
