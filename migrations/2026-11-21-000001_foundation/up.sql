-- Owned by crate db: one effect per Idempotency-Key.
create table idempotency_keys (
    actor text not null,
    route text not null,
    key text not null,
    body_hash bytea not null,
    -- what the key's request made, known before its answer is
    resource_id bigint,
    answer jsonb,
    started_at timestamptz not null default now(),
    expires_at timestamptz not null default now() + interval '48 hours',
    constraint idempotency_keys_pkey primary key (actor, route, key),
    constraint idempotency_keys_body_hash_is_sha256 check (length(body_hash) = 32)
);
create index idempotency_keys_expires_at on idempotency_keys (expires_at);

-- Owned by crate jobs: work to do after a commit (outbox) and on a timer.
create table jobs (
    id bigint generated always as identity primary key,
    kind text not null,
    payload jsonb not null,
    -- at most one job per key, ever: a mail for one event is queued once
    unique_key text constraint jobs_unique_key unique,
    run_at timestamptz not null default now(),
    attempts integer not null default 0,
    -- a worker owns the job until then; the generation fences off one that came late
    leased_until timestamptz,
    generation bigint not null default 0,
    done_at timestamptz,
    parked_at timestamptz,
    last_error text,
    created_at timestamptz not null default now()
);
create index jobs_due on jobs (run_at) where done_at is null and parked_at is null;
create index jobs_done_at on jobs (done_at) where done_at is not null;

create function touch_updated_at() returns trigger language plpgsql as $$
begin
    new.updated_at := now();
    return new;
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
