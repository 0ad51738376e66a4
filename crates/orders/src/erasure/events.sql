-- what the provider sent names the payer; that it came, and about what, stays
update webhook_events e
set body = '{}'
where e.id in (
    select named.id
    from orders o
    join payments p on p.order_id = o.id
    cross join lateral (
        select id from webhook_events where provider_order_id = p.provider_order_id
        union all
        select id from webhook_events where capture_id = p.capture_id
        union all
        select id from webhook_events where reference = o.number
    ) named
    where o.user_id = $1
)
