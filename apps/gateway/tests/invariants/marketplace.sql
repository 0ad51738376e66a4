-- A small marketplace in which everything is right: Ada buys from two shops with a coupon,
-- one parcel arrived and was reviewed, the other shop has cancelled and the money went back; Bob is
-- about to pay.
insert into users (email, username, password_hash, activated_at) values
    ('ada@a.test', 'Ada', '', now()), ('bob@a.test', 'Bob', '', now()),
    ('clay@a.test', 'Clay', '', now()), ('wool@a.test', 'Wool', '', now());
insert into shops (owner_id, name, slug, status) values
    (3, 'Clay', 'clay', 'approved'), (4, 'Wool', 'wool', 'approved');
insert into user_roles (user_id, role, shop_id) values
    (3, 'ROLE_SHOP_MANAGER', 1), (4, 'ROLE_SHOP_MANAGER', 2);
insert into categories (name, slug) values ('Home', 'home');
insert into collections (shop_id, category_id, name, slug) values (1, 1, 'Cups', 'cups');
insert into products (shop_id, category_id, collection_id, slug, title, status) values
    (1, 1, 1, 'cup', 'Cup', 'active'), (2, 1, null, 'scarf', 'Scarf', 'active');
insert into product_options (product_id, position, name) values (1, 1, 'Colour'), (2, 1, 'Colour');
insert into option_values (option_id, position, value) values
    (1, 1, 'Sand'), (1, 2, 'Sky'), (2, 1, 'Sand'), (2, 2, 'Sky');
insert into variants (product_id, position, option_value_ids, price) values
    (1, 1, '{1}', 1000), (1, 2, '{2}', 1000), (2, 1, '{3}', 2000), (2, 2, '{4}', 2000);
insert into stock (variant_id, received, on_hand, reserved, claimed) values
    (1, 10, 8, 0, 2), (2, 5, 5, 0, 0), (3, 7, 7, 1, 0), (4, 0, 0, 0, 0);
insert into cart_lines (user_id, variant_id, quantity) values (1, 2, 1), (2, 3, 1);

insert into orders (number, user_id, email, buyer_name, address, currency, subtotal, discount,
        shipping, total, coupon_code, expires_at) values
    ('H-1', 1, 'ada@a.test', 'Ada', '{}', 'USD', 4000, 400, 0, 3600, 'HELLOSHOP', now() - interval '1 day'),
    ('H-2', 2, 'bob@a.test', 'Bob', '{}', 'USD', 2000, 0, 0, 2000, null, now() + interval '10 minutes');
insert into shop_orders (order_id, shop_id, shop_name, shop_slug, status, subtotal, discount,
        shipping, total, commission, paid_at, search_text) values
    (1, 1, 'Clay', 'clay', 'delivered', 2000, 200, 0, 1800, 180, now(), ''),
    (1, 2, 'Wool', 'wool', 'cancelled', 2000, 200, 0, 1800, 180, now(), ''),
    (2, 2, 'Wool', 'wool', 'pending_payment', 2000, 0, 0, 2000, 200, null, '');
insert into order_lines (shop_order_id, variant_id, product_id, product_slug, title, options, tile,
        price, quantity, discount) values
    (1, 1, 1, 'cup', 'Cup', '[]', 'sand', 1000, 2, 200),
    (2, 3, 2, 'scarf', 'Scarf', '[]', 'sand', 2000, 1, 200),
    (3, 3, 2, 'scarf', 'Scarf', '[]', 'sand', 2000, 1, 0);
insert into order_events (shop_order_id, from_status, to_status, actor) values
    (1, null, 'pending_payment', 'buyer'), (2, null, 'pending_payment', 'buyer'),
    (1, 'pending_payment', 'confirmed', 'system'), (2, 'pending_payment', 'confirmed', 'system'),
    (1, 'confirmed', 'in_delivery', 'seller'), (1, 'in_delivery', 'delivered', 'seller'), (2, 'confirmed', 'cancelled', 'seller'),
    (3, null, 'pending_payment', 'buyer');
insert into cancellations (shop_order_id, actor, actor_id, reason, amount, commission) values
    (2, 'seller', 4, 'Broken in the kiln', 1800, 180);
insert into cancellation_lines (cancellation_id, order_line_id, quantity) values (1, 2, 1);
insert into shipments (shop_order_id, carrier, tracking_number) values (1, 'DHL', 'T1');
insert into shipment_lines (shipment_id, order_line_id, quantity) values (1, 1, 2);
insert into reviews (product_id, order_line_id, user_id, author, rating, helpful_count) values
    (1, 1, 1, 'Ada', 5, 1);
insert into review_votes (review_id, user_id) values (1, 2);
update products set rating_sum = 5, review_count = 1 where id = 1;
update shops set rating_sum = 5, review_count = 1 where id = 1;
insert into wishlist_items (user_id, product_id) values (1, 2);
insert into stock_holds (order_id, user_id, variant_id, quantity, status, expires_at) values
    (1, 1, 1, 2, 'claimed', now() - interval '1 day'), (1, 1, 3, 1, 'claimed', now() - interval '1 day'),
    (2, 1, 3, 1, 'held', now() + interval '10 minutes');
insert into coupon_redemptions (coupon_id, user_id, order_id, use_number) values (1, 1, 1, 1);
update coupons set total_limit = 100, used = 1 where id = 1;

insert into payments (order_id, provider, provider_order_id, capture_id, status, amount, refunded,
        currency, captured_at) values
    (1, 'paypal', 'PP-1', 'CAP-1', 'partially_refunded', 3600, 1800, 'USD', now()),
    (2, 'paypal', 'PP-2', null, 'pending', 2000, 0, 'USD', null);
insert into payment_events (payment_id, from_status, to_status) values
    (1, null, 'pending'), (2, null, 'pending'), (1, 'pending', 'confirming'),
    (1, 'confirming', 'paid'), (1, 'paid', 'partially_refunded');
insert into refunds (payment_id, shop_order_id, amount, commission, status, provider_refund_id, reason, completed_at)
    values (1, 2, 1800, 180, 'done', 'REF-1', 'Broken in the kiln', now());
insert into ledger_transactions (kind, order_id, reference, currency) values
    ('capture', 1, 'capture:CAP-1', 'USD'), ('refund', 1, 'refund:1', 'USD');
insert into ledger_entries (transaction_id, account, shop_id, amount) values
    (1, 'provider', null, 1800), (1, 'shop', 1, -1620), (1, 'commission', null, -180),
    (1, 'provider', null, 1800), (1, 'shop', 2, -1620), (1, 'commission', null, -180),
    (2, 'provider', null, -1800), (2, 'shop', 2, 1620), (2, 'commission', null, 180);
insert into idempotency_keys (actor, route, key, body_hash, resource_id, answer) values
    ('user:1', 'placeOrder', 'k1', sha256('1'), 1, '{"id": 1, "number": "H-1", "payment_status": "pending"}'),
    ('user:1', 'captureOrder', 'k2', sha256('2'), 1, '{"id": 1, "number": "H-1", "payment_status": "paid"}'),
    ('user:3', 'shipOrder', 'k3', sha256('3'), null, '{"number": "H-1", "payment_status": "paid", "part": {"shipments": [{"id": 1}]}}'),
    ('user:2', 'placeOrder', 'k4', sha256('4'), 2, '{"id": 2, "number": "H-2", "payment_status": "pending"}');
