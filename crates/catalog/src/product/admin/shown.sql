select json_agg(
    json_build_object(
        'id', p.id, 'slug', p.slug, 'title', p.title, 'thumbnail', p.thumbnail, 'tile', c.tile,
        'status', p.status, 'shop', json_build_object('id', s.id, 'name', s.name),
        'category', (
            select json_agg(
                json_build_object('name', step.name, 'name_de', step.name_de, 'slug', step.slug)
                order by step.level)
            from (values (1, pc.name, pc.name_de, pc.slug), (2, c.name, c.name_de, c.slug))
                as step (level, name, name_de, slug)
            where step.name is not null),
        'price', p.price, 'sold_count', p.sold_count, 'created_at', p.created_at,
        'withdrawal', case
            when p.status = 'withdrawn' then json_build_object(
                'reason', p.withdrawn_reason, 'since', p.withdrawn_at)
        end)
    order by page.place)
from page
join products p on p.id = page.id
join shops s on s.id = p.shop_id
join categories c on c.id = p.category_id
left join categories pc on pc.id = c.parent_id
