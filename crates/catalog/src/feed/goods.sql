-- $1 shops, $2 categories with what is below them, $3 collections
select id from products where shop_id = any ($1)
union
select id from products
where category_id in (select id from categories where id = any ($2) or parent_id = any ($2))
union
select id from products where collection_id = any ($3)
