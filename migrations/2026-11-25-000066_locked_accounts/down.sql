drop index users_created;
drop index sessions_of_user;
update sessions set end_reason = 'ended_by_user' where end_reason in ('ended_by_operator', 'account_locked');
alter table sessions
    drop constraint sessions_end_reason_known,
    add constraint sessions_end_reason_known check (
        end_reason in ('signed_out', 'password_changed', 'token_reused', 'ended_by_user', 'expired')
    );
alter table users
    drop constraint users_locked, drop column locked_reason, drop column locked_by, drop column locked_at;
