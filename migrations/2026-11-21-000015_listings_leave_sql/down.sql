drop index products_collection, products_category;
alter table products add column search_text tsvector generated always as (
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'C')
) stored;
create index products_category on products (category_id, sold_count desc, id) where status = 'active';
create index products_newest on products (published_at desc, id) where status = 'active';
create index products_best_selling on products (sold_count desc, id) where status = 'active';
create index products_search on products using gin (search_text) where status = 'active';
