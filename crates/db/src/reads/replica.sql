-- nothing of a server that was promoted. Who may not look at the receiver learns of another timeline at the
-- next restart point.
select
    concat_ws('/',
        (select system_identifier from pg_control_system()),
        lpad(upper(to_hex(coalesce(
            (select received_tli from pg_stat_wal_receiver),
            (select timeline_id from pg_control_checkpoint())))), 8, '0')) as life,
    (pg_last_wal_replay_lsn() - '0/0')::bigint as place
where pg_is_in_recovery()
