-- An operator locks an account: nobody signs in to it until it is unlocked.
alter table users
    add column locked_at timestamptz,
    add column locked_by bigint references users,
    add column locked_reason text,
    add constraint users_locked check (
        (locked_at is null) = (locked_by is null) and (locked_at is null) = (locked_reason is null)
            and locked_reason <> ''
    );

alter table sessions
    drop constraint sessions_end_reason_known,
    add constraint sessions_end_reason_known check (
        end_reason in (
            'signed_out', 'password_changed', 'token_reused', 'ended_by_user', 'expired',
            'ended_by_operator', 'account_locked'
        )
    );

-- When somebody was last seen, and how many came in some days.
create index sessions_of_user on sessions (user_id);
create index users_created on users (created_at);
