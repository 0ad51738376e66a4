-- Owned by crate auth: what programs call the API with (ADR 32). A key is a session that nobody signed
-- in to: it ends as sessions do, its owner is the session's, and the session's end is its expiry,
-- infinity if it has none.
create table api_keys (
    session_id bigint primary key references sessions on delete cascade,
    -- for whose shop its owner made it; null for the marketplace
    shop_id bigint references shops,
    name text not null,
    -- of 256 random bits: nobody guesses them, so that no slow hash is needed
    secret_hash bytea not null,
    -- enough to tell it from others, too little to use it
    starts_with text not null,
    scopes text[] not null,
    -- to the minute
    last_used_at timestamptz,
    constraint api_keys_name check (name <> '' and length(name) <= 60),
    constraint api_keys_hash_is_sha256 check (length(secret_hash) = 32),
    constraint api_keys_scopes check (cardinality(scopes) > 0)
);
