set local lock_timeout = '5s';

alter table disputes drop column accept_told_at;
alter table refunds
    drop constraint refunds_overtaken,
    drop column overtaken;
drop table book_breaks;
drop function book_break_stays;
drop table book_comparisons;
drop index refunds_completed;
drop index payments_captured;
drop index ledger_transactions_payouts;
-- what was booked as a dispute's fee keeps its kind from going
alter table ledger_transactions
    drop constraint ledger_transactions_order,
    add constraint ledger_transactions_order check (
        (kind in ('capture', 'fee', 'refund', 'reversal')) = (order_id is not null)
    ),
    drop constraint ledger_transactions_kind_known,
    add constraint ledger_transactions_kind_known check (kind in (
        'capture', 'fee', 'refund', 'reversal', 'payout', 'payout_paid', 'payout_returned',
        'payout_fee', 'adjustment'
    ));
