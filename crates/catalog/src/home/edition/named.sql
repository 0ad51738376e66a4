-- $1 products, $2 shops; each with whether shoppers see it now
select
    (
        select coalesce(json_agg(json_build_object(
            'id', p.id, 'title', p.title, 'thumbnail', p.thumbnail, 'tile', c.tile,
            'is_shown', p.status = 'active' and s.status = 'approved')), '[]')
        from products p join shops s on s.id = p.shop_id join categories c on c.id = p.category_id
        where p.id = any ($1)
    )::text as products,
    (
        select coalesce(json_agg(json_build_object(
            'id', s.id, 'name', s.name, 'logo', s.logo, 'tile', s.tile,
            'is_shown', s.status = 'approved')), '[]')
        from shops s
        where s.id = any ($2)
    )::text as shops
