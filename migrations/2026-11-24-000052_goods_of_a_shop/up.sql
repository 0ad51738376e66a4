-- A shop's 40,000 variants and what is left of them are read as its own rows. Whose they were stood
-- with the product alone: the wall looked for the product of each variant, and for the variant of
-- each piece of stock.

-- Nothing of this is news to shoppers, whatever the triggers think.
alter table variants disable trigger user;
alter table stock disable trigger user;

alter table products add constraint products_shop_of unique (id, shop_id);
alter table variants add column shop_id bigint;
update variants v set shop_id = p.shop_id from products p where p.id = v.product_id;
alter table variants
    alter column shop_id set not null,
    add constraint variants_shop_of unique (id, shop_id),
    add constraint variants_shop_of_product foreign key (product_id, shop_id)
        references products (id, shop_id) on delete cascade;
create index variants_shop on variants (shop_id);

alter table stock add column shop_id bigint;
update stock st set shop_id = v.shop_id from variants v where v.id = st.variant_id;
alter table stock
    alter column shop_id set not null,
    add constraint stock_shop_of_variant foreign key (variant_id, shop_id)
        references variants (id, shop_id) on delete cascade;
-- nothing that a checkout changes is in it
create index stock_shop on stock (shop_id);

alter table variants enable trigger user;
alter table stock enable trigger user;

-- Nobody says whose it is: it is the product's shop. Behind the wall another shop's product is not
-- seen, and the row refused.
create function variant_of_shop() returns trigger language plpgsql as $$
begin
    new.shop_id := (select shop_id from products where id = new.product_id);
    return new;
end $$;
create trigger variants_of_shop before insert on variants
    for each row execute function variant_of_shop();
create function stock_of_shop() returns trigger language plpgsql as $$
begin
    new.shop_id := (select shop_id from variants where id = new.variant_id);
    return new;
end $$;
create trigger stock_of_shop before insert on stock
    for each row execute function stock_of_shop();

drop policy shop_wall on variants;
create policy shop_wall on variants to helloshop_seller using (shop_id = shop_of_wall());
drop policy shop_wall on stock;
create policy shop_wall on stock to helloshop_seller using (shop_id = shop_of_wall());
drop function goods_running_low;

-- A product that was never sold can be deleted. Each table that could know of a sale is asked; what
-- is counted of sales names sold products only, since the lines of orders keep those.
create index order_lines_variant on order_lines (variant_id);
create index stock_holds_variant on stock_holds (variant_id);
create index cart_lines_variant on cart_lines (variant_id);
create index reviews_product on reviews (product_id);
alter table order_lines drop constraint order_lines_product_id_fkey;
alter table product_figures drop constraint product_figures_product_id_fkey;
alter table product_months drop constraint product_months_product_id_fkey;
