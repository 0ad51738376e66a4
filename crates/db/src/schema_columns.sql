select c.relname::text as table,
    a.attname::text as name,
    t.typname::text as kind,
    not a.attnotnull as nullable,
    (
        select array_agg(k.attname::text order by p.position)
        from pg_index i
        cross join lateral unnest(i.indkey::int2[]) with ordinality as p(attnum, position)
        join pg_attribute k on k.attrelid = c.oid and k.attnum = p.attnum
        where i.indrelid = c.oid and i.indisprimary and p.position <= i.indnkeyatts
    ) as key
from pg_class c
join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
join pg_type t on t.oid = a.atttypid
where c.relkind = 'r' and c.relname not like '\_\_%' and t.typname <> 'tsvector'
order by c.relname, a.attnum
