-- $3 a part of the name, $4 the order, $5 those of these alone, in their order
with found as (
    select
        s.*,
        row_number() over (order by
            array_position($5, s.id),
            case when $4 = 'name' then lower(s.name) end,
            case when $4 = 'newest' then s.created_at end desc nulls last,
            case
                when $4 = 'rating' then s.rating_sum::float8 / nullif(s.review_count, 0)
            end desc nulls last,
            s.review_count desc,
            s.id) as place
    from shops s
    where s.status = 'approved' and ($3::text is null or position(lower($3) in lower(s.name)) > 0)
        and ($5::bigint[] is null or s.id = any ($5))
)
select
    (select count(*) from found) as total,
    (
        select coalesce(json_agg(row_to_json(card) order by card.place), '[]')
        from (
            select
                s.place, s.id, s.slug, s.name, s.logo, s.tile, s.description, s.review_count,
                s.created_at as open_since,
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
            from found s
            order by s.place
            limit $1 offset $2
        ) card
    )::text as shops
