-- No coupon is used more often than it may be, and the counter of one with a limit counts what
-- there is.
with live as (
    select * from coupon_redemptions where released_at is null
)
select format('coupon %s: counted %s uses, there are %s', c.code, c.used, count(l.id)) as breach
from coupons c
left join live l on l.coupon_id = c.id
where c.total_limit is not null
group by c.id having c.used <> count(l.id)
union all
select format('coupon %s was used %s times of %s', code, used, total_limit)
from coupons
where used > total_limit
union all
select format('coupon %s was used %s times of %s by user %s', c.code, count(*), c.customer_limit, l.user_id)
from live l
join coupons c on c.id = l.coupon_id
group by c.id, l.user_id having count(*) > c.customer_limit
union all
select format('order %s was never paid but still uses coupon %s', o.number, c.code)
from live l
join coupons c on c.id = l.coupon_id
join orders o on o.id = l.order_id
join payments p on p.order_id = o.id
where p.status in ('failed', 'expired')
union all
select format('order %s has a discount of %s without a coupon', o.number, o.discount)
from orders o
where o.discount > 0
    and not exists (select 1 from coupon_redemptions r where r.order_id = o.id)
