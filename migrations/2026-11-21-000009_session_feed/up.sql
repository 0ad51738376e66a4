-- Tells a change on a channel as `kind:key`, at the commit. The trigger's arguments are the
-- channel, the kind and the column that holds the key. PostgreSQL sends equal news of one
-- transaction once.
create function tell_feed() returns trigger language plpgsql as $$
begin
    if tg_op <> 'INSERT' then
        perform pg_notify(tg_argv[0], tg_argv[1] || ':' || (to_jsonb(old) ->> tg_argv[2]));
    end if;
    if tg_op <> 'DELETE' then
        perform pg_notify(tg_argv[0], tg_argv[1] || ':' || (to_jsonb(new) ->> tg_argv[2]));
    end if;
    return null;
end $$;

-- Owned by crate auth: whatever makes a proof of who somebody is untrue. All commits that
-- notify wait for each other, so what happens often (signing in, exchanging a token,
-- forgetting old sessions) tells nothing. A person who is deleted takes their sessions along.
create trigger sessions_feed_update after update of user_id, expires_at, ended_at on sessions
    for each row when (
        new.user_id <> old.user_id
        or new.expires_at < old.expires_at
        or new.ended_at is distinct from old.ended_at
    ) execute function tell_feed('session_feed', 'session', 'id');
create trigger sessions_feed_delete after delete on sessions
    for each row when (old.ended_at is null and old.expires_at > now())
    execute function tell_feed('session_feed', 'session', 'id');
create trigger users_feed after update of password_hash, activated_at on users
    for each row when (
        new.password_hash <> old.password_hash
        or new.activated_at is distinct from old.activated_at
    ) execute function tell_feed('session_feed', 'user', 'id');
create trigger user_roles_feed after insert or update or delete on user_roles
    for each row execute function tell_feed('session_feed', 'user', 'user_id');
