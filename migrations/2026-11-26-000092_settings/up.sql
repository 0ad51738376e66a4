-- Owned by crate settings. What operators changed: the last change of a setting holds, and without any what the
-- environment says. Texts as the environment writes them.
create table setting_changes (
    id bigint generated always as identity primary key,
    setting text not null constraint setting_changes_setting_length check (length(setting) between 1 and 60),
    before text not null constraint setting_changes_before_length check (length(before) <= 1000),
    after text not null constraint setting_changes_after_length check (length(after) <= 1000),
    changed_by bigint not null constraint setting_changes_by references users,
    changed_at timestamptz not null default now(),
    constraint setting_changes_something check (before <> after)
);
create index setting_changes_setting on setting_changes (setting, id desc);
create trigger setting_changes_kept before delete or update on setting_changes
    for each row execute function refuse_change();

-- every process that keeps settings in memory reads them anew
create function tell_settings() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    perform pg_notify('settings', '');
    return null;
end $$;
revoke execute on function tell_settings from public;
create trigger setting_changes_tell after insert on setting_changes
    for each statement execute function tell_settings();
