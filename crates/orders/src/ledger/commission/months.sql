-- $1 the first month, $2 the one after the last: those in which anything was booked
select distinct month
from (
    select month from ledger_months
    union all
    select month_of(t.posted_at)
    from ledger_unsealed u
    join ledger_transactions t on t.id = u.transaction_id
) booked
where month >= $1 and month < $2
