drop index webhook_deliveries_status;
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id) where status = 'waiting';

drop index account_links_expires;
drop index sessions_over;
