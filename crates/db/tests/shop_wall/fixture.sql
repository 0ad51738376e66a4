-- Shops 1 and 2 with one row of every kind each. Ids of shop 1 begin with 1, of shop 2 with 2.
insert into users (id, email, username, password_hash) overriding system value
    select n, 'person' || n || '@example.com', 'Person', 'hash' from unnest(array[11, 12, 21, 22]) n;
insert into categories (id, name, slug) overriding system value values (1, 'Kitchen', 'kitchen');

insert into shops (id, owner_id, name, slug) overriding system value
    select n, n * 10 + 1, 'Shop ' || n, 'shop-' || n from generate_series(1, 2) n;
insert into user_roles (user_id, role, shop_id)
    select n * 10 + 1, 'ROLE_SHOP_MANAGER', n from generate_series(1, 2) n;
insert into seller_registrations (user_id, shop_id)
    select n * 10 + 1, n from generate_series(1, 2) n;
insert into idempotency_keys (actor, route, key, body_hash)
    select 'user:' || n * 10 + 1, 'shipOrder', 'key', sha256('') from generate_series(1, 2) n;

insert into collections (id, shop_id, category_id, name, slug) overriding system value
    select n * 10, n, 1, 'Spring', 'spring-' || n from generate_series(1, 2) n;
insert into products (id, shop_id, category_id, slug, title) overriding system value
    select n * 10, n, 1, 'mug-' || n, 'Mug' from generate_series(1, 2) n;
insert into product_images (product_id, position, url, thumbnail)
    select n * 10, 0, '/a.webp', '/b.webp' from generate_series(1, 2) n;
insert into product_imports (id, shop_id, file_name, content, separator, file_columns, row_count) overriding system value
    select n * 10, n, 'mugs.csv', 'Title', ',', '[]', 1 from generate_series(1, 2) n;
insert into product_import_items (import_id, number, handle, title, row_numbers, action)
    select n * 10, 1, 'mug', 'Mug', '{2}', 'create' from generate_series(1, 2) n;
insert into product_import_pictures (import_id, number, place, row_number, address)
    select n * 10, 1, 1, 2, 'https://example.com/mug.jpg' from generate_series(1, 2) n;
insert into product_options (id, product_id, position, name) overriding system value
    select n * 10, n * 10, 0, 'Colour' from generate_series(1, 2) n;
insert into option_values (option_id, position, value)
    select n * 10, 0, 'Sand' from generate_series(1, 2) n;
insert into variants (id, product_id, position, price) overriding system value
    select n * 10, n * 10, 0, 1000 from generate_series(1, 2) n;
-- one without a stock row yet
insert into variants (id, product_id, position, option_value_ids, price) overriding system value
    select n * 10 + 1, n * 10, 1, '{7}', 1000 from generate_series(1, 2) n;
insert into stock (variant_id, received, on_hand)
    select n * 10, 5, 5 from generate_series(1, 2) n;
insert into stock_holds (order_id, user_id, variant_id, quantity, expires_at)
    select n * 10, n, n * 10, 1, now() from generate_series(1, 2) n;
insert into coupons (id, code, shop_id, amount) overriding system value
    select n * 10, 'SHOP' || n, n, 100 from generate_series(1, 2) n;
insert into coupons (id, code, shop_id, amount) overriding system value
    select n * 10 + 1, 'SPARE' || n, n, 100 from generate_series(1, 2) n;
insert into coupon_products (coupon_id, product_id)
    select n * 10, n * 10 from generate_series(1, 2) n;
insert into coupon_collections (coupon_id, collection_id)
    select n * 10, n * 10 from generate_series(1, 2) n;
insert into coupon_redemptions (coupon_id, user_id, order_id, use_number)
    select n * 10, n * 10 + 2, n * 10, 1 from generate_series(1, 2) n;

-- each shop has an order of its own, and both have a part of order 30
insert into orders (
    id, number, user_id, email, buyer_name, address, currency, subtotal, discount, shipping, total,
    expires_at
) overriding system value
    select n * 10, 'N' || n, case n when 3 then 12 else n * 10 + 2 end, 'a@example.com', 'Ann',
        '{}', 'USD', 1000, 0, 0, 1000, now()
    from generate_series(1, 3) n;
insert into payments (id, order_id, provider, amount, currency) overriding system value
    select n * 10, n * 10, 'paypal', 1000, 'USD' from generate_series(1, 3) n;
-- 10 and 20 hold lines, 11 and 21 are the parts of order 30
insert into shop_orders (
    id, order_id, shop_id, shop_name, shop_slug, status, subtotal, discount, shipping, total,
    commission, paid_at, search_text
) overriding system value
    select n * 10 + part, case part when 0 then n * 10 else 30 end, n, 'Shop', 'shop', 'confirmed',
        1000, 0, 0, 1000, 80, now(), ''
    from generate_series(1, 2) n, generate_series(0, 1) part;
insert into order_lines (
    id, shop_order_id, variant_id, product_id, product_slug, title, options, tile, price, quantity,
    discount
) overriding system value
    select n * 10, n * 10, n * 10, n * 10, 'mug', 'Mug', '[]', 'sand', 1000, 9, 0
    from generate_series(1, 2) n;
insert into order_events (shop_order_id, to_status, actor)
    select n * 10, 'pending_payment', 'buyer' from generate_series(1, 2) n;
insert into shipments (id, shop_order_id, carrier, tracking_number) overriding system value
    select n * 10, n * 10, 'UPS', '1Z' from generate_series(1, 2) n;
insert into shipment_lines (shipment_id, order_line_id, quantity)
    select n * 10, n * 10, 1 from generate_series(1, 2) n;
insert into cancellations (id, shop_order_id, actor, reason, amount, commission) overriding system value
    select n * 10, n * 10, 'seller', 'Broken', 1000, 80 from generate_series(1, 2) n;
insert into cancellation_lines (cancellation_id, order_line_id, quantity)
    select n * 10, n * 10, 1 from generate_series(1, 2) n;
insert into cancel_requests (id, shop_order_id, reason) overriding system value
    select n * 10, n * 10, 'Too many' from generate_series(1, 2) n;
insert into cancel_request_lines (request_id, order_line_id, quantity)
    select n * 10, n * 10, 1 from generate_series(1, 2) n;
insert into returns (id, shop_order_id, came_from, reason, words, worth) overriding system value
    select n * 10, n * 10, 'delivered', 'damaged', 'Broken', 1000 from generate_series(1, 2) n;
insert into return_lines (return_id, order_line_id, quantity)
    select n * 10, n * 10, 1 from generate_series(1, 2) n;
insert into return_events (return_id, to_status, actor)
    select n * 10, 'requested', 'buyer' from generate_series(1, 2) n;
insert into returned_lines (return_id, order_line_id, quantity)
    select n * 10, n * 10, 1 from generate_series(1, 2) n;
insert into refunds (payment_id, shop_order_id, amount, commission, reason)
    select n * 10, n * 10, 1000, 80, 'Broken' from generate_series(1, 2) n;
insert into invoices (shop_order_id, shop_id, document)
    select n * 10, n, '{}' from generate_series(1, 2) n;
insert into reviews (product_id, order_line_id, user_id, author, rating)
    select n * 10, n * 10, n * 10 + 2, 'Ann', 5 from generate_series(1, 2) n;
insert into ledger_transactions (id, kind, order_id, reference, currency) overriding system value
    select n * 10, 'capture', n * 10, 'capture:' || n, 'USD' from generate_series(1, 2) n;
insert into ledger_entries (transaction_id, account, shop_id, amount)
    select n * 10, account, case account when 'shop' then n end, amount
    from generate_series(1, 2) n,
        (values ('provider', 1000), ('shop', -920), ('commission', -80)) as e (account, amount);
insert into shop_balances (shop_id, account, amount)
    select n, 'shop', -920 from generate_series(1, 2) n;
insert into ledger_shop_months (month, shop_id, kind, entries, amount, commission, first_entry, last_entry)
    select '2026-11-01', n, 'capture', 1, 920, 80, n, n from generate_series(1, 2) n;
insert into shop_figures (shop_id, since, orders, items, revenue, refunded)
    select n, '2026-11-01', 1, 9, 1000, 0 from generate_series(1, 2) n;
insert into product_figures (shop_id, since, product_id, items, revenue)
    select n, '2026-11-01', n * 10, 9, 1000 from generate_series(1, 2) n;
insert into product_months (shop_id, since, product_id, items, revenue)
    select n, '2026-11-01', n * 10, 9, 1000 from generate_series(1, 2) n;
insert into shop_days (shop_id, since, orders, items, revenue, refunded)
    select n, '2026-11-01', 1, 9, 1000, 0 from generate_series(1, 2) n;
insert into product_quarters (shop_id, since, product_id, items, revenue)
    select n, '2026-10-01', n * 10, 9, 1000 from generate_series(1, 2) n;
insert into product_views (product_id, day, views)
    select n * 10, '2026-11-01', 5 from generate_series(1, 2) n;
insert into shop_views (shop_id, day, views)
    select n, '2026-11-01', 5 from generate_series(1, 2) n;
insert into disputes (payment_id, provider_dispute_id, reason, status, stage, amount, currency, opened_at)
    select n * 10, 'PP-D-' || n, 'OTHER', 'OPEN', 'INQUIRY', 1000, 'USD', now()
    from generate_series(1, 2) n;
insert into dispute_evidence (dispute_id, shop_id, note, sent_by)
    select id, n, 'Sent on Monday', n * 10 + 2 from disputes, generate_series(1, 2) n
    where provider_dispute_id = 'PP-D-' || n;
insert into messages (id, shop_order_id, author, author_id, text) overriding system value
    select n * 10 + m, n * 10, (array['buyer', 'seller'])[m], n * 10 + 3 - m, 'Hello'
    from generate_series(1, 2) n, generate_series(1, 2) m;
insert into conversations
    (shop_order_id, shop_id, buyer_id, last_message_id, buyer_unread, shop_unread)
    select n * 10, n, n * 10 + 2, n * 10 + 2, 1, 1 from generate_series(1, 2) n;
-- both sides may report: the shop what the buyer wrote, the buyer what the shop wrote
insert into message_reports (message_id, reporter_id, reason)
    select n * 10 + 2, n * 10 + 2, 'spam' from generate_series(1, 2) n;
insert into notifications (shop_id, kind, once, about)
    select n, 'order', 'order:' || n, '{"kind": "order"}' from generate_series(1, 2) n;
insert into notification_choices (shop_id, kind, by_mail)
    select n, 'order', false from generate_series(1, 2) n;
insert into adjustments (shop_id, amount, reason, operator_id)
    select n, 5000, 'Thank you', n * 10 + 2 from generate_series(1, 2) n;
insert into payout_accounts (shop_id, method, destination, shown, changed_by)
    select n, 'paypal', '\x0000000000', 'a•••@b.test', n * 10 + 2 from generate_series(1, 2) n;
insert into payout_terms (shop_id, reserve_bps, changed_by)
    select n, 100, n * 10 + 2 from generate_series(1, 2) n;
insert into payout_runs (id, scheduled_for, currency) overriding system value values (10, '2026-11-01', 'USD');
-- one statement: a payout is there with its booking or not at all
with made as (
    insert into payouts (id, run_id, shop_id, amount, currency, method, destination, shown) overriding system value
    select n * 10, 10, n, 100, 'USD', 'paypal', '\x0000000000', 'a•••@b.test' from generate_series(1, 2) n
), booked as (
    insert into ledger_transactions (id, kind, reference, currency) overriding system value
    select n * 10 + 1, 'payout', 'payout:' || n * 10, 'USD' from generate_series(1, 2) n
), given as (
    insert into ledger_transactions (id, kind, reference, currency) overriding system value
    select n * 10 + 2, 'adjustment', 'adjustment:' || n, 'USD' from generate_series(1, 2) n
)
insert into ledger_entries (transaction_id, account, shop_id, amount)
    select n * 10 + e.place, account, case when account in ('shop', 'payout') then n end, amount
    from generate_series(1, 2) n, (values
        (1, 'shop', 100), (1, 'payout', -100), (2, 'shop', -5000), (2, 'adjustment', 5000)
    ) as e (place, account, amount);
insert into payout_lines (payout_id, shop_order_id, order_number, amount)
    select n * 10, n * 10, 'HS-' || n, 100 from generate_series(1, 2) n;
insert into webhook_endpoints (id, shop_id, name, url, events, secret) overriding system value
    select n * 10, n, 'Warehouse', 'https://example.com', '{order.paid}', '\x00' from generate_series(1, 2) n;
insert into webhook_deliveries (endpoint_id, message_id, event, body, next_try_at)
    select n * 10, 'msg_1', 'order.paid', '{}', now() from generate_series(1, 2) n;
