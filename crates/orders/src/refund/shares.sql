-- $1 payment; what has not gone back and is not on its way, by part; money that no order can use
-- has no parts
select s.id as part, s.total - coalesce(sum(r.amount), 0)::bigint as amount,
    s.commission - coalesce(sum(r.commission), 0)::bigint as commission
from payments p
join shop_orders s on s.order_id = p.order_id
left join refunds r on r.shop_order_id = s.id and r.status not in ('failed', 'not_owed')
where p.id = $1 and p.unearned is null
group by s.id
union all
select null, p.unearned_amount - coalesce(sum(r.amount), 0)::bigint, 0
from payments p
left join refunds r on r.payment_id = p.id and r.status not in ('failed', 'not_owed')
where p.id = $1 and p.unearned is not null
group by p.id
order by part
