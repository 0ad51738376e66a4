-- Goes on from `page`, disputes with how many there are of their kind. $1 shop or null: what is about other shops'
-- parts alone is left out.
select d.id, o.number as order_number, s.id as shop_order_id, d.reason, d.status, d.stage,
    d.outcome, d.amount, d.currency, d.respond_by, d.opened_at, d.resolved_at, d.accepted_at,
    d.accept_failure, d.accepted_by_shop,
    (s.total = o.total and d.resolved_at is null and d.accepted_at is null) is true as can_accept,
    page.rows
from page
join disputes d on d.id = page.id
join payments p on p.id = d.payment_id
join orders o on o.id = p.order_id
left join shop_orders s on s.order_id = p.order_id and s.shop_id = $1
where $1::bigint is null or s.id is not null
order by d.resolved_at is not null, d.respond_by nulls last, d.id desc
