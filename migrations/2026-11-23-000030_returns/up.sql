-- Owned by crate orders. What a buyer sends back or never got: asked for line by line, answered by
-- the shop, decided by the operator where they do not agree, paid back to the cent.

-- A part that something is asked back of stands still; what nobody ever got is asked back while it
-- is still on its way.
insert into shop_order_transitions (from_status, to_status, actor) values
    ('in_delivery', 'return_requested', 'buyer'),
    ('completed', 'return_requested', 'buyer'),
    ('return_requested', 'in_delivery', 'buyer'),
    ('return_requested', 'in_delivery', 'seller'),
    ('return_requested', 'in_delivery', 'operator'),
    ('return_requested', 'in_delivery', 'system'),
    ('return_requested', 'delivered', 'buyer'),
    ('return_requested', 'delivered', 'system'),
    ('return_requested', 'completed', 'buyer'),
    ('return_requested', 'completed', 'seller'),
    ('return_requested', 'completed', 'operator'),
    ('return_requested', 'completed', 'system'),
    ('return_requested', 'returned', 'system');

create table return_statuses (name text primary key);
insert into return_statuses values
    ('requested'), ('offered'), ('approved'), ('declined'), ('escalated'), ('decided'), ('sent_back'),
    ('received'), ('refunded'), ('closed');

-- The state table of returns, as the one of shop orders.
create table return_transitions (
    from_status text not null references return_statuses,
    to_status text not null references return_statuses,
    actor text not null,
    constraint return_transitions_pkey primary key (from_status, to_status, actor),
    constraint return_transitions_actor check (actor in ('buyer', 'seller', 'operator', 'system'))
);
insert into return_transitions (from_status, to_status, actor) values
    -- the shop answers; its silence is a yes
    ('requested', 'approved', 'seller'),
    ('requested', 'approved', 'system'),
    ('requested', 'offered', 'seller'),
    ('requested', 'declined', 'seller'),
    ('offered', 'approved', 'seller'),
    ('declined', 'approved', 'seller'),
    -- how to send it back is said again
    ('approved', 'approved', 'seller'),
    -- a part of the money, and the buyer keeps the goods
    ('offered', 'refunded', 'buyer'),
    -- who does not agree asks the operator
    ('offered', 'escalated', 'buyer'),
    ('declined', 'escalated', 'buyer'),
    ('approved', 'escalated', 'buyer'),
    ('escalated', 'decided', 'operator'),
    ('decided', 'refunded', 'operator'),
    ('decided', 'closed', 'operator'),
    -- the goods come back, or need not
    ('approved', 'refunded', 'seller'),
    ('approved', 'refunded', 'system'),
    ('approved', 'sent_back', 'buyer'),
    ('decided', 'sent_back', 'buyer'),
    ('sent_back', 'received', 'seller'),
    ('sent_back', 'received', 'system'),
    ('received', 'refunded', 'seller'),
    ('received', 'refunded', 'system'),
    -- the buyer thinks better of it, or says nothing more
    ('requested', 'closed', 'buyer'),
    ('offered', 'closed', 'buyer'),
    ('offered', 'closed', 'system'),
    ('approved', 'closed', 'buyer'),
    ('approved', 'closed', 'system'),
    ('declined', 'closed', 'buyer'),
    ('declined', 'closed', 'system'),
    ('escalated', 'closed', 'buyer'),
    ('decided', 'closed', 'buyer'),
    ('decided', 'closed', 'system');

create table returns (
    id bigint generated always as identity primary key,
    shop_order_id bigint not null references shop_orders,
    -- where the part stood before, and stands again if something of it stays with the buyer
    came_from text not null references shop_order_statuses,
    reason text not null,
    -- what the buyer says and shows
    words text not null,
    photos jsonb not null default '[]',
    status text not null default 'requested' references return_statuses,
    -- what its pieces are worth; no more goes back
    worth bigint not null,
    -- whether the goods come back; null until somebody agreed
    send_back boolean,
    -- what the shop says: how to send it back, what it offers, or why not; and the label for it
    answer text,
    label jsonb,
    offer bigint,
    -- the parcel back
    carrier text,
    tracking_number text,
    -- what the operator decided, and why
    decision text,
    verdict text,
    -- until when somebody must act; then the clock does
    act_by timestamptz,
    -- what went back in the end, with the commission's share of it
    amount bigint,
    commission bigint,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint returns_came_from check (came_from in ('in_delivery', 'delivered', 'completed')),
    constraint returns_reason_known check (
        reason in ('not_as_described', 'damaged', 'wrong_item', 'changed_mind', 'not_received')
    ),
    constraint returns_photos_is_list check (jsonb_typeof(photos) = 'array'),
    constraint returns_offer check (offer between 1 and worth and (status <> 'offered' or offer is not null)),
    constraint returns_agreed check (status not in ('approved', 'sent_back', 'received') or send_back is not null),
    constraint returns_nothing_to_send check (reason <> 'not_received' or send_back is not true),
    constraint returns_on_its_way check (
        status not in ('sent_back', 'received') or (carrier is not null and tracking_number is not null)
    ),
    constraint returns_decision_known check (decision in ('refund', 'return', 'part', 'nothing')),
    constraint returns_decided check (
        (decision is null) = (verdict is null) and (status <> 'decided' or decision is not null)
    ),
    constraint returns_refunded check (
        (status = 'refunded') = (amount is not null and commission is not null)
        and commission between 0 and amount and amount <= worth
    )
);
create unique index returns_one_open on returns (shop_order_id) where status not in ('refunded', 'closed');
create index returns_shop_order on returns (shop_order_id);
create index returns_to_act on returns (act_by) where act_by is not null;
create index returns_escalated on returns (updated_at) where status = 'escalated';
create index returns_label on returns ((label ->> 'url')) where label is not null;
create index returns_photos on returns using gin (photos jsonb_path_ops) where photos <> '[]';
create trigger returns_touch before update on returns for each row execute function touch_updated_at();

-- Whatever takes a picture off: its files go if nothing else shows them.
create function loosen_pictures_of_return() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into loose_pictures (url, width)
    select distinct on (url) gone ->> 'url' as url, (gone ->> 'width')::integer
    from jsonb_array_elements(old.photos || coalesce(old.label, '[]')) as gone
    where not (new.photos || coalesce(new.label, '[]')) @> jsonb_build_array(gone)
    on conflict (url) do update set since = now();
    return null;
end $$;
revoke execute on function loosen_pictures_of_return from public;
create trigger returns_loosen_pictures after update of photos, label on returns
    for each row when (old.photos <> new.photos or old.label is distinct from new.label)
    execute function loosen_pictures_of_return();

create table return_lines (
    return_id bigint not null references returns,
    order_line_id bigint not null references order_lines,
    quantity integer not null,
    constraint return_lines_pkey primary key (return_id, order_line_id),
    constraint return_lines_quantity check (quantity > 0)
);
create index return_lines_order_line on return_lines (order_line_id);
create trigger return_lines_append_only before update or delete on return_lines
    for each row execute function refuse_change();

create table return_events (
    id bigint generated always as identity primary key,
    return_id bigint not null references returns,
    -- null: it was asked for
    from_status text,
    to_status text not null references return_statuses,
    actor text not null,
    actor_id bigint references users,
    -- what they said with it
    words text,
    at timestamptz not null default now(),
    constraint return_events_allowed foreign key (from_status, to_status, actor) references return_transitions,
    constraint return_events_start check (
        from_status is not null or (to_status = 'requested' and actor = 'buyer')
    )
);
create index return_events_return on return_events (return_id, id);

-- What a buyer said goes with their account; the step itself stays.
create function refuse_change_but_forget_the_buyer() returns trigger language plpgsql as $$
begin
    if tg_op = 'UPDATE' and old.actor = 'buyer' and new.words is null
        and to_jsonb(new) - 'words' = to_jsonb(old) - 'words'
    then
        return new;
    end if;
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger return_events_append_only before update or delete on return_events
    for each row execute function refuse_change_but_forget_the_buyer();

-- Pieces that were sent and whose money went back: by a return, or without one. The facts are
-- rows that nobody changes; what they add up to stands on the order line.
alter table order_lines
    -- of those shipped
    add column returned integer not null default 0,
    drop constraint order_lines_pieces,
    add constraint order_lines_pieces check (
        shipped >= 0 and cancelled >= 0 and shipped + cancelled <= quantity
        and lost >= 0 and returned >= 0 and lost + returned <= shipped
    );

create table returned_lines (
    id bigint generated always as identity primary key,
    order_line_id bigint not null references order_lines,
    quantity integer not null,
    return_id bigint references returns,
    refund_id bigint references refunds,
    constraint returned_lines_quantity check (quantity > 0),
    constraint returned_lines_by check (num_nonnulls(return_id, refund_id) = 1),
    constraint returned_lines_once unique nulls not distinct (order_line_id, return_id, refund_id)
);
create index returned_lines_return on returned_lines (return_id) where return_id is not null;
create index returned_lines_refund on returned_lines (refund_id) where refund_id is not null;
create trigger returned_lines_append_only before update or delete on returned_lines
    for each row execute function refuse_change();

create function count_returned() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    update order_lines l set returned = l.returned + back.pieces
    from (select order_line_id, sum(quantity) as pieces from added group by 1) back
    where l.id = back.order_line_id;
    return null;
end $$;
revoke execute on function count_returned from public;
create trigger returned_lines_count after insert on returned_lines
    referencing new table as added for each statement execute function count_returned();

-- Behind the shop wall: a shop answers, and asks for nothing itself.
grant select on return_statuses, return_transitions to helloshop_seller;

alter table returns enable row level security;
create policy shop_wall on returns to helloshop_seller
    using (exists (select from shop_orders s where s.id = returns.shop_order_id));
grant select, update (status, send_back, answer, label, offer, act_by, amount, commission)
    on returns to helloshop_seller;

alter table return_lines enable row level security;
create policy shop_wall on return_lines to helloshop_seller
    using (exists (select from returns r where r.id = return_lines.return_id));
grant select on return_lines to helloshop_seller;

alter table return_events enable row level security;
create policy shop_wall on return_events to helloshop_seller
    using (exists (select from returns r where r.id = return_events.return_id))
    with check (actor = 'seller' and exists (select from returns r where r.id = return_events.return_id));
grant select, insert on return_events to helloshop_seller;

alter table returned_lines enable row level security;
create policy shop_wall on returned_lines to helloshop_seller
    using (exists (select from order_lines l where l.id = returned_lines.order_line_id))
    with check (
        exists (
            select from order_lines l
            where l.id = returned_lines.order_line_id
                and (
                    exists (
                        select from returns r
                        where r.id = returned_lines.return_id and r.shop_order_id = l.shop_order_id
                    )
                    or exists (
                        select from refunds f
                        where f.id = returned_lines.refund_id and f.shop_order_id = l.shop_order_id
                    )
                )
        )
    );
grant select, insert on returned_lines to helloshop_seller;
