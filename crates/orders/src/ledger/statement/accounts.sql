-- $1 when the period begins, $2 when it is over
select e.account, t.kind,
    coalesce(sum(e.amount) filter (where t.posted_at < $1), 0)::bigint as before,
    coalesce(sum(e.amount) filter (where t.posted_at >= $1), 0)::bigint as moved,
    count(*) filter (where t.posted_at >= $1) as entries
from ledger_transactions t
join ledger_entries e on e.transaction_id = t.id
where t.posted_at < $2
group by e.account, t.kind
