-- Owned by crate auth: how often somebody tried something lately. Unlogged: it is written with
-- each attempt, and a crash of the server may well forget it.
create unlogged table throttles (
    -- keyed hash of what is tried and by or on whom; names nobody
    key bytea primary key,
    -- when the attempts so far are paid off
    spent_until timestamptz not null,
    -- how far ahead of now that may lie
    room interval not null,
    constraint throttles_key_is_sha256 check (length(key) = 32)
);
create index throttles_spent on throttles (spent_until);
