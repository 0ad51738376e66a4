-- Owned by crate seller. A run is one batch at the provider, which takes only so many payouts in one: what is left
-- then is paid by further runs, which continue it.
alter table payout_runs
    -- the first of the runs that belong together
    add column continues bigint references payout_runs,
    -- it pays from this shop on: the run before has come to all others
    add column from_shop bigint,
    add constraint payout_runs_continues check ((continues is null) = (from_shop is null)),
    drop constraint payout_runs_started,
    add constraint payout_runs_started check (
        continues is not null or (scheduled_for is null) = (started_by is not null)
    );
create index payout_runs_continued on payout_runs (continues);
