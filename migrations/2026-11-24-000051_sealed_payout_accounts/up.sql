-- Where a shop's money goes is sealed with a key that the database does not know (ADR 27): four
-- bytes that name the key, then what only it opens. What stood here before is written down under
-- the name of no key, and sealed by a timer as soon as a gateway runs.
create function unsealed(destination jsonb) returns bytea language sql immutable as $$
    select '\x00000000'::bytea || convert_to(jsonb_strip_nulls(destination)::text, 'UTF8')
$$;

alter table payout_accounts add column destination bytea;
drop trigger payout_accounts_hold on payout_accounts;
update payout_accounts set destination = unsealed(
    jsonb_build_object('method', method, 'email', email, 'holder', holder, 'iban', iban));
alter table payout_accounts
    drop constraint payout_accounts_method,
    drop column holder,
    drop column email,
    drop column iban,
    alter column destination set not null,
    add constraint payout_accounts_method check (method in ('paypal', 'bank')),
    add constraint payout_accounts_destination check (length(destination) > 4);
-- What a shop writes is another account; what the marketplace writes is the same one under
-- another key.
create trigger payout_accounts_hold before update on payout_accounts
    for each row when (
        current_user = 'helloshop_seller' and old.destination is distinct from new.destination
    )
    execute function hold_changed_payout_account();

drop trigger payouts_stay on payouts;
alter table payouts add column destination bytea;
update payouts set destination = unsealed(
    jsonb_build_object('method', method, 'email', email, 'holder', holder, 'iban', iban));
alter table payouts
    drop column holder,
    drop column email,
    drop column iban,
    alter column destination set not null,
    add constraint payouts_destination check (length(destination) > 4);
-- By the name of the key, to find what another one sealed.
create index payouts_key on payouts (substr(destination, 1, 4));
-- The destination is written again under another key only.
create trigger payouts_stay before update on payouts for each row when (
    (old.run_id, old.shop_id, old.amount, old.currency, old.method, old.shown)
    is distinct from
    (new.run_id, new.shop_id, new.amount, new.currency, new.method, new.shown)
    or old.destination is distinct from new.destination
    and substr(old.destination, 1, 4) = substr(new.destination, 1, 4)
) execute function payout_stays();

drop function unsealed;

grant select (destination), insert (destination), update (destination)
    on payout_accounts to helloshop_seller;
