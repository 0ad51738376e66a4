-- $1 slugs, $2 how often each was seen. In the order of ids, so that two gateways do not block
-- each other.
with seen as (
    select p.id, p.shop_id, (now() at time zone s.time_zone)::date as day, counted.views
    from unnest($1::text[], $2::bigint[]) as counted (slug, views)
    join products p on p.slug = counted.slug
    join shops s on s.id = p.shop_id
    order by p.id
), of_products as (
    insert into product_views as v (product_id, day, views)
    select id, day, views from seen
    on conflict (product_id, day) do update set views = v.views + excluded.views
)
insert into shop_views as v (shop_id, day, views)
select shop_id, day, sum(views) from seen group by shop_id, day order by shop_id
on conflict (shop_id, day) do update set views = v.views + excluded.views
