select json_build_object(
    'total', (select count(*) from products p
        where p.status = 'active' and p.words @@ plainto_tsquery('english', $1)),
    'items', (select json_agg(json_build_object(
    'id', g.id, 'slug', g.slug, 'title', g.title, 'thumbnail', g.thumbnail, 'tile', c.tile,
    'shop', json_build_object('id', s.id, 'name', s.name, 'slug', s.slug),
    'price', g.price, 'priceSale', g.price_sale, 'priceVaries', g.price_varies,
    'rating', round(g.rating_sum::numeric / nullif(g.review_count, 0), 2)::float8,
    'reviewCount', g.review_count, 'soldCount', g.sold_count, 'inStock', g.in_stock) order by g.rank desc, g.id)
        from (
            select p.*, ts_rank(p.words, plainto_tsquery('english', $1)) as rank from products p
            where p.status = 'active' and p.words @@ plainto_tsquery('english', $1)
            order by rank desc, p.id limit 24) g
        join shops s on s.id = g.shop_id
        join categories c on c.id = g.category_id))::text
