-- $1 shopper, whose unfinished checkouts do not count against them; $2 variants
select
    v.id as variant,
    st.on_hand - st.reserved + coalesce(own.held, 0) as available,
    p.status = 'active' and s.status = 'approved' and v.archived_at is null
        and (now() >= s.holiday_starts and now() < s.holiday_ends) is not true
        and s.owner_id <> $1 and not coalesce(own.paying, false) as may_buy
from variants v
join products p on p.id = v.product_id
join shops s on s.id = p.shop_id
join stock st on st.variant_id = v.id
left join lateral (
    select sum(h.quantity) filter (where h.status = 'held') as held,
        bool_or(h.status = 'pinned') as paying
    from stock_holds h
    where h.user_id = $1 and h.variant_id = v.id and h.status in ('held', 'pinned')
) own on true
where v.id = any ($2)
