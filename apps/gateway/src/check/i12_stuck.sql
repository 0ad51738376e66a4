-- Nothing waits for something that will not come.
select format('process %s has been idle in a transaction since %s', pid, state_change) as breach
from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid()
    and state like 'idle in transaction%' and state_change < pg_catalog.clock_timestamp() - interval '5 seconds'
union all
select format('hold %s of order %s ran out at %s', id, order_id, expires_at)
from stock_holds
where status = 'held' and expires_at < now() - interval '60 seconds'
union all
select format('hold %s of order %s is pinned, but its payment is %s', h.id, h.order_id,
    coalesce(p.status, 'missing'))
from stock_holds h
left join payments p on p.order_id = h.order_id
where h.status = 'pinned' and p.status is distinct from 'confirming'
union all
select format('hold %s of order %s is held, but its payment is %s', h.id, h.order_id, p.status)
from stock_holds h
join payments p on p.order_id = h.order_id
where h.status = 'held' and p.status <> 'pending'
union all
select format('payment %s has been confirming since %s', p.id, begun.at)
from payments p
cross join lateral (
    select max(e.at) as at from payment_events e
    where e.payment_id = p.id and e.to_status = 'confirming'
) begun
-- nobody looks at it any more, or looking brings nothing; a bank may take two weeks
where p.status = 'confirming' and (
    p.check_at is null or p.check_at < now() - interval '5 minutes'
    or (p.pending_since is null and begun.at < now() - interval '1 hour')
    or p.pending_since < now() - interval '14 days'
)
union all
select format('refund %s of shop order %s waits since %s', id, coalesce(shop_order_id::text, '-'), created_at)
from refunds
where status = 'requested' and created_at < now() - interval '1 hour'
union all
select format('refund %s of order %s failed: %s', r.id, o.number, r.failure)
from refunds r
join payments p on p.id = r.payment_id
join orders o on o.id = p.order_id
left join shop_orders s on s.id = r.shop_order_id
-- unless the money went back by another refund
where r.status = 'failed' and not r.overtaken and coalesce(s.total, p.unearned_amount) > (
    select coalesce(sum(other.amount), 0) from refunds other
    where other.payment_id = p.id and other.shop_order_id is not distinct from r.shop_order_id
        and other.status not in ('failed', 'not_owed')
)
union all
select format('job %s (%s) was given up after %s tries: %s', id, kind, attempts, coalesce(last_error, '-'))
from jobs
where parked_at is not null and done_at is null
union all
select format('job %s (%s) has been due since %s', id, kind, run_at)
from jobs
where done_at is null and parked_at is null and run_at < now() - interval '5 minutes'
    and (leased_until is null or leased_until < now() - interval '5 minutes')
union all
select format('webhook %s (%s) waits since %s', event_id, kind, received_at)
from webhook_events
where processed_at is null and received_at < now() - interval '1 hour'
union all
-- one that rests is asked about by nobody any more
select format('payout run %s has been %s since %s: %s', id, status, created_at, coalesce(last_error, '-'))
from payout_runs r
where status = 'collecting' and created_at < now() - interval '1 day'
    or status = 'sending' and (ask_at is null or created_at < now() - interval '1 day')
        and exists (
            select from payouts p
            where p.run_id = r.id and p.method = 'paypal' and p.status = 'pending'
        )
union all
select format('answer %s in dispute %s waits since %s', id, dispute_id, created_at)
from dispute_evidence
where status = 'pending' and created_at < now() - interval '1 hour'
union all
select format('dispute %s was accepted at %s, and PayPal does not know it', id, accepted_at)
from disputes
where accepted_at < now() - interval '1 hour' and accept_told_at is null and resolved_at is null
