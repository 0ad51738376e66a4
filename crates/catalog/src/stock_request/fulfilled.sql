-- $1 variant, $2 how many at most; ends requests for it that are met, if it can be bought now
with offer as (
    select v.id as variant_id, p.slug, p.title, s.name as shop_name, v.price,
        sale_price(v.price_sale, v.sale_from, v.sale_until) as price_sale,
        array_to_string(array(
            select ov.value from product_options o join option_values ov on ov.option_id = o.id
            where ov.id = any (v.option_value_ids) order by o.position
        ), ', ') as choice
    from variants v
    join products p on p.id = v.product_id
    join shops s on s.id = p.shop_id
    join stock st on st.variant_id = v.id
    where v.id = $1
        and v.archived_at is null
        and p.status = 'active'
        and s.status = 'approved'
        and (now() >= s.holiday_starts and now() < s.holiday_ends) is not true
        and st.on_hand > st.reserved
), met as (
    select r.id
    from stock_requests r
    join offer on offer.variant_id = r.variant_id
    where r.confirmed_at is not null and r.expires_at > now()
    order by r.id
    limit $2
    for update of r skip locked
)
delete from stock_requests r
using met, offer
where r.id = met.id
returning r.email, r.language, offer.variant_id, offer.slug, offer.title, offer.choice, offer.shop_name,
    offer.price, offer.price_sale
