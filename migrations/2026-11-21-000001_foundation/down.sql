drop table jobs, idempotency_keys;
drop function touch_updated_at, refuse_change;
