#!/bin/sh
# Takes a base backup; together with the WAL archive, any later moment can be restored from it.
#
#     backup.sh FOLDER "host=10.0.0.22 user=replicator"
#
# Any server will do; a replica puts no load on the primary. The password comes from PGPASSWORD or
# ~/.pgpass. Keep a backup and all of the archive since it began (pg_archivecleanup ARCHIVE
# FILE.backup removes what is older).
set -eu
PATH=$PATH:${PG_BIN:-/usr/lib/postgresql/15/bin}
pg_basebackup -D "$1" -d "$2" -X stream --checkpoint=fast
pg_verifybackup "$1"
