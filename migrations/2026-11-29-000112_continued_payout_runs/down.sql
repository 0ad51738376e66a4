-- whoever continued the clock's gets a day of its own, on which nobody was paid
update payout_runs set scheduled_for = date '0001-01-01' + id::integer
where scheduled_for is null and started_by is null;
alter table payout_runs
    drop constraint payout_runs_started,
    drop constraint payout_runs_continues,
    drop column from_shop,
    drop column continues,
    add constraint payout_runs_started check ((scheduled_for is null) = (started_by is not null));
