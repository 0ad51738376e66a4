-- $1 shop, $2 when the month begins
select coalesce(sum(amount), 0)::bigint as amount
from shop_ledger_months($1)
where month < month_of($2)
