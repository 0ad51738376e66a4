-- Run once, on the first primary, as its superuser:
--     psql -v gateway=… -v replicator=… -v reports=… -f roles.sql
-- The values are passwords.

-- owns the tables; gateways migrate and serve with it
create role helloshop login createrole password :'gateway';
-- so that gateways see the state of replicas, even right after a failover
grant pg_read_all_stats to helloshop;
create database helloshop owner helloshop;

-- replicas stream with this role
create role replicator login replication password :'replicator';

-- can read everything and change nothing
create role reports login bypassrls password :'reports';
alter role reports set default_transaction_read_only = on;
grant pg_read_all_data to reports;
