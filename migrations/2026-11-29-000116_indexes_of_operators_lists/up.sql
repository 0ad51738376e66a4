-- A page of an operators' list, and the number of rows on all of its pages, are read from an index, however long
-- the marketplace sells.

set local lock_timeout = '5s';

-- Hidden reviews are listed by when they were written, not by when they were hidden.
drop index reviews_hidden;
create index reviews_hidden on reviews (created_at desc, id desc) where hidden_at is not null;
-- The condition holds for every review, and the list of all reviews repeats it. Without one, this index would be in
-- the order of a shop's list too, and a shop with few reviews would be looked for among those of all shops.
create index reviews_latest on reviews (created_at desc, id desc) where id > 0;

-- Orders with a part in one of two states: the orders of each state in their order, to be merged.
create index shop_orders_status on shop_orders (status, order_id desc);
-- Orders that were placed with an address.
create index orders_email on orders (email);

-- Returns stand in two parts, each in the same order: those that are open, and behind them those that are over. Of
-- the open ones, which are few, some states are looked for.
create index returns_open on returns (act_by, id desc) include (status) where status not in ('refunded', 'closed');
create index returns_over on returns (act_by, id desc) where status in ('refunded', 'closed');

-- Refunds that were tried in vain; most that are open were not tried yet.
create index refunds_waiting on refunds (id) where status in ('requested', 'pending') and waits > 0;

-- The log of a period.
create index audit_entries_at on audit_entries (at, position);
