select coalesce(last.position, 0) as transactions, last.posted_at as through,
    (select count(*) from ledger_unsealed) as waiting
from (values (1)) as one (row)
left join lateral (
    select s.position, t.posted_at
    from ledger_seals s
    join ledger_transactions t on t.id = s.transaction_id
    order by s.position desc
    limit 1
) last on true
