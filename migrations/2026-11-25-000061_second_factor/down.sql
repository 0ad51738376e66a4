set local lock_timeout = '5s';

delete from account_links where purpose = 'sign_in';
alter table account_links
    drop constraint account_links_purpose_known,
    add constraint account_links_purpose_known check (purpose in ('activate', 'reset_password'));
drop table recovery_codes;
drop table second_factors;
