drop table addresses, account_links, refresh_tokens, sessions, user_roles, users;
