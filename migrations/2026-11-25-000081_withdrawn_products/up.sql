-- An operator takes a product off sale with a reason, and puts it back. Whatever asks for active products asks for
-- this too: `withdrawn` is a status of its own, which the operator alone gives and takes: behind the shop wall the
-- columns that go with it cannot be written, and the check refuses the status without them.
alter table products
    add column withdrawn_reason text,
    add column withdrawn_at timestamptz,
    -- where it stood, and stands again
    add column status_before text,
    drop constraint products_status_known,
    add constraint products_status_known check (status in ('draft', 'active', 'hidden', 'archived', 'withdrawn')),
    add constraint products_withdrawn check (
        (status = 'withdrawn') = (withdrawn_reason is not null)
        and (withdrawn_reason is null) = (withdrawn_at is null)
        and (withdrawn_reason is null) = (status_before is null)
        and withdrawn_reason <> '' and status_before in ('active', 'hidden')
    );
create index products_withdrawn on products (withdrawn_at desc, id desc) where status = 'withdrawn';

-- Its shop hears of it in the bell. Whether a mail comes too is not its choice.
alter table notifications
    drop constraint notifications_kind_known,
    add constraint notifications_kind_known check (
        kind in ('order', 'message', 'return', 'dispute', 'low_stock', 'payout', 'review', 'shop', 'product')
    );
