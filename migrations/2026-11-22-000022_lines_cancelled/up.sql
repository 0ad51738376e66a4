-- Owned by crate orders. Every piece that was not shipped can be called off, line by line; what
-- was shipped and got lost is paid back. The facts are rows that nobody changes; what they add up
-- to stands on the order line, where a constraint sees that no piece goes two ways.
alter table order_lines
    add column shipped integer not null default 0,
    add column cancelled integer not null default 0,
    -- of those shipped
    add column lost integer not null default 0,
    add constraint order_lines_pieces check (
        shipped >= 0 and cancelled >= 0 and shipped + cancelled <= quantity
        and lost between 0 and shipped
    );
update order_lines l
set shipped = sent.pieces
from (select order_line_id, sum(quantity) as pieces from shipment_lines group by 1) sent
where sent.order_line_id = l.id;

-- One act of calling off, with what it gives back of the frozen amounts.
create table cancellations (
    id bigint generated always as identity primary key,
    shop_order_id bigint not null references shop_orders,
    -- the parcel that got lost; null: nothing of it had been shipped
    shipment_id bigint references shipments constraint cancellations_lost_once unique,
    actor text not null,
    actor_id bigint references users,
    reason text not null,
    amount bigint not null,
    commission bigint not null,
    at timestamptz not null default now(),
    constraint cancellations_actor check (actor in ('buyer', 'seller', 'operator', 'system')),
    constraint cancellations_amounts check (commission between 0 and amount)
);
create index cancellations_shop_order on cancellations (shop_order_id);
create trigger cancellations_append_only before update or delete on cancellations
    for each row execute function refuse_change();

create table cancellation_lines (
    cancellation_id bigint not null references cancellations,
    order_line_id bigint not null references order_lines,
    quantity integer not null,
    constraint cancellation_lines_pkey primary key (cancellation_id, order_line_id),
    constraint cancellation_lines_quantity check (quantity > 0)
);
create index cancellation_lines_order_line on cancellation_lines (order_line_id);
create trigger cancellation_lines_append_only before update or delete on cancellation_lines
    for each row execute function refuse_change();

-- A shop has no right to write the counts; they follow what it sends and calls off.
create function count_shipped() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    update order_lines l set shipped = l.shipped + sent.pieces
    from (select order_line_id, sum(quantity) as pieces from added group by 1) sent
    where l.id = sent.order_line_id;
    return null;
end $$;
revoke execute on function count_shipped from public;
create trigger shipment_lines_count after insert on shipment_lines
    referencing new table as added for each statement execute function count_shipped();

create function count_cancelled() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    update order_lines l set cancelled = l.cancelled + gone.here, lost = l.lost + gone.away
    from (
        select a.order_line_id,
            coalesce(sum(a.quantity) filter (where c.shipment_id is null), 0) as here,
            coalesce(sum(a.quantity) filter (where c.shipment_id is not null), 0) as away
        from added a
        join cancellations c on c.id = a.cancellation_id
        group by 1
    ) gone
    where l.id = gone.order_line_id;
    return null;
end $$;
revoke execute on function count_cancelled from public;
create trigger cancellation_lines_count after insert on cancellation_lines
    referencing new table as added for each statement execute function count_cancelled();

-- Parts that were called off whole, as it was until now.
insert into cancellations (shop_order_id, actor, actor_id, reason, amount, commission, at)
select s.id, e.actor, e.actor_id, coalesce(e.detail ->> 'reason', ''), s.total, s.commission, e.at
from order_events e
join shop_orders s on s.id = e.shop_order_id
where e.from_status = 'confirmed' and e.to_status = 'cancelled'
order by e.id;
insert into cancellation_lines (cancellation_id, order_line_id, quantity)
select c.id, l.id, l.quantity
from cancellations c
join order_lines l on l.shop_order_id = c.shop_order_id;

-- What a buyer asks for once part of it is on its way; the shop says yes or no.
create table cancel_requests (
    id bigint generated always as identity primary key,
    shop_order_id bigint not null references shop_orders,
    reason text not null,
    created_at timestamptz not null default now(),
    -- overtaken: its pieces were shipped or called off meanwhile
    status text not null default 'open',
    answer text,
    answered_at timestamptz,
    constraint cancel_requests_status_known
        check (status in ('open', 'accepted', 'declined', 'overtaken')),
    constraint cancel_requests_answered check ((status = 'open') = (answered_at is null))
);
create unique index cancel_requests_one_open on cancel_requests (shop_order_id) where status = 'open';
create index cancel_requests_shop_order on cancel_requests (shop_order_id);

create table cancel_request_lines (
    request_id bigint not null references cancel_requests,
    order_line_id bigint not null references order_lines,
    quantity integer not null,
    constraint cancel_request_lines_pkey primary key (request_id, order_line_id),
    constraint cancel_request_lines_quantity check (quantity > 0)
);

-- A part goes on with what is left of it.
insert into shop_order_transitions (from_status, to_status, actor) values
    ('confirmed', 'confirmed', 'buyer'),
    ('confirmed', 'confirmed', 'seller'),
    ('partially_shipped', 'cancelled', 'seller'),
    ('in_delivery', 'in_delivery', 'seller'),
    ('in_delivery', 'cancelled', 'seller');

-- When the clock will say that it arrived: the day that the buyer was told. Until then null.
alter table shop_orders add column delivered_by timestamptz;
create index shop_orders_to_ask on shop_orders (updated_at)
    where status = 'in_delivery' and delivered_by is null;
create index shop_orders_to_deliver on shop_orders (delivered_by)
    where status = 'in_delivery' and delivered_by is not null;
create index shop_orders_to_complete on shop_orders (updated_at) where status = 'delivered';

-- How many pieces were sold is not a seller's to write, but what comes back was not sold.
create function goods_unsold(of_variants bigint[], pieces integer[]) returns void
    language sql security definer set search_path = public, pg_temp
as $$
    update products p set sold_count = p.sold_count - back.pieces
    from (
        select v.product_id, sum(u.pieces) as pieces
        from unnest(of_variants, pieces) as u (variant_id, pieces)
        join variants v on v.id = u.variant_id
        group by 1
    ) back
    where p.id = back.product_id and (shop_of_wall() is null or p.shop_id = shop_of_wall())
$$;
revoke execute on function goods_unsold from public;
grant execute on function goods_unsold to helloshop_seller;

-- Behind the shop wall.
alter table cancellations enable row level security;
create policy shop_wall on cancellations to helloshop_seller
    using (exists (select from shop_orders s where s.id = cancellations.shop_order_id))
    with check (
        actor = 'seller' and exists (select from shop_orders s where s.id = cancellations.shop_order_id)
        and (shipment_id is null or exists (
            select from shipments h
            where h.id = cancellations.shipment_id and h.shop_order_id = cancellations.shop_order_id
        ))
    );
grant select, insert on cancellations to helloshop_seller;

alter table cancellation_lines enable row level security;
create policy shop_wall on cancellation_lines to helloshop_seller
    using (exists (select from cancellations c where c.id = cancellation_lines.cancellation_id))
    with check (
        exists (
            select from cancellations c
            join order_lines l on l.shop_order_id = c.shop_order_id
            where c.id = cancellation_lines.cancellation_id and l.id = cancellation_lines.order_line_id
        )
    );
grant select, insert on cancellation_lines to helloshop_seller;

-- The shop answers, and asks for nothing itself.
alter table cancel_requests enable row level security;
create policy shop_wall on cancel_requests to helloshop_seller
    using (exists (select from shop_orders s where s.id = cancel_requests.shop_order_id));
grant select, update (status, answer, answered_at) on cancel_requests to helloshop_seller;

alter table cancel_request_lines enable row level security;
create policy shop_wall on cancel_request_lines to helloshop_seller
    using (exists (select from cancel_requests r where r.id = cancel_request_lines.request_id));
grant select on cancel_request_lines to helloshop_seller;
