create or replace function note_webhook_order() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
declare
    event constant text := case
        when old.status = 'pending_payment' and new.status = 'confirmed' then 'order.paid'
        when old.status = 'in_delivery' and new.status = 'delivered' then 'order.delivered'
        when new.status = 'completed' then 'order.completed'
    end;
begin
    if event is not null and webhook_wanted(event, new.shop_id) then
        perform note_webhook_of_part(event, new.id, jsonb_build_object(
            'status', new.status, 'total', new.total,
            'currency', (select currency from orders where id = new.order_id)));
    end if;
    return null;
end $$;
alter table webhook_deliveries drop column earlier;
