-- Makes a restored server (restore.sh) the primary, once it has paused at its moment, was checked, and
-- was started again at the primary's place. As its superuser:
--     psql -f reopen.sql "host=10.0.0.21 user=postgres dbname=helloshop"
-- It may be run again.
\set ON_ERROR_STOP on
\set QUIET on

do $$ begin
    if pg_is_in_recovery() and pg_get_wal_replay_pause_state() <> 'paused' then
        raise exception 'it has not reached its moment yet: see its log';
    end if;
end $$;
select pg_wal_replay_resume() where pg_is_in_recovery();
do $$ begin
    while pg_is_in_recovery() loop
        perform pg_sleep(0.1);
    end loop;
end $$;

-- or a replica that is made from it would look for that moment, too, and end
alter system reset recovery_target_time;
alter system reset recovery_target_action;
alter system reset restore_command;
select pg_reload_conf();

-- An ID that was given after that moment must not be given again: PayPal would answer a new payout run
-- or refund with what it paid for the lost one, and a token would open somebody else's session.
select count(setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + 1000000))
    as sequences_advanced
from pg_sequences where schemaname = 'public';
