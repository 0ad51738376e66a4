-- $1 the first day of a month
select shop_id, kind, sum(amount)::bigint as amount, sum(commission)::bigint as commission
from (
    select shop_id, kind, amount, commission from ledger_shop_months where month = $1
    union all
    -- what has no seal yet, and so is in no month
    select shop_id, kind, amount, commission
    from shop_bookings(array(select transaction_id from ledger_unsealed))
    where month_of(posted_at) = $1
) booked
where kind in ('capture', 'refund', 'reversal')
group by 1, 2
