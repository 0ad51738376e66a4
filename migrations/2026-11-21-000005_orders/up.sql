-- Owned by crate orders. An order is born when its payment starts: everything on it is frozen.
create table orders (
    id bigint generated always as identity primary key,
    number text not null constraint orders_number unique,
    user_id bigint not null references users,
    email text not null,
    buyer_name text not null,
    address jsonb not null,
    note text,
    currency text not null,
    subtotal bigint not null,
    discount bigint not null,
    shipping bigint not null,
    total bigint not null,
    coupon_code text,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    constraint orders_total check (
        total = subtotal - discount + shipping and discount between 0 and subtotal
        and shipping >= 0 and total > 0
    )
);
create index orders_user on orders (user_id, id desc);

create table shop_order_statuses (name text primary key);
insert into shop_order_statuses values
    ('pending_payment'), ('confirmed'), ('partially_shipped'), ('in_delivery'), ('delivered'),
    ('completed'), ('expired'), ('cancelled'), ('return_requested'), ('returned');

-- The state table: who may move a shop order from where to where. History rows refer to it,
-- so no path outside it can be written down.
create table shop_order_transitions (
    from_status text not null references shop_order_statuses,
    to_status text not null references shop_order_statuses,
    actor text not null,
    constraint shop_order_transitions_pkey primary key (from_status, to_status, actor),
    constraint shop_order_transitions_actor check (actor in ('buyer', 'seller', 'operator', 'system'))
);
insert into shop_order_transitions (from_status, to_status, actor) values
    ('pending_payment', 'confirmed', 'system'),
    ('pending_payment', 'expired', 'system'),
    ('pending_payment', 'cancelled', 'buyer'),
    ('pending_payment', 'cancelled', 'system'),
    ('confirmed', 'partially_shipped', 'seller'),
    ('confirmed', 'in_delivery', 'seller'),
    ('confirmed', 'cancelled', 'buyer'),
    ('confirmed', 'cancelled', 'seller'),
    ('confirmed', 'cancelled', 'operator'),
    ('partially_shipped', 'partially_shipped', 'seller'),
    ('partially_shipped', 'in_delivery', 'seller'),
    ('in_delivery', 'delivered', 'seller'),
    ('in_delivery', 'delivered', 'buyer'),
    ('in_delivery', 'delivered', 'system'),
    ('delivered', 'completed', 'buyer'),
    ('delivered', 'completed', 'system'),
    ('delivered', 'return_requested', 'buyer'),
    ('return_requested', 'returned', 'seller'),
    ('return_requested', 'returned', 'operator'),
    ('return_requested', 'delivered', 'seller'),
    ('return_requested', 'delivered', 'operator');

create table shop_orders (
    id bigint generated always as identity primary key,
    order_id bigint not null references orders,
    shop_id bigint not null references shops,
    shop_name text not null,
    shop_slug text not null,
    status text not null default 'pending_payment' references shop_order_statuses,
    subtotal bigint not null,
    discount bigint not null,
    shipping bigint not null,
    total bigint not null,
    commission bigint not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint shop_orders_one_per_shop unique (order_id, shop_id),
    constraint shop_orders_total check (
        total = subtotal - discount + shipping and discount between 0 and subtotal
        and shipping >= 0
    ),
    constraint shop_orders_commission check (commission between 0 and total)
);
create index shop_orders_shop on shop_orders (shop_id, status, id desc);
create trigger shop_orders_touch before update on shop_orders
    for each row execute function touch_updated_at();

create table order_lines (
    id bigint generated always as identity primary key,
    shop_order_id bigint not null references shop_orders,
    variant_id bigint not null references variants,
    product_id bigint not null references products,
    product_slug text not null,
    title text not null,
    -- [{"name": "Colour", "value": "Sand"}]
    options jsonb not null,
    image text,
    tile text not null,
    price bigint not null,
    quantity integer not null,
    discount bigint not null,
    constraint order_lines_once_per_variant unique (shop_order_id, variant_id),
    constraint order_lines_amounts check (
        price > 0 and quantity between 1 and 999 and discount between 0 and price * quantity
    )
);

create table order_events (
    id bigint generated always as identity primary key,
    shop_order_id bigint not null references shop_orders,
    -- null: the order was placed
    from_status text,
    to_status text not null references shop_order_statuses,
    actor text not null,
    actor_id bigint references users,
    detail jsonb not null default '{}',
    at timestamptz not null default now(),
    constraint order_events_allowed foreign key (from_status, to_status, actor)
        references shop_order_transitions,
    constraint order_events_start check (
        from_status is not null or (to_status = 'pending_payment' and actor = 'buyer')
    )
);
create index order_events_shop_order on order_events (shop_order_id, id);
create trigger order_events_append_only before update or delete on order_events
    for each row execute function refuse_change();

create table shipments (
    id bigint generated always as identity primary key,
    shop_order_id bigint not null references shop_orders,
    carrier text not null,
    tracking_number text not null,
    shipped_at timestamptz not null default now()
);
create index shipments_shop_order on shipments (shop_order_id);

create table shipment_lines (
    shipment_id bigint not null references shipments,
    order_line_id bigint not null references order_lines,
    quantity integer not null,
    constraint shipment_lines_pkey primary key (shipment_id, order_line_id),
    constraint shipment_lines_quantity check (quantity > 0)
);
create index shipment_lines_order_line on shipment_lines (order_line_id);

create table payment_statuses (name text primary key);
insert into payment_statuses values
    ('pending'), ('confirming'), ('paid'), ('partially_refunded'), ('refunded'), ('failed'), ('expired');

create table payment_transitions (
    from_status text not null references payment_statuses,
    to_status text not null references payment_statuses,
    constraint payment_transitions_pkey primary key (from_status, to_status)
);
insert into payment_transitions (from_status, to_status) values
    ('pending', 'confirming'),
    ('pending', 'failed'),
    ('pending', 'expired'),
    ('confirming', 'pending'),
    ('confirming', 'paid'),
    ('confirming', 'failed'),
    ('confirming', 'expired'),
    -- the buyer was charged after all: the money goes back
    ('failed', 'paid'),
    ('expired', 'paid'),
    ('paid', 'partially_refunded'),
    ('paid', 'refunded'),
    ('partially_refunded', 'partially_refunded'),
    ('partially_refunded', 'refunded');

create table payments (
    id bigint generated always as identity primary key,
    order_id bigint not null references orders constraint payments_one_per_order unique,
    provider text not null,
    provider_order_id text,
    capture_id text,
    status text not null default 'pending' references payment_statuses,
    amount bigint not null,
    refunded bigint not null default 0,
    currency text not null,
    -- the provider is asked again then, while the outcome is open
    check_at timestamptz,
    captured_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint payments_provider_order unique (provider, provider_order_id),
    constraint payments_capture unique (provider, capture_id),
    constraint payments_refunded check (refunded between 0 and amount),
    constraint payments_paid_has_capture check (
        (status in ('paid', 'partially_refunded', 'refunded')) = (capture_id is not null)
    )
);
create index payments_to_check on payments (check_at) where check_at is not null;
create trigger payments_touch before update on payments for each row execute function touch_updated_at();

create table payment_events (
    id bigint generated always as identity primary key,
    payment_id bigint not null references payments,
    from_status text,
    to_status text not null references payment_statuses,
    detail jsonb not null default '{}',
    at timestamptz not null default now(),
    constraint payment_events_allowed foreign key (from_status, to_status)
        references payment_transitions,
    constraint payment_events_start check (from_status is not null or to_status = 'pending')
);
create index payment_events_payment on payment_events (payment_id, id);
create trigger payment_events_append_only before update or delete on payment_events
    for each row execute function refuse_change();

-- Money on its way back to a buyer, one row per shop order that is cancelled or returned.
create table refunds (
    id bigint generated always as identity primary key,
    payment_id bigint not null references payments,
    shop_order_id bigint not null references shop_orders constraint refunds_once_per_shop_order unique,
    amount bigint not null,
    status text not null default 'pending',
    provider_refund_id text,
    reason text not null,
    created_at timestamptz not null default now(),
    completed_at timestamptz,
    constraint refunds_amount check (amount > 0),
    constraint refunds_status_known check (status in ('pending', 'completed')),
    constraint refunds_completed check (
        (status = 'completed') = (completed_at is not null and provider_refund_id is not null)
    )
);
create index refunds_pending on refunds (id) where status = 'pending';

-- Double entry: what goes in somewhere comes out elsewhere, and nothing is ever changed.
create table ledger_transactions (
    id bigint generated always as identity primary key,
    kind text not null,
    order_id bigint not null references orders,
    -- natural key: one effect is booked once
    reference text not null constraint ledger_transactions_reference unique,
    currency text not null,
    posted_at timestamptz not null default now(),
    constraint ledger_transactions_kind_known check (kind in ('capture', 'refund'))
);
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
    for each row execute function refuse_change();

create table ledger_entries (
    id bigint generated always as identity primary key,
    transaction_id bigint not null references ledger_transactions,
    -- provider: money PayPal holds for us (positive); shop, commission: what we owe and earn (negative)
    account text not null,
    shop_id bigint references shops,
    amount bigint not null,
    constraint ledger_entries_account_known check (account in ('provider', 'shop', 'commission')),
    constraint ledger_entries_shop check ((account = 'shop') = (shop_id is not null)),
    constraint ledger_entries_not_zero check (amount <> 0)
);
create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_shop on ledger_entries (shop_id, id) where shop_id is not null;
create trigger ledger_entries_append_only before update or delete on ledger_entries
    for each row execute function refuse_change();

create function ledger_must_balance() returns trigger language plpgsql as $$
begin
    if (select sum(amount) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
        raise exception 'ledger transaction % does not balance', new.transaction_id
            using errcode = 'check_violation', constraint = 'ledger_must_balance';
    end if;
    return null;
end $$;
create constraint trigger ledger_must_balance after insert on ledger_entries
    deferrable initially deferred for each row execute function ledger_must_balance();

-- Hash chain over the ledger, laid by a job so that no checkout waits for another.
create table ledger_seals (
    transaction_id bigint primary key references ledger_transactions,
    position bigint not null constraint ledger_seals_position unique,
    hash bytea not null
);
create trigger ledger_seals_append_only before update or delete on ledger_seals
    for each row execute function refuse_change();

-- Events of the provider, as they came, processed once.
create table webhook_events (
    id bigint generated always as identity primary key,
    provider text not null,
    event_id text not null,
    kind text not null,
    -- what it is about, by the provider's name and by ours
    provider_order_id text,
    reference text,
    body jsonb not null,
    received_at timestamptz not null default now(),
    processed_at timestamptz,
    constraint webhook_events_once unique (provider, event_id)
);
create index webhook_events_waiting on webhook_events (received_at) where processed_at is null;
