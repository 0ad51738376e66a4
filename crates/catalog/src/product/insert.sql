insert into products (
    shop_id, category_id, collection_id, slug, title, description, attributes, status, published_at,
    handle, title_de, description_de
)
values ($1, $2, $3, $4, $5, $6, $7, $8, case when $8 = 'active' then now() end, $9, $10, $11)
on conflict (slug) do nothing
returning id
