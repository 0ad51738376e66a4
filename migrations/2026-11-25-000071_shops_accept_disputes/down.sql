revoke update (accepted_at, accepted_by, accepted_by_shop, accept_note, accept_failure) on disputes
    from helloshop_seller;
alter table disputes drop column accepted_by_shop;
