-- $1 sub-category; its latest products stand for all of it, so that it costs the same in every one. Where
-- none is on sale yet, those of the sub-categories beside it do.
-- What is written in several ways counts as one and is told in the most frequent of them; a value that
-- is a sentence is nobody else's.
with own as (
    select p.attributes from products p join shops s on s.id = p.shop_id and s.status = 'approved'
    where p.category_id = $1 and p.status = 'active'
    order by p.id desc
    limit 500
),
beside as (
    select near.attributes
    from categories c
    join categories sibling on sibling.parent_id = c.parent_id and sibling.id <> c.id
    cross join lateral (
        select p.attributes from products p join shops s on s.id = p.shop_id and s.status = 'approved'
        where p.category_id = sibling.id and p.status = 'active'
        order by p.id desc
        limit 50
    ) near
    where c.id = $1 and not exists (select from own)
    limit 500
),
latest as (select attributes from own union all select attributes from beside),
said as (
    select a.name, a.value
    from latest cross join lateral jsonb_to_recordset(latest.attributes) as a (name text, value text)
),
names as (
    select lower(name) as name, mode() within group (order by name) as written, count(*) as times
    from said group by lower(name) order by times desc, lower(name) limit 20
),
choices as (
    select lower(name) as name, mode() within group (order by value) as written, count(*) as times
    from said where length(value) <= 60 group by lower(name), lower(value)
)
select coalesce(json_agg(json_build_object('name', n.written, 'values', (
        select coalesce(json_agg(c.written order by c.times desc, c.written), '[]')
        from (select * from choices where name = n.name order by times desc, written limit 10) c
    )) order by n.times desc, n.name), '[]')::text as attributes
from names n
