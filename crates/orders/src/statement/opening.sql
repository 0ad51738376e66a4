-- $1 shop, $2 when the month begins
select coalesce(-sum(e.amount), 0)::bigint as amount
from ledger_entries e
join ledger_transactions t on t.id = e.transaction_id
where e.shop_id = $1 and e.account = 'shop' and t.posted_at < $2
