-- $1 sub-category; its latest products stand for all of it, so that it costs the same in every one.
-- What is written in several ways counts as one and is told in the most frequent of them; a value that
-- is a sentence is nobody else's.
with latest as (
    select p.attributes from products p join shops s on s.id = p.shop_id and s.status = 'approved'
    where p.category_id = $1 and p.status = 'active'
    order by p.id desc
    limit 500
),
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
