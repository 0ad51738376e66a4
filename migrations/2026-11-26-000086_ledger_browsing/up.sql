-- Operators read the ledger by time, from the latest transaction on. Kinds and accounts that nearly every
-- sale has are met on that way soon enough; the rare ones have an index of their own, which no sale pays for.
create index ledger_transactions_posted on ledger_transactions (posted_at, id);
create index ledger_transactions_rare_kinds on ledger_transactions (kind, posted_at, id)
    where kind not in ('capture', 'fee');
create index ledger_entries_rare_accounts on ledger_entries (account, transaction_id)
    where account in ('bank', 'buyer', 'adjustment', 'payout');
