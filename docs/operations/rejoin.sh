#!/bin/sh
# Turns a former primary, which must be stopped, into a replica of the new one.
#
#     rejoin.sh DATA "host=10.0.0.22 user=postgres dbname=postgres" "host=10.0.0.21,10.0.0.22,10.0.0.23 target_session_attrs=read-write user=replicator"
#
# The arguments are its data folder, a superuser's connection string to the new primary, and the
# connection string for streaming. Passwords come from PGPASSWORD or ~/.pgpass; to store one in
# primary_conninfo, put it into the last argument. Start the server afterwards.
set -eu
PATH=$PATH:${PG_BIN:-/usr/lib/postgresql/15/bin}
data=$1 primary=$2 stream=$3

# if run as root, act as the owner of the data folder
as=
if [ "$(id -u)" = 0 ]; then
    as="setpriv --reuid=$(stat -c %u "$data") --regid=$(stat -c %g "$data") --clear-groups"
fi
if $as pg_ctl -D "$data" status >/dev/null; then
    echo "$data is in use: stop that server first" >&2
    exit 1
fi
# before its first checkpoint, the new primary's files still have the old timeline
psql -XAtq "$primary" -c checkpoint
# left over from an interrupted attempt
$as rm -f "$data/standby.signal"
# undo what only this server has written
(cd / && $as pg_rewind --target-pgdata="$data" --source-server="$primary" --restore-target-wal)
# the last line wins
printf "primary_conninfo = '%s'\n" "$stream" | $as tee -a "$data/postgresql.auto.conf" >/dev/null
$as touch "$data/standby.signal"
echo "$data can be started: it will be a replica"
