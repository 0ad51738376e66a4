-- $1 products of one open shop; each of their variants as it can be bought now
select p.id as product_id,
    v.id as variant_id,
    p.slug,
    p.title,
    p.description,
    concat_ws(' > ', top.name, c.name) as category,
    count(*) over (partition by p.id) > 1 as is_one_of_several,
    array(
        select o.name from product_options o join option_values ov on ov.option_id = o.id
        where ov.id = any (v.option_value_ids) order by o.position
    ) as option_names,
    array(
        select ov.value from product_options o join option_values ov on ov.option_id = o.id
        where ov.id = any (v.option_value_ids) order by o.position
    ) as option_values,
    array(
        select i.url from product_images i where i.product_id = p.id
        order by i.url is distinct from v.image, i.position
    ) as images,
    v.sku,
    v.barcode,
    v.weight,
    v.price,
    v.price_sale,
    v.sale_from,
    v.sale_until,
    coalesce(st.on_hand - st.reserved, 0) > 0
        and not coalesce(s.holiday_starts <= now() and s.holiday_ends > now(), false) as can_be_bought
from products p
join shops s on s.id = p.shop_id and s.status = 'approved'
join categories c on c.id = p.category_id
left join categories top on top.id = c.parent_id
join variants v on v.product_id = p.id and v.archived_at is null
left join stock st on st.variant_id = v.id
where p.id = any ($1) and p.status = 'active'
order by p.id, v.position
