-- $1 from, $2 until, $3 names at the provider
-- What our ledger says of money at the provider: captures with their fees, and what went back, by
-- the provider's names, of the period or with one of these names. A dispute's fee is booked from
-- the provider's own list, at another time than it was taken: it is meant by its name alone.
with captures as (
    select p.capture_id as name, 'capture' as kind, p.capture_id, o.number, p.provider_order_id,
        p.captured_at as at
    from payments p
    join orders o on o.id = p.order_id
    where p.provider = 'paypal' and p.capture_id = any($3)
        or p.captured_at >= $1 and p.captured_at < $2
), backs as (
    -- one movement there may be several refunds here, one a shop
    select r.provider_refund_id as name,
        case when bool_or(r.origin = 'reversal') then 'reversal' else 'refund' end as kind,
        p.capture_id, o.number, p.provider_order_id, min(r.completed_at) as at,
        array_agg('refund:' || r.id) as booked_as
    from refunds r
    join payments p on p.id = r.payment_id
    join orders o on o.id = p.order_id
    -- what was paid elsewhere the provider knows nothing of
    where r.status = 'done' and r.provider_refund_id is not null
        and (r.provider_refund_id = any($3) or r.completed_at >= $1 and r.completed_at < $2)
    group by r.provider_refund_id, p.id, o.number
), dispute_fees as (
    select n.name, 'dispute_fee' as kind, p.capture_id, o.number, p.provider_order_id,
        t.posted_at as at, t.reference
    from unnest($3::text[]) as n (name)
    join ledger_transactions t on t.reference = 'dispute-fee:' || n.name
    join orders o on o.id = t.order_id
    join payments p on p.order_id = o.id
), booked as (
    select c.*, array['capture:' || c.name] as booked_as, 'fee:' || c.name as fee_as from captures c
    union all
    select b.*, null from backs b
    union all
    select d.name, d.kind, d.capture_id, d.number, d.provider_order_id, d.at, array[d.reference], null
    from dispute_fees d
)
select b.name, b.kind, b.capture_id, b.number, b.provider_order_id, b.at,
    coalesce(max(t.currency), '') as currency,
    abs(coalesce(sum(e.amount) filter (where t.reference = any(b.booked_as)), 0))::bigint as amount,
    coalesce(-sum(e.amount) filter (where t.reference = b.fee_as), 0)::bigint as fee
from booked b
left join ledger_transactions t on t.reference = any(b.booked_as) or t.reference = b.fee_as
-- one by one: they are fewer than the planner thinks
left join lateral (
    select amount from ledger_entries where transaction_id = t.id and account = 'provider' offset 0
) e on true
group by b.name, b.kind, b.capture_id, b.number, b.provider_order_id, b.at
order by b.number, b.kind = 'capture' desc, b.name
