-- nobody waits for this longer than for anything else
set local lock_timeout = '5s';

-- What an operator says of a refund that the provider refused: the buyer has the money another way,
-- which is a refund that is done without the provider; or nobody owes it.
alter table refunds
    add column settled_as text,
    add column settled_because text,
    add column settled_by bigint references users,
    add column settled_at timestamptz,
    drop constraint refunds_status_known,
    drop constraint refunds_failed,
    drop constraint refunds_overtaken,
    drop constraint refunds_named,
    add constraint refunds_status_known check (
        status in ('requested', 'pending', 'done', 'failed', 'not_owed')
    ),
    add constraint refunds_failed check ((status in ('failed', 'not_owed')) = (failure is not null)),
    add constraint refunds_overtaken check (not overtaken or status in ('failed', 'not_owed')),
    -- what was paid elsewhere has no name at the provider
    add constraint refunds_named check (
        status not in ('pending', 'done')
        or (provider_refund_id is null) = (settled_as is not distinct from 'paid_elsewhere')
    ),
    add constraint refunds_settled check (
        num_nulls(settled_as, settled_because, settled_by, settled_at) in (0, 4)
    ),
    -- the provider may still pay what nobody owed: then it is done
    add constraint refunds_settled_as check (
        case settled_as
            when 'paid_elsewhere' then status = 'done'
            when 'not_owed' then status in ('not_owed', 'done')
            else settled_as is null and status <> 'not_owed'
        end
    );
create index refunds_settled on refunds (id) where settled_at is not null;

create function refund_stays_settled() returns trigger language plpgsql as $$
begin
    raise exception 'refund % is settled', old.id using errcode = 'restrict_violation';
end $$;
create trigger refunds_stay_settled before update on refunds for each row when (
    old.settled_at is not null
    and (old.settled_as, old.settled_because, old.settled_by, old.settled_at)
        is distinct from (new.settled_as, new.settled_because, new.settled_by, new.settled_at)
) execute function refund_stays_settled();

create or replace function refunds_must_be_covered() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
declare
    taken bigint;
begin
    select coalesce(unearned_amount, amount) into taken from payments where id = new.payment_id for no key update;
    if (
            select sum(amount) from refunds
            where payment_id = new.payment_id and status not in ('failed', 'not_owed')
        ) > taken
        or exists (
            select from refunds r
            join shop_orders s on s.id = r.shop_order_id
            where r.shop_order_id = new.shop_order_id and r.status not in ('failed', 'not_owed')
            group by s.id
            having sum(r.amount) > s.total or sum(r.commission) > s.commission
        )
    then
        raise exception 'refund % is more than what is left', new.id
            using errcode = 'check_violation', constraint = 'refunds_covered';
    end if;
    return null;
end $$;
