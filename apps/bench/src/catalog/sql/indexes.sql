-- What listings out of SQL would need. The gateway has no use for any of it.
alter table products add column words tsvector generated always as (
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'C')) stored;
create index on products using gin (words) where status = 'active';
create index on products (category_id, sold_count desc, id) where status = 'active';
create index on products (sold_count desc, id) where status = 'active' and in_stock;
create index on products (published_at desc, id) where status = 'active' and in_stock;
create index on products (((price - price_sale)::float8 / price) desc nulls last, id) where status = 'active' and in_stock and price_sale is not null;
vacuum (analyze) products;
