-- inserted, not flushed: whatever anybody can see by now lies before it
select
    concat_ws('/',
        (select system_identifier from pg_control_system()),
        left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)) as life,
    (pg_current_wal_insert_lsn() - '0/0')::bigint as place
