-- Owned by crate orders. What one operator wants to give a shop or take from it, above what one person
-- may book alone: it waits until another one approves or declines it, or the first one withdraws it.
alter table adjustments add constraint adjustments_as_booked unique (id, shop_id, amount, operator_id);
create table adjustment_requests (
    id bigint generated always as identity primary key,
    shop_id bigint not null constraint adjustment_requests_of_shop references shops,
    amount bigint not null,
    reason text not null,
    requested_by bigint not null references users,
    requested_at timestamptz not null default now(),
    status text not null default 'waiting',
    decided_by bigint references users,
    decided_at timestamptz,
    adjustment_id bigint constraint adjustment_requests_booked_once unique,
    constraint adjustment_requests_amount check (amount <> 0),
    constraint adjustment_requests_status_known check (
        status in ('waiting', 'approved', 'declined', 'withdrawn')
    ),
    constraint adjustment_requests_decided check (
        (status = 'waiting') = (decided_by is null) and (decided_by is null) = (decided_at is null)
    ),
    -- who asked can withdraw it and nothing else; everybody else can do anything but that
    constraint adjustment_requests_two_people check (
        (status = 'withdrawn') = (decided_by = requested_by)
    ),
    constraint adjustment_requests_booked check ((status = 'approved') = (adjustment_id is not null)),
    -- what is booked is what was asked for, in the name of whoever asked
    constraint adjustment_requests_as_asked foreign key (adjustment_id, shop_id, amount, requested_by)
        references adjustments (id, shop_id, amount, operator_id)
);
create index adjustment_requests_status on adjustment_requests (status, id desc);
create index adjustment_requests_shop on adjustment_requests (shop_id, id desc);
create trigger adjustment_requests_kept before delete on adjustment_requests
    for each row execute function refuse_change();
create trigger adjustment_requests_decided_once before update on adjustment_requests
    for each row when (
        old.status <> 'waiting'
        or (old.shop_id, old.amount, old.reason, old.requested_by, old.requested_at)
            is distinct from (new.shop_id, new.amount, new.reason, new.requested_by, new.requested_at)
    )
    execute function refuse_change();
