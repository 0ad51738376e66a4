-- A shop agrees with a buyer who complains, where the whole order is its own: the money comes from its balance.
alter table disputes
    add column accepted_by_shop boolean not null default false,
    add constraint disputes_accepted_by_shop check (not accepted_by_shop or accepted_by is not null);
grant select (accepted_by_shop),
    update (accepted_at, accepted_by, accepted_by_shop, accept_note, accept_failure)
    on disputes to helloshop_seller;
