select
    (select count(*) from shops where status = 'approved') as total,
    (
        select coalesce(json_agg(row_to_json(card) order by card.review_count desc, card.id), '[]')
        from (
            select
                s.id, s.slug, s.name, s.logo, s.tile, s.description, s.review_count,
                round(s.rating_sum::numeric / nullif(s.review_count, 0), 2)::float8 as rating,
                (
                    select count(*) from products p
                    where p.shop_id = s.id and p.status = 'active'
                ) as product_count,
                array(
                    select p.thumbnail from products p
                    where p.shop_id = s.id and p.status = 'active' and p.thumbnail is not null
                    order by p.sold_count desc, p.id
                    limit 4
                ) as thumbnails
            from (
                select * from shops
                where status = 'approved'
                order by review_count desc, id
                limit $1 offset $2
            ) s
        ) card
    )::text as shops
