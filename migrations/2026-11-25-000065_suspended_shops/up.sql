-- An operator closes an open shop for a while and opens it again, agrees with it on the marketplace's share,
-- and leaves notes about it for other operators.

-- Nothing of this is news to shoppers, whatever the triggers think.
alter table shops disable trigger user;
alter table shops
    -- since when it stands as it does
    add column status_since timestamptz not null default now(),
    -- what the marketplace keeps of its sales, in 1/100 %; null where the marketplace's own share holds
    add column commission_bps integer,
    add constraint shops_commission check (commission_bps between 0 and 10000);
update shops s set status_since = coalesce(
    (select decided_at from seller_registrations where shop_id = s.id), applied_at);
alter table shops enable trigger user;

create function shop_stands_since() returns trigger language plpgsql as $$
begin
    new.status_since := now();
    return new;
end $$;
create trigger shops_stand_since before update of status on shops
    for each row when (new.status <> old.status) execute function shop_stands_since();

-- Owned by crate catalog. What operators tell one another about a shop. No seller ever reads it: there is no right
-- for them.
create table shop_notes (
    id bigint generated always as identity primary key,
    shop_id bigint not null references shops,
    author_id bigint not null references users,
    text text not null,
    created_at timestamptz not null default now(),
    constraint shop_notes_text check (text <> '')
);
create index shop_notes_shop on shop_notes (shop_id, id desc);
create trigger shop_notes_append_only before update or delete on shop_notes
    for each row execute function refuse_change();

-- A shop hears in its bell how it stands. Whether a mail comes too is not its choice.
alter table notifications
    drop constraint notifications_kind_known,
    add constraint notifications_kind_known check (
        kind in ('order', 'message', 'return', 'dispute', 'low_stock', 'payout', 'review', 'shop')
    );
