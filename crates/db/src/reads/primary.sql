-- Inserted, not flushed: whatever anybody can see by now lies before it. Where the last record ended with its
-- page, the next one will come after that page's header, and no replica gets there before it does.
select
    concat_ws('/',
        (select system_identifier from pg_control_system()),
        left(pg_walfile_name(lsn), 8)) as timeline,
    place - case
        when place % pg_size_bytes(current_setting('wal_segment_size')) = 40 then 40
        when place % current_setting('wal_block_size')::bigint = 24 then 24
        else 0
    end as place
from pg_current_wal_insert_lsn() as lsn,
    lateral (select (lsn - '0/0')::bigint as place) as inserted
