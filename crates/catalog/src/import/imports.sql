-- $1 shop, $2 one of its imports or null for the latest, $3 how many, $4 whether changes by a rule
select json_build_object(
    'id', i.id, 'file_name', i.file_name, 'separator', i.separator, 'status', i.status,
    'rule', i.rule, 'columns', i.file_columns, 'row_count', i.row_count, 'product_count', i.product_count,
    'created_at', i.created_at, 'counts', (
        select json_build_object(
            'create', count(*) filter (where action = 'create'),
            'change', count(*) filter (where action = 'change'),
            'skip', count(*) filter (where action = 'skip'),
            'error', count(*) filter (where action = 'error'),
            'done', count(*) filter (where step = 'done'),
            'refused', count(*) filter (where step = 'refused'),
            'undone', count(*) filter (where step = 'undone'),
            'archived', count(*) filter (where step = 'archived'),
            'left', count(*) filter (where step = 'left'))
        from product_import_items where import_id = i.id),
    'pictures', (
        select json_build_object(
            'named', count(*),
            'waiting', count(*) filter (
                where p.state = 'waiting' and item.step = 'done' and item.product_id is not null),
            'added', count(*) filter (where p.state = 'added'),
            'there', count(*) filter (where p.state = 'there'),
            'refused', count(*) filter (where p.state = 'refused'))
        from product_import_pictures p
        join product_import_items item on item.import_id = p.import_id and item.number = p.number
        where p.import_id = i.id)
)::text as import
from product_imports i
where i.shop_id = $1 and (i.rule is not null) = $4 and ($2::bigint is null or i.id = $2)
order by i.id desc
limit $3
