-- $1 code, $2 shopper, $3 orders of theirs whose uses do not count
select c.id, c.code, c.shop_id, c.percent_bps, coalesce(c.amount, 0) as amount, c.minimum_spend,
    c.applies_to,
    coalesce(case c.applies_to
        when 'products' then
            (select array_agg(g.product_id) from coupon_products g where g.coupon_id = c.id)
        when 'collections' then
            (select array_agg(g.collection_id) from coupon_collections g where g.coupon_id = c.id)
        when 'categories' then
            (select array_agg(g.category_id) from coupon_categories g where g.coupon_id = c.id)
        when 'shops' then
            (select array_agg(g.shop_id) from coupon_shops g where g.coupon_id = c.id)
    end, '{}') as ids,
    c.starts_at > now() as early,
    coalesce(c.ends_at <= now(), false) as late,
    coalesce(c.used - mine.given_up >= c.total_limit, false)
        or coalesce(mine.uses - mine.given_up >= c.customer_limit, false) as used_up,
    c.total_limit is not null as counted
from coupons c
cross join lateral (
    select count(*) as uses, count(*) filter (where r.order_id = any ($3)) as given_up
    from coupon_redemptions r
    where r.coupon_id = c.id and r.user_id = $2 and r.released_at is null
) mine
where c.code = $1
