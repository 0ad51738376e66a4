#!/bin/sh
# A base backup, from which any later moment can be restored together with the log's archive.
#
#     backup.sh FOLDER "host=10.0.0.22 user=replicator"
#
# Any server will do, a replica disturbs nobody. The password comes from PGPASSWORD or ~/.pgpass.
# Keep a backup and all of the archive since it began (pg_archivecleanup ARCHIVE FILE.backup takes
# away what is older).
set -eu
PATH=$PATH:${PG_BIN:-/usr/lib/postgresql/15/bin}
pg_basebackup -D "$1" -d "$2" -X stream --checkpoint=fast
pg_verifybackup "$1"
