drop policy shop_wall on disputes;
revoke all on disputes from helloshop_seller;
alter table disputes disable row level security;

drop table payout_lines;
drop table payouts;
drop function payout_stays;
drop function payout_must_be_covered;
drop table payout_runs;
drop table payout_terms;
drop table payout_accounts;
drop function hold_changed_payout_account;
drop table adjustments;

drop index ledger_entries_shop;
create index ledger_entries_shop on ledger_entries (shop_id, id) where shop_id is not null;
alter table ledger_entries
    drop constraint ledger_entries_account_known,
    drop constraint ledger_entries_shop,
    add constraint ledger_entries_account_known check (account in ('provider', 'shop', 'commission', 'fee', 'buyer')),
    add constraint ledger_entries_shop check ((account = 'shop') = (shop_id is not null));
drop index ledger_transactions_order;
alter table ledger_transactions
    drop constraint ledger_transactions_kind_known,
    drop constraint ledger_transactions_order,
    alter column order_id set not null,
    add constraint ledger_transactions_kind_known check (kind in ('capture', 'fee', 'refund', 'reversal'));
