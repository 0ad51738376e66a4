-- Owned by crate auth: what people prove themselves with beside the password (ADR 29).
create table second_factors (
    user_id bigint primary key references users on delete cascade,
    -- what their phone knows too: the name of the key, then what only it opens (ADR 27)
    secret bytea not null,
    -- when a first code was right; until then it asks for nothing
    confirmed_at timestamptz,
    -- the last half minute of which a code was used: each is good once
    last_step bigint not null default 0,
    created_at timestamptz not null default now(),
    constraint second_factors_secret check (length(secret) > 4)
);
create trigger second_factors_feed after insert or update of confirmed_at or delete on second_factors
    for each row execute function tell_feed('session_feed', 'user', 'user_id');

-- For who lost their phone. Hashes of codes that cannot be guessed, each good once.
create table recovery_codes (
    user_id bigint not null references second_factors on delete cascade,
    code_hash bytea not null,
    used_at timestamptz,
    constraint recovery_codes_pkey primary key (user_id, code_hash),
    constraint recovery_codes_hash_is_sha256 check (length(code_hash) = 32)
);

-- Between the password and the code.
alter table account_links
    drop constraint account_links_purpose_known,
    add constraint account_links_purpose_known check (
        purpose in ('activate', 'reset_password', 'sign_in')
    );
