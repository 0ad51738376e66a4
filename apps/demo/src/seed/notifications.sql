-- The bell of each shop: orders and reviews of the last two weeks, those of the last two days unread.
with facts as (
    select s.shop_id, 'order' as kind, s.id, p.captured_at as at, jsonb_build_object(
        'kind', 'order', 'shop_order', s.id, 'number', o.number, 'total', s.total,
        'items', (select sum(l.quantity) from order_lines l where l.shop_order_id = s.id)
    ) as about
    from shop_orders s
    join orders o on o.id = s.order_id
    join payments p on p.order_id = o.id
    where p.captured_at > now() - interval '14 days'
    union all
    select p.shop_id, 'review', r.id, r.created_at, jsonb_build_object(
        'kind', 'review', 'id', r.id, 'product', p.id, 'slug', p.slug, 'title', p.title,
        'rating', r.rating
    )
    from reviews r
    join products p on p.id = r.product_id
    where r.created_at > now() - interval '14 days'
)
insert into notifications (shop_id, kind, once, about, created_at, read_at)
select shop_id, kind, kind || ':' || id, about, at,
    case when at < now() - interval '2 days' then at + interval '1 hour' end
from facts
order by at, id
