#!/bin/sh
# Restores a backup to a point in time, in a separate folder. Nothing else is touched.
#
#     restore.sh BACKUP ARCHIVE DATA '2026-11-27 15:00:00+00'
#
# Run it as the user that PostgreSQL runs as. Start a server on DATA with archive_mode=off and check
# it (`gateway check-invariants`) before it becomes the primary (reopen.sql): it does not accept
# writes yet.
set -eu
backup=$1 archive=$2 data=$3 moment=$4
if [ -e "$data" ]; then
    echo "$data is there already" >&2
    exit 1
fi
cp -R "$backup" "$data"
chmod 700 "$data"
rm -f "$data/standby.signal"
cat >>"$data/postgresql.auto.conf" <<EOF
restore_command = 'cp "$archive/%f" "%p"'
recovery_target_time = '$moment'
recovery_target_action = pause
synchronous_standby_names = ''
EOF
touch "$data/recovery.signal"
echo "$data can be started: it goes on to $moment and waits there"
