-- $1 variants that are sold from now on as this says
update variants v
set position = w.position,
    option_value_ids = w.option_value_ids,
    sku = w.sku,
    barcode = w.barcode,
    weight = w.weight,
    price = w.price,
    price_sale = w.price_sale,
    sale_from = w.sale_from,
    sale_until = w.sale_until,
    image = w.image,
    archived_at = null
from jsonb_to_recordset($1) as w (
    id bigint, position integer, option_value_ids bigint[], sku text, barcode text, weight integer,
    price bigint, price_sale bigint, sale_from timestamptz, sale_until timestamptz, image text)
where v.id = w.id
