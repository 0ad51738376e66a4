-- $1 shop, or null: the marketplace, $2 only this one, or null, $3 the owner's time zone, $4 and $5 limit and offset
with own as (
    select c.*, uses.live as uses,
        not exists (select from coupon_redemptions r where r.coupon_id = c.id) as deletable,
        case
            when c.ends_at <= now() then 'ended'
            when c.starts_at > now() then 'scheduled'
            when uses.live >= c.total_limit then 'used_up'
            else 'active'
        end as stage
    from coupons c
    cross join lateral (
        select count(*) as live
        from coupon_redemptions r
        where r.coupon_id = c.id and r.released_at is null
    ) uses
    where (c.shop_id = $1 or ($1::bigint is null and c.shop_id is null))
        and ($2::bigint is null or c.id = $2)
)
select id, code, percent_bps, coalesce(amount, 0) as amount, minimum_spend,
    (starts_at at time zone $3)::date as first_day,
    -- the day's last moment, not the first of the next one
    ((ends_at - interval '1 microsecond') at time zone $3)::date as last_day,
    total_limit, customer_limit, uses, deletable, stage, applies_to
from own
order by stage in ('ended', 'used_up'), id desc
limit $4 offset $5
