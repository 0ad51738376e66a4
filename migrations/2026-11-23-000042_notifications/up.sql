-- Owned by crate orders. What a shop is told of, for 90 days.
create table notifications (
    id bigint generated always as identity primary key,
    shop_id bigint not null references shops,
    kind text not null,
    -- names the fact: a job or a webhook that comes again tells nothing again
    once text not null,
    -- what is said of it, without a word of who bought
    about jsonb not null,
    created_at timestamptz not null default now(),
    read_at timestamptz,
    constraint notifications_once unique (shop_id, once),
    constraint notifications_kind_known
        check (kind in ('order', 'return', 'dispute', 'low_stock', 'payout', 'review')),
    constraint notifications_about_kind check (about ->> 'kind' = kind)
);
create index notifications_shop on notifications (shop_id, id);
create index notifications_unread on notifications (shop_id) where read_at is null;
create index notifications_age on notifications (created_at);

-- Who looks at the bell, on whichever gateway, hears of what is told and of what was read elsewhere.
-- All commits that notify wait for each other, so nothing here is written while an order is paid, but
-- for the rare sale that leaves few.
create trigger notifications_feed after insert or update of read_at on notifications
    for each row execute function tell_feed('notification_feed', 'shop', 'shop_id');

-- Whether a shop gets a mail too; it does where nothing is said.
create table notification_choices (
    shop_id bigint not null references shops,
    kind text not null,
    by_mail boolean not null,
    constraint notification_choices_pkey primary key (shop_id, kind),
    constraint notification_choices_kind_known
        check (kind in ('order', 'return', 'dispute', 'low_stock', 'payout', 'review'))
);

alter table notifications enable row level security;
create policy shop_wall on notifications to helloshop_seller using (shop_id = shop_of_wall());
grant select, update (read_at) on notifications to helloshop_seller;

alter table notification_choices enable row level security;
create policy shop_wall on notification_choices to helloshop_seller using (shop_id = shop_of_wall());
grant select, insert, update (by_mail) on notification_choices to helloshop_seller;
