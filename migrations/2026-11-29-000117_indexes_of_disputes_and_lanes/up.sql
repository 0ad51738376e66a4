set local lock_timeout = '5s';

-- Lists of disputes begin with what is open and most urgent: a page of all, or of the open ones, is read from these
-- alone.
drop index disputes_open;
create index disputes_open on disputes (respond_by, id desc) where resolved_at is null;
create index disputes_open_first on disputes ((resolved_at is not null), respond_by, id desc);

-- Jobs without a lane are found without looking at those that wait in one.
create index jobs_without_lane on jobs (run_at, id)
    where lane is null and done_at is null and parked_at is null;

-- Owned by crate orders. The shops in a dispute's order. From a shop to its disputes there is no other way than by all
-- orders it ever had, or by everybody's disputes, and an index covers one table only.
create table dispute_shops (
    shop_id bigint not null references shops,
    dispute_id bigint not null references disputes on delete cascade,
    constraint dispute_shops_pkey primary key (shop_id, dispute_id)
);
create index dispute_shops_dispute on dispute_shops (dispute_id);

-- However a dispute is written down. No shop joins an order later.
create function note_shops_of_dispute() returns trigger language plpgsql as $$
begin
    insert into dispute_shops (shop_id, dispute_id)
    select s.shop_id, new.id
    from payments p
    join shop_orders s on s.order_id = p.order_id
    where p.id = new.payment_id;
    return null;
end $$;
create trigger disputes_note_shops after insert on disputes for each row
    execute function note_shops_of_dispute();

alter table dispute_shops enable row level security;
create policy shop_wall on dispute_shops to helloshop_seller using (shop_id = shop_of_wall());
grant select on dispute_shops to helloshop_seller;

insert into dispute_shops (shop_id, dispute_id)
select s.shop_id, d.id
from disputes d
join payments p on p.id = d.payment_id
join shop_orders s on s.order_id = p.order_id;
