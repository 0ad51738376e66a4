-- An operator looks at one shop as its seller sees it, on one device and for a while (ADR 40).
alter table sessions
    add column looks_at bigint references shops,
    add column looks_until timestamptz,
    add constraint sessions_look check ((looks_at is null) = (looks_until is null));
