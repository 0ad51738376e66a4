-- $1 variant, $2 address, $3 hash of the link that confirms its request from now on
update stock_requests r
set token_hash = $3, expires_at = now() + interval '1 day'
from variants v
join products p on p.id = v.product_id
where r.variant_id = $1 and r.email = $2 and r.confirmed_at is null and v.id = r.variant_id
returning r.language, p.title,
    array_to_string(array(
        select ov.value from product_options o join option_values ov on ov.option_id = o.id
        where ov.id = any (v.option_value_ids) order by o.position
    ), ', ') as choice
