-- $1 words or null, $2 a status or null, $3 a shop or null, $4 the only product or null, $5 and $6 the page
with found as (
    select p.id, p.status, coalesce(p.withdrawn_at, p.created_at) as since
    from products p
    join shops s on s.id = p.shop_id
    where ($1::text is null or position(lower($1) in lower(p.title)) > 0 or p.slug = lower($1)
            or position(lower($1) in lower(s.name)) > 0)
        and ($2::text is null or p.status = $2)
        and ($3::bigint is null or p.shop_id = $3)
        and ($4::bigint is null or p.id = $4)
),
page as (select * from found order by since desc, id desc limit $5 offset $6)
select
    (select count(*) from found) as total,
    coalesce((
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
            order by page.since desc, page.id desc)
        from page
        join products p on p.id = page.id
        join shops s on s.id = p.shop_id
        join categories c on c.id = p.category_id
        left join categories pc on pc.id = c.parent_id
    ), '[]')::text as items
