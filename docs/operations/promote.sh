#!/bin/sh
# Run it when the primary is gone: it promotes the replica that has received most.
#
#     promote.sh "host=10.0.0.22 …" "host=10.0.0.23 …"
#
# Give one superuser connection string for each server that may still be running, including the
# replicas; the passwords come from PGPASSWORD or ~/.pgpass. Gateways and the other replica find the
# new primary by themselves. Before an old primary is started again, it must be rewound: rejoin.sh.
set -eu
export PGCONNECT_TIMEOUT=3

ask() { psql -XAtq "$1" -c "$2" 2>/dev/null; }

# whether it is a replica, and how much it has received, as a number that can be compared
state="select pg_is_in_recovery(), coalesce(greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()), '0/0') - '0/0'::pg_lsn"

best= most=
for server in "$@"; do
    said=$(ask "$server" "$state" || true)
    case $said in
    f*)
        echo "$server takes writes: it is the primary, and nothing is to be done" >&2
        exit 1
        ;;
    t*)
        got=${said#*|}
        echo "$server has $got bytes of the log"
        if [ -z "$most" ] || [ "$got" -gt "$most" ]; then best=$server most=$got; fi
        ;;
    *) echo "$server does not answer" ;;
    esac
done
if [ -z "$best" ]; then
    echo "no replica answers" >&2
    exit 1
fi
# `pg_ctl promote` on that machine does the same
if [ "$(ask "$best" "select pg_promote(true, 60)")" != t ]; then
    echo "$best was not promoted within a minute: see its log" >&2
    exit 1
fi
echo "$best is the primary now"
