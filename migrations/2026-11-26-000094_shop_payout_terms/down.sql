alter table payout_terms
    drop column held_reason,
    drop column held_since,
    drop column hold_days,
    alter column reserve_bps drop default;
