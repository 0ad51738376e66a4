-- As list.sql, of the orders in whose number, buyer's name or a product's title $8 is found; null finds all.
with found as materialized (
    select s.id, s.status in ('confirmed', 'partially_shipped') as is_to_ship
    from shop_orders s
    where s.shop_id = $1 and s.paid_at is not null
        and ($2::text[] is null or s.status = any($2))
        and s.created_at >= coalesce($3::date::timestamp at time zone $5, '-infinity')
        and s.created_at < coalesce(($4::date + 1)::timestamp at time zone $5, 'infinity')
        and ($8::text is null or position(lower($8) in s.search_text) > 0)
), page as (
    select id, is_to_ship
    from found
    order by is_to_ship desc, case when is_to_ship then id else -id end
    limit $6 offset $7
)
select s.id, s.order_id, o.buyer_name, s.commission, s.own_note, (select count(*) from found) as total
from page
join shop_orders s on s.id = page.id
join orders o on o.id = s.order_id
order by page.is_to_ship desc, case when page.is_to_ship then page.id else -page.id end
