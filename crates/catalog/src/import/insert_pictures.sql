-- $1 import, $2 what would be done with some of its products, with the pictures that are to come
insert into product_import_pictures (import_id, number, place, row_number, address, alt, variants)
select $1, i.number, p.place, p.row_number, p.address, p.alt, p.variants
from jsonb_to_recordset($2) as i (number integer, pictures jsonb)
cross join lateral jsonb_to_recordset(i.pictures)
    as p (place integer, row_number integer, address text, alt text, variants jsonb)
