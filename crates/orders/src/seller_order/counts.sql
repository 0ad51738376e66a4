-- $1 shop
select status, count(*) as count
from shop_orders
where shop_id = $1 and paid_at is not null
group by status
