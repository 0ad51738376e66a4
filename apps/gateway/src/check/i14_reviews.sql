-- Ratings are what the visible reviews add up to, helpful counts what the votes do, and only what
-- arrived was reviewed, by its buyer.
select format('product %s counts %s reviews with %s stars, there are %s with %s', p.id,
    p.review_count, p.rating_sum, said.reviews, said.stars) as breach
from products p
cross join lateral (
    select count(*) as reviews, coalesce(sum(r.rating), 0) as stars
    from reviews r
    where r.product_id = p.id and r.hidden_at is null
) said
where (p.review_count, p.rating_sum) is distinct from (said.reviews, said.stars)
union all
select format('shop %s counts %s reviews with %s stars, there are %s with %s', s.id,
    s.review_count, s.rating_sum, coalesce(said.reviews, 0), coalesce(said.stars, 0))
from shops s
left join (
    select p.shop_id, count(*) as reviews, sum(r.rating) as stars
    from reviews r
    join products p on p.id = r.product_id
    where r.hidden_at is null
    group by p.shop_id
) said on said.shop_id = s.id
where (s.review_count, s.rating_sum)
    is distinct from (coalesce(said.reviews, 0), coalesce(said.stars, 0))
union all
select format('review %s is helpful to %s, %s voted', r.id, r.helpful_count, count(v.user_id))
from reviews r
left join review_votes v on v.review_id = r.id
group by r.id
having count(v.user_id) <> r.helpful_count
union all
select format('user %s voted for review %s of their own', v.user_id, v.review_id)
from review_votes v
join reviews r on r.id = v.review_id
where v.user_id = r.user_id
union all
select format('review %s of user %s is about line %s of user %s, which is %s', r.id, r.user_id,
    r.order_line_id, o.user_id, s.status)
from reviews r
join order_lines l on l.id = r.order_line_id
join shop_orders s on s.id = l.shop_order_id
join orders o on o.id = s.order_id
where o.user_id <> r.user_id
    or s.status not in ('delivered', 'completed', 'return_requested', 'returned')
union all
select format('user %s remembers %s products', w.user_id, count(*))
from wishlist_items w
group by w.user_id
having count(*) > 500
union all
select format('user %s follows %s shops', f.user_id, count(*))
from shop_follows f
group by f.user_id
having count(*) > 500
