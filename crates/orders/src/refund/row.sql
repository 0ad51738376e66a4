select r.id, p.order_id, r.amount, r.status, r.attempts, r.round, r.provider_refund_id, p.capture_id,
    p.provider_order_id, coalesce(p.unearned_currency, p.currency) as currency
from refunds r
join payments p on p.id = r.payment_id
where r.id = $1 and p.capture_id is not null
