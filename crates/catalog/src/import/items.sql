-- $1 import, $2 which of its products, $3 limit, $4 offset
with found as (
    select number, handle, title, row_numbers, action, step, faults, product_id, changes
    from product_import_items
    where import_id = $1
        and ($2::text is null or $2 = action or ($2 = 'failed' and (
            step in ('refused', 'left') or step = 'done' and faults <> '[]')))
)
select
    count(*) as total,
    coalesce((
        select json_agg(page order by number)
        from (select * from found order by number limit $3 offset $4) page
    ), '[]')::text as items
from found
