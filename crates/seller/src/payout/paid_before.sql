-- $1 shop orders
select l.shop_order_id, sum(l.amount)::bigint as amount
from payout_lines l
join payouts p on p.id = l.payout_id
where l.shop_order_id = any($1) and p.status not in ('failed', 'returned')
group by l.shop_order_id
