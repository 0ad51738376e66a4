-- Only the gateway can open what is sealed.
do $$
begin
    if exists (select from payout_accounts) or exists (select from payouts) then
        raise exception 'payout accounts are sealed: nothing can write them in the clear again';
    end if;
end $$;

drop trigger payouts_stay on payouts;
alter table payouts
    drop column destination,
    add column holder text,
    add column email text,
    add column iban text;
create trigger payouts_stay before update on payouts for each row when (
    (old.run_id, old.shop_id, old.amount, old.currency, old.method, old.holder, old.email, old.iban)
    is distinct from
    (new.run_id, new.shop_id, new.amount, new.currency, new.method, new.holder, new.email, new.iban)
) execute function payout_stays();

drop trigger payout_accounts_hold on payout_accounts;
alter table payout_accounts
    drop constraint payout_accounts_method,
    drop column destination,
    add column holder text,
    add column email text,
    add column iban text,
    add constraint payout_accounts_method check (
        method = 'paypal' and email is not null and iban is null and holder is null
        or method = 'bank' and email is null and iban is not null and holder is not null
    );
create trigger payout_accounts_hold before update on payout_accounts
    for each row when (
        (old.method, old.holder, old.email, old.iban)
        is distinct from (new.method, new.holder, new.email, new.iban)
    )
    execute function hold_changed_payout_account();
grant insert (holder, email, iban), update (holder, email, iban)
    on payout_accounts to helloshop_seller;
