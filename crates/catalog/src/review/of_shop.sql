-- $1 slug; what all reviews of the open shop's products come to
select
    s.id,
    round(s.rating_sum::numeric / nullif(s.review_count, 0), 2)::float8 as rating,
    array(
        select coalesce(said.count, 0)
        from generate_series(1, 5) as stars
        left join (
            select r.rating, count(*)
            from products p
            join reviews r on r.product_id = p.id and r.hidden_at is null
            where p.shop_id = s.id
            group by r.rating
        ) said on said.rating = stars
        order by stars
    ) as histogram,
    '[]' as photos
from shops s
where s.slug = $1 and s.status = 'approved'
