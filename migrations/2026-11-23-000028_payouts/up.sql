-- Money on its way to the shops: where to, in which run, and in the ledger.
alter table ledger_transactions
    alter column order_id drop not null,
    drop constraint ledger_transactions_kind_known,
    add constraint ledger_transactions_kind_known check (kind in (
        'capture', 'fee', 'refund', 'reversal', 'payout', 'payout_paid', 'payout_returned',
        'payout_fee', 'adjustment'
    )),
    add constraint ledger_transactions_order check (
        (kind in ('capture', 'fee', 'refund', 'reversal')) = (order_id is not null)
    );
create index ledger_transactions_order on ledger_transactions (order_id) where order_id is not null;
-- payout: what is on its way to a shop; bank: what left by hand; adjustment: what an operator
-- gave a shop or took, against the marketplace
alter table ledger_entries
    drop constraint ledger_entries_account_known,
    drop constraint ledger_entries_shop,
    add constraint ledger_entries_account_known check (account in (
        'provider', 'shop', 'commission', 'fee', 'buyer', 'payout', 'bank', 'adjustment'
    )),
    add constraint ledger_entries_shop check ((account in ('shop', 'payout')) = (shop_id is not null));
drop index ledger_entries_shop;
create index ledger_entries_shop on ledger_entries (shop_id, account, id) include (amount, transaction_id)
    where shop_id is not null;

-- Owned by crate orders. What an operator gave a shop (above zero) or took, and why.
create table adjustments (
    id bigint generated always as identity primary key,
    shop_id bigint not null constraint adjustments_of_shop references shops,
    amount bigint not null,
    reason text not null,
    operator_id bigint not null references users,
    created_at timestamptz not null default now(),
    constraint adjustments_amount check (amount <> 0)
);
create index adjustments_shop on adjustments (shop_id);
create trigger adjustments_append_only before update or delete on adjustments
    for each row execute function refuse_change();

-- Owned by crate seller. Where a shop's money goes; `shown` is what people read of it.
create table payout_accounts (
    shop_id bigint primary key references shops,
    method text not null,
    holder text,
    email text,
    iban text,
    shown text not null,
    changed_by bigint not null references users,
    changed_at timestamptz not null default now(),
    -- nothing is paid before: who took a shop over is noticed in time
    held_until timestamptz,
    constraint payout_accounts_method check (
        method = 'paypal' and email is not null and iban is null and holder is null
        or method = 'bank' and email is null and iban is not null and holder is not null
    )
);
create function hold_changed_payout_account() returns trigger language plpgsql as $$
begin
    new.changed_at := now();
    new.held_until := now() + interval '3 days';
    return new;
end $$;
create trigger payout_accounts_hold before update on payout_accounts
    for each row when (
        (old.method, old.holder, old.email, old.iban)
        is distinct from (new.method, new.holder, new.email, new.iban)
    )
    execute function hold_changed_payout_account();

-- What an operator agreed with a shop; without a row nothing is held back.
create table payout_terms (
    shop_id bigint primary key references shops,
    -- this part of each sale stays for 90 days, in 1/100 %
    reserve_bps integer not null,
    changed_by bigint not null references users,
    changed_at timestamptz not null default now(),
    constraint payout_terms_reserve check (reserve_bps between 0 and 10000)
);

create table payout_runs (
    id bigint generated always as identity primary key,
    -- the day on which the clock began it; null: an operator did
    scheduled_for date constraint payout_runs_scheduled unique,
    started_by bigint references users,
    currency text not null,
    -- collecting: shop by shop; sending: the provider is asked, maybe again; sent: it has it
    status text not null default 'collecting',
    batch_id text,
    -- when the provider is asked (again); null: never more
    ask_at timestamptz,
    last_error text,
    -- a try ended without its outcome being known: a later refusal does not mean that nothing was paid
    in_doubt boolean not null default false,
    created_at timestamptz not null default now(),
    constraint payout_runs_status check (status in ('collecting', 'sending', 'sent', 'refused')),
    constraint payout_runs_started check ((scheduled_for is null) = (started_by is not null)),
    constraint payout_runs_batch check (batch_id is null or status = 'sent')
);
create index payout_runs_to_ask on payout_runs (ask_at) where ask_at is not null;

create table payouts (
    id bigint generated always as identity primary key,
    run_id bigint not null references payout_runs,
    shop_id bigint not null references shops,
    amount bigint not null,
    currency text not null,
    -- the account as it was then
    method text not null,
    holder text,
    email text,
    iban text,
    shown text not null,
    status text not null default 'pending',
    fee bigint not null default 0,
    provider_item_id text,
    failure text,
    created_at timestamptz not null default now(),
    ended_at timestamptz,
    constraint payouts_once_a_run unique (run_id, shop_id),
    constraint payouts_amount check (amount > 0),
    constraint payouts_method check (method in ('paypal', 'bank')),
    -- pending: not with the provider yet, or waits for the bank transfer by hand
    constraint payouts_status check (
        status in ('pending', 'in_transit', 'unclaimed', 'paid', 'failed', 'returned')
    ),
    constraint payouts_ended check ((status in ('paid', 'failed', 'returned')) = (ended_at is not null)),
    constraint payouts_failure check ((status in ('failed', 'returned')) = (failure is not null))
);
create unique index payouts_one_open on payouts (shop_id)
    where status in ('pending', 'in_transit', 'unclaimed');
create index payouts_shop on payouts (shop_id, id desc);

-- Which shop orders a payout pays, as far as it pays them.
create table payout_lines (
    payout_id bigint not null references payouts,
    shop_order_id bigint not null references shop_orders,
    order_number text not null,
    amount bigint not null,
    constraint payout_lines_pkey primary key (payout_id, shop_order_id),
    constraint payout_lines_amount check (amount <> 0)
);
create index payout_lines_shop_order on payout_lines (shop_order_id);
create trigger payout_lines_append_only before update or delete on payout_lines
    for each row execute function refuse_change();

-- No payout without its booking, and none of money that is not the shop's: what it had before must
-- cover it, refunds that are on their way counted.
create function payout_must_be_covered() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
declare
    booked bigint;
    owed bigint;
    going_back bigint;
begin
    select sum(e.amount) into booked
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    where t.reference = 'payout:' || new.id and e.account = 'shop' and e.shop_id = new.shop_id;
    select -coalesce(sum(amount), 0) into owed
    from ledger_entries where shop_id = new.shop_id and account = 'shop';
    select coalesce(sum(r.amount - r.commission), 0) into going_back
    from refunds r
    join shop_orders s on s.id = r.shop_order_id
    where s.shop_id = new.shop_id and r.status in ('requested', 'pending');
    if booked is distinct from new.amount or owed < going_back then
        raise exception 'payout % of % is booked as % and leaves shop % with %, of which % go back',
            new.id, new.amount, booked, new.shop_id, owed, going_back
            using errcode = 'check_violation', constraint = 'payouts_covered';
    end if;
    return null;
end $$;
revoke execute on function payout_must_be_covered from public;
create constraint trigger payouts_covered after insert on payouts
    deferrable initially deferred for each row execute function payout_must_be_covered();

-- What a payout is stays as it was when it was made; only what came of it is written later.
create function payout_stays() returns trigger language plpgsql as $$
begin
    raise exception 'the amount and destination of payout % cannot be changed', old.id;
end $$;
create trigger payouts_stay before update on payouts for each row when (
    (old.run_id, old.shop_id, old.amount, old.currency, old.method, old.holder, old.email, old.iban)
    is distinct from
    (new.run_id, new.shop_id, new.amount, new.currency, new.method, new.holder, new.email, new.iban)
) execute function payout_stays();

-- Behind the shop wall. The full account number is written and never read by a seller.
alter table adjustments enable row level security;
create policy shop_wall on adjustments to helloshop_seller using (shop_id = shop_of_wall());
grant select (id, shop_id, amount, reason, created_at) on adjustments to helloshop_seller;

alter table payout_accounts enable row level security;
create policy shop_wall on payout_accounts to helloshop_seller using (shop_id = shop_of_wall());
grant select (shop_id, method, shown, changed_at, held_until),
    insert (shop_id, method, holder, email, iban, shown, changed_by),
    update (method, holder, email, iban, shown, changed_by)
    on payout_accounts to helloshop_seller;

alter table payout_terms enable row level security;
create policy shop_wall on payout_terms to helloshop_seller using (shop_id = shop_of_wall());
grant select (shop_id, reserve_bps) on payout_terms to helloshop_seller;

alter table payouts enable row level security;
create policy shop_wall on payouts to helloshop_seller using (shop_id = shop_of_wall());
grant select (id, run_id, shop_id, amount, currency, method, shown, status, failure, created_at, ended_at)
    on payouts to helloshop_seller;

alter table payout_lines enable row level security;
create policy shop_wall on payout_lines to helloshop_seller
    using (exists (select from payouts p where p.id = payout_lines.payout_id));
grant select on payout_lines to helloshop_seller;

alter table disputes enable row level security;
create policy shop_wall on disputes to helloshop_seller
    using (exists (select from payments p where p.id = disputes.payment_id));
grant select on disputes to helloshop_seller;
