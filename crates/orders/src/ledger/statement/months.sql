select to_char(month, 'YYYY-MM') as month, sum(transactions)::bigint as transactions
from (
    select month, transactions from ledger_months
    union all
    select month_of(t.posted_at), 1
    from ledger_unsealed u
    join ledger_transactions t on t.id = u.transaction_id
) booked
group by booked.month
order by booked.month desc
