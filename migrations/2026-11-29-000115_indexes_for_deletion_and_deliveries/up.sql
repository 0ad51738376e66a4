set local lock_timeout = '5s';

-- An endpoint's deliveries are listed by status as well: few of a million have failed.
drop index webhook_deliveries_waiting;
create index webhook_deliveries_status on webhook_deliveries (endpoint_id, status, id desc);

-- The oldest go first, a few at a time.
create index sessions_over on sessions (coalesce(ended_at, expires_at));
create index account_links_expires on account_links (expires_at);
