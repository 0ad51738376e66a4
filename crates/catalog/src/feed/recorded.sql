-- one statement, one moment: what it sees is what its snapshot says
select
    concat_ws('/',
        (select system_identifier from pg_control_system()),
        (select oid from pg_database where datname = current_database()),
        -- the timeline: a recovery to an earlier moment begins another
        left(pg_walfile_name(pg_current_wal_lsn()), 8)) as database,
    pg_current_snapshot()::text as snapshot,
    now() as read_at,
    coalesce((
        select json_object_agg(kind, things)
        from (
            select kind, json_agg(distinct thing) as things
            from product_changes
            where tx >= pg_snapshot_xmin($1::pg_snapshot)::text::bigint
                and not pg_visible_in_snapshot(tx::text::xid8, $1::pg_snapshot)
            group by kind
        ) noted
    ), '{}')::text as noted,
    -- an edition of the home page begins and ends by the clock, without a change of any row
    concat_ws('/',
        home_edition_now(),
        (select max(updated_at) from home_editions where starts_at <= now())) as home
