-- When it was last asked whether everything holds that must, and what was found.
create table invariant_checks (
    id bigint generated always as identity primary key,
    checked_at timestamptz not null default now(),
    breaches integer not null,
    -- the first of them, in one line
    first_breach text,
    constraint invariant_checks_breaches check (breaches >= 0 and (breaches = 0) = (first_breach is null))
);
