drop index audit_entries_at;
drop index refunds_waiting;
drop index reviews_latest;
drop index reviews_hidden;
create index reviews_hidden on reviews (hidden_at desc) where hidden_at is not null;
drop index returns_over;
drop index returns_open;
drop index orders_email;
drop index shop_orders_status;
