-- $1 shop, $2 some of its parts of orders; those that were paid for, in the order in which they are named
select s.id, s.order_id, o.buyer_name, s.commission, s.own_note
from unnest($2::bigint[]) with ordinality as wanted (id, place)
join shop_orders s on s.id = wanted.id and s.shop_id = $1
join orders o on o.id = s.order_id
where s.paid_at is not null
order by wanted.place
