-- $1 shop or null, $2 one dispute or null, $3 whether only open ones, $4 limit, $5 offset
select d.id, o.number as order_number, s.id as shop_order_id, d.reason, d.status, d.stage,
    d.outcome, d.amount, d.currency, d.respond_by, d.opened_at, d.resolved_at, d.accepted_at,
    d.accept_failure, d.accepted_by_shop,
    (s.total = o.total and d.resolved_at is null and d.accepted_at is null) is true as can_accept, count(*) over () as rows
from disputes d
join payments p on p.id = d.payment_id
join orders o on o.id = p.order_id
left join shop_orders s on s.order_id = p.order_id and s.shop_id = $1
where ($1::bigint is null or s.id is not null) and ($2::bigint is null or d.id = $2)
    and (not $3 or d.resolved_at is null)
order by d.resolved_at is not null, d.respond_by nulls last, d.id desc
limit $4 offset $5
