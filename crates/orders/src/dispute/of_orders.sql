-- $1 shop, $2 some orders
select d.id, o.number as order_number, s.id as shop_order_id, d.reason, d.status, d.stage,
    d.outcome, d.amount, d.currency, d.respond_by, d.opened_at, d.resolved_at, d.accepted_at,
    d.accept_failure, d.accepted_by_shop,
    (s.total = o.total and d.resolved_at is null and d.accepted_at is null) is true as can_accept
from payments p
join disputes d on d.payment_id = p.id
join orders o on o.id = p.order_id
join shop_orders s on s.order_id = p.order_id and s.shop_id = $1
where p.order_id = any($2)
order by d.resolved_at is not null, d.respond_by nulls last, d.id desc
