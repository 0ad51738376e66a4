-- As list.sql, of the orders in whose number, buyer's name or a product's title $8 is found. One row: the ids
-- of the page, and how many of all that is found, in whatever state, stand in which.
with found as materialized (
    select s.id, s.status
    from shop_orders s
    where s.shop_id = $1 and s.paid_at is not null
        and s.created_at >= coalesce($3::date::timestamp at time zone $5, '-infinity')
        and s.created_at < coalesce(($4::date + 1)::timestamp at time zone $5, 'infinity')
        and position(lower($8) in s.search_text) > 0
), wanted as (
    select id, status in ('confirmed', 'partially_shipped') as is_to_ship
    from found
    where $2::text[] is null or status = any($2)
), page as (
    select id, is_to_ship
    from wanted
    order by is_to_ship desc, case when is_to_ship then id else -id end
    limit $6 offset $7
), tabs as (
    select status, count(*) as count
    from found
    group by status
)
select array(
        select id from page order by is_to_ship desc, case when is_to_ship then id else -id end
    ) as ids,
    array(select status from tabs order by status) as states,
    array(select count from tabs order by status) as counts
