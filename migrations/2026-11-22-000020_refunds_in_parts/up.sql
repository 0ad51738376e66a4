-- A part of an order may go back in several refunds; each carries its share of the commission,
-- and ends: done, or failed with PayPal's reason.
alter table refunds
    drop constraint refunds_once_per_shop_order,
    drop constraint refunds_status_known,
    drop constraint refunds_completed,
    add column commission bigint,
    -- why it cannot be paid
    add column failure text,
    -- how often the provider was asked
    add column attempts integer not null default 0;
drop index refunds_pending;

-- what stands here so far are whole parts
update refunds r
set commission = s.commission, status = case r.status when 'completed' then 'done' else 'requested' end
from shop_orders s
where s.id = r.shop_order_id;

alter table refunds
    alter column commission set not null,
    alter column status set default 'requested',
    add constraint refunds_commission check (commission between 0 and amount),
    add constraint refunds_attempts check (attempts >= 0),
    -- pending: the provider has it, the money is on its way
    add constraint refunds_status_known check (status in ('requested', 'pending', 'done', 'failed')),
    add constraint refunds_done check ((status = 'done') = (completed_at is not null)),
    add constraint refunds_named check (status not in ('pending', 'done') or provider_refund_id is not null),
    add constraint refunds_failed check ((status = 'failed') = (failure is not null));
create index refunds_open on refunds (id) where status in ('requested', 'pending');
create index refunds_failed on refunds (id) where status = 'failed';
create index refunds_payment on refunds (payment_id);
create index refunds_shop_order on refunds (shop_order_id);

-- No cent goes back twice: neither of what was taken nor of what a shop got of it. The payment
-- is locked, so that two refunds at once see each other.
create function refunds_must_be_covered() returns trigger
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
revoke execute on function refunds_must_be_covered from public;
create trigger refunds_covered after insert or update of amount, commission, status, payment_id, shop_order_id
    on refunds for each row execute function refunds_must_be_covered();

grant insert (commission) on refunds to helloshop_seller;
