-- One line per user and variant, one live variant per choice of options.
select format('user %s has %s lines of variant %s', user_id, count(*), variant_id) as breach
from cart_lines
group by user_id, variant_id having count(*) > 1
union all
select format('cart line %s wants %s', id, quantity)
from cart_lines
where quantity not between 1 and 999
union all
select format('variants %s of product %s have the same options', string_agg(v.id::text, ', ' order by v.id),
    v.product_id)
from variants v
cross join lateral (
    select array_agg(id order by id) as ids from unnest(v.option_value_ids) as chosen (id)
) sorted
where v.archived_at is null
group by v.product_id, sorted.ids having count(*) > 1
