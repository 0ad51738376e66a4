-- $1 shop. Of all returns and disputes only the open ones are read, which have indexes of their own.
with to_ship as (
    select count(*) as count, min(created_at) as since, min(ship_by) as by,
        count(*) filter (where ship_by < (select today_of_shop($1))) as late
    from shop_orders
    where shop_id = $1 and status in ('confirmed', 'partially_shipped')
), coming_back as (
    select count(*) as count, min(r.act_by) as by
    from returns r
    join shop_orders s on s.id = r.shop_order_id
    where s.shop_id = $1 and r.status in ('requested', 'sent_back')
), disputed as (
    select count(*) as count, min(d.respond_by) as by
    from disputes d
    cross join lateral (
        select s.id from payments p join shop_orders s on s.order_id = p.order_id
        where p.id = d.payment_id and s.shop_id = $1
        offset 0
    ) s
    where d.resolved_at is null and d.accepted_at is null
)
select t.count as to_ship, t.since as to_ship_since, t.by as to_ship_by, t.late as to_ship_late,
    r.count as returns, r.by as returns_by, d.count as disputes, d.by as disputes_by
from to_ship t, coming_back r, disputed d
