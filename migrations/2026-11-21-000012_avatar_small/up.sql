-- The same picture for small places. People who chose theirs before have none yet.
alter table users add column avatar_small text;
