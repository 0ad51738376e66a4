set local lock_timeout = '5s';

drop function audit_hash;
drop table audit_entries;
drop function audit_chain;
drop function audit_stays;
