-- $1 shop order, $2 its shop or null
select s.id, s.order_id, o.number, s.shop_id, s.shop_name, o.user_id as buyer, o.buyer_name,
    s.paid_at is not null as is_paid
from shop_orders s
join orders o on o.id = s.order_id
where s.id = $1 and ($2::bigint is null or s.shop_id = $2)
