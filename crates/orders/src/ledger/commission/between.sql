-- $1 when it begins, $2 when it is over
select shop_id, kind, sum(amount)::bigint as amount, sum(commission)::bigint as commission
from shop_bookings(array(
    select id from ledger_transactions
    where posted_at >= $1 and posted_at < $2 and kind in ('capture', 'refund', 'reversal')
))
group by 1, 2
