select s.total - coalesce(sum(r.amount), 0)::bigint as amount,
    s.commission - coalesce(sum(r.commission), 0)::bigint as commission
from shop_orders s
left join refunds r on r.shop_order_id = s.id and r.status not in ('failed', 'not_owed')
where s.id = $1
group by s.id
