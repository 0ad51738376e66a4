select json_build_object('hero', null, 'shelves', json_build_array(
    json_build_object('kind', 'best_sellers', 'name', null, 'path', null, 'cards', (select json_agg(json_build_object(
    'id', g.id, 'slug', g.slug, 'title', g.title, 'thumbnail', g.thumbnail, 'tile', c.tile,
    'shop', json_build_object('id', s.id, 'name', s.name, 'slug', s.slug),
    'price', g.price, 'priceSale', g.price_sale, 'priceVaries', g.price_varies,
    'rating', round(g.rating_sum::numeric / nullif(g.review_count, 0), 2)::float8,
    'reviewCount', g.review_count, 'soldCount', g.sold_count, 'inStock', g.in_stock) order by g.sold_count desc, g.id)
        from (select * from products p where p.status = 'active' and p.in_stock order by p.sold_count desc, p.id limit 12) g
        join shops s on s.id = g.shop_id
        join categories c on c.id = g.category_id)),
    json_build_object('kind', 'on_sale', 'name', null, 'path', null, 'cards', (select json_agg(json_build_object(
    'id', g.id, 'slug', g.slug, 'title', g.title, 'thumbnail', g.thumbnail, 'tile', c.tile,
    'shop', json_build_object('id', s.id, 'name', s.name, 'slug', s.slug),
    'price', g.price, 'priceSale', g.price_sale, 'priceVaries', g.price_varies,
    'rating', round(g.rating_sum::numeric / nullif(g.review_count, 0), 2)::float8,
    'reviewCount', g.review_count, 'soldCount', g.sold_count, 'inStock', g.in_stock) order by ((g.price - g.price_sale)::float8 / g.price) desc nulls last, g.id)
        from (select * from products p where p.status = 'active' and p.in_stock and p.price_sale is not null order by ((p.price - p.price_sale)::float8 / p.price) desc nulls last, p.id limit 12) g
        join shops s on s.id = g.shop_id
        join categories c on c.id = g.category_id)),
    json_build_object('kind', 'newest', 'name', null, 'path', null, 'cards', (select json_agg(json_build_object(
    'id', g.id, 'slug', g.slug, 'title', g.title, 'thumbnail', g.thumbnail, 'tile', c.tile,
    'shop', json_build_object('id', s.id, 'name', s.name, 'slug', s.slug),
    'price', g.price, 'priceSale', g.price_sale, 'priceVaries', g.price_varies,
    'rating', round(g.rating_sum::numeric / nullif(g.review_count, 0), 2)::float8,
    'reviewCount', g.review_count, 'soldCount', g.sold_count, 'inStock', g.in_stock) order by g.published_at desc, g.id)
        from (select * from products p where p.status = 'active' and p.in_stock order by p.published_at desc, p.id limit 12) g
        join shops s on s.id = g.shop_id
        join categories c on c.id = g.category_id))),
    'shops', (select json_agg(to_json(s)) from (
        select id, slug, name, logo, tile, description, review_count from shops
        where status = 'approved' order by review_count desc, id limit 8) s))::text
