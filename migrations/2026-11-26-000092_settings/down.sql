drop table setting_changes;
drop function tell_settings;
