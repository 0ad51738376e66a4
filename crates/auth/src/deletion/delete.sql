-- $1 who, $2 the hash of the password that was shown, $3 address and $4 name from now on,
-- $5 a hash that no password has
update users
set email = $3, username = $4, password_hash = $5, activated_at = null, deleted_at = now(),
    locked_at = null, locked_by = null, locked_reason = null
where id = $1 and password_hash = $2 and deleted_at is null
