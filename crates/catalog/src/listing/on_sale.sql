from products p
join shops s on s.id = p.shop_id and s.status = 'approved'
join categories c on c.id = p.category_id
left join categories pc on pc.id = c.parent_id
left join collections k on k.id = p.collection_id
where p.status = 'active'
