-- $1 from, $2 until, $3 names at the provider
-- What our ledger says of money at the provider: captures with their fees, and what went back, by
-- the provider's names, of the period or with one of these names.
with captures as (
    select p.capture_id as name, true as came_in, p.capture_id, o.number, p.provider_order_id
    from payments p
    join orders o on o.id = p.order_id
    where p.capture_id = any($3) or p.captured_at >= $1 and p.captured_at < $2
), backs as (
    -- one movement there may be several refunds here, one a shop
    select r.provider_refund_id as name, false as came_in, p.capture_id, o.number,
        p.provider_order_id, array_agg('refund:' || r.id) as booked_as
    from refunds r
    join payments p on p.id = r.payment_id
    join orders o on o.id = p.order_id
    where r.status = 'done'
        and (r.provider_refund_id = any($3) or r.completed_at >= $1 and r.completed_at < $2)
    group by r.provider_refund_id, p.id, o.number
), booked as (
    select c.*, array['capture:' || c.name] as booked_as, 'fee:' || c.name as fee_as from captures c
    union all
    select b.name, b.came_in, b.capture_id, b.number, b.provider_order_id, b.booked_as, null
    from backs b
)
select b.name, b.came_in, b.capture_id, b.number, b.provider_order_id,
    coalesce(max(t.currency), '') as currency,
    abs(coalesce(sum(e.amount) filter (where t.reference = any(b.booked_as)), 0))::bigint as amount,
    coalesce(-sum(e.amount) filter (where t.reference = b.fee_as), 0)::bigint as fee
from booked b
left join ledger_transactions t on t.reference = any(b.booked_as) or t.reference = b.fee_as
left join ledger_entries e on e.transaction_id = t.id and e.account = 'provider'
group by b.name, b.came_in, b.capture_id, b.number, b.provider_order_id
order by b.number, b.came_in desc, b.name
