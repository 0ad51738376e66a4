-- nobody waits for this longer than for anything else
set local lock_timeout = '5s';

-- What PayPal takes for a dispute that was lost.
alter table ledger_transactions
    drop constraint ledger_transactions_kind_known,
    add constraint ledger_transactions_kind_known check (kind in (
        'capture', 'fee', 'refund', 'reversal', 'dispute_fee', 'payout', 'payout_paid',
        'payout_returned', 'payout_fee', 'adjustment'
    )),
    drop constraint ledger_transactions_order,
    add constraint ledger_transactions_order check (
        (kind in ('capture', 'fee', 'refund', 'reversal', 'dispute_fee')) = (order_id is not null)
    );
-- what moved in a period, however long the books are
create index ledger_transactions_payouts on ledger_transactions (posted_at)
    where kind in ('payout_paid', 'payout_returned');
create index payments_captured on payments (captured_at) where captured_at is not null;
create index refunds_completed on refunds (completed_at) where completed_at is not null;

-- Owned by crate orders. Each time that the provider's books were held against ours, to the end.
create table book_comparisons (
    id bigint generated always as identity primary key,
    compared_from timestamptz not null,
    compared_until timestamptz not null,
    -- breaks that were new, and those that were there no more
    opened integer not null,
    gone integer not null,
    compared_at timestamptz not null default now(),
    constraint book_comparisons_period check (compared_from < compared_until),
    constraint book_comparisons_counts check (opened >= 0 and gone >= 0)
);
create trigger book_comparisons_append_only before update or delete on book_comparisons
    for each row execute function refuse_change();

-- Where the two books do not say the same. What is found stays as it was found; when the amounts
-- change, this row is gone and another one tells of them.
create table book_breaks (
    id bigint generated always as identity primary key,
    kind text not null,
    -- how the provider calls it; of a payout our name, which both books know
    name text not null,
    -- the capture that it belongs to
    capture_id text,
    order_number text,
    way text not null,
    -- in minor units; null: this side does not know of it
    there bigint,
    there_currency text,
    here bigint,
    here_currency text,
    size bigint not null generated always as (
        case
            when there is null then here
            when here is null or there_currency <> here_currency or way = 'elsewhere' then there
            else abs(there - here)
        end
    ) stored,
    -- when the money moved: where to look again
    moved_at timestamptz not null,
    first_seen timestamptz not null default now(),
    last_seen timestamptz not null default now(),
    -- when the books said the same again
    gone_at timestamptz,
    explained_at timestamptz,
    explained_by bigint references users,
    explanation text,
    constraint book_breaks_kind_known check (kind in (
        'capture', 'refund', 'reversal', 'reversal_undone', 'payout', 'payout_returned',
        'payout_fee', 'dispute_fee'
    )),
    constraint book_breaks_way_known check (
        way in ('not_here', 'no_order', 'not_there', 'amount', 'fee', 'elsewhere')
    ),
    constraint book_breaks_currencies check (
        (there is null) = (there_currency is null) and (here is null) = (here_currency is null)
    ),
    constraint book_breaks_sides check (
        (there is null) = (way = 'not_there') and (here is null) = (way in ('not_here', 'no_order'))
    ),
    constraint book_breaks_explained check (
        num_nulls(explained_at, explained_by, explanation) in (0, 3)
    )
);
create unique index book_breaks_one_open on book_breaks (kind, name, way) where gone_at is null;
create index book_breaks_open on book_breaks (moved_at) where gone_at is null;

create function book_break_stays() returns trigger language plpgsql as $$
begin
    raise exception 'break % cannot be changed', old.id using errcode = 'restrict_violation';
end $$;
create trigger book_breaks_stay before update on book_breaks for each row when (
    (old.kind, old.name, old.capture_id, old.order_number, old.way, old.there, old.there_currency,
        old.here, old.here_currency, old.moved_at, old.first_seen)
    is distinct from
    (new.kind, new.name, new.capture_id, new.order_number, new.way, new.there, new.there_currency,
        new.here, new.here_currency, new.moved_at, new.first_seen)
    or old.gone_at is not null
    or old.explained_at is not null and (old.explained_at, old.explained_by, old.explanation)
        is distinct from (new.explained_at, new.explained_by, new.explanation)
) execute function book_break_stays();
create trigger book_breaks_never_go before delete on book_breaks
    for each row execute function refuse_change();

-- A refund of ours that gave way to one at the provider: the buyer has that money, or what it left
-- owing was asked for anew. Where it was neither, it stays one that failed.
alter table refunds
    add column overtaken boolean not null default false,
    add constraint refunds_overtaken check (not overtaken or status = 'failed');
update refunds r set overtaken = true
where r.status = 'failed' and r.failure = 'The money went back by another refund at the provider'
    and (
        r.shop_order_id is null
        or exists (
            select from shop_orders s
            where s.id = r.shop_order_id and s.status in ('cancelled', 'expired', 'returned')
        )
        or r.amount <= (
            select coalesce(sum(o.amount), 0) from refunds o
            where o.shop_order_id = r.shop_order_id and o.status = 'done' and o.origin <> 'ours'
        )
    );

-- When the provider heard that an operator agrees with the buyer. Those whose job is done told it.
alter table disputes add column accept_told_at timestamptz;
update disputes d set accept_told_at = accepted_at
where accepted_at is not null and not exists (
    select from jobs j
    where j.kind = 'accept a dispute' and j.payload = to_jsonb(d.id) and j.done_at is null
);
