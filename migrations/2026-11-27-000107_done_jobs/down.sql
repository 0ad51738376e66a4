drop index jobs_done_without_key;
