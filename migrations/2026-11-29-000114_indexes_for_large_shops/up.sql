-- The entries of a transaction are read without the table, so that those of its whole shop, which another index has
-- without the table too, are never the shorter way.
drop index ledger_entries_transaction;
create index ledger_entries_transaction on ledger_entries (transaction_id) include (id, shop_id, account, amount);

-- Products of a category are counted whatever their status, and the latest that are on sale are read.
drop index products_category;
create index products_category on products (category_id, status, id desc);
