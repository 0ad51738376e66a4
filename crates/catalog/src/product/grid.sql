-- $1 shop, $2 part of a title or code, $3 status, $4 category, $5 collection, $6 low or out,
-- $7 the order and $8 whether from its end, $9 limit, $10 offset. Variants are looked at for the products
-- of the page alone, unless what is left of each is their order.
with left_over as (
    select v.product_id, coalesce(sum(st.on_hand - st.reserved), 0)::bigint as stock
    from variants v
    left join stock st on st.variant_id = v.id and st.shop_id = $1
    where $7::text = 'stock' and v.shop_id = $1 and v.archived_at is null
    group by v.product_id
),
found as (
    select p.id, p.status, p.title, coalesce(p.price_sale, p.price) as price, p.edited_at,
        coalesce(left_over.stock, 0) as stock
    from products p
    left join left_over on left_over.product_id = p.id
    where p.shop_id = $1
        and ($2::text is null or position(lower($2) in lower(p.title)) > 0 or p.id in (
            select v.product_id from variants v
            where v.shop_id = $1 and v.archived_at is null
                and position(lower($2) in lower(concat_ws(chr(10), v.sku, v.barcode))) > 0))
        and ($4::bigint is null or p.category_id in (
            select id from categories where $4 in (id, parent_id)
        ))
        and ($5::bigint is null or p.collection_id = $5)
        and case $6::text
            when 'out' then not p.in_stock
            when 'low' then p.in_stock and p.runs_low
            else true
        end
),
page as (
    select id, row_number() over (order by
        case when $7 = 'title' and not $8::boolean then lower(title) end,
        case when $7 = 'title' and $8 then lower(title) end desc,
        case $7
            when 'newest' then id
            when 'price' then coalesce(price, 0)
            when 'stock' then stock
            when 'updated' then (extract(epoch from edited_at) * 1000000)::bigint
        end * case when $8 then -1 else 1 end,
        id desc
    ) as place
    from found
    where status = $3 or ($3::text is null and status <> 'archived')
),
shown as (
    select
        page.place, p.id, p.slug, p.title, p.thumbnail, c.tile, p.status, p.category_id, p.collection_id,
        case when p.status = 'withdrawn' then json_build_object(
            'reason', p.withdrawn_reason, 'since', p.withdrawn_at) end as withdrawal,
        (
            select json_agg(json_build_object('name', step.name, 'name_de', step.name_de, 'slug', step.slug)
                order by step.level)
            from (values
                (1, pc.name, pc.name_de, pc.slug), (2, c.name, c.name_de, c.slug), (3, k.name, null, k.slug))
                as step (level, name, name_de, slug)
            where step.name is not null
        ) as path,
        totals.*, p.sold_count, p.version, p.created_at, p.edited_at
    from page
    join products p on p.id = page.id
    join categories c on c.id = p.category_id
    left join categories pc on pc.id = c.parent_id
    left join collections k on k.id = p.collection_id
    cross join lateral (
        select
            count(*) as variant_count,
            coalesce(min(coalesce(sale.price_sale, v.price)), 0) as min_price,
            coalesce(max(coalesce(sale.price_sale, v.price)), 0) as max_price,
            coalesce(bool_or(sale.price_sale is not null), false) as on_sale,
            coalesce(sum(st.on_hand - st.reserved), 0)::bigint as stock,
            coalesce(sum(st.reserved), 0)::bigint as reserved
        from variants v
        cross join lateral (
            select sale_price(v.price_sale, v.sale_from, v.sale_until) as price_sale
        ) sale
        left join stock st on st.variant_id = v.id
        where v.product_id = p.id and v.archived_at is null
    ) totals
    where page.place > $10 and page.place <= $10 + $9
)
select
    count(*) filter (where status <> 'archived') as all_but_archived,
    count(*) filter (where status = 'draft') as draft,
    count(*) filter (where status = 'active') as active,
    count(*) filter (where status = 'hidden') as hidden,
    count(*) filter (where status = 'archived') as archived,
    count(*) filter (where status = 'withdrawn') as withdrawn,
    coalesce((select json_agg(shown order by place) from shown), '[]')::text as rows
from found
