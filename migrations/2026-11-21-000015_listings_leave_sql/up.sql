-- The search index answers listings; what they needed in SQL goes. Without the sales in an
-- index, an order's changes of a product need not touch any.
drop index products_search, products_newest, products_best_selling, products_category;
alter table products drop column search_text;
create index products_category on products (category_id) where status = 'active';
create index products_collection on products (collection_id) where collection_id is not null;
