-- $1 shop, $2 product, $3 variant: its shelf, which stands still until the transaction ends
select s.on_hand - s.reserved as available, s.reserved, s.claimed
from stock s
where s.variant_id = (
    select v.id from variants v join products p on p.id = v.product_id
    where v.id = $3 and p.id = $2 and p.shop_id = $1 and v.archived_at is null
)
for update
