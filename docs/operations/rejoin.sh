#!/bin/sh
# Makes a former primary, which does not run, a replica of the new one.
#
#     rejoin.sh DATA "host=10.0.0.22 user=postgres dbname=postgres" "host=10.0.0.21,10.0.0.22,10.0.0.23 target_session_attrs=read-write user=replicator"
#
# DATA is its data folder, then how a superuser reaches the new primary, then how it will stream.
# Passwords come from PGPASSWORD or ~/.pgpass; one that shall stand in primary_conninfo belongs into
# the last argument. Start the server afterwards.
set -eu
PATH=$PATH:${PG_BIN:-/usr/lib/postgresql/15/bin}
data=$1 primary=$2 stream=$3

# root acts as the data's owner
as=
if [ "$(id -u)" = 0 ]; then
    as="setpriv --reuid=$(stat -c %u "$data") --regid=$(stat -c %g "$data") --clear-groups"
fi
if $as pg_ctl -D "$data" status >/dev/null; then
    echo "$data is in use: stop that server first" >&2
    exit 1
fi
# until its first checkpoint the new primary's files say that it is what it was
psql -XAtq "$primary" -c checkpoint
# of an attempt that was cut short
$as rm -f "$data/standby.signal"
# takes back what it wrote and nobody else has
(cd / && $as pg_rewind --target-pgdata="$data" --source-server="$primary" --restore-target-wal)
# the newest line counts
printf "primary_conninfo = '%s'\n" "$stream" | $as tee -a "$data/postgresql.auto.conf" >/dev/null
$as touch "$data/standby.signal"
echo "$data can be started: it will be a replica"
