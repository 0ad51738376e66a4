-- $1 shop, $2 limit, $3 offset. Each of the shop's disputes is looked up by itself: the offset keeps the planner from
-- reading everybody's beside them.
with page as (
    select d.id, count(*) over () as rows
    from dispute_shops x
    cross join lateral (
        select id, resolved_at, respond_by from disputes where id = x.dispute_id offset 0
    ) d
    where x.shop_id = $1
    order by d.resolved_at is not null, d.respond_by nulls last, d.id desc
    limit $2 offset $3
)
