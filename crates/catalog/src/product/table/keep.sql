-- $1 variants that are sold from now on as this says
update variants v
set position = w.position,
    option_value_ids = w.option_value_ids,
    sku = w.sku,
    barcode = w.barcode,
    weight = w.weight,
    price = w.price,
    price_sale = w.price_sale,
    image = w.image,
    archived_at = null
from jsonb_to_recordset($1) as w (
    id bigint, position integer, option_value_ids bigint[], sku text, barcode text, weight integer,
    price bigint, price_sale bigint, image text)
where v.id = w.id
