-- what the provider sent names the payer; that it came, and about what, stays
update webhook_events e
set body = '{}'
from orders o
join payments p on p.order_id = o.id
where o.user_id = $1
    and (e.provider_order_id = p.provider_order_id or e.reference = o.number)
