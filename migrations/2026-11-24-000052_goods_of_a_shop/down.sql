alter table product_months add foreign key (product_id) references products;
alter table product_figures add foreign key (product_id) references products;
alter table order_lines add foreign key (product_id) references products;
drop index reviews_product;
drop index cart_lines_variant;
drop index stock_holds_variant;
drop index order_lines_variant;

create function goods_running_low() returns table (low_stock bigint, sold_out bigint)
    language sql stable security definer set search_path = public, pg_temp
as $$
    select count(*) filter (where stock > 0 and runs_low), count(*) filter (where stock = 0)
    from (
        select coalesce(sum(st.on_hand - st.reserved), 0) as stock,
            coalesce(bool_or(coalesce(st.on_hand - st.reserved, 0) <= s.low_stock_at), false) as runs_low
        from shops s
        join products p on p.shop_id = s.id and p.status = 'active'
        left join variants v on v.product_id = p.id and v.archived_at is null
        left join stock st on st.variant_id = v.id
        where s.id = shop_of_wall()
        group by p.id
    ) goods
$$;
revoke execute on function goods_running_low from public;
grant execute on function goods_running_low to helloshop_seller;
drop policy shop_wall on stock;
create policy shop_wall on stock to helloshop_seller
    using (exists (select from variants v where v.id = stock.variant_id));
drop policy shop_wall on variants;
create policy shop_wall on variants to helloshop_seller
    using (exists (select from products p where p.id = variants.product_id));

drop trigger stock_of_shop on stock;
drop function stock_of_shop;
drop trigger variants_of_shop on variants;
drop function variant_of_shop;
alter table stock drop column shop_id;
alter table variants drop column shop_id;
alter table products drop constraint products_shop_of;
