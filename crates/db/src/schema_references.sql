-- single-column foreign keys that are the only one between their two tables
select child, parent, "column" from (
    select c.relname::text as child,
        p.relname::text as parent,
        a.attname::text as "column",
        count(*) over (partition by c.oid, p.oid) as references
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid
    join pg_class p on p.oid = f.confrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
    where f.contype = 'f' and cardinality(f.conkey) = 1 and c.oid <> p.oid
) as single
where "references" = 1
order by child, parent
