-- The shop wall: what a seller does runs as the role helloshop_seller, and row-level security
-- shows that role the rows of one shop, the one in the setting helloshop.shop. Without the
-- setting it sees none. The owner of the tables, as which everything else runs, is not subject
-- to it. A statement that forgets `shop_id =` then finds nothing instead of another shop's rows.
--
-- The role gets no right by default: a table to come is closed to sellers until its own
-- migration grants what they need and puts it behind the wall.

-- A role belongs to the whole cluster: another database may have made it, or makes it now.
do $$
begin
    if not exists (select from pg_roles where rolname = 'helloshop_seller') then
        create role helloshop_seller nologin;
    end if;
exception
    when duplicate_object or unique_violation then null;
    when insufficient_privilege then
        raise exception 'the role helloshop_seller is missing and % may not make it; run as a superuser: '
            'create role helloshop_seller nologin; grant helloshop_seller to %', current_user, quote_ident(current_user);
end $$;

-- Who owns the tables must be able to step behind the wall. Not inherited where that can be
-- said (PostgreSQL 16): the owner has no use for the role's rights.
do $$
declare
    since_16 constant boolean := current_setting('server_version_num')::integer >= 160000;
begin
    if not pg_has_role(current_user, 'helloshop_seller', case when since_16 then 'SET' else 'MEMBER' end) then
        execute 'grant helloshop_seller to current_user'
            || case when since_16 then ' with inherit false, set true' else '' end;
    end if;
exception
    -- another database of this owner was faster
    when unique_violation or internal_error then null;
    when insufficient_privilege then
        raise exception '% may not act as the role helloshop_seller; run as a superuser: '
            'grant helloshop_seller to %', current_user, quote_ident(current_user);
end $$;

-- The shop whose seller acts; null when nobody said which. At the end of a transaction the
-- setting becomes an empty text, not null.
create function shop_of_wall() returns bigint language sql stable as $$
    select nullif(current_setting('helloshop.shop', true), '')::bigint
$$;

-- Slugs are unique in the whole marketplace: a new product must know how many share one, and
-- learns no more than the number.
create function products_with_slug(wanted text) returns bigint
    language sql stable security definer set search_path = public, pg_temp
as $$
    select count(*) from products where slug = wanted or slug ~ ('^' || wanted || '-[0-9]+$')
$$;
revoke execute on function products_with_slug from public;

grant usage on schema public to helloshop_seller;
grant execute on function products_with_slug to helloshop_seller;

-- Open to every seller: the tree of categories and the moves of an order.
grant select on categories, shop_order_statuses, shop_order_transitions to helloshop_seller;
-- Work is put into the queue; of what lies there only the keys are seen, to put nothing in twice.
grant insert (kind, payload, unique_key, run_at), select (unique_key) on jobs to helloshop_seller;

-- Goods.
alter table shops enable row level security;
create policy shop_wall on shops to helloshop_seller using (id = shop_of_wall());
grant select, update (name, description) on shops to helloshop_seller;

alter table collections enable row level security;
create policy shop_wall on collections to helloshop_seller using (shop_id = shop_of_wall());
grant select on collections to helloshop_seller;

-- Neither ratings nor counts of pieces sold are a seller's to write, and no product changes shops.
alter table products enable row level security;
create policy shop_wall on products to helloshop_seller using (shop_id = shop_of_wall());
grant select,
    insert (
        shop_id, category_id, collection_id, slug, title, description, attributes, status,
        published_at
    ),
    update (
        category_id, collection_id, title, description, attributes, status, published_at, price,
        price_sale, price_varies, in_stock, thumbnail
    )
    on products to helloshop_seller;

-- What follows is the shop's when what it belongs to is: the subqueries look through the wall
-- themselves.
alter table product_images enable row level security;
create policy shop_wall on product_images to helloshop_seller
    using (exists (select from products p where p.id = product_images.product_id));
grant select, insert on product_images to helloshop_seller;

alter table product_options enable row level security;
create policy shop_wall on product_options to helloshop_seller
    using (exists (select from products p where p.id = product_options.product_id));
grant select, insert on product_options to helloshop_seller;

alter table option_values enable row level security;
create policy shop_wall on option_values to helloshop_seller
    using (exists (select from product_options o where o.id = option_values.option_id));
grant select, insert on option_values to helloshop_seller;

alter table variants enable row level security;
create policy shop_wall on variants to helloshop_seller
    using (exists (select from products p where p.id = variants.product_id));
grant select, insert, update (price, price_sale) on variants to helloshop_seller;

alter table stock enable row level security;
create policy shop_wall on stock to helloshop_seller
    using (exists (select from variants v where v.id = stock.variant_id));
grant select, insert, update (received, on_hand, claimed) on stock to helloshop_seller;

alter table stock_holds enable row level security;
create policy shop_wall on stock_holds to helloshop_seller
    using (exists (select from variants v where v.id = stock_holds.variant_id));
grant select on stock_holds to helloshop_seller;

alter table reviews enable row level security;
create policy shop_wall on reviews to helloshop_seller
    using (exists (select from products p where p.id = reviews.product_id));
grant select on reviews to helloshop_seller;

alter table coupons enable row level security;
create policy shop_wall on coupons to helloshop_seller using (shop_id = shop_of_wall());
grant select on coupons to helloshop_seller;

alter table coupon_redemptions enable row level security;
create policy shop_wall on coupon_redemptions to helloshop_seller
    using (exists (select from coupons c where c.id = coupon_redemptions.coupon_id));
grant select on coupon_redemptions to helloshop_seller;

-- Orders: the shop's parts, and of the whole what a part needs.
alter table shop_orders enable row level security;
create policy shop_wall on shop_orders to helloshop_seller using (shop_id = shop_of_wall());
grant select, update (status) on shop_orders to helloshop_seller;

alter table orders enable row level security;
create policy shop_wall on orders to helloshop_seller
    using (exists (select from shop_orders s where s.order_id = orders.id));
grant select on orders to helloshop_seller;

alter table order_lines enable row level security;
create policy shop_wall on order_lines to helloshop_seller
    using (exists (select from shop_orders s where s.id = order_lines.shop_order_id));
grant select on order_lines to helloshop_seller;

-- The whole history is read, only the seller's own steps are written.
alter table order_events enable row level security;
create policy shop_wall on order_events to helloshop_seller
    using (exists (select from shop_orders s where s.id = order_events.shop_order_id))
    with check (
        actor = 'seller' and exists (select from shop_orders s where s.id = order_events.shop_order_id)
    );
grant select, insert on order_events to helloshop_seller;

alter table shipments enable row level security;
create policy shop_wall on shipments to helloshop_seller
    using (exists (select from shop_orders s where s.id = shipments.shop_order_id));
grant select, insert on shipments to helloshop_seller;

alter table shipment_lines enable row level security;
create policy shop_wall on shipment_lines to helloshop_seller
    using (exists (select from shipments s where s.id = shipment_lines.shipment_id))
    with check (
        exists (
            select from shipments s
            join order_lines l on l.shop_order_id = s.shop_order_id
            where s.id = shipment_lines.shipment_id and l.id = shipment_lines.order_line_id
        )
    );
grant select, insert on shipment_lines to helloshop_seller;

-- Money. A payment is read, and locked while its refund is written down: PostgreSQL asks for
-- the right to update a column of what is locked, and this one a trigger overwrites anyway.
alter table payments enable row level security;
create policy shop_wall on payments to helloshop_seller
    using (exists (select from shop_orders s where s.order_id = payments.order_id));
grant select, update (updated_at) on payments to helloshop_seller;

-- Asked for, never settled, by a seller; out of the payment of that very order.
alter table refunds enable row level security;
create policy shop_wall on refunds to helloshop_seller
    using (exists (select from shop_orders s where s.id = refunds.shop_order_id))
    with check (
        exists (
            select from shop_orders s
            join payments p on p.order_id = s.order_id
            where s.id = refunds.shop_order_id and p.id = refunds.payment_id
        )
    );
grant select, insert (payment_id, shop_order_id, amount, reason) on refunds to helloshop_seller;

alter table ledger_entries enable row level security;
create policy shop_wall on ledger_entries to helloshop_seller using (shop_id = shop_of_wall());
grant select on ledger_entries to helloshop_seller;

alter table ledger_transactions enable row level security;
create policy shop_wall on ledger_transactions to helloshop_seller
    using (exists (select from ledger_entries e where e.transaction_id = ledger_transactions.id));
grant select on ledger_transactions to helloshop_seller;

-- People: who runs the shop, and of who bought there where letters go.
alter table user_roles enable row level security;
create policy shop_wall on user_roles to helloshop_seller using (shop_id = shop_of_wall());
grant select on user_roles to helloshop_seller;
create index user_roles_shop on user_roles (shop_id) where shop_id is not null;

alter table seller_registrations enable row level security;
create policy shop_wall on seller_registrations to helloshop_seller
    using (shop_id = shop_of_wall());
grant select on seller_registrations to helloshop_seller;

alter table users enable row level security;
create policy shop_wall on users to helloshop_seller
    using (exists (select from orders o where o.user_id = users.id));
grant select (id, email, username) on users to helloshop_seller;

alter table idempotency_keys enable row level security;
create policy shop_wall on idempotency_keys to helloshop_seller
    using (exists (select from user_roles r where idempotency_keys.actor = 'user:' || r.user_id));
grant select, insert, update on idempotency_keys to helloshop_seller;
