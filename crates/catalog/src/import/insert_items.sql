-- $1 import, $2 what would be done with some of its products
insert into product_import_items (
    import_id, number, handle, title, row_numbers, action, faults, product_id, before, changes
)
select $1, number, handle, title, row_numbers, action, faults, product_id, nullif(before, 'null'),
    coalesce(changes, '[]')
from jsonb_to_recordset($2) as i (
    number integer, handle text, title text, row_numbers integer[], action text, faults jsonb,
    product_id bigint, before jsonb, changes jsonb)
