-- What the provider says after the money came: refunds and reversals begun there, disputes, fees,
-- captures that wait for a bank, and money that pays for nothing.

insert into payment_statuses values ('reversed');
insert into payment_transitions (from_status, to_status) values
    ('paid', 'reversed'),
    ('partially_refunded', 'reversed'),
    -- booked as a refund first, called a reversal later
    ('refunded', 'reversed');
-- all its money went back at the provider, and nothing of it is packed yet
insert into shop_order_transitions (from_status, to_status, actor)
    values ('confirmed', 'cancelled', 'system');

alter table payments
    -- why the captured money pays for nothing and all of it goes back, and what really came
    add column unearned text,
    add column unearned_amount bigint,
    add column unearned_currency text,
    -- since when the provider itself waits for the money, such as for an eCheck
    add column pending_since timestamptz,
    -- when a payment that nobody captured was looked at before its hold ran out
    add column last_look_at timestamptz,
    drop constraint payments_refunded,
    drop constraint payments_paid_has_capture,
    add constraint payments_unearned check (
        (unearned is null) = (unearned_amount is null)
        and (unearned is null) = (unearned_currency is null)
        and (unearned is null or capture_id is not null) and unearned_amount > 0
    ),
    add constraint payments_refunded check (refunded between 0 and coalesce(unearned_amount, amount)),
    add constraint payments_paid_has_capture check (
        (status in ('paid', 'partially_refunded', 'refunded', 'reversed')) = (capture_id is not null)
    );
create index payments_pending on payments (order_id) where status = 'pending';

alter table refunds
    -- null: money that pays for nothing, and belongs to no part
    alter column shop_order_id drop not null,
    add column origin text not null default 'ours',
    -- grows when an operator has it tried anew: the provider would repeat its refusal
    add column round integer not null default 1,
    add constraint refunds_origin_known check (origin in ('ours', 'provider', 'reversal')),
    add constraint refunds_round check (round >= 1);
-- the provider's refund is booked once, over the parts that it goes back from
create unique index refunds_once on refunds (provider_refund_id, shop_order_id) nulls not distinct
    where provider_refund_id is not null;

create or replace function refunds_must_be_covered() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
declare
    taken bigint;
begin
    select coalesce(unearned_amount, amount) into taken from payments where id = new.payment_id for no key update;
    if (select sum(amount) from refunds where payment_id = new.payment_id and status <> 'failed') > taken
        or exists (
            select from refunds r
            join shop_orders s on s.id = r.shop_order_id
            where r.shop_order_id = new.shop_order_id and r.status <> 'failed'
            group by s.id
            having sum(r.amount) > s.total or sum(r.commission) > s.commission
        )
    then
        raise exception 'refund % is more than what is left', new.id
            using errcode = 'check_violation', constraint = 'refunds_covered';
    end if;
    return null;
end $$;

alter table ledger_transactions
    drop constraint ledger_transactions_kind_known,
    add constraint ledger_transactions_kind_known check (kind in ('capture', 'fee', 'refund', 'reversal'));
-- fee: what the provider keeps; buyer: money that pays for nothing until it has gone back
alter table ledger_entries
    drop constraint ledger_entries_account_known,
    add constraint ledger_entries_account_known check (account in ('provider', 'shop', 'commission', 'fee', 'buyer'));

-- What waits for its seal, so that sealing reads nothing else however long the ledger is. Filled
-- in the transaction that posts: one that commits late is sealed late, and never missed.
create table ledger_unsealed (transaction_id bigint primary key references ledger_transactions);
insert into ledger_unsealed
    select id from ledger_transactions t
    where not exists (select from ledger_seals s where s.transaction_id = t.id);
create function ledger_wants_a_seal() returns trigger language plpgsql as $$
begin
    insert into ledger_unsealed values (new.id);
    return null;
end $$;
create trigger ledger_wants_a_seal after insert on ledger_transactions
    for each row execute function ledger_wants_a_seal();

create table disputes (
    id bigint generated always as identity primary key,
    payment_id bigint not null references payments,
    provider_dispute_id text not null constraint disputes_once unique,
    -- the provider's words
    reason text not null,
    status text not null,
    stage text not null,
    outcome text,
    amount bigint not null,
    currency text not null,
    -- until when the provider wants an answer
    respond_by timestamptz,
    opened_at timestamptz not null,
    resolved_at timestamptz,
    updated_at timestamptz not null default now(),
    constraint disputes_amount check (amount >= 0)
);
create index disputes_payment on disputes (payment_id);
create index disputes_open on disputes (respond_by) where resolved_at is null;
create trigger disputes_touch before update on disputes for each row execute function touch_updated_at();

alter table webhook_events
    add column capture_id text,
    add column refund_id text,
    add column dispute_id text,
    -- why nobody acts on it: it is about nothing of ours
    add column ignored text;
-- a buyer who leaves: their events are found by what they name
create index webhook_events_order on webhook_events (provider_order_id) where provider_order_id is not null;
create index webhook_events_capture on webhook_events (capture_id) where capture_id is not null;
create index webhook_events_reference on webhook_events (reference) where reference is not null;
create index webhook_events_body on webhook_events (received_at) where body <> '{}'::jsonb;
