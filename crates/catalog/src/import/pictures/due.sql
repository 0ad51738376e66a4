-- $1 import, $2 how many; those whose products are there, in the file's order
select p.number, p.place, p.address, p.alt, p.variants, i.product_id
from product_import_pictures p
join product_import_items i on i.import_id = p.import_id and i.number = p.number
where p.import_id = $1 and p.state = 'waiting' and i.step = 'done' and i.product_id is not null
order by p.number, p.place
limit $2
