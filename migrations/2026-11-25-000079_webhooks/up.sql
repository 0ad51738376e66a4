-- Owned by crate webhooks (ADR 34): where shops and the marketplace want to be told what happens, and what was told.

create table webhook_endpoints (
    id bigint generated always as identity primary key,
    -- whose; null for the marketplace, which hears of every shop
    shop_id bigint references shops,
    name text not null,
    url text not null,
    events text[] not null,
    -- what messages are signed with, sealed (ADR 27)
    secret bytea not null,
    -- the one before, which signs too until then
    previous_secret bytea,
    previous_until timestamptz,
    paused_at timestamptz,
    pause_reason text,
    -- since when no message was taken, if the latest was not
    failing_since timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint webhook_endpoints_name check (name <> '' and length(name) <= 60),
    constraint webhook_endpoints_url check (url <> '' and length(url) <= 500),
    constraint webhook_endpoints_events check (cardinality(events) > 0),
    constraint webhook_endpoints_previous check ((previous_secret is null) = (previous_until is null)),
    constraint webhook_endpoints_paused check ((paused_at is null) = (pause_reason is null)),
    constraint webhook_endpoints_pause_reason_known check (pause_reason in ('by_hand', 'gone', 'failing'))
);
create index webhook_endpoints_shop on webhook_endpoints (shop_id);
create trigger webhook_endpoints_touch before update on webhook_endpoints
    for each row execute function touch_updated_at();

create table webhook_deliveries (
    id bigint generated always as identity primary key,
    endpoint_id bigint not null references webhook_endpoints on delete cascade,
    -- the same for all endpoints that are told of it, and each time that it is told again
    message_id text not null,
    event text not null,
    -- to the byte what is signed and sent
    body text not null,
    status text not null default 'waiting',
    attempts integer not null default 0,
    next_try_at timestamptz,
    -- of the last try: when, for how long, and what came of it
    tried_at timestamptz,
    took_ms integer,
    response_status integer,
    response_body text,
    failure text,
    created_at timestamptz not null default now(),
    constraint webhook_deliveries_once unique (endpoint_id, message_id),
    constraint webhook_deliveries_status_known check (status in ('waiting', 'delivered', 'failed')),
    constraint webhook_deliveries_next_try check ((status = 'waiting') = (next_try_at is not null)),
    constraint webhook_deliveries_attempts check (attempts >= 0),
    constraint webhook_deliveries_failure_known check (
        failure in ('answer', 'no_answer', 'not_allowed', 'paused')
    )
);
create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, id desc);
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id) where status = 'waiting';
create index webhook_deliveries_created on webhook_deliveries (created_at);

alter table webhook_endpoints enable row level security;
create policy shop_wall on webhook_endpoints to helloshop_seller
    using (shop_id = shop_of_wall()) with check (shop_id = shop_of_wall());
grant select,
    insert (shop_id, name, url, events, secret),
    update (
        name, url, events, secret, previous_secret, previous_until, paused_at, pause_reason, failing_since
    ),
    delete
    on webhook_endpoints to helloshop_seller;

alter table webhook_deliveries enable row level security;
create policy shop_wall on webhook_deliveries to helloshop_seller
    using (exists (select from webhook_endpoints e where e.id = endpoint_id));
grant select,
    insert (endpoint_id, message_id, event, body, next_try_at),
    update (status, next_try_at, failure)
    on webhook_deliveries to helloshop_seller;

-- What happens is noted here, by whichever way it came about: a job that exists if and only if the change does
-- finds those who want to hear of it. Where nobody does, nothing is written. The functions run as the owner of the
-- tables: behind the shop wall nobody sees the marketplace's endpoints.
create function webhook_wanted(event text, of_shop bigint) returns boolean
    language sql stable security definer set search_path = public, pg_temp
as $$
    select exists (
        select from webhook_endpoints
        where (shop_id = of_shop or shop_id is null) and paused_at is null and event = any(events)
    )
$$;
revoke execute on function webhook_wanted from public;

create function note_webhook(event text, of_shop bigint, data jsonb) returns void
    language sql security definer set search_path = public, pg_temp
as $$
    insert into jobs (kind, payload) values ('webhook event', jsonb_build_object(
        'id', 'msg_' || replace(gen_random_uuid()::text, '-', ''),
        'event', event, 'shop', of_shop, 'at', now(),
        'data', data || jsonb_build_object('shopId', of_shop)
    ))
$$;
revoke execute on function note_webhook from public;

-- About a shop's part of an order.
create function note_webhook_of_part(event text, part bigint, data jsonb) returns void
    language plpgsql security definer set search_path = public, pg_temp
as $$
declare
    it record;
begin
    select s.shop_id, s.order_id, o.number into it
    from shop_orders s join orders o on o.id = s.order_id where s.id = part;
    if webhook_wanted(event, it.shop_id) then
        perform note_webhook(event, it.shop_id, data || jsonb_build_object(
            'shopOrderId', part, 'orderId', it.order_id, 'number', it.number));
    end if;
end $$;
revoke execute on function note_webhook_of_part from public;

create function note_webhook_order() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
declare
    event constant text := case
        when old.status = 'pending_payment' and new.status = 'confirmed' then 'order.paid'
        when old.status = 'in_delivery' and new.status = 'delivered' then 'order.delivered'
        when new.status = 'completed' then 'order.completed'
    end;
begin
    if event is not null and webhook_wanted(event, new.shop_id) then
        perform note_webhook_of_part(event, new.id, jsonb_build_object(
            'status', new.status, 'total', new.total,
            'currency', (select currency from orders where id = new.order_id)));
    end if;
    return null;
end $$;
create trigger shop_orders_webhook after update of status on shop_orders
    for each row when (old.status <> new.status) execute function note_webhook_order();

-- Unpaid parts are called off without one; a lost parcel is none that a shop must not send.
create function note_webhook_cancellation() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    perform note_webhook_of_part('order.cancelled', new.shop_order_id, jsonb_build_object(
        'cancellationId', new.id, 'by', new.actor, 'amount', new.amount,
        'currency', (select o.currency from orders o join shop_orders s on s.order_id = o.id
            where s.id = new.shop_order_id)));
    return null;
end $$;
create trigger cancellations_webhook after insert on cancellations
    for each row when (new.shipment_id is null) execute function note_webhook_cancellation();

create function note_webhook_shipment() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    perform note_webhook_of_part('shipment.sent', new.shop_order_id, jsonb_build_object(
        'shipmentId', new.id, 'carrier', new.carrier));
    return null;
end $$;
create trigger shipments_webhook after insert on shipments
    for each row execute function note_webhook_shipment();

create function note_webhook_refund() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    perform note_webhook_of_part('refund.done', new.shop_order_id, jsonb_build_object(
        'refundId', new.id, 'returnId', new.return_id, 'amount', new.amount,
        'currency', (select currency from payments where id = new.payment_id)));
    return null;
end $$;
-- not of money that pays for nothing and was never a shop's
create trigger refunds_webhook after update of status on refunds for each row
    when (old.status <> 'done' and new.status = 'done' and new.shop_order_id is not null)
    execute function note_webhook_refund();
-- what went back at the provider without us is done from the beginning
create trigger refunds_webhook_done after insert on refunds for each row
    when (new.status = 'done' and new.shop_order_id is not null) execute function note_webhook_refund();

create function note_webhook_return() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    perform note_webhook_of_part(
        case when new.from_status is null then 'return.requested' else 'return.changed' end,
        (select shop_order_id from returns where id = new.return_id),
        jsonb_build_object('returnId', new.return_id, 'status', new.to_status, 'by', new.actor));
    return null;
end $$;
create trigger return_events_webhook after insert on return_events
    for each row execute function note_webhook_return();

create function note_webhook_product(event text, of_shop bigint, product bigint, status text, version bigint)
    returns void language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    if webhook_wanted(event, of_shop) then
        perform note_webhook(event, of_shop, jsonb_build_object(
            'productId', product, 'status', status, 'version', version));
    end if;
end $$;
revoke execute on function note_webhook_product from public;

create function note_webhook_new_products() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    perform note_webhook_product('product.published', shop_id, id, status, version)
    from fresh where status = 'active';
    return null;
end $$;
create trigger products_webhook_insert after insert on products
    referencing new table as fresh for each statement execute function note_webhook_new_products();

create function note_webhook_changed_product() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    perform note_webhook_product(
        case
            when old.status = new.status then 'product.changed'
            when new.status = 'active' then 'product.published'
            when old.status = 'active' then 'product.hidden'
            else 'product.changed'
        end, new.shop_id, new.id, new.status, new.version);
    return null;
end $$;
-- of counts, sales and ratings nobody is told: the version stays
create trigger products_webhook_update after update of status, version on products for each row
    when (old.status <> new.status or old.version <> new.version)
    execute function note_webhook_changed_product();

create function note_webhook_deleted_product() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    perform note_webhook_product('product.deleted', old.shop_id, old.id, old.status, old.version);
    return null;
end $$;
create trigger products_webhook_delete after delete on products
    for each row execute function note_webhook_deleted_product();

-- The bell is told once that a sale left few; so are programs.
create function note_webhook_low_stock() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    if webhook_wanted('stock.low', new.shop_id) then
        perform note_webhook('stock.low', new.shop_id, jsonb_build_object(
            'productId', new.about -> 'product', 'variantId', new.about -> 'variant', 'left', new.about -> 'left'));
    end if;
    return null;
end $$;
create trigger notifications_webhook after insert on notifications
    for each row when (new.kind = 'low_stock') execute function note_webhook_low_stock();

create function note_webhook_shop() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
declare
    event constant text := case
        when tg_op = 'UPDATE' and old.status = new.status then 'shop.changed'
        when new.status = 'approved' and tg_op = 'UPDATE' and old.status = 'suspended' then 'shop.lifted'
        else 'shop.' || new.status
    end;
begin
    -- one that waits is told of when it is decided
    if new.status <> 'pending' and webhook_wanted(event, new.id) then
        perform note_webhook(event, new.id, jsonb_build_object('status', new.status));
    end if;
    return null;
end $$;
create trigger shops_webhook_insert after insert on shops
    for each row execute function note_webhook_shop();
create trigger shops_webhook_update after update on shops for each row
    when ((
        old.status, old.name, old.slug, old.description, old.logo, old.banner, old.shipping_policy,
        old.return_policy, old.contact_email, old.contact_phone, old.invoice_address, old.time_zone,
        old.handling_days, old.low_stock_at, old.holiday_from, old.holiday_to, old.holiday_note,
        old.commission_bps
    ) is distinct from (
        new.status, new.name, new.slug, new.description, new.logo, new.banner, new.shipping_policy,
        new.return_policy, new.contact_email, new.contact_phone, new.invoice_address, new.time_zone,
        new.handling_days, new.low_stock_at, new.holiday_from, new.holiday_to, new.holiday_note,
        new.commission_bps
    ))
    execute function note_webhook_shop();

create function note_webhook_payout() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
declare
    event constant text := 'payout.' || new.status;
begin
    if webhook_wanted(event, new.shop_id) then
        perform note_webhook(event, new.shop_id, jsonb_build_object(
            'payoutId', new.id, 'status', new.status, 'amount', new.amount, 'currency', new.currency));
    end if;
    return null;
end $$;
create trigger payouts_webhook after update of status on payouts for each row
    when (old.status <> new.status and new.status in ('paid', 'failed', 'returned'))
    execute function note_webhook_payout();
