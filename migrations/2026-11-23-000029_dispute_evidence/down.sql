drop table dispute_evidence;
revoke select (
    id, payment_id, reason, status, stage, outcome, amount, currency, respond_by, opened_at,
    resolved_at, accepted_at, accept_failure
) on disputes from helloshop_seller;
grant select on disputes to helloshop_seller;
alter table disputes
    drop column accepted_at, drop column accepted_by, drop column accept_note, drop column accept_failure;
