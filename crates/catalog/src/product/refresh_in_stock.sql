update products p set in_stock = now.in_stock, runs_low = now.runs_low
from (
    select touched.product_id, runs_low(touched.product_id) as runs_low, exists (
        select 1
        from variants v
        join stock st on st.variant_id = v.id
        where v.product_id = touched.product_id
            and v.archived_at is null
            and st.on_hand > st.reserved
    ) as in_stock
    from (select distinct product_id from variants where id = any ($1)) touched
) now
where p.id = now.product_id and (p.in_stock, p.runs_low) <> (now.in_stock, now.runs_low)
