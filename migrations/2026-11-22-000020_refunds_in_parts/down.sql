drop trigger refunds_covered on refunds;
drop function refunds_must_be_covered;
drop index refunds_open, refunds_failed, refunds_payment, refunds_shop_order;
-- a part that went back in several refunds fits the old form no more
alter table refunds
    drop constraint refunds_status_known,
    drop constraint refunds_done,
    drop constraint refunds_named,
    drop constraint refunds_failed,
    drop constraint refunds_commission,
    drop constraint refunds_attempts,
    alter column status set default 'pending',
    drop column commission,
    drop column failure,
    drop column attempts;
update refunds set provider_refund_id = null, completed_at = null where status <> 'done';
update refunds set status = case status when 'done' then 'completed' else 'pending' end;
alter table refunds
    add constraint refunds_once_per_shop_order unique (shop_order_id),
    add constraint refunds_status_known check (status in ('pending', 'completed')),
    add constraint refunds_completed check (
        (status = 'completed') = (completed_at is not null and provider_refund_id is not null)
    );
create index refunds_pending on refunds (id) where status = 'pending';
