with live as (
    select
        v.price,
        sale.price_sale,
        coalesce(sale.price_sale, v.price) as unit_price,
        v.position,
        coalesce(st.on_hand - st.reserved, 0) > 0 as available
    from variants v
    cross join lateral (
        select sale_price(v.price_sale, v.sale_from, v.sale_until) as price_sale
    ) sale
    left join stock st on st.variant_id = v.id
    where v.product_id = $1 and v.archived_at is null
),
card as (
    select
        min(unit_price) is distinct from max(unit_price) as price_varies,
        coalesce(bool_or(available), false) as in_stock
    from live
),
cheapest as (
    select price, price_sale from live order by unit_price, position limit 1
)
update products p set
    price = coalesce((select price from cheapest), 0),
    price_sale = (select price_sale from cheapest),
    price_varies = card.price_varies,
    in_stock = card.in_stock,
    runs_low = runs_low($1),
    thumbnail = (
        select i.thumbnail from product_images i
        where i.product_id = $1
        order by i.position
        limit 1
    )
from card
where p.id = $1
