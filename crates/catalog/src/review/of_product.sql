-- $1 slug; what all reviews of the product on sale come to
select
    p.id,
    round(p.rating_sum::numeric / nullif(p.review_count, 0), 2)::float8 as rating,
    array(
        select count(r.id)
        from generate_series(1, 5) as stars
        left join reviews r on r.product_id = p.id and r.rating = stars and r.hidden_at is null
        group by stars
        order by stars
    ) as histogram,
    (
        select coalesce(json_agg(strip.photo order by strip.place), '[]')
        from (
            select
                image.photo,
                row_number() over (order by latest.created_at desc, latest.id desc, image.place) as place
            from (
                select r.id, r.created_at, r.images
                from reviews r
                where r.product_id = p.id and r.hidden_at is null and r.images <> '[]'
                order by r.created_at desc, r.id desc
                limit 12
            ) latest
            cross join lateral jsonb_array_elements(latest.images)
                with ordinality as image (photo, place)
            order by place
            limit 12
        ) strip
    )::text as photos
from products p
join shops s on s.id = p.shop_id
where p.slug = $1 and p.status = 'active' and s.status = 'approved'
