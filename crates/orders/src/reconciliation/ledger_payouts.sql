-- $1 from, $2 until, $3 our names of payouts
-- What our ledger says of payouts that ended: what is gone from the provider for good, and what
-- that cost. A payout by hand left from the bank, so nothing of it is gone here. `begun` is when it was to be sent.
with meant as (
    select substring(reference from '[0-9]+$')::bigint as id
    from ledger_transactions
    where kind in ('payout_paid', 'payout_returned') and posted_at >= $1 and posted_at < $2
    union
    select substring(n.name from '^payout-([0-9]{1,18})$')::bigint from unnest($3::text[]) as n (name)
)
select m.id, 'payout-' || m.id as name, min(t.posted_at) as at, max(t.currency) as currency,
    coalesce((select posted_at from ledger_transactions where reference = 'payout:' || m.id), min(t.posted_at)) as begun,
    coalesce(-sum(e.amount) filter (where t.kind <> 'payout_fee'), 0)::bigint as gone,
    coalesce(-sum(e.amount) filter (where t.kind = 'payout_fee'), 0)::bigint as fee
from meant m
join ledger_transactions t
    on t.reference in ('payout-paid:' || m.id, 'payout-returned:' || m.id, 'payout-fee:' || m.id)
left join ledger_entries e on e.transaction_id = t.id and e.account = 'provider'
group by m.id
order by m.id
