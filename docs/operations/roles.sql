-- Once, on the first primary, as its superuser:
--     psql -v gateway=… -v replicator=… -v reports=… -f roles.sql
-- The values are passwords.

-- owns the tables; migrates and serves
create role helloshop login createrole password :'gateway';
-- sees how far replicas are, also right after a failover
grant pg_read_all_stats to helloshop;
create database helloshop owner helloshop;

-- what replicas stream as
create role replicator login replication password :'replicator';

-- reads everything and changes nothing
create role reports login bypassrls password :'reports';
alter role reports set default_transaction_read_only = on;
grant pg_read_all_data to reports;
