alter table jobs drop column failing_since;

drop trigger home_editions_begun_stay on home_editions;
drop trigger home_editions_begun_kept on home_editions;
drop function home_says_otherwise;
create trigger home_editions_begun_stay
    before delete or update of name, content, picture, starts_at on home_editions
    for each row when (old.starts_at <= statement_timestamp()) execute function refuse_change();
