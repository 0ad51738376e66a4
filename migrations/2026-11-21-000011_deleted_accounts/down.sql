alter table users drop constraint users_deleted_is_closed;
alter table users drop column deleted_at;
