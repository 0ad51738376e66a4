-- The entries of a transaction are read without the table, as those of its whole shop are by another index: so the
-- planner has no reason to prefer that one.
drop index ledger_entries_transaction;
create index ledger_entries_transaction on ledger_entries (transaction_id) include (id, shop_id, account, amount);

-- Products of a category are counted whatever their status, and the latest that are on sale are read.
drop index products_category;
create index products_category on products (category_id, status, id desc);
