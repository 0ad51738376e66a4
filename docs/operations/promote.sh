#!/bin/sh
# Run it when the primary is gone: it promotes the replica that has received most.
#
#     promote.sh "host=10.0.0.21 …" "host=10.0.0.22 …" "host=10.0.0.23 …"
#
# Give one superuser connection string for each server, including the one that is gone; the passwords
# come from PGPASSWORD or ~/.pgpass. Exits with 0 once there is a primary and the others follow it, and
# may be run again at any time. Before an old primary is started again, it must be rewound: rejoin.sh.
#
# Refuses if a second server does not answer, since that one may have commits that no other has;
# ACCEPT_LOSS=1 goes on without it.
set -euf
export PGCONNECT_TIMEOUT=3
# a connection string a line
IFS='
'

say() { echo "$*" >&2; }
fail() {
    say "$*"
    exit 1
}
ask() { timeout "${3:-10}" psql -wXAtq "$1" -c "$2" 2>/dev/null </dev/null; }

# Whom a replica follows: what primary_conninfo says, and what is put behind it, of which the last
# word counts. The mark tells them apart, should this script be killed in between.
mark=" fallback_application_name=promote.sh hostaddr=''"
aim() {
    timeout 10 psql -wXAtq -v ON_ERROR_STOP=1 -v mark="$mark" -v behind="$2" -v first="${3:-}" "$1" >/dev/null 2>&1 <<'SQL'
with said as (select split_part(current_setting('primary_conninfo'), :'mark', 1) as info),
hosts as (select info, string_to_array(substring(info from '\mhost=''?([^ '']+)'), ',') as list from said)
select format('alter system set primary_conninfo = %L', case
    when :'first' = any(list) then regexp_replace(info, '\mhost=''?[^ '']+''?', 'host='
        || array_to_string(:'first'::text || array_remove(list, :'first'), ','))
    else info end || :'behind')
from hosts
\gexec
select pg_reload_conf();
SQL
}

# role, name, address, whether it is cut off, and the names whose word a commit waits for
who="select case when pg_is_in_recovery() then 'replica' else 'primary' end, current_setting('cluster_name'),
  host(inet_server_addr()), inet_server_port(),
  strpos(current_setting('primary_conninfo'), 'fallback_application_name=promote.sh') > 0,
  regexp_replace(current_setting('synchronous_standby_names'), '^.*\\(|\\).*\$|[\" ]', '', 'g')"
look() {
    IFS='|' read -r role name host port cut quorum <<EOF
$(ask "$1" "$who")
EOF
}

# Lets replicas that were cut off follow the primary: nobody else until they are on its timeline,
# which they never leave again, and then it first, as the old one may live or keep people waiting.
follow() {
    look "$primary"
    to=$host at=$port
    timeline=$(ask "$primary" "select ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int")
    for server in $replicas; do
        look "$server"
        [ "$role $cut" = "replica t" ] || continue
        aim "$server" "$mark host=$to port=$at" || fail "$server cannot be told whom to follow: run this again"
        looks=0
        while [ "$(ask "$server" "select status = 'streaming' and received_tli = $timeline from pg_stat_wal_receiver")" != t ]; do
            looks=$((looks + 1))
            [ $looks -lt 60 ] || fail "$server does not follow it: see its log, and run this again"
            sleep 1
        done
        aim "$server" "" "$to" || fail "$server cannot be told whom to follow: run this again"
        say "$server follows it"
    done
}

primary= replicas= names=, needed= silent=0
for server in "$@"; do
    look "$server"
    case $role in
    primary)
        [ -z "$primary" ] || fail "$primary and $server both take writes: switch off the one that was to be gone"
        primary=$server
        ;;
    replica)
        [ -n "$host" ] || fail "$server: by TCP please, the others need its address"
        replicas=$replicas$server$IFS names=$names$name, needed=$quorum
        ;;
    *)
        say "$server does not answer"
        silent=$((silent + 1))
        ;;
    esac
done
if [ -n "$primary" ]; then
    say "$primary takes writes: it is the primary, and nothing is promoted"
    follow
    exit 0
fi
[ -n "$replicas" ] || fail "no replica answers"

missing= absent=0
for name in $(echo "$needed" | tr , '\n'); do
    case $names in
    *,"$name",*) ;;
    *) missing="$missing $name" absent=$((absent + 1)) ;;
    esac
done
if [ $silent -gt 1 ] || [ $absent -gt 1 ]; then
    say "Not heard of:${missing:- those above}. One is the primary that is gone; another may have orders that were acknowledged and that nobody else has, or go on acknowledging."
    [ "${ACCEPT_LOSS:-}" = 1 ] || fail "Nothing was changed. Bring it back; or switch both off and run this with ACCEPT_LOSS=1, and lose what only they have."
    say "ACCEPT_LOSS=1: going on without them. Rewind each (rejoin.sh) before it is started again."
fi

# Until something is promoted, whatever goes wrong leaves everything as it was.
undo() {
    for server in $replicas; do
        aim "$server" "" || say "$server is still cut off: run this again once it answers"
    done
    say "Nothing was promoted; the replicas follow whom they followed."
}
trap undo EXIT
trap 'exit 1' HUP INT TERM

# An old primary that only we do not reach gets nothing acknowledged from here on.
for server in $replicas; do
    aim "$server" "$mark host=/cut-off port=5432" || fail "$server cannot be cut off from the old primary"
done

# how far it is, timeline and place; how far it replayed; what it is at
place="select (select max(left(name, 8)) from pg_ls_waldir() where name ~ '^[0-9A-F]{8}([0-9A-F]{16}|\\.history)\$')
  || lpad(to_hex((coalesce(greatest(received, replayed), '0/0') - '0/0'::pg_lsn)::bigint), 16, '0')
  || ' ' || coalesce(replayed, '0/0')
  || case when exists (select from pg_stat_wal_receiver) then ' receives' when replayed < received then ' replays' else ' rests' end
from (select pg_last_wal_receive_lsn() as received, pg_last_wal_replay_lsn() as replayed) as log"
before= looks=0 still=0
while :; do
    now=
    for server in $replicas; do
        said=$(ask "$server" "$place") || fail "$server does not answer any more"
        now=$now$said\ $server$IFS
    done
    if [ "$now" = "$before" ]; then still=$((still + 1)); else still=0; fi
    case $now in
    *" receives "*) still=0 ;;
    # half a record at the end of the log is never replayed
    *" replays "*) [ $still -lt 10 ] || break ;;
    *) [ $still -lt 1 ] || break ;;
    esac
    looks=$((looks + 1))
    [ $looks -lt 60 ] || fail "after a minute a replica still receives or replays: see its log"
    before=$now
    sleep 1
done
for line in $now; do
    place=${line#* }
    say "${line#* * * } has the log up to ${place%% *}"
done

best=$(echo "$now" | sort | tail -n 1)
best=${best#* * * }
# `pg_ctl promote` on that machine does the same
[ "$(ask "$best" "select pg_promote(true, 60)" 70)" = t ] || fail "$best was not promoted within a minute: see its log"
trap - EXIT
primary=$best
echo "$best is the primary now"
aim "$best" "" || say "its primary_conninfo still says promote.sh: mend it before it follows another"
follow
