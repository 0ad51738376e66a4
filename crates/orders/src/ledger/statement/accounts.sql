-- $1 any moment of the month, $2 the currency
with booked as (
    select month, account, kind, entries, amount from ledger_account_months
    where month <= month_of($1) and currency = $2
    union all
    select month_of(t.posted_at), e.account, t.kind, 1, e.amount
    from ledger_unsealed u
    join ledger_transactions t on t.id = u.transaction_id
    join ledger_entries e on e.transaction_id = u.transaction_id
    where month_of(t.posted_at) <= month_of($1) and t.currency = $2
)
select account, kind,
    coalesce(sum(amount) filter (where month < month_of($1)), 0)::bigint as before,
    coalesce(sum(amount) filter (where month = month_of($1)), 0)::bigint as moved,
    coalesce(sum(entries) filter (where month = month_of($1)), 0)::bigint as entries
from booked
group by account, kind
