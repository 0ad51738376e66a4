-- without its key nobody can use such a session
delete from sessions where id in (select session_id from api_keys);
drop table api_keys;
