-- $1 import, $2 product and $3 picture of it, or null for all of the host $4 that still wait; $5 code and
-- $6 sentence of the fault, which their products' items tell from now on
with refused as (
    update product_import_pictures set state = 'refused'
    where import_id = $1 and state = 'waiting'
        and (number = $2 and place = $3 or $2 is null and split_part(address, '/', 3) = $4)
    returning number, row_number, place, address
),
faults as (
    select number, jsonb_agg(jsonb_build_object(
        'row', row_number, 'column', 'images', 'code', $5::text, 'message', $6::text,
        'address', address) order by place) as list
    from refused group by number
)
update product_import_items i set faults = i.faults || f.list
from faults f
where i.import_id = $1 and i.number = f.number
