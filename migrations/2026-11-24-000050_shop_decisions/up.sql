-- A new shop waits for the operator, who opens it or says why not; who was refused applies again.

-- Nothing of this is news to shoppers, whatever the triggers think.
alter table shops disable trigger user;
-- When its owner last asked for it.
alter table shops add column applied_at timestamptz not null default now();
update shops set applied_at = created_at,
    status_reason = case
        when status = 'rejected' then coalesce(nullif(status_reason, ''), 'No reason was given')
        when status = 'suspended' then nullif(status_reason, '')
    end;
alter table shops enable trigger user;

-- A refusal has a reason, which the owner reads; where a shop is open or waits there is none.
alter table shops add constraint shops_status_reason check (
    status_reason <> '' and (status <> 'rejected' or status_reason is not null)
        and (status in ('rejected', 'suspended') or status_reason is null)
);

-- Who decided last about it, and when; nobody where it opened by itself.
alter table seller_registrations
    add column decided_at timestamptz,
    add column decided_by bigint references users,
    add constraint seller_registrations_decided check ((decided_at is null) = (decided_by is null));
