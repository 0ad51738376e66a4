-- $1 shop
select l.shop_order_id, sum(l.amount)::bigint as amount
from payout_lines l
join payouts p on p.id = l.payout_id
where p.shop_id = $1 and p.status not in ('failed', 'returned')
group by l.shop_order_id
