-- Owned by crate orders. What a buyer and a shop write to each other about a shop's part of an order.
create table messages (
    id bigint generated always as identity primary key,
    shop_order_id bigint not null references shop_orders,
    author text not null,
    -- which person: a shop may change hands
    author_id bigint not null references users,
    -- empty where only photos were sent
    text text not null,
    photos jsonb not null default '[]',
    created_at timestamptz not null default now(),
    -- an operator took it out of sight
    hidden_at timestamptz,
    constraint messages_author_known check (author in ('buyer', 'seller')),
    constraint messages_text_length check (char_length(text) <= 4000),
    constraint messages_photos_is_list check (jsonb_typeof(photos) = 'array'),
    constraint messages_not_empty check (text <> '' or photos <> '[]')
);
create index messages_shop_order on messages (shop_order_id, id desc);
create index messages_author on messages (author_id, id desc);
create index messages_photos on messages using gin (photos jsonb_path_ops) where photos <> '[]';
create index messages_hidden on messages (id desc) where hidden_at is not null;

-- Whatever takes a picture off: its files go if nothing else shows them.
create function loosen_pictures_of_message() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into loose_pictures (url, width)
    select distinct on (url) gone ->> 'url' as url, (gone ->> 'width')::integer
    from jsonb_array_elements(old.photos) as gone
    where not new.photos @> jsonb_build_array(gone)
    on conflict (url) do update set since = now();
    return null;
end $$;
revoke execute on function loosen_pictures_of_message from public;
create trigger messages_loosen_pictures after update of photos on messages
    for each row when (old.photos <> new.photos)
    execute function loosen_pictures_of_message();

-- All messages about one part of an order: how far it is, and how many each side has not read.
create table conversations (
    shop_order_id bigint primary key references shop_orders,
    shop_id bigint not null references shops,
    buyer_id bigint not null references users,
    last_message_id bigint not null references messages,
    buyer_unread integer not null,
    shop_unread integer not null,
    constraint conversations_unread check (buyer_unread >= 0 and shop_unread >= 0)
);
create index conversations_shop on conversations (shop_id, last_message_id desc);
create index conversations_buyer on conversations (buyer_id, last_message_id desc);
create index conversations_of_shop_unread on conversations (shop_id, last_message_id desc)
    where shop_unread > 0;
create index conversations_last_message on conversations (last_message_id);

-- What the other side holds against a message: there is one other side, so one report.
create table message_reports (
    message_id bigint primary key references messages,
    reporter_id bigint not null references users,
    reason text not null,
    -- null too when the one who reported has left
    text text,
    created_at timestamptz not null default now(),
    -- when an operator hid the message, or kept it
    settled_at timestamptz,
    constraint message_reports_reason_known check (
        reason in ('spam', 'offensive', 'off_platform', 'private', 'other')
    ),
    constraint message_reports_text_length check (char_length(text) between 1 and 500)
);
create index message_reports_open on message_reports (created_at) where settled_at is null;
create index message_reports_reporter on message_reports (reporter_id);

-- What operators did, and why.
create table message_moderations (
    id bigint generated always as identity primary key,
    message_id bigint not null references messages,
    action text not null,
    reason text,
    -- no reference: the record outlives the account
    operator_id bigint not null,
    at timestamptz not null default now(),
    constraint message_moderations_action_known check (action in ('hide', 'restore')),
    constraint message_moderations_hidden_for_a_reason check (
        (action = 'hide') = (reason is not null)
    ),
    constraint message_moderations_reason_length check (char_length(reason) between 1 and 500)
);
create index message_moderations_message on message_moderations (message_id, id desc);
create trigger message_moderations_append_only before update or delete on message_moderations
    for each row execute function refuse_change();

-- Nobody but the shop writes in its name, and it writes to its own buyers only.
alter table messages enable row level security;
create policy shop_wall on messages to helloshop_seller
    using (exists (select from shop_orders s where s.id = shop_order_id))
    with check (author = 'seller' and exists (select from shop_orders s where s.id = shop_order_id));
grant select, insert on messages to helloshop_seller;

alter table conversations enable row level security;
create policy shop_wall on conversations to helloshop_seller
    using (shop_id = shop_of_wall())
    with check (shop_id = shop_of_wall()
        and exists (select from shop_orders s where s.id = shop_order_id));
grant select, insert, update (last_message_id, buyer_unread, shop_unread) on conversations
    to helloshop_seller;

alter table message_reports enable row level security;
create policy shop_wall on message_reports to helloshop_seller
    using (exists (select from messages m where m.id = message_id))
    with check (exists (select from messages m where m.id = message_id and m.author = 'buyer'));
grant select, insert on message_reports to helloshop_seller;

-- The bell tells of them too.
alter table notifications
    drop constraint notifications_kind_known,
    add constraint notifications_kind_known check (
        kind in ('order', 'message', 'return', 'dispute', 'low_stock', 'payout', 'review')
    );
alter table notification_choices
    drop constraint notification_choices_kind_known,
    add constraint notification_choices_kind_known check (
        kind in ('order', 'message', 'return', 'dispute', 'low_stock', 'payout', 'review')
    );
