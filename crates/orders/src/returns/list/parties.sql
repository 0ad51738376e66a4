-- $1 returns; a row for each, in the order in which they are named
select r.id, o.buyer_name, s.shop_name, o.currency
from unnest($1::bigint[]) with ordinality as wanted (id, place)
join returns r on r.id = wanted.id
join shop_orders s on s.id = r.shop_order_id
join orders o on o.id = s.order_id
order by wanted.place
