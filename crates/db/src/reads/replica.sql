-- No place of a server that takes writes. Who may not look at the receiver learns of another timeline at the
-- next restart point.
select
    concat_ws('/',
        (select system_identifier from pg_control_system()),
        case when follows
            then lpad(upper(to_hex(coalesce(
                (select received_tli from pg_stat_wal_receiver),
                (select timeline_id from pg_control_checkpoint())))), 8, '0')
            else left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)
        end) as timeline,
    case when follows then (pg_last_wal_replay_lsn() - '0/0')::bigint end as place
from pg_is_in_recovery() as follows
