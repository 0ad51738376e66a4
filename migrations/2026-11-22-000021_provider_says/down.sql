drop index webhook_events_body, webhook_events_order, webhook_events_capture, webhook_events_reference;
alter table webhook_events
    drop column capture_id,
    drop column refund_id,
    drop column dispute_id,
    drop column ignored;
drop table disputes;
drop trigger ledger_wants_a_seal on ledger_transactions;
drop function ledger_wants_a_seal;
drop table ledger_unsealed;
-- fails on books that hold fees or money that paid for nothing: those are not given up
alter table ledger_entries
    drop constraint ledger_entries_account_known,
    add constraint ledger_entries_account_known check (account in ('provider', 'shop', 'commission'));
alter table ledger_transactions
    drop constraint ledger_transactions_kind_known,
    add constraint ledger_transactions_kind_known check (kind in ('capture', 'refund'));
create or replace function refunds_must_be_covered() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
declare
    taken bigint;
begin
    select amount into taken from payments where id = new.payment_id for no key update;
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
drop index refunds_once;
alter table refunds
    alter column shop_order_id set not null,
    drop constraint refunds_origin_known,
    drop constraint refunds_round,
    drop column origin,
    drop column round;
drop index payments_pending;
alter table payments
    drop constraint payments_unearned,
    drop constraint payments_refunded,
    drop constraint payments_paid_has_capture,
    drop column unearned,
    drop column unearned_amount,
    drop column unearned_currency,
    drop column pending_since,
    drop column last_look_at;
alter table payments
    add constraint payments_refunded check (refunded between 0 and amount),
    add constraint payments_paid_has_capture check (
        (status in ('paid', 'partially_refunded', 'refunded')) = (capture_id is not null)
    );
delete from shop_order_transitions
    where from_status = 'confirmed' and to_status = 'cancelled' and actor = 'system';
delete from payment_transitions where to_status = 'reversed';
delete from payment_statuses where name = 'reversed';
