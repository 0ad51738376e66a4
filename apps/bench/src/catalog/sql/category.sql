with listed as (
    select p.* from products p
    where p.status = 'active' and p.category_id = (
        select leaf.id from categories leaf join categories top on top.id = leaf.parent_id
        where top.slug = $1 and leaf.slug = $2)
)
select json_build_object(
    'total', (select count(*) from products p where p.status = 'active' and p.category_id = (
        select leaf.id from categories leaf join categories top on top.id = leaf.parent_id
        where top.slug = $1 and leaf.slug = $2)),
    'items', (select json_agg(json_build_object(
    'id', g.id, 'slug', g.slug, 'title', g.title, 'thumbnail', g.thumbnail, 'tile', c.tile,
    'shop', json_build_object('id', s.id, 'name', s.name, 'slug', s.slug),
    'price', g.price, 'priceSale', g.price_sale, 'priceVaries', g.price_varies,
    'rating', round(g.rating_sum::numeric / nullif(g.review_count, 0), 2)::float8,
    'reviewCount', g.review_count, 'soldCount', g.sold_count, 'inStock', g.in_stock) order by g.sold_count desc, g.id)
        from (select * from listed order by sold_count desc, id limit 24) g
        join shops s on s.id = g.shop_id
        join categories c on c.id = g.category_id))::text
