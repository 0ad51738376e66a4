-- The numbers of a shop's invoices in a year run from 1 without a gap, and each invoice is the
-- shop's own.
select format('shop %s has %s invoices of %s, the last number is %s, and its series stands at %s',
    shop_id, n.count, year, n.highest, s.last) as breach
from (
    select shop_id, year, count(*) as count, max(number) as highest from invoices group by 1, 2
) n
full join invoice_series s using (shop_id, year)
where (n.count, n.highest) is distinct from (s.last::bigint, s.last)
union all
select format('invoice %s of shop %s is about shop order %s of shop %s', i.id, i.shop_id, p.id, p.shop_id)
from invoices i
join shop_orders p on p.id = i.shop_order_id
where p.shop_id <> i.shop_id
