-- The row of a deleted account stays without its person, for the orders and reviews that name it.
alter table users add column deleted_at timestamptz;
alter table users add constraint users_deleted_is_closed check (deleted_at is null or activated_at is null);
