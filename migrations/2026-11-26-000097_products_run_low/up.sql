-- Whether few are left of a variant is kept on the product's row, as whether anything is: a shop of 40,000 variants
-- does not look at the stock of each when its seller looks at what waits.
alter table products add runs_low boolean not null default false;
grant update (runs_low) on products to helloshop_seller;

-- Few by the shop's own threshold, of a variant that is not archived. What is on the shelf counts, as in the notice to
-- the seller: what is only set aside for a checkout is not sold yet.
create function runs_low(of_product bigint) returns boolean
    language sql stable
as $$
    select coalesce(min(coalesce(st.on_hand, 0)) <= min(s.low_stock_at), false)
    from variants v
    join shops s on s.id = v.shop_id
    left join stock st on st.variant_id = v.id
    where v.product_id = of_product and v.archived_at is null
$$;

-- nobody outside sees it, so no listing is made anew
alter table products disable trigger user;
update products p set runs_low = true
from (
    select v.product_id
    from variants v
    join shops s on s.id = v.shop_id
    left join stock st on st.variant_id = v.id
    where v.archived_at is null
    group by v.product_id
    having min(coalesce(st.on_hand, 0)) <= min(s.low_stock_at)
) few
where p.id = few.product_id;
alter table products enable trigger user;
