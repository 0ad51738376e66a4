delete from return_transitions
where from_status = 'sent_back' and to_status = 'escalated' and actor = 'seller';
