-- Owned by crate orders. What a shop says for itself in a dispute: stored first, then sent.
create table dispute_evidence (
    id bigint generated always as identity primary key,
    dispute_id bigint not null references disputes,
    shop_id bigint not null references shops,
    note text not null,
    shipment_ids bigint[] not null default '{}',
    sent_by bigint not null references users,
    status text not null default 'pending',
    -- why the provider does not take it
    failure text,
    created_at timestamptz not null default now(),
    constraint dispute_evidence_status check (status in ('pending', 'sent', 'failed')),
    constraint dispute_evidence_failure check ((status = 'failed') = (failure is not null))
);
create index dispute_evidence_dispute on dispute_evidence (dispute_id);

-- An operator agrees with the buyer; null again when the provider refused to hear it.
alter table disputes
    add column accepted_at timestamptz,
    add column accepted_by bigint references users,
    add column accept_note text,
    add column accept_failure text;

alter table dispute_evidence enable row level security;
create policy shop_wall on dispute_evidence to helloshop_seller
    using (shop_id = shop_of_wall())
    with check (
        shop_id = shop_of_wall()
        and exists (select from disputes d where d.id = dispute_evidence.dispute_id)
    );
grant select, insert (dispute_id, shop_id, note, shipment_ids, sent_by)
    on dispute_evidence to helloshop_seller;
-- What operators write about it is not a shop's to read.
revoke select on disputes from helloshop_seller;
grant select (
    id, payment_id, reason, status, stage, outcome, amount, currency, respond_by, opened_at,
    resolved_at, accepted_at, accept_failure
) on disputes to helloshop_seller;
