select c.id, c.code, c.shop_id, c.percent_bps, coalesce(c.amount, 0) as amount, c.minimum_spend,
    c.starts_at > now() as early,
    coalesce(c.ends_at <= now(), false) as late,
    coalesce(c.used >= c.total_limit, false) or coalesce(mine.uses >= c.customer_limit, false) as used_up
from coupons c
cross join lateral (
    select count(*) as uses from coupon_redemptions r
    where r.coupon_id = c.id and r.user_id = $2 and r.released_at is null
) mine
where c.code = $1
