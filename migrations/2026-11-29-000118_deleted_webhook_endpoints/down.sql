delete from jobs where kind = 'webhook endpoint stopped';
delete from webhook_endpoints where deleted_at is not null;
alter table webhook_endpoints drop column deleted_at;
