-- $1 shops, $2 categories with what is below them, $3 collections; what is not active is in no
-- list anyway
select id from products where status = 'active' and shop_id = any ($1)
union
select id from products
where status = 'active' and category_id = any (array(
    select id from categories where id = any ($2) or parent_id = any ($2)))
union
select id from products where status = 'active' and collection_id = any ($3)
