-- $1 shop, $2 and $3 the first and the last day or null, in the time zone $4
select status, count(*) as count
from shop_orders
where shop_id = $1 and paid_at is not null
    and created_at >= coalesce($2::date::timestamp at time zone $4, '-infinity')
    and created_at < coalesce(($3::date + 1)::timestamp at time zone $4, 'infinity')
group by status
