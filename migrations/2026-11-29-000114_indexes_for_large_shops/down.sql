drop index products_category;
create index products_category on products (category_id) where status = 'active';

drop index ledger_entries_transaction;
create index ledger_entries_transaction on ledger_entries (transaction_id);
