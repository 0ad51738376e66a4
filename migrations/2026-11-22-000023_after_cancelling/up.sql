-- What is left of cancelling when it is long over: words that must go with their writer, money
-- that does not get through, requests that nobody answers, and a count that fell too far.

-- What a buyer wrote goes with their account, also out of what is otherwise never changed: only
-- the words, and only for these.
create function refuse_change_but_forget_words() returns trigger language plpgsql as $$
declare
    before jsonb := to_jsonb(old);
    after jsonb;
begin
    if tg_op = 'UPDATE' then
        after := to_jsonb(new);
        if after - array['reason', 'detail'] = before - array['reason', 'detail']
            and coalesce(after -> 'detail', '{}') - 'reason' = coalesce(before -> 'detail', '{}') - 'reason'
            and coalesce(after ->> 'reason', after -> 'detail' ->> 'reason') = 'Cancelled by the buyer'
        then
            return new;
        end if;
    end if;
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger order_events_append_only on order_events;
create trigger order_events_append_only before update or delete on order_events
    for each row execute function refuse_change_but_forget_words();
drop trigger cancellations_append_only on cancellations;
create trigger cancellations_append_only before update or delete on cancellations
    for each row execute function refuse_change_but_forget_words();

-- A refund that does not get through is asked for again, after a time that grows.
alter table refunds
    -- until then it is left to its job
    add column try_at timestamptz not null default now() + interval '20 minutes',
    -- how often it was tried again in vain
    add column waits integer not null default 0,
    -- what kept it from getting through last
    add column last_error text,
    add constraint refunds_waits check (waits >= 0);
update refunds set try_at = created_at + interval '20 minutes';
drop index refunds_open;
create index refunds_to_try on refunds (try_at) where status in ('requested', 'pending');

-- A request that the shop left unanswered is brought to its mind once.
alter table cancel_requests add column reminded_at timestamptz;
create index cancel_requests_to_remind on cancel_requests (created_at)
    where status = 'open' and reminded_at is null;

-- Nothing was sold fewer than no times.
update products set sold_count = 0 where sold_count < 0;
alter table products add constraint products_sold_count check (sold_count >= 0);
create or replace function goods_unsold(of_variants bigint[], pieces integer[]) returns void
    language sql security definer set search_path = public, pg_temp
as $$
    update products p set sold_count = greatest(p.sold_count - back.pieces, 0)
    from (
        select v.product_id, sum(u.pieces) as pieces
        from unnest(of_variants, pieces) as u (variant_id, pieces)
        join variants v on v.id = u.variant_id
        group by 1
    ) back
    where p.id = back.product_id and (shop_of_wall() is null or p.shop_id = shop_of_wall())
$$;
