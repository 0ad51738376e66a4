-- $1 shop order, $2 its shop or null. Paid once is paid: what was called off before it was paid never
-- reached the shop.
select s.id, s.order_id, o.number, s.shop_id, s.shop_name, o.user_id as buyer, o.buyer_name,
    s.status not in ('pending_payment', 'expired') and not exists (
        select 1 from order_events e
        where e.shop_order_id = s.id and e.from_status = 'pending_payment'
            and e.to_status = 'cancelled'
    ) as is_paid
from shop_orders s
join orders o on o.id = s.order_id
where s.id = $1 and ($2::bigint is null or s.shop_id = $2)
for no key update of s
