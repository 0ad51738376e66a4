-- Whether few are left of a variant is kept on the product's row, as whether anything is: a shop of 40,000 variants
-- does not look at the stock of each when its seller looks at what waits.
alter table products add runs_low boolean not null default false;
grant update (runs_low) on products to helloshop_seller;

-- The same for the seller who edits and for a sale: few by the shop's own threshold, of a variant that is not archived.
create function runs_low(of_product bigint) returns boolean
    language sql stable
as $$
    select coalesce(min(coalesce(st.on_hand - st.reserved, 0)) <= min(s.low_stock_at), false)
    from variants v
    join shops s on s.id = v.shop_id
    left join stock st on st.variant_id = v.id
    where v.product_id = of_product and v.archived_at is null
$$;

update products set runs_low = true where runs_low(id);
