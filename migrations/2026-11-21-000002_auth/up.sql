-- Owned by crate auth: people, what they may do, where they are signed in.
create table users (
    id bigint generated always as identity primary key,
    email text not null constraint users_email unique,
    username text not null,
    password_hash text not null,
    avatar text,
    activated_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint users_email_is_lower_case check (email = lower(email))
);
create trigger users_touch before update on users for each row execute function touch_updated_at();

create table user_roles (
    user_id bigint not null references users on delete cascade,
    role text not null,
    -- the one shop that a shop manager runs
    shop_id bigint,
    granted_at timestamptz not null default now(),
    constraint user_roles_pkey primary key (user_id, role),
    constraint user_roles_known check (role in ('ROLE_USER', 'ROLE_SHOP_MANAGER', 'ROLE_ADMIN')),
    constraint user_roles_shop_of_manager check ((role = 'ROLE_SHOP_MANAGER') = (shop_id is not null))
);

-- One signed-in device: a family of refresh tokens of which one is live.
create table sessions (
    id bigint generated always as identity primary key,
    user_id bigint not null references users on delete cascade,
    user_agent text,
    network text,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz,
    end_reason text,
    constraint sessions_end_reason_known check (
        end_reason in ('signed_out', 'password_changed', 'token_reused', 'ended_by_user', 'expired')
    ),
    constraint sessions_ended_with_reason check ((ended_at is null) = (end_reason is null))
);
create index sessions_user on sessions (user_id) where ended_at is null;

-- Hashes only: what lies here opens nothing.
create table refresh_tokens (
    token_hash bytea primary key,
    session_id bigint not null references sessions on delete cascade,
    issued_at timestamptz not null default now(),
    used_at timestamptz,
    constraint refresh_tokens_hash_is_sha256 check (length(token_hash) = 32)
);
create index refresh_tokens_session on refresh_tokens (session_id);

-- Single-use links of mails.
create table account_links (
    token_hash bytea primary key,
    user_id bigint not null references users on delete cascade,
    purpose text not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    created_at timestamptz not null default now(),
    constraint account_links_purpose_known check (purpose in ('activate', 'reset_password')),
    constraint account_links_hash_is_sha256 check (length(token_hash) = 32)
);
create index account_links_user on account_links (user_id, purpose);

create table addresses (
    id bigint generated always as identity primary key,
    user_id bigint not null references users on delete cascade,
    first_name text not null,
    last_name text not null,
    company_name text,
    country text not null,
    address_line1 text not null,
    address_line2 text,
    city text not null,
    state text,
    postal_code text,
    phone_number text not null,
    is_default boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint addresses_country_is_alpha2 check (country ~ '^[A-Z]{2}$'),
    constraint addresses_phone_is_e164 check (phone_number ~ '^\+[1-9][0-9]{6,14}$')
);
create index addresses_user on addresses (user_id);
create unique index addresses_one_default on addresses (user_id) where is_default;
create trigger addresses_touch before update on addresses
    for each row execute function touch_updated_at();
