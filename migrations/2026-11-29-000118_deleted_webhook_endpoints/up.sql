set local lock_timeout = '5s';

-- A deleted endpoint is shown to nobody. Its row goes once all that it was sent is deleted, a few at a time: there may
-- be millions.
alter table webhook_endpoints
    add deleted_at timestamptz,
    add constraint webhook_endpoints_deleted check (deleted_at is null or paused_at is not null);
grant update (deleted_at) on webhook_endpoints to helloshop_seller;
