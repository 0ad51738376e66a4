-- $1 shop, $2 part of a title or code, $3 status, $4 category, $5 collection, $6 low or out,
-- $7 the order and $8 whether from its end, $9 limit, $10 offset
with found as (
    select
        p.id, p.slug, p.title, p.thumbnail, c.tile, p.status, p.category_id, p.collection_id,
        (
            select json_agg(json_build_object('name', step.name, 'slug', step.slug) order by step.level)
            from (values (1, pc.name, pc.slug), (2, c.name, c.slug), (3, k.name, k.slug))
                as step (level, name, slug)
            where step.name is not null
        ) as path,
        goods.*, p.sold_count, p.version, p.created_at, p.edited_at
    from products p
    join categories c on c.id = p.category_id
    left join categories pc on pc.id = c.parent_id
    left join collections k on k.id = p.collection_id
    join shops s on s.id = p.shop_id
    cross join lateral (
        select
            count(*) as variant_count,
            coalesce(min(coalesce(sale.price_sale, v.price)), 0) as min_price,
            coalesce(max(coalesce(sale.price_sale, v.price)), 0) as max_price,
            coalesce(bool_or(sale.price_sale is not null), false) as on_sale,
            coalesce(sum(st.on_hand - st.reserved), 0)::bigint as stock,
            coalesce(sum(st.reserved), 0)::bigint as reserved,
            coalesce(bool_or(coalesce(st.on_hand - st.reserved, 0) <= s.low_stock_at), false) as runs_low
        from variants v
        cross join lateral (
            select sale_price(v.price_sale, v.sale_from, v.sale_until) as price_sale
        ) sale
        left join stock st on st.variant_id = v.id
        where v.product_id = p.id and v.archived_at is null
    ) goods
    where p.shop_id = $1
        and ($2::text is null or position(lower($2) in lower(p.title)) > 0 or exists (
            select from variants v
            where v.product_id = p.id and v.archived_at is null
                and position(lower($2) in lower(concat_ws(chr(10), v.sku, v.barcode))) > 0))
        and ($4::bigint is null or $4 in (p.category_id, c.parent_id))
        and ($5::bigint is null or p.collection_id = $5)
        and case $6::text
            when 'out' then goods.stock = 0
            when 'low' then goods.stock > 0 and goods.runs_low
            else true
        end
),
page as (
    select
        id, slug, title, thumbnail, tile, status, category_id, collection_id, path, variant_count,
        min_price, max_price, on_sale, stock, reserved, sold_count, version, created_at, edited_at,
        row_number() over (order by
            case when $7::text = 'title' and not $8::boolean then lower(title) end,
            case when $7 = 'title' and $8 then lower(title) end desc,
            case $7
                when 'newest' then id
                when 'price' then min_price
                when 'stock' then stock
                when 'updated' then (extract(epoch from edited_at) * 1000000)::bigint
            end * case when $8 then -1 else 1 end,
            id desc
        ) as place
    from found
    where status = $3 or ($3::text is null and status <> 'archived')
)
select
    count(*) filter (where status <> 'archived') as all_but_archived,
    count(*) filter (where status = 'draft') as draft,
    count(*) filter (where status = 'active') as active,
    count(*) filter (where status = 'hidden') as hidden,
    count(*) filter (where status = 'archived') as archived,
    coalesce((
        select json_agg(page order by place) from page
        where place > $10 and place <= $10 + $9
    ), '[]')::text as rows
from found
