-- Nothing belongs to two shops or hangs between two owners.
select format('order line %s of shop %s sells variant %s of product %s, which is shop %s''s product %s',
    l.id, s.shop_id, l.variant_id, l.product_id, p.shop_id, p.id) as breach
from order_lines l
join shop_orders s on s.id = l.shop_order_id
join variants v on v.id = l.variant_id
join products p on p.id = v.product_id
where p.shop_id <> s.shop_id or p.id <> l.product_id
union all
select format('product %s of shop %s lies in collection %s of shop %s', p.id, p.shop_id, c.id, c.shop_id)
from products p
join collections c on c.id = p.collection_id
where c.shop_id <> p.shop_id
union all
select format('variant %s of product %s has option value %s of product %s', v.id, v.product_id,
    chosen.id, coalesce(o.product_id::text, 'none'))
from variants v
cross join lateral unnest(v.option_value_ids) as chosen (id)
left join option_values ov on ov.id = chosen.id
left join product_options o on o.id = ov.option_id
where o.product_id is distinct from v.product_id
union all
select format('user %s manages shop %s of user %s', r.user_id, s.id, s.owner_id)
from user_roles r
join shops s on s.id = r.shop_id
where s.owner_id <> r.user_id
union all
select format('parcel %s of shop order %s holds line %s of shop order %s', s.id, s.shop_order_id,
    l.id, l.shop_order_id)
from shipments s
join shipment_lines sl on sl.shipment_id = s.id
join order_lines l on l.id = sl.order_line_id
where l.shop_order_id <> s.shop_order_id
union all
select format('refund %s pays shop order %s from another order''s payment', r.id, s.id)
from refunds r
join payments p on p.id = r.payment_id
join shop_orders s on s.id = r.shop_order_id
where s.order_id <> p.order_id
union all
select format('ledger transaction %s of order %s owes shop %s, which has no part in it', t.id,
    t.order_id, e.shop_id)
from ledger_entries e
join ledger_transactions t on t.id = e.transaction_id
where e.shop_id is not null and t.order_id is not null and not exists (
    select 1 from shop_orders s where s.order_id = t.order_id and s.shop_id = e.shop_id)
union all
select format('review %s is about product %s, but its line sold product %s', r.id, r.product_id, l.product_id)
from reviews r
join order_lines l on l.id = r.order_line_id
where l.product_id <> r.product_id
union all
select format('dispute %s about order %s is listed for shops %s, not %s', d.id, p.order_id, listed.shops, parts.shops)
from disputes d
join payments p on p.id = d.payment_id
cross join lateral (
    select array(select shop_id from dispute_shops where dispute_id = d.id order by 1) as shops
) listed
cross join lateral (
    select array(select shop_id from shop_orders where order_id = p.order_id order by 1) as shops
) parts
where listed.shops <> parts.shops
