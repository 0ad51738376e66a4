-- What operators agree with one shop about being paid: days of its own after delivery, and that nothing is paid out
-- until an operator says so, with the reason, which the shop reads.
alter table payout_terms
    alter column reserve_bps set default 0,
    add column hold_days integer,
    add column held_since timestamptz,
    add column held_reason text,
    add constraint payout_terms_hold_days check (hold_days between 0 and 90),
    add constraint payout_terms_held check ((held_since is null) = (held_reason is null)),
    add constraint payout_terms_held_reason check (length(held_reason) between 1 and 500);
grant select (hold_days, held_since, held_reason) on payout_terms to helloshop_seller;
