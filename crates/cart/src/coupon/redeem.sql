-- $1 coupon, $2 shopper, $3 order, $4 whether its uses are counted. The lowest use number of this shopper that
-- is free, if the coupon's limit and time allow it. Whoever changes the coupon is awaited.
insert into coupon_redemptions (coupon_id, user_id, order_id, use_number)
select c.id, $2, $3, free.use_number
from coupons c
cross join lateral (
    select min(n.use_number) as use_number
    from generate_series(1, 1 + (
        select count(*) from coupon_redemptions r
        where r.coupon_id = c.id and r.user_id = $2 and r.released_at is null
    )) as n (use_number)
    where not exists (
        select 1 from coupon_redemptions r
        where r.coupon_id = c.id and r.user_id = $2 and r.released_at is null
        and r.use_number = n.use_number
    )
) free
where c.id = $1 and (c.customer_limit is null or free.use_number <= c.customer_limit)
    and c.starts_at <= now() and (c.ends_at is null or c.ends_at > now())
    and (c.total_limit is not null) = $4
for key share of c
on conflict (coupon_id, user_id, use_number) where released_at is null do nothing
