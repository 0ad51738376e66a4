-- Owned by crate auth: what operators did. A chain of hashes (ADR 28) in which each entry takes up
-- the hash of the one before, laid as an entry is written, so that none is left out.
create table audit_entries (
    -- its place in the chain, from 1 without a gap
    position bigint primary key,
    at timestamptz not null,
    -- the operator and the session that they acted in; none of it for the command line
    actor_id bigint references users,
    actor_name text,
    session_id bigint,
    action text not null,
    target_kind text not null,
    target_id text not null,
    target_label text not null,
    before jsonb,
    after jsonb,
    hash bytea not null,
    constraint audit_entries_actor check (num_nulls(actor_id, actor_name, session_id) in (0, 3)),
    constraint audit_entries_words check (
        action ~ '^[a-z]+(_[a-z]+)*$' and target_kind ~ '^[a-z]+(_[a-z]+)*$'
    ),
    constraint audit_entries_hash_is_sha256 check (length(hash) = 32)
);
create index audit_entries_target on audit_entries (target_kind, target_id, position);
create index audit_entries_actor_id on audit_entries (actor_id, position);
create index audit_entries_action on audit_entries (action, position);

-- The hash of an entry behind another one. People are in it by their ids alone: their names go
-- with their accounts.
create function audit_hash(previous bytea, entry audit_entries) returns bytea
    language sql stable
as $$
    select sha256(previous || convert_to(jsonb_build_array(
        entry.position, (extract(epoch from entry.at) * 1000000)::bigint, entry.actor_id,
        entry.session_id, entry.action, entry.target_kind, entry.target_id,
        case when entry.target_kind <> 'account' then entry.target_label end,
        entry.before, entry.after
    )::text, 'UTF8'))
$$;

-- One entry at a time, until its transaction ends: what operators do is rare.
create function audit_chain() returns trigger language plpgsql as $$
declare
    last record;
begin
    perform pg_advisory_xact_lock(7355612);
    select position, hash into last from audit_entries order by position desc limit 1;
    new.position := coalesce(last.position, 0) + 1;
    new.at := clock_timestamp();
    new.hash := audit_hash(coalesce(last.hash, ''), new);
    return new;
end $$;
create trigger audit_entries_chain before insert on audit_entries
    for each row execute function audit_chain();

-- Nothing is changed but the names of people who left.
create function audit_stays() returns trigger language plpgsql as $$
declare
    names constant text[] := array['actor_name', 'target_label'];
begin
    if tg_op = 'UPDATE' then
        if to_jsonb(new) - names = to_jsonb(old) - names
            and (new.actor_name is not distinct from old.actor_name
                or new.actor_name = 'Former customer')
            and (new.target_label = old.target_label
                or new.target_kind = 'account' and new.target_label = 'Former customer')
        then
            return new;
        end if;
    end if;
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_entries_append_only before update or delete on audit_entries
    for each row execute function audit_stays();
create trigger audit_entries_not_emptied before truncate on audit_entries
    for each statement execute function refuse_change();

-- The owner of the tables too, as far as they are no superuser.
revoke all on audit_entries from public;
do $$
begin
    execute format('revoke update, delete, truncate on audit_entries from %I', current_user);
    execute format('grant update (actor_name, target_label) on audit_entries to %I', current_user);
end $$;
