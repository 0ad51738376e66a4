drop trigger user_roles_feed on user_roles;
drop trigger users_feed on users;
drop trigger sessions_feed_delete on sessions;
drop trigger sessions_feed_update on sessions;
drop function tell_feed();
